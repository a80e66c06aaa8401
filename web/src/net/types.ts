/** What the server sends, under the names that the page uses; the types themselves are generated from the server's. */

import type * as schema from "./schema.ts";

export type { ChatLine, Done, GroundMessage, MyTable, PanelPicture, Replay, Rule, StateMessage, TableState, Way, Why } from "./schema.ts";

export const GALLERY = -2;
export const NATURE = -1;
export const EVENT = -4; // where a line of the log names who: nobody, something happened

export type Catalogue = schema.Games;
export type Lang = Catalogue["languages"][number];
export type GameInfo = schema.GameOffered;
export type GameOption = schema.OptionOffered;
export type SeatRequest = schema.SeatPlan;
export type TableRequest = schema.NewTable;
export type MadeTable = schema.TableMade;

export type SeatState = schema.SeatShown;
export type Status = SeatState["status"];
export type Answer = schema.OptionShown;
export type Decision = schema.DecisionShown;
export type LogLine = schema.LineShown;
export type Outcome = schema.OutcomeShown;
export type Undo = schema.UndoShown;
export type UndoKind = schema.Undo["what"];
export type UndoRequest = schema.RequestShown;
export type Standing = schema.StandingShown;
export type Until = Standing["until"];

export type Ground = Pick<schema.GroundMessage, "width" | "height" | "theme" | "defs" | "ground">;
export type Picture = Omit<schema.PositionPicture, "theme" | "defs" | "ground">;
export type Actions = Picture["actions"];

/** A scene as it is sent: of what the page shows already, only the line numbers. */
export type SceneChanges = schema.SceneMessage;
/** A scene as it is shown. */
export type SceneMessage = Picture & { type: "scene"; seq: number };
/** Every message of a socket, assembled. */
export type Message = schema.GroundMessage | schema.StateMessage | SceneMessage | schema.ChatMessage | schema.Beat | schema.Late;
export type WireMessage = Exclude<Message, SceneMessage> | SceneChanges;

export type Viewpoint = schema.Replay["as"][number];
export type ReplayPosition = schema.Position;

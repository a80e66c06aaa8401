/** What the server says: the shapes of docs/reference/http.md. */

export type Lang = "fr" | "en";
export type Bilingual = Record<Lang, string>;

export const GALLERY = -2;
export const NATURE = -1;
export const EVENT = -4; // where a line of the log names who: nobody, something happened

export interface GameOption {
  name: string;
  default: string;
  values: string[];
  text: Bilingual;
  texts: Record<string, Bilingual>;
}

export interface GameInfo {
  name: string;
  box: string; // a box may hold several games
  box_title: Bilingual;
  cover: string; // the name of the generated picture on the box
  title: Bilingual;
  about: Bilingual;
  seats: number[];
  options: GameOption[];
}

export interface Catalogue {
  games: GameInfo[];
  levels: string[];
  languages: Lang[];
}

export interface Rule {
  rule: string;
  text: string;
}

export type SeatRequest = { kind: "human"; name?: string } | { kind: "bot"; level: string; name?: string };

export interface TableRequest {
  game?: string;
  options?: string;
  seats: SeatRequest[];
  from?: { table: string; line: number };
}

export interface MadeTable {
  table: string;
  seats: { seat: number; token: string; link: string }[];
  watch: string;
}

export type Status = "asked" | "choosing" | "sealed" | "idle" | "over";

export interface SeatState {
  seat: number;
  name: string;
  kind: "human" | "bot";
  level: string;
  team: number;
  status: Status;
  ask: string;
  present: boolean;
  left: boolean;
  claimed: boolean; // somebody has taken it by its link
}

export interface Answer {
  action: string;
  label: string;
  final?: boolean;
}

export interface Decision {
  ask: string;
  rule: string;
  camp: string;
  prompt: string;
  options: Answer[];
}

export interface LogLine {
  seq: number;
  seat: number;
  action: string;
  text: string;
  turn: number;
}

export interface Outcome {
  ranks: number[];
  scores: number[];
  reason: string;
  text: string;
  told: string[]; // each seat's score in words
}

export interface UndoRequest {
  seat: number;
  line: number;
  agreed: number[];
  you: boolean;
}

export interface Undo {
  step: boolean;
  turn: boolean;
  ask: boolean;
  free: boolean;
  asked: UndoRequest | null;
}

export type Until = "else" | "mine" | "turn" | "game";

export interface Standing {
  action: string;
  ask: string;
  until: Until;
  label?: string;
}

export interface TableState {
  table: string;
  game: string;
  title: string;
  options: string;
  variants: string[]; // what they change, in words
  seeded: boolean;
  practice: boolean; // more was taken back than is allowed against others
  luck: { commitment: string; key: string };
  seat: number;
  seq: number;
  turns: number;
  seats: SeatState[];
  decision: Decision | null;
  log_from: number;
  log: LogLine[];
  outcome: Outcome | null;
  undo: Undo;
  standing: Standing[];
  forced: boolean;
  rematch: string | null;
}

export interface Why {
  known: boolean;
  action: string;
  legal: boolean;
  reason: string;
  rule: string;
  text: string;
}

export interface PanelPicture {
  id: string;
  title: string;
  seat: number | null;
  side: string;
  part: string; // what it is: hand, mine, rival, track… or nothing, in scenes without parts
  weight: number; // how much it matters now, 0 to 3
  head: number; // how high it is above its flows
  needs: number; // how narrow it may be
  width: number;
  height: number;
  svg: string;
}

export type Actions = Record<string, string[]>;

export interface Ground {
  width: number;
  height: number;
  theme: string;
  defs: string;
  ground: string;
}

export interface Picture {
  title: string;
  width: number;
  height: number;
  pieces: string;
  panels: PanelPicture[];
  actions: Actions;
  camps: string[]; // the colour of each seat
  art: string[]; // the names of the generated pictures that its marks use
}

export interface ChatLine {
  seat: number;
  name: string;
  text: string;
  time: string;
}

export type GroundMessage = Ground & { type: "ground"; seat: number; beat: number; chat: ChatLine[] };
export type StateMessage = TableState & { type: "state" };
export type SceneMessage = Picture & { type: "scene"; seq: number };
export type ChatMessage = ChatLine & { type: "chat" };
export type Message = GroundMessage | StateMessage | SceneMessage | ChatMessage | { type: "beat"; seq: number } | { type: "late" };

export interface MyTable {
  table: string;
  game: string;
  title: string;
  seat: number;
  place: number;
  names: string[];
  asked: boolean;
  over: boolean;
  turns: number;
  changed: string;
}

export type Viewpoint = number | "open";

export interface ReplayLine {
  line: number;
  seat: number;
  action: string;
  text: string;
  turn: number;
}

export interface Replay {
  table: string;
  game: string;
  options: string;
  names: string[];
  over: boolean;
  as: Viewpoint[];
  turns: number[];
  lines: ReplayLine[];
}

export interface ReplayPosition {
  line: number;
  asked: { seat: number; ask: string }[];
  outcome: Outcome | null;
  scene: Picture & { theme?: string; defs?: string; ground?: string };
}

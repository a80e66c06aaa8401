/** What one seat sees of a table: its socket, its latest state and picture, its log and the chat. */

import * as api from "../net/api.ts";
import { Live, type Health } from "../net/live.ts";
import { Pace } from "../net/pace.ts";
import type { ChatLine, Done, GroundMessage, LogLine, Message, SceneMessage, TableState } from "../net/types.ts";
import { language } from "../words/words.ts";
import { lively } from "./keep.ts";
import { Logbook } from "./logbook.ts";

const PATIENCE = 1500; // milliseconds for the socket to bring the new state, before it is fetched

export type Change = "ground" | "state" | "scene" | "chat" | "health" | "beat"; // the server is there, and nothing is new

export class SeatView {
  readonly table: string;
  readonly token: string | undefined;
  state: TableState | null = null;
  scene: SceneMessage | null = null;
  ground: GroundMessage | null = null;
  luck = false; // whether something was rolled, spun or drawn since the picture before
  chat: ChatLine[] = [];
  health: Health = "new";
  farewell = 0; // the code with which the server closed for good
  private awaited: { seq: number; come: () => void }[] = [];
  private received = 0; // the seq of the latest state that has come, shown yet or not
  private told = 0; // the seq of the latest state that the socket has brought and the page shows
  private fetched: TableState | null = null; // a state that was fetched: its log has names in it, and comes again with marks
  private readonly book = new Logbook();
  private readonly live: Live;
  private readonly pace: Pace;
  private readonly changed: (change: Change) => boolean; // whether dice and dials turn now

  constructor(table: string, token: string | undefined, changed: (change: Change) => boolean) {
    this.table = table;
    this.token = token;
    this.changed = changed;
    this.pace = new Pace((message) => this.take(message), lively);
    this.live = new Live({
      address: () => this.address(),
      hello: () => ({ token: this.token ?? "", lang: language(), seq: this.told, changes: true, view: false, seats: true }),
      hear: (message) => this.hear(message),
      health: (health, code) => {
        this.health = health;
        this.farewell = code;
        changed("health");
      },
    });
  }

  get log(): readonly LogLine[] {
    return this.book.told;
  }

  start(): void {
    this.live.start();
  }

  stop(): void {
    this.live.stop();
  }

  /** Reloads everything, as in another language. */
  afresh(): void {
    this.pace.hurry();
    this.state = null;
    this.told = 0;
    this.scene = null;
    this.live.again();
  }

  wake(): void {
    if (this.health === "late") this.live.again();
  }

  /** A request of this page was applied: the socket brings the state after it, or it is fetched. */
  async follow(done: Done): Promise<void> {
    if (this.received < done.seq && !(this.health === "fresh" && (await this.brought(done.seq)))) {
      const state = await api.tableState(this.table, this.token ?? "", this.received);
      if (this.received < state.seq) {
        const message: Message = { ...state, type: "state" };
        this.fetched = message;
        this.hear(message);
      }
    }
    this.pace.hurry();
  }

  /** Whether the socket brings a state at least that new in time. */
  private brought(seq: number): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), PATIENCE);
      this.awaited.push({ seq, come: () => { clearTimeout(timer); resolve(true); } });
    });
  }

  hurry(): void {
    this.pace.hurry();
  }

  private address(): string {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return `${scheme}://${location.host}/api/tables/${this.table}/live`;
  }

  private hear(message: Message): void {
    if (message.type === "state") this.note(message.seq);
    if (message.type === "chat") {
      this.chat = [...this.chat, message];
      this.changed("chat");
    } else if (message.type === "beat") {
      this.compare(message.seq);
      this.changed("beat");
    }
    else if (message.type !== "late") this.pace.push(message);
  }

  private note(seq: number): void {
    this.received = seq;
    for (const each of this.awaited.filter((one) => one.seq <= seq)) each.come();
    this.awaited = this.awaited.filter((one) => one.seq > seq);
  }

  /** A heartbeat carries the table's seq; a page that is behind it reconnects. */
  private compare(seq: number): void {
    if (this.received < seq) this.live.again();
  }

  /** Shows a message; whether dice and dials turn now. */
  private take(message: Message): boolean {
    if (message.type === "ground") {
      this.ground = message;
      this.chat = message.chat;
    } else if (message.type === "state") {
      this.luck ||= this.state !== null && message.rolled > this.state.seq;
      this.book.take(message);
      this.state = message;
      if (message !== this.fetched) this.told = message.seq;
    } else if (message.type === "scene") this.scene = message;
    if (message.type === "beat" || message.type === "late" || message.type === "chat") return false;
    const turning = this.changed(message.type);
    if (message.type === "scene") this.luck = false;
    return turning;
  }
}

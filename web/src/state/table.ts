/** A table on this screen: the seats held here, the one whose view is shown, and everything that can be done at it. */

import { NO_GLOW, type Glow } from "../board/glow.ts";
import * as api from "../net/api.ts";
import { GALLERY, type Done, type TableState, type UndoKind, type Until, type Why } from "../net/types.ts";
import { say } from "../words/words.ts";
import { Choosing } from "./choosing.ts";
import { isAsked, nextHolder } from "./handover.ts";
import { settings, type KeptTable } from "./keep.ts";
import { SeatView, type Change } from "./seatview.ts";

export interface Notice {
  text: string;
  rule: string;
  ruleText: string;
  at?: { x: number; y: number }; // where the reader pointed, if it is about that
  silence?: boolean; // it says that the server does not answer, and is true until the server is heard
}

/** The first answer of a row that is offered, and those after it: forced steps are taken by the rules. */
export function following(row: readonly string[], offered: readonly string[]): { next: string; rest: readonly string[] } {
  const place = row.findIndex((answer) => offered.includes(answer));
  return { next: row[place] ?? "", rest: place < 0 ? [] : row.slice(place + 1) };
}

export class Table {
  readonly id: string;
  readonly kept: KeptTable;
  readonly views = new Map<number, SeatView>();
  looking: number; // the seat whose view is shown
  handing: number | null = null; // the seat that must say "it is me" first
  choosing: Choosing | null = null;
  notice: Notice | null = null;
  busy = false;
  private following: readonly string[] = []; // answers that follow the one just given, as they come to be offered
  private followed = -1; // the seq at which the latest of them was given
  private latest = { ask: "", action: "", turns: -1 }; // the answer given last, and when
  private sending: Promise<void> = Promise.resolve();
  private readonly changed: (change: Change | "choice", seat: number) => boolean; // whether dice and dials turn now

  constructor(id: string, kept: KeptTable, changed: (change: Change | "choice", seat: number) => boolean) {
    this.id = id;
    this.kept = kept;
    this.changed = changed;
    const seats = this.held;
    for (const seat of seats.length > 0 ? seats : [GALLERY]) {
      this.views.set(seat, new SeatView(id, kept.tokens[seat], (change) => this.heard(seat, change)));
    }
    this.looking = seats[0] ?? GALLERY;
    this.handing = seats.length > 1 && settings.handover ? this.looking : null;
  }

  get held(): number[] {
    return Object.keys(this.kept.tokens).map(Number).sort((a, b) => a - b);
  }

  get view(): SeatView {
    const view = this.views.get(this.looking);
    if (!view) throw new Error(`seat ${this.looking} is not held here`);
    return view;
  }

  get state(): TableState | null {
    return this.view.state;
  }

  get token(): string {
    return this.view.token ?? "";
  }

  start(): void {
    for (const view of this.views.values()) view.start();
  }

  stop(): void {
    for (const view of this.views.values()) view.stop();
  }

  private heard(seat: number, change: Change): boolean {
    const answers = this.notice?.silence === true && this.views.get(seat)?.health === "fresh";
    if (answers) this.notice = null;
    if (change === "beat" && !answers) return false;
    if (seat === this.looking) {
      if (change === "state" || change === "scene") this.reconsider();
      if (change === "state") {
        this.passOn();
        this.follow();
      }
    }
    return this.changed(change, seat);
  }

  /** A new question, or none: what was picked for the old one is forgotten. */
  private reconsider(): void {
    const { state, scene } = this.view;
    const decision = state?.decision ?? null;
    if (!state || !decision) {
      this.choosing = null;
      return;
    }
    const [actions, ways] = scene && scene.seq === state.seq ? [scene.actions, scene.ways] : [{}, []];
    const same = this.choosing && JSON.stringify(this.choosing.decision) === JSON.stringify(decision);
    if (same && JSON.stringify(this.choosing?.actions) === JSON.stringify(actions)) return;
    if (!same) this.notice = null;
    const free = this.isFree;
    this.choosing = new Choosing(decision, actions, (answer) => settings.confirm && answer.final === true && !free, ways);
  }

  /** The next answer of a row that was meant together; where none is offered, the row is over. */
  private follow(): void {
    const { state, choosing } = this;
    if (this.following.length === 0 || !state || !choosing || state.seq === this.followed) return;
    const { next, rest } = following(this.following, this.offered);
    this.following = rest;
    if (next !== "") this.give(next, state.seq);
  }

  /** The one-word answer given to the same question earlier in this turn: it may become a standing answer. */
  get again(): string {
    const { latest, state } = this;
    const same = latest.ask === state?.decision?.ask && latest.turns === state.turns && this.offered.includes(latest.action);
    return same && !latest.action.includes(" ") ? latest.action : "";
  }

  private give(action: string, seq: number): void {
    this.followed = seq;
    this.latest = { ask: this.state?.decision?.ask ?? "", action, turns: this.state?.turns ?? -1 };
    void this.send((state) => api.answer(this.id, this.token, state.seq, action));
  }

  /** With several seats on one screen, the screen is passed to whoever is asked. */
  private passOn(): void {
    if (!this.state || this.views.size < 2 || this.state.outcome) return;
    const next = nextHolder(this.looking, this.held, this.state.seats);
    if (next === this.looking) return;
    if (settings.handover) this.handing = next;
    else this.look(next);
  }

  /** "It is me": the seat's own view is shown from here on. */
  look(seat: number): void {
    this.handing = null;
    this.looking = seat;
    this.choosing = null;
    this.notice = null;
    this.reconsider();
    this.changed("ground", seat);
  }

  get glow(): Glow {
    return this.choosing && !this.busy ? this.choosing.glow() : NO_GLOW;
  }

  /** What a step of choosing has led to: an action is sent, or the picture shows what is left. */
  decide(action: string | null): void {
    this.notice = null; // it was about what was pointed at before
    if (action === null) this.changed("choice", this.looking);
    else if (!this.busy) {
      const [first = action, ...rest] = this.choosing?.answersOf(action) ?? [];
      this.following = rest;
      this.give(first, this.state?.seq ?? -1);
    }
  }

  /** Sends a request after the pending one, and waits for the state after it; refusals become a notice. */
  send(request: (state: TableState) => Promise<Done>): Promise<void> {
    this.sending = this.sending.then(() => this.sendNow(request));
    return this.sending;
  }

  private async sendNow(request: (state: TableState) => Promise<Done>): Promise<void> {
    const { state, view } = this;
    if (!state) return;
    this.busy = true;
    this.notice = null;
    this.changed("choice", this.looking);
    try {
      await view.follow(await request(state));
    } catch (problem) {
      this.following = [];
      this.say(problem);
      if (problem instanceof api.Refused && problem.status === 409) view.hurry();
    } finally {
      this.busy = false;
      this.changed("choice", this.looking);
    }
  }

  say(problem: unknown): void {
    const refused = problem instanceof api.Refused ? problem : null;
    const text = refused?.status === 409 ? say("error.stale") : problem instanceof Error ? problem.message : String(problem);
    this.tell({ text, rule: refused?.rule ?? "", ruleText: "", silence: api.isSilence(problem) });
  }

  tell(notice: Notice | null): void {
    this.notice = notice;
    this.changed("choice", this.looking);
  }

  /** Whether nobody else is concerned by what is taken back: one person with bots, or all persons on this screen. */
  get isFree(): boolean {
    const { state } = this;
    return state !== null && (state.undo.free || this.views.size === state.seats.filter((one) => one.kind === "human").length);
  }

  /** What can be taken back and given back from this screen; `earlier` if a step leads to an earlier turn. */
  get undoing(): { step: boolean; earlier: boolean; turn: boolean; redo: boolean; ask: boolean } {
    const { state } = this;
    if (!state) return { step: false, earlier: false, turn: false, redo: false, ask: false };
    const free = this.isFree;
    const found = free ? [...this.views.values()].flatMap((view) => view.state?.undo.together ?? []) : [state.undo];
    const [step, turn, redo] = [found.some((one) => one.step), found.some((one) => one.turn), found.some((one) => one.redo)];
    return { step, earlier: step && !turn, turn, redo, ask: state.undo.ask && !free };
  }

  undo(what: UndoKind): void {
    const tokens = [...this.views.values()].flatMap((view) => view.token ?? []);
    void this.send((state) => api.undo(this.id, this.token, state.seq, what, tokens));
  }

  consent(agree: boolean): void {
    const line = this.state?.undo.asked?.line;
    if (line !== undefined) void this.send(() => api.consent(this.id, this.token, line, agree));
  }

  keepAnswering(action: string, until: Until): void {
    const ask = this.state?.decision?.ask ?? "";
    void this.send(() => api.standing(this.id, this.token, action, ask, until));
  }

  /** Why what was pointed at is illegal: the first reason of the rules for a notation that it could mean, or else what is asked instead. */
  async why(notations: readonly string[], at: { x: number; y: number }, mark = ""): Promise<void> {
    const { state } = this;
    if (!state || state.outcome || this.looking === GALLERY) return;
    for (const action of notations) {
      const answer = await api.why(this.id, this.token, action).catch(() => null);
      if (answer?.known && answer.asked && !answer.legal) return this.explain(answer, at);
    }
    this.tell({ ...this.otherwise(state, mark), at });
  }

  get offered(): string[] {
    return this.state?.decision?.options.map((option) => option.action) ?? [];
  }

  private explain(answer: Why, at: { x: number; y: number }): void {
    this.tell({ text: answer.reason, rule: answer.rule, ruleText: answer.text, at });
  }

  private otherwise(state: TableState, mark: string): Notice {
    if (state.decision) {
      const { prompt, rule } = state.decision;
      const instead = `${say("why.asked", { prompt })} ${say(this.glow.open.size > 0 ? "why.glows" : "why.buttons")}`;
      return { text: say(mark === "" ? "why.that" : "why.mark", { mark }), rule, ruleText: instead };
    }
    const names = state.seats.filter(isAsked).map((seat) => seat.name);
    return { text: say("why.waiting", { names: names.join(", ") }), rule: "", ruleText: "" };
  }
}

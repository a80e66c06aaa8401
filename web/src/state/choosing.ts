/** One decision until it is answered: by pointing, by a button or by keys. */

import type { Actions, Answer, Decision, Way } from "../net/types.ts";
import type { Glow } from "../board/glow.ts";
import { beginsOne, placeOf } from "./keys.ts";
import { pick, pointable, pointers, remaining } from "./narrow.ts";

const nameOf = (way: Way): string => way.answers.join(" / ");

export class Choosing {
  readonly decision: Decision;
  readonly actions: Actions;
  readonly ways: readonly Way[];
  picked: string[] = [];
  typed = "";
  pending: Answer | null = null; // waits for confirmation
  final = false; // because it cannot be taken back, not because a tap may have missed
  hinted = ""; // the action whose button is being read
  private readonly doubts: (answer: Answer) => boolean;
  private readonly meanings: Actions; // of ways too, each under its own name

  constructor(decision: Decision, actions: Actions, doubts: (answer: Answer) => boolean, ways: readonly Way[] = []) {
    this.decision = decision;
    this.actions = actions;
    this.ways = ways;
    this.doubts = doubts;
    this.meanings = { ...actions, ...Object.fromEntries(ways.map((way) => [nameOf(way), way.marks])) };
  }

  /** The answers that an action stands for: itself, or one after the other those of a way. */
  answersOf(action: string): readonly string[] {
    return this.ways.find((way) => nameOf(way) === action)?.answers ?? [action];
  }

  private get all(): Answer[] {
    return [...this.decision.options, ...this.ways.map((way) => ({ action: nameOf(way), label: way.label }))];
  }

  /** The answers that what was picked leaves. */
  get left(): Answer[] {
    if (this.picked.length === 0) return this.decision.options;
    const still = new Set(remaining(this.meanings, this.picked));
    return this.all.filter((answer) => still.has(answer.action));
  }

  /** Each of these gives the action to play now, or nothing yet. */
  choose(action: string, unsure = false): string | null {
    const answer = this.all.find((option) => option.action === action);
    if (!answer) return null;
    const final = this.doubts(answer);
    if ((final || unsure) && this.pending?.action !== action) {
      this.pending = answer;
      this.final = final;
      this.typed = "";
      return null;
    }
    return action;
  }

  point(mark: string, unsure = false): string | null {
    if (this.pending && this.picked.includes(mark)) return this.choose(this.pending.action);
    const result = pick(this.meanings, this.pending ? [] : this.picked, mark);
    this.pending = null;
    if (result.kind === "nothing") return null;
    this.picked = result.picked;
    this.typed = "";
    return result.kind === "play" ? this.choose(result.action, unsure) : null;
  }

  type(digit: string): string | null {
    const answers = this.left;
    const longer = this.typed + digit;
    this.typed = beginsOne(longer, answers.length) ? longer : beginsOne(digit, answers.length) ? digit : "";
    const answer = answers[placeOf(this.typed, answers.length)];
    if (!answer) return null;
    this.typed = "";
    return this.choose(answer.action);
  }

  confirm(): string | null {
    return this.pending ? this.choose(this.pending.action) : null;
  }

  /** One step back towards all answers; false if nothing was narrowed. */
  widen(): boolean {
    const narrowed = this.pending !== null || this.typed !== "" || this.picked.length > 0;
    if (this.typed !== "") this.typed = "";
    else if (this.pending !== null) {
      this.pending = null;
      this.picked = [];
    } else this.picked = this.picked.slice(0, -1);
    return narrowed;
  }

  glow(): Glow {
    const awaited = this.pending ? [this.pending.action] : [];
    const hinted = [this.hinted, ...awaited].flatMap((action) => this.meanings[action] ?? []);
    return {
      meaning: pointers(this.meanings),
      open: this.pending ? pointable(this.meanings, []) : pointable(this.meanings, this.picked),
      picked: new Set(this.picked),
      hinted: new Set(hinted),
    };
  }
}

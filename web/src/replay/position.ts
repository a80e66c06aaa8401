/** The position of a replay, as an address: `#/120` or `#/120/open`. */

import { NATURE, type Replay, type Viewpoint } from "../net/types.ts";

export interface Place {
  line: number;
  as: Viewpoint;
}

/** The number of the last line: a line is an answer, with as many sentences as came of it. */
export function lastLine({ lines }: Pick<Replay, "lines">): number {
  return lines.at(-1)?.line ?? 0;
}

/** The place that an address names, within what the replay has. */
export function placeOf(hash: string, replay: Pick<Replay, "lines" | "as">): Place {
  const [, line = "", as = ""] = hash.replace(/^#/, "").split("/");
  const last = lastLine(replay);
  const number = /^\d+$/.test(line) ? Math.min(Number(line), last) : last;
  const wanted = replay.as.find((one) => String(one) === as);
  return { line: number, as: wanted ?? replay.as[0] ?? -2 };
}

export function addressOf(place: Place): string {
  return `#/${place.line}/${place.as}`;
}

/** What is told, line by line: the sentences of each; some answers are not told. */
export function toldLines<Sentence extends { line: number; text: string }>(sentences: readonly Sentence[]): Sentence[][] {
  const told: Sentence[][] = [];
  for (const one of sentences.filter(({ text }) => text !== "")) {
    const last = told.at(-1);
    if (last?.[0]?.line === one.line) last.push(one);
    else told.push([one]);
  }
  return told;
}

/** The sentences of the latest line so far that says something. */
export function lastTold<Sentence extends { line: number; text: string }>(sentences: readonly Sentence[], line: number): Sentence[] {
  return toldLines(sentences.filter((one) => one.line <= line)).at(-1) ?? [];
}

/** The line where the next turn begins, or the end. */
export function nextTurn(replay: Pick<Replay, "lines" | "turns">, line: number): number {
  return replay.turns.find((turn) => turn > line) ?? lastLine(replay);
}

/** The line where this turn began, or the turn before it if the replay is there already. */
export function previousTurn(replay: Pick<Replay, "turns">, line: number): number {
  return replay.turns.findLast((turn) => turn < line) ?? 0;
}

/** Whether luck answered on the way forward from one line to another; on the way back nothing is rolled. */
export function rolledBetween(sentences: readonly { line: number; seat: number }[], from: number, to: number): boolean {
  return sentences.some(({ line, seat }) => line > from && line <= to && seat === NATURE);
}

/** The position of a replay, as an address: `#/120` or `#/120/open`. */

import type { Replay, Viewpoint } from "../net/types.ts";

export interface Place {
  line: number;
  as: Viewpoint;
}

/** The place that an address names, within what the replay has. */
export function placeOf(hash: string, replay: Pick<Replay, "lines" | "as">): Place {
  const [, line = "", as = ""] = hash.replace(/^#/, "").split("/");
  const last = replay.lines.length;
  const number = /^\d+$/.test(line) ? Math.min(Number(line), last) : last;
  const wanted = replay.as.find((one) => String(one) === as);
  return { line: number, as: wanted ?? replay.as[0] ?? -2 };
}

export function addressOf(place: Place): string {
  return `#/${place.line}/${place.as}`;
}

/** The latest line so far that says something: some answers are not told. */
export function lastTold<Line extends { text: string }>(lines: readonly Line[], line: number): Line | undefined {
  return lines.slice(0, line).findLast(({ text }) => text !== "");
}

/** The line where the next turn begins, or the end. */
export function nextTurn(replay: Pick<Replay, "lines" | "turns">, line: number): number {
  return replay.turns.find((turn) => turn > line) ?? replay.lines.length;
}

/** The line where this turn began, or the turn before it if the replay is there already. */
export function previousTurn(replay: Pick<Replay, "turns">, line: number): number {
  return replay.turns.findLast((turn) => turn < line) ?? 0;
}

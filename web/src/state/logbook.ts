/** The lines that a seat has heard, kept up to date by what each state brings. */

import type { LogLine, TableState } from "../net/types.ts";

/** `log_from` lines stay, those after them are dropped, the new ones are appended. */
export function written(book: readonly LogLine[], state: Pick<TableState, "log_from" | "log">): LogLine[] {
  return [...book.slice(0, state.log_from), ...state.log];
}

export interface TurnOfLog {
  turn: number;
  lines: LogLine[];
}

/** The lines turn by turn. */
export function byTurn(book: readonly LogLine[]): TurnOfLog[] {
  const turns: TurnOfLog[] = [];
  for (const line of book) {
    const last = turns.at(-1);
    if (last && last.turn === line.turn) last.lines.push(line);
    else turns.push({ turn: line.turn, lines: [line] });
  }
  return turns;
}

export interface Repeated {
  line: LogLine;
  times: number;
}

/** Lines that say the same one after the other, told once. */
export function repeated(lines: readonly LogLine[]): Repeated[] {
  const told: Repeated[] = [];
  for (const line of lines) {
    const last = told.at(-1);
    if (last && last.line.text === line.text && last.line.seat === line.seat) last.times += 1;
    else told.push({ line, times: 1 });
  }
  return told;
}

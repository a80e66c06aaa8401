/** The lines that a seat has heard, kept up to date by what each state brings. */

import type { LogLine, TableState } from "../net/types.ts";
import { named } from "../words/names.ts";

/** `log_from` lines stay, those after them are dropped, the new ones are appended. */
export function written(book: readonly LogLine[], state: Pick<TableState, "log_from" | "log">): LogLine[] {
  return [...book.slice(0, state.log_from), ...state.log];
}

/** The log as it was sent, and as it reads under the names of the moment. */
export class Logbook {
  told: LogLine[] = []; // lines that read as before are the same objects, so that nothing is drawn again for them
  private sent: LogLine[] = [];
  private names: readonly string[] = [];

  take(state: Pick<TableState, "log_from" | "log" | "seats">): void {
    const names = state.seats.map((seat) => seat.name);
    const under = (line: LogLine): LogLine => ({ ...line, text: named(line.text, names) });
    const same = names.length === this.names.length && names.every((name, seat) => name === this.names[seat]);
    this.sent = written(this.sent, state);
    this.told = same ? written(this.told, { log_from: state.log_from, log: state.log.map(under) }) : this.sent.map(under);
    this.names = names;
  }
}

export interface TurnOfLog {
  turn: number;
  title: string;
  lines: LogLine[];
}

/** Whether a line announces the turn of that title, and says no more than whose it is. */
export function announces(text: string, title: string): boolean {
  return text.startsWith(title) && /^(\s?:|$)/.test(text.slice(title.length));
}

/** The lines turn by turn; a line that announces the next turn is the title of that one, to which what follows belongs. */
export function byTurn(book: readonly LogLine[], title: (turn: number) => string): TurnOfLog[] {
  const turns: TurnOfLog[] = [];
  for (const line of book) {
    const last = turns.at(-1);
    if (announces(line.text, title(line.turn + 1))) turns.push({ turn: line.turn + 1, title: line.text, lines: [] });
    else if (last && last.turn >= line.turn) last.lines.push(line);
    else turns.push({ turn: line.turn, title: title(line.turn), lines: [line] });
  }
  return turns.filter((one) => one.lines.length > 0 || one === turns.at(-1));
}

export interface Repeated {
  line: LogLine;
  times: number;
}

/** Merges consecutive lines that say the same. */
export function repeated(lines: readonly LogLine[]): Repeated[] {
  const told: Repeated[] = [];
  for (const line of lines) {
    const last = told.at(-1);
    if (last && last.line.text === line.text && last.line.seat === line.seat) last.times += 1;
    else told.push({ line, times: 1 });
  }
  return told;
}

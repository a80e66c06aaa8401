import { describe, expect, it } from "vitest";
import type { LogLine, SeatState } from "../src/net/types.ts";
import { Logbook } from "../src/state/logbook.ts";
import { named } from "../src/words/names.ts";

const [FIRST, SECOND, ELIDED] = ["\ue000", "\ue001", "\ue0ff"];

describe("names in sentences", () => {
  it("are put where their seats' marks are", () => {
    expect(named(`${FIRST} fires at ${SECOND}, and ${FIRST} hits`, ["Ada", "Grace"])).toBe("Ada fires at Grace, and Ada hits");
    expect(named("Nobody is named", ["Ada"])).toBe("Nobody is named");
    expect(named(`${SECOND} is not here`, ["Ada"])).toBe(`${SECOND} is not here`);
  });

  it("are elided before as the server does", () => {
    const told = (name: string): string => named(`Au tour d${ELIDED}${FIRST}`, [name]);
    expect(["Ada", "Éric", "œil", "Grace", "e8", "É", "yves", "1er"].map(told)).toEqual([
      "Au tour d'Ada", "Au tour d'Éric", "Au tour d'œil", "Au tour de Grace", "Au tour de e8", "Au tour de É", "Au tour de yves", "Au tour de 1er",
    ]);
  });

  it("are put in as they are", () => {
    expect(named(`${FIRST} and ${SECOND}`, ["$& {0}", "$1"])).toBe("$& {0} and $1");
    expect(named(`Précède ${FIRST}`, ["Ada"])).toBe("Précède Ada");
  });
});

const line = (seq: number, text: string): LogLine => ({ seq, seat: 0, action: "", text, turn: 0 });
const seats = (...names: string[]): SeatState[] => names.map((name, seat) => ({ seat, name }) as SeatState);

describe("the log under changing names", () => {
  it("reads under the new name after a state without lines", () => {
    const book = new Logbook();
    book.take({ log_from: 0, log: [line(1, `${FIRST} flies`), line(2, "The die shows 3")], seats: seats("Ada", "Grace") });
    book.take({ log_from: 2, log: [], seats: seats("Hypatia", "Grace") });
    expect(book.told.map((each) => each.text)).toEqual(["Hypatia flies", "The die shows 3"]);
    book.take({ log_from: 1, log: [line(3, `${SECOND} flies`)], seats: seats("Hypatia", "Alan") });
    expect(book.told.map((each) => each.text)).toEqual(["Hypatia flies", "Alan flies"]);
  });

  it("keeps the lines that read as before", () => {
    const book = new Logbook();
    book.take({ log_from: 0, log: [line(1, `${FIRST} flies`)], seats: seats("Ada", "Grace") });
    const [first] = book.told;
    book.take({ log_from: 1, log: [line(2, `${FIRST} lands`)], seats: seats("Ada", "Grace") });
    expect(book.told[0]).toBe(first);
  });
});

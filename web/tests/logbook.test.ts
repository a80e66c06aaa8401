import { describe, expect, it } from "vitest";
import type { LogLine } from "../src/net/types.ts";
import { byTurn } from "../src/state/logbook.ts";
import { bound } from "../src/words/typeset.ts";

const line = (turn: number, text: string, seat = -4): LogLine => ({ turn, text, seat }) as LogLine;
const title = (turn: number): string => (turn === 0 ? "Before the game" : `Turn ${turn}`);

describe("the log turn by turn", () => {
  it("has each turn under its title", () => {
    const told = byTurn([line(0, "Ada begins"), line(1, "Ada flies"), line(2, "Grace flies")], title);
    expect(told.map((one) => [one.title, one.lines.map((each) => each.text)])).toEqual([
      ["Before the game", ["Ada begins"]],
      ["Turn 1", ["Ada flies"]],
      ["Turn 2", ["Grace flies"]],
    ]);
  });

  it("takes a line that announces a turn for its title, also where nothing has happened in it yet", () => {
    const told = byTurn([line(1, "Ada flies"), line(1, "Turn 2: Grace"), line(2, "Grace flies"), line(2, "Turn 3")], title);
    expect(told.map((one) => [one.title, one.lines.length])).toEqual([["Turn 1", 1], ["Turn 2: Grace", 1], ["Turn 3", 0]]);
  });

  it("has what follows an announcement under it, also what ends the game", () => {
    const told = byTurn([line(1, "Ada flies"), line(1, "Turn 2: Grace"), line(1, "Standstill")], title);
    expect(told.map((one) => [one.title, one.lines.length])).toEqual([["Turn 1", 1], ["Turn 2: Grace", 1]]);
  });

  it("keeps lines that only begin like a title", () => {
    const told = byTurn([line(1, "Turn 2 begins with a draw"), line(1, "Turn 20: Ada")], title);
    expect(told).toHaveLength(1);
    expect(told[0]?.lines).toHaveLength(2);
  });
});

describe("French punctuation", () => {
  it("stays with its words", () => {
    expect(bound("Pioche : « Terre » ; et puis ?")).toBe("Pioche\u00a0: «\u00a0Terre\u00a0»\u00a0; et puis\u00a0?");
    expect(bound('{"text":"a: b"}')).toBe('{"text":"a: b"}');
  });
});

import { describe, expect, it } from "vitest";
import { parted } from "../src/panels/rule.ts";
import { addressOf, nextTurn, placeOf, previousTurn } from "../src/replay/position.ts";
import { matches, parts } from "../src/rules/order.ts";

const LINES = Array.from({ length: 30 }, (_, place) => ({ line: place + 1, seat: 0, action: "", text: "", turn: 0 }));
const REPLAY = { lines: LINES, turns: [4, 14, 22], as: [0, 1, -2, "open" as const] };

describe("the position of a replay", () => {
  it("is in its address", () => {
    expect(placeOf("#/12/open", REPLAY)).toEqual({ line: 12, as: "open" });
    expect(placeOf(addressOf({ line: 7, as: -2 }), REPLAY)).toEqual({ line: 7, as: -2 });
  });

  it("is the end, seen by the first, if the address names nothing valid", () => {
    expect(placeOf("", REPLAY)).toEqual({ line: 30, as: 0 });
    expect(placeOf("#/999/7", REPLAY)).toEqual({ line: 30, as: 0 });
  });

  it("goes from turn to turn", () => {
    expect(nextTurn(REPLAY, 4)).toBe(14);
    expect(nextTurn(REPLAY, 22)).toBe(30);
    expect(previousTurn(REPLAY, 14)).toBe(4);
    expect(previousTurn(REPLAY, 3)).toBe(0);
  });
});

describe("the rules", () => {
  const rules = ["BG-R2", "BG-6.1", "BG-10", "BG-6", "BG-R10", "BG-6.1.5"].map((rule) => ({ rule, text: "Épave (l.3)" }));

  it("stand in the order of the book", () => {
    const [sections, rulings] = parts(rules);
    expect(sections?.rules.map((rule) => rule.rule)).toEqual(["BG-6", "BG-6.1", "BG-6.1.5", "BG-10"]);
    expect(rulings?.rules.map((rule) => rule.rule)).toEqual(["BG-R2", "BG-R10"]);
  });

  it("are found without accents and capitals", () => {
    expect(matches({ rule: "BG-6", text: "Une épave" }, "EPAVE une")).toBe(true);
    expect(matches({ rule: "BG-6", text: "Une épave" }, "raider")).toBe(false);
  });

  it("name the booklet's lines apart", () => {
    expect(parted("Fly on. (l.71–75, 80)")).toEqual({ text: "Fly on.", lines: "71–75, 80" });
    expect(parted("No (lines) here.")).toEqual({ text: "No (lines) here.", lines: "" });
  });
});

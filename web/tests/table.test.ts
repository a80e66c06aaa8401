import { describe, expect, it } from "vitest";
import type { LogLine, SeatState, Status } from "../src/net/types.ts";
import { following } from "../src/state/table.ts";
import { nextHolder } from "../src/state/handover.ts";
import { byTurn, repeated, written } from "../src/state/logbook.ts";
import { calledAt, couldMean } from "../src/board/could.ts";

function line(seq: number, turn = 0): LogLine {
  return { seq, seat: 0, action: `move ${seq}`, text: `line ${seq}`, turn };
}

describe("the logbook", () => {
  it("appends what is new", () => {
    expect(written([line(1)], { log_from: 1, log: [line(2)] })).toEqual([line(1), line(2)]);
  });

  it("drops what was taken back", () => {
    expect(written([line(1), line(2), line(3)], { log_from: 1, log: [line(5)] })).toEqual([line(1), line(5)]);
  });

  it("is read turn by turn", () => {
    expect(byTurn([line(1), line(2, 1), line(3, 1)], String).map(({ turn, lines }) => [turn, lines.length])).toEqual([[0, 1], [1, 2]]);
  });

  it("merges consecutive lines that say the same", () => {
    const told = repeated([line(1), line(2), line(2), { ...line(2), seat: 1 }, line(1)]);
    expect(told.map(({ line: { text, seat }, times }) => [text, seat, times])).toEqual([
      ["line 1", 0, 1], ["line 2", 0, 2], ["line 2", 1, 1], ["line 1", 0, 1],
    ]);
  });
});

function seats(...statuses: Status[]): SeatState[] {
  return statuses.map((status, seat) => ({
    seat, status, name: "", kind: "human", level: "", team: seat, ask: "", present: true, left: false, claimed: true,
  }));
}

describe("several seats on one screen", () => {
  it("stay with whoever is asked", () => {
    expect(nextHolder(0, [0, 2], seats("choosing", "idle", "choosing"))).toBe(0);
  });

  it("go to the next one who is asked, clockwise", () => {
    expect(nextHolder(2, [0, 1, 2], seats("asked", "asked", "idle"))).toBe(0);
    expect(nextHolder(0, [0, 1, 2], seats("idle", "asked", "asked"))).toBe(1);
  });

  it("do not go to somebody elsewhere, nor to one who has sealed", () => {
    expect(nextHolder(0, [0, 2], seats("idle", "asked", "idle"))).toBe(0);
    expect(nextHolder(0, [0, 2], seats("sealed", "idle", "sealed"))).toBe(0);
  });
});

describe("what was pointed at", () => {
  const mark = (id: string, label: string): Element => {
    const element = document.createElementNS("http://www.w3.org/2000/svg", "g");
    element.id = id;
    if (label !== "") element.append(Object.assign(document.createElementNS("http://www.w3.org/2000/svg", "title"), { textContent: label }));
    return element;
  };

  it("is called by the label of the topmost mark that has one", () => {
    expect(calledAt([mark("earth-picture", ""), mark("earth", "Earth"), mark("sky", "Sky")])).toBe("Earth");
    expect(calledAt([mark("hand-title", ""), mark("panel-hand", "Hand")])).toBe("");
    expect(calledAt([])).toBe("");
  });

  it("is called by the name alone where a label goes on to explain it", () => {
    expect(calledAt([mark("phase", "Explore\nEveryone draws 2 cards and keeps 1.")])).toBe("Explore");
    expect(calledAt([mark("deck", "65 cards in the deck; whoever must take a card and has none loses the game.")])).toBe("65 cards in the deck");
    expect(calledAt([mark("pack", "Paquet de 7 cartes cachées\u00a0: 2 champs de force, 3 suraccélérations, 2 torpilles")])).toBe("Paquet de 7 cartes cachées");
    expect(calledAt([mark("heroes", "0 of 11 Heroes lost.")])).toBe("0 of 11 Heroes lost");
  });
});

describe("why not this?", () => {
  const mark = (could: string): Element => {
    const element = document.createElement("div");
    if (could !== "") element.setAttribute("data-could", could);
    return element;
  };

  it("asks about what the marks could mean, the topmost first", () => {
    expect(couldMean([mark("play turbo"), mark(""), mark("move H8|jump H8")], "", [])).toEqual(["play turbo", "move H8", "jump H8"]);
  });

  it("names the cell under the pointer, where there is one", () => {
    expect(couldMean([mark("move *|stay")], "F6", [])).toEqual(["move F6", "stay"]);
    expect(couldMean([mark("move *|stay")], "", [])).toEqual(["stay"]);
  });

  it("never asks about what may be done", () => {
    expect(couldMean([mark("end|stay")], "", ["end"])).toEqual(["stay"]);
  });
});

describe("answers in a row", () => {
  it("go on with the next one that is offered", () => {
    expect(following(["b", "c"], ["b", "x"])).toEqual({ next: "b", rest: ["c"] });
  });

  it("skip what the rules have done automatically", () => {
    expect(following(["b", "c", "d"], ["c", "x"])).toEqual({ next: "c", rest: ["d"] });
  });

  it("are over where none of them is offered", () => {
    expect(following(["b", "c"], ["x"])).toEqual({ next: "", rest: [] });
  });
});

import { render } from "lit";
import { describe, expect, it } from "vitest";
import type { Replay } from "../src/net/types.ts";
import { lineList } from "../src/replay/controls.ts";
import { lastLine, lastTold, nextTurn, placeOf } from "../src/replay/position.ts";
import { speak } from "../src/words/words.ts";

const TEXTS = ["", "Ada draws", "", "", "Turn 3", "Halley rolls", "", "Ada rests"]; // an answer without a text is not told
const TURNS = [1, 1, 1, 2, 2, 2, 3, 3];
const lines = TEXTS.map((text, at) => ({ line: at + 1, seat: 0, action: "", text, turn: TURNS[at] ?? 0 }));

describe("the replay's log", () => {
  function drawn(line: number): HTMLElement {
    speak("en");
    const host = document.createElement("div");
    render(lineList({ lines, names: ["Ada", "Halley"] } as unknown as Replay, { line, as: 0 }, [], () => {}), host);
    return host;
  }
  const marked = (line: number): string[] => [...drawn(line).querySelectorAll("[aria-current]")].map((one) => (one.textContent ?? "").trim());

  it("marks the line of a step", () => {
    expect(marked(2)).toEqual(["Ada draws"]);
    expect(marked(8)).toEqual(["Ada rests"]);
  });

  it("marks the nearest line before a step that is not told", () => {
    expect(marked(3)).toEqual(["Ada draws"]);
    expect(marked(4)).toEqual(["Ada draws"]);
    expect(marked(7)).toEqual(["Halley rolls"]);
    expect(lastTold(lines, 7).map(({ line }) => line)).toEqual([6]);
  });

  it("marks nothing before the first line", () => {
    expect(marked(0)).toEqual([]);
    expect(marked(1)).toEqual([]);
  });

  it("has a title for each turn that no line announces, also where its first answer is not told", () => {
    expect([...drawn(0).querySelectorAll("h3")].map((one) => one.textContent)).toEqual(["Turn 1", "Turn 2"]);
  });
});

describe("a line of the replay", () => {
  const sentence = (line: number, text: string, turn = 1): Replay["lines"][number] => ({ line, seat: 0, action: "", text, turn });
  const replay = {
    lines: [sentence(1, "Ada flies"), sentence(1, "A battle begins"), sentence(2, ""), sentence(3, "Halley rolls", 2), sentence(3, "", 2), sentence(3, "Ada wins", 2)],
    names: ["Ada", "Halley"],
    as: [0],
    turns: [0, 2],
  } as unknown as Replay;

  it("is an answer, however many sentences came of it", () => {
    expect(lastLine(replay)).toBe(3);
    expect(placeOf("#/6/0", replay)).toEqual({ line: 3, as: 0 });
    expect(nextTurn(replay, 2)).toBe(3);
    expect(lastTold(replay.lines, 3).map(({ text }) => text)).toEqual(["Halley rolls", "Ada wins"]);
    expect(lastTold(replay.lines, 2).map(({ text }) => text)).toEqual(["Ada flies", "A battle begins"]);
  });

  it("is one button that leads to its number", () => {
    speak("en");
    const host = document.createElement("div");
    const gone: number[] = [];
    render(lineList(replay, { line: 3, as: 0 }, [], (line) => gone.push(line)), host);
    const buttons = [...host.querySelectorAll<HTMLElement>(".line-button")];
    expect(buttons.map((one) => (one.textContent ?? "").trim())).toEqual(["Ada flies A battle begins", "Halley rolls Ada wins"]);
    for (const one of buttons) one.click();
    expect(gone).toEqual([1, 3]);
    expect(buttons.map((one) => one.getAttribute("aria-current"))).toEqual([null, "step"]);
  });
});

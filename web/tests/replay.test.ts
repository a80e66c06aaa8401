import { render } from "lit";
import { describe, expect, it } from "vitest";
import type { Replay } from "../src/net/types.ts";
import { lineList } from "../src/replay/controls.ts";
import { lastTold } from "../src/replay/position.ts";
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
    expect(lastTold(lines, 7)?.line).toBe(6);
  });

  it("marks nothing before the first line", () => {
    expect(marked(0)).toEqual([]);
    expect(marked(1)).toEqual([]);
  });

  it("has a title for each turn that no line announces, also where its first answer is not told", () => {
    expect([...drawn(0).querySelectorAll("h3")].map((one) => one.textContent)).toEqual(["Turn 1", "Turn 2"]);
  });
});

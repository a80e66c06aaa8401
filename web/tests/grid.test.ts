import { describe, expect, it } from "vitest";
import { cellAt, type Label } from "../src/board/grid.ts";

/** A board of three by three cells of ten, its labels on all four edges. */
const LABELS: Label[] = ["A", "B", "C"].flatMap((letter, place) => [
  { family: "column", text: letter, x: 15 + 10 * place, y: 5 },
  { family: "column", text: letter, x: 15 + 10 * place, y: 45 },
  { family: "row", text: String(place + 1), x: 5, y: 15 + 10 * place },
  { family: "row", text: String(place + 1), x: 45, y: 15 + 10 * place },
]);

describe("a cell without its own mark", () => {
  it("is found by the labels at the edges", () => {
    expect(cellAt(LABELS, { x: 16, y: 14 })).toBe("A1");
    expect(cellAt(LABELS, { x: 33, y: 22 })).toBe("C2");
  });

  it("is found on a board that is turned", () => {
    const turned = LABELS.map((label) => ({ ...label, x: 50 - label.y, y: label.x }));
    expect(cellAt(turned, { x: 50 - 22, y: 33 })).toBe("C2");
  });

  it("is not found beside the board, nor on a board without labels", () => {
    expect(cellAt(LABELS, { x: 4, y: 14 })).toBe("");
    expect(cellAt([], { x: 16, y: 14 })).toBe("");
  });
});

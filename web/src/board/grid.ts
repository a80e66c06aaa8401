/** Cells that have no mark of their own, by the letters and numbers at the edges of the board (`column-K-near`, `row-3-far`). */

import { centre, type Spot } from "./glow.ts";

export interface Label extends Spot {
  family: string; // column or row
  text: string;
}

function along(labels: readonly Label[]): "x" | "y" {
  const [first] = labels;
  const twin = labels.find((label) => label !== first && label.text === first?.text);
  if (!first || !twin) return "x";
  return Math.abs(first.x - twin.x) < Math.abs(first.y - twin.y) ? "x" : "y";
}

/** The text of the label in whose strip the point lies. */
function strip(labels: readonly Label[], point: Spot): string {
  const axis = along(labels);
  const places = [...new Set(labels.map((label) => Math.round(label[axis])))].sort((a, b) => a - b);
  const [first, second] = places;
  if (first === undefined || second === undefined) return "";
  const found = labels.find((label) => Math.abs(label[axis] - point[axis]) <= (second - first) / 2);
  return found?.text ?? "";
}

/** The name of the cell at a point, or nothing outside the cells. The board may be turned: columns may be horizontal. */
export function cellAt(labels: readonly Label[], point: Spot): string {
  const column = strip(labels.filter((label) => label.family === "column"), point);
  const row = strip(labels.filter((label) => label.family === "row"), point);
  return column && row ? column + row : "";
}

export function labelsOf(root: Element): Label[] {
  return [...root.querySelectorAll("g[id^=column-], g[id^=row-]")].map((mark) => ({
    ...centre(mark),
    family: mark.id.split("-")[0] ?? "",
    text: mark.textContent.trim(),
  }));
}

/** What the reader may have meant by pointing at marks that mean nothing now: the notations that the marks name. */

const MOST = 6; // questions for one click
const LONGEST = 60; // letters of a label that is said whole

/**
 * Notations in the order of the marks, the topmost first, then of `movers`: marks that could go to any place. `*` is the cell or
 * place under the pointer. Answers on offer are left out.
 */
export function couldMean(
  marks: readonly Element[],
  cell: string,
  offered: readonly string[],
  movers: readonly Element[] = [],
): string[] {
  const found = new Set<string>();
  for (const mark of [...marks, ...movers]) {
    for (const notation of (mark.getAttribute("data-could") ?? "").split("|")) {
      if (notation === "" || (notation.includes("*") && cell === "")) continue;
      if (!notation.includes("*") && !marks.includes(mark)) continue;
      found.add(notation.replaceAll("*", cell));
    }
  }
  for (const action of offered) found.delete(action);
  return [...found].slice(0, MOST);
}

/** The place under the pointer, on boards whose places have marks of their own (`place-R05.4`). */
export function placeUnder(marks: readonly Element[]): string {
  return marks.find((mark) => mark.id.startsWith("place-"))?.id.slice("place-".length) ?? "";
}

/** What the reader pointed at, by its name, which stands before what is told of it; nothing where only a panel has one. */
export function calledAt(marks: readonly Element[]): string {
  for (const mark of marks) {
    const label = mark.querySelector(":scope > title")?.textContent ?? mark.getAttribute("aria-label") ?? "";
    const [line = ""] = label.trim().split("\n");
    const [name = ""] = line.length > LONGEST ? line.split(/[:;.] /) : [line];
    if (name !== "" && !mark.id.startsWith("panel-")) return name.replace(/\.$/, "").trim();
  }
  return "";
}

/** The marks that could go to any place. */
export function moversOf(root: Element): Element[] {
  return [...root.querySelectorAll('g[data-could*="*"]')];
}

/** What somebody may have meant by pointing at marks that mean nothing now: the notations that the marks themselves name. */

const MOST = 6; // questions for one click

/** Notations in the order of the marks, the topmost first; `*` is the cell under the pointer. Answers on offer are left out. */
export function couldMean(marks: readonly Element[], cell: string, offered: readonly string[]): string[] {
  const found = new Set<string>();
  for (const mark of marks) {
    for (const notation of (mark.getAttribute("data-could") ?? "").split("|")) {
      if (notation === "" || (notation.includes("*") && cell === "")) continue;
      found.add(notation.replaceAll("*", cell));
    }
  }
  for (const action of offered) found.delete(action);
  return [...found].slice(0, MOST);
}

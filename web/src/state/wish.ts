/** What somebody may have meant by pointing at a mark that means nothing now: notations to ask the server about. */

import type { Actions } from "../net/types.ts";

const MOST = 6; // questions for one click

/** Remembers which actions a mark has ever meant. */
export class Memory {
  private readonly meant = new Map<string, Set<string>>();

  learn(actions: Actions): void {
    for (const [action, marks] of Object.entries(actions)) {
      for (const mark of marks) {
        const known = this.meant.get(mark) ?? new Set();
        this.meant.set(mark, known.add(action));
      }
    }
  }

  of(mark: string): string[] {
    return [...(this.meant.get(mark) ?? [])];
  }
}

/** The last words of a mark's id, which name the thing: `planet-H8` gives `H8`, `card-red-turbo-0` gives `turbo` and `red`. */
function names(mark: string): string[] {
  const parts = mark.split("-").slice(1).filter((part) => !/^\d$/.test(part));
  return parts.reverse();
}

/** The answer with its last word, or its only argument, put in the place of another. */
function like(action: string, name: string): string {
  const words = action.split(" ");
  return [...words.slice(0, -1), name].join(" ");
}

/** Notations in the order in which they are worth asking about. */
export function wishes(marks: readonly string[], offered: readonly string[], heard: readonly string[], memory: Memory): string[] {
  const found = new Set<string>();
  const patterns = offered.filter((action) => action.includes(" "));
  for (const mark of marks) {
    for (const action of memory.of(mark)) found.add(action);
    for (const name of names(mark)) {
      for (const action of patterns) found.add(like(action, name));
      for (const action of heard) if (action.split(" ").includes(name)) found.add(action);
      for (const action of heard) if (action.includes(" ")) found.add(like(action, name));
    }
  }
  for (const action of offered) found.delete(action);
  return [...found].slice(0, MOST);
}

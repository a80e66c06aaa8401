/** Pointing at what one means: marks that were picked leave fewer and fewer actions. */

import type { Actions } from "../net/types.ts";

/** The actions that all picked marks have part in. */
export function remaining(actions: Actions, picked: readonly string[]): string[] {
  return Object.keys(actions).filter((action) => picked.every((mark) => actions[action]?.includes(mark)));
}

/** The marks that can still be pointed at: picking one keeps some action, and is not yet done. */
export function pointable(actions: Actions, picked: readonly string[]): Set<string> {
  const left = remaining(actions, picked);
  const marks = new Set(left.flatMap((action) => actions[action] ?? []));
  for (const mark of picked) marks.delete(mark);
  if (picked.length === 0) return marks;
  // after a first pick only what tells the remaining actions apart is worth pointing at
  return new Set([...marks].filter((mark) => !left.every((action) => actions[action]?.includes(mark))));
}

export type Pick =
  | { kind: "play"; action: string; picked: string[] }
  | { kind: "narrow"; picked: string[] }
  | { kind: "nothing" };

/** What a click on a mark means after the marks picked before it. Picking a mark again lets it go. */
export function pick(actions: Actions, picked: readonly string[], mark: string): Pick {
  if (picked.includes(mark)) return { kind: "narrow", picked: picked.filter((one) => one !== mark) };
  const longer = [...picked, mark];
  const left = remaining(actions, longer);
  if (left.length === 0) {
    const alone = remaining(actions, [mark]);
    if (picked.length === 0 || alone.length === 0) return { kind: "nothing" };
    return pick(actions, [], mark); // another beginning
  }
  const [only] = left;
  if (left.length === 1 && only !== undefined) return { kind: "play", action: only, picked: longer };
  return { kind: "narrow", picked: longer };
}

/** Every mark that means some action. */
export function pointers(actions: Actions): Set<string> {
  return new Set(Object.values(actions).flat());
}

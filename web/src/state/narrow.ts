/** Narrowing: every mark that is picked leaves fewer actions. */

import type { Actions } from "../net/types.ts";

/** The actions that all picked marks belong to. */
export function remaining(actions: Actions, picked: readonly string[]): string[] {
  return Object.keys(actions).filter((action) => picked.every((mark) => actions[action]?.includes(mark)));
}

/** The marks that can still be pointed at: those not picked yet that keep some action. */
export function pointable(actions: Actions, picked: readonly string[]): Set<string> {
  const left = remaining(actions, picked);
  const marks = new Set(left.flatMap((action) => actions[action] ?? []));
  for (const mark of picked) marks.delete(mark);
  if (picked.length === 0) return marks;
  // after a first pick only marks that distinguish the remaining actions are useful
  return new Set([...marks].filter((mark) => !left.every((action) => actions[action]?.includes(mark))));
}

export type Pick =
  | { kind: "play"; action: string; picked: string[] }
  | { kind: "narrow"; picked: string[] }
  | { kind: "nothing" };

/** What a click on a mark means after the marks picked before it. Picking a mark again unpicks it. */
export function pick(actions: Actions, picked: readonly string[], mark: string): Pick {
  if (picked.includes(mark)) return { kind: "narrow", picked: picked.filter((one) => one !== mark) };
  const longer = [...picked, mark];
  const left = remaining(actions, longer);
  if (left.length === 0) {
    const alone = remaining(actions, [mark]);
    if (picked.length === 0 || alone.length === 0) return { kind: "nothing" };
    return pick(actions, [], mark); // a new start
  }
  const [only] = left;
  if (left.length === 1 && only !== undefined) return { kind: "play", action: only, picked: longer };
  return { kind: "narrow", picked: longer };
}

/** Every mark that means some action. */
export function pointers(actions: Actions): Set<string> {
  return new Set(Object.values(actions).flat());
}

/** Rules in the order of the book: sections by their numbers, then rulings. */

import type { Rule } from "../net/types.ts";

export interface Part {
  kind: "sections" | "rulings";
  rules: Rule[];
}

const RULING = /-R\d+$/;

function numbers(rule: string): number[] {
  return (rule.match(/\d+/g) ?? []).map(Number);
}

export function inOrder(one: Rule, other: Rule): number {
  const [a, b] = [numbers(one.rule), numbers(other.rule)];
  for (let place = 0; place < Math.max(a.length, b.length); place += 1) {
    const difference = (a[place] ?? -1) - (b[place] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}

export function parts(rules: readonly Rule[]): Part[] {
  const sorted = [...rules].sort(inOrder);
  return [
    { kind: "sections", rules: sorted.filter((rule) => !RULING.test(rule.rule)) },
    { kind: "rulings", rules: sorted.filter((rule) => RULING.test(rule.rule)) },
  ];
}

function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Whether a rule has all words of the search, accents and capitals aside. */
export function matches(rule: Rule, search: string): boolean {
  const text = folded(`${rule.rule} ${rule.text}`);
  return folded(search).split(/\s+/).every((word) => text.includes(word));
}

/** The page's own words in the reader's language; what the games say comes from the server. */

import type { Lang } from "../net/types.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { bound } from "./typeset.ts";

export type Key = keyof typeof en;
export const WORDS: Record<Lang, Record<Key, string>> = { fr, en };

let current: Lang = "fr";

export const language = (): Lang => current;

export function speak(lang: Lang): void {
  current = lang;
  document.documentElement.lang = lang;
}

/** The reader's choice, or what the browser prefers; French if that names neither language. */
export function preferred(chosen: Lang | "", wanted: readonly string[]): Lang {
  if (chosen !== "") return chosen;
  const known = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag === "fr" || tag === "en");
  return known === "en" ? "en" : "fr";
}

/** A sentence with its fields filled in. */
export function say(key: Key, fields: Record<string, string | number> = {}): string {
  return bound(WORDS[current][key].replace(/\{(\w+)\}/g, (whole, name: string) => String(fields[name] ?? whole)));
}

/** `one` or `many`, by the number. */
export function count(key: "turns", number: number): string {
  return say(number === 1 ? `count.${key}.one` : `count.${key}.many`, { number });
}

/** Several names in one phrase. */
export function list(names: readonly string[]): string {
  return new Intl.ListFormat(current, { type: "conjunction" }).format(names);
}

/** Sentences as the page shows them: players' names in their colours, and short names of pieces that no line break divides. */

import { html, type TemplateResult } from "lit";

/** Who sits at the table, seat by seat. */
export interface People {
  names: readonly string[];
  camps: readonly string[];
}

export type Words = (TemplateResult | string)[];

const PIECE = /((?<![\p{L}\p{M}\p{N}])\p{L}-\p{L}+)/u; // a letter, a hyphen and a word, such as A-red

/** A text in which such names stay whole; nothing is added to it that would be copied or read aloud. */
export function whole(text: string): Words {
  return text.split(PIECE).map((part, place) => (place % 2 === 1 ? html`<span class="whole">${part}</span>` : part));
}

/** Names in their colours, wherever a line names a player. */
export function coloured(text: string, people: People): Words {
  const known = people.names.filter((name) => name !== "").sort((a, b) => b.length - a.length); // Ada Grace before Ada
  if (known.length === 0) return whole(text);
  const names = known.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(${names})(?![\\p{L}\\p{M}\\p{N}])`, "u"); // not within another word
  return text.split(pattern).flatMap((part, place) => {
    if (place % 2 === 0) return whole(part);
    return html`<b class="camp-${people.camps[people.names.indexOf(part)] ?? ""}">${part}</b>`;
  });
}

/** Punctuation that French sets apart with a space, and that stays on the line of its word. */

/** A text, or a message full of texts, in which no line begins with such a sign or ends with an opening one. */
export function bound(text: string): string {
  return text.replace(/ (?=[:;?!»])/g, "\u00a0").replace(/« /g, "«\u00a0");
}

/** Names in the sentences of a live log: the server sends marks for seats, because a name may change and the log should not be sent again. */

import { bound } from "./typeset.ts";

const FIRST = 0xe000; // the mark of the first seat
const MARK = /(\ue0ff?)([\ue000-\ue00b])/g; // a seat, and before it the place of an elision
const BEFORE_VOWEL = /^[aàâæeéèêëiîïoôœuùûüAÀÂÆEÉÈÊËIÎÏOÔŒUÙÛÜ][\p{L}\p{Nl}\p{No}]/u; // the server's rule: d'Ada, de Grace, de e8

/** A sentence with names instead of marks, as the server tells it to whoever asks for the whole log. */
export function named(text: string, names: readonly string[]): string {
  const put = text.replace(MARK, (whole: string, elided: string, mark: string) => {
    const name = names[mark.charCodeAt(0) - FIRST];
    if (name === undefined) return whole;
    return elided === "" ? name : `${BEFORE_VOWEL.test(name) ? "'" : "e "}${name}`;
  });
  return put === text ? text : bound(put);
}

/** A key code for every answer: digits from 1 to 9, as many as the number of answers needs. */

const DIGITS = 9;

export function codeLength(count: number): number {
  let length = 1;
  for (let room = DIGITS; room < count; room *= DIGITS) length += 1;
  return length;
}

/** The code of an answer by its place in the list: 1, 2, 3… or 11, 12, 13… when there are more than nine. */
export function code(place: number, count: number): string {
  let text = "";
  let rest = place;
  for (let digit = 0; digit < codeLength(count); digit += 1) {
    text = String((rest % DIGITS) + 1) + text;
    rest = Math.floor(rest / DIGITS);
  }
  return text;
}

/** The place that a whole code names, or -1 while it is too short or names nothing. */
export function placeOf(typed: string, count: number): number {
  if (typed.length !== codeLength(count)) return -1;
  const place = [...typed].reduce((sum, digit) => sum * DIGITS + Number(digit) - 1, 0);
  return place < count ? place : -1;
}

/** Whether some answer's code begins with what was typed. */
export function beginsOne(typed: string, count: number): boolean {
  for (let place = 0; place < count; place += 1) {
    if (code(place, count).startsWith(typed)) return true;
  }
  return false;
}

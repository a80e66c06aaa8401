/** Several seats on one screen: who may look now. */

import type { SeatState } from "../net/types.ts";

export function isAsked(seat: SeatState): boolean {
  return seat.status === "asked" || seat.status === "choosing";
}

/** The seat to hand the screen to: the next one held here, clockwise, that owes an answer; or the one that has it. */
export function nextHolder(current: number, held: readonly number[], seats: readonly SeatState[]): number {
  const asked = new Set(seats.filter((seat) => isAsked(seat) && !seat.left).map((seat) => seat.seat));
  if (asked.has(current)) return current;
  const order = [...held].sort((a, b) => a - b);
  const after = [...order.filter((seat) => seat > current), ...order.filter((seat) => seat < current)];
  return after.find((seat) => asked.has(seat)) ?? current;
}

/** The strip above everything else: tracks, piles and the score, and seats of which there are only numbers. */

import { fill, GAP, keep, needed, type Placed } from "./filling.ts";
import { inOneLine, panelHeight, sizeFor } from "./flow.ts";
import { filling, type Plan } from "./plan.ts";

export const STRIP_GROWS = 1.14; // how far tracks grow to fill the width

/** Seats of which there are only numbers are a row above the board where each fits into one line: cards get the space beside it. */
export function seatsInRow(all: readonly Placed[], width: number): Placed[] {
  const seats = all.filter((one) => one.part === "mine" || one.part === "rival");
  const lines = seats.map((one) => (one.shown.flows.length === 1 ? inOneLine(one.panel, one.shown.flows) : 0));
  return lines.every((line) => line > 0) && besideEachOther(lines) <= width ? seats : [];
}

/** How high the strip is, with the gap below it, if it may grow that far. */
export function stripHeight(plan: Plan, grows: number): number {
  if (plan.strip.length === 0) return 0;
  if (isRow(plan)) {
    const widths = widthsInRow(plan.strip, plan.room.width);
    return Math.max(...plan.strip.map((one, place) => panelHeight(one.panel, one.shown.flows, 1, widths[place] ?? 0))) + GAP;
  }
  return needed(filling(plan, "strip", plan.room.width), stackSize(plan, grows)) + GAP;
}

/** Places the strip: its panels stand in one row if they fit, else below each other, and grow that far at most. */
export function placeStrip(plan: Plan, grows: number): void {
  const { strip, zones, room } = plan;
  zones.strip.classList.toggle("row", isRow(plan));
  if (!isRow(plan)) {
    // on a page that scrolls, each grows by itself: a narrow panel does not keep a wide one from filling its rows
    if (!Number.isFinite(room.height)) for (const one of strip) one.size = stackSize({ ...plan, strip: [one] }, grows);
    return void fill(filling(plan, "strip", room.width), stackSize(plan, grows));
  }
  keep(zones.strip, strip.map((one) => one.shown.figure));
  const widths = widthsInRow(strip, room.width);
  strip.forEach((one, place) => one.shown.place(one.panel, 1, widths[place] ?? 0));
}

function isRow({ strip, room }: Plan): boolean {
  return strip.length > 1 && besideEachOther(strip.map((one) => one.panel.width)) <= room.width;
}

function besideEachOther(widths: readonly number[]): number {
  return widths.reduce((sum, one) => sum + one + GAP, -GAP);
}

/** Equal widths where every panel then fits into one line, else what each needs and an equal share of the rest. */
function widthsInRow(strip: readonly Placed[], width: number): number[] {
  const flexible = strip.filter((one) => one.shown.flows.length > 0).length;
  const needs = strip.map((one) => Math.max(inOneLine(one.panel, one.shown.flows), one.panel.width));
  const equal = (width - GAP * (strip.length - 1)) / strip.length;
  if (flexible === strip.length && needs.every((one) => one <= equal)) return needs.map(() => equal);
  const spare = (width - besideEachOther(needs)) / Math.max(1, flexible);
  return strip.map((one, place) => (needs[place] ?? 0) + (one.shown.flows.length > 0 ? spare : 0));
}

/** The size of panels below each other: the largest at which they are no higher in proportion than at their usual size. Where the
 * page does not scroll they may also shrink, because what is a little smaller may take a row less. */
function stackSize(plan: Plan, grows: number): number {
  const strip = filling(plan, "strip", plan.room.width);
  const shrinks = Number.isFinite(plan.room.height);
  const usual = shrinks ? Math.min(needed(strip, 1), needed(strip, 0)) : needed(strip, 1);
  const takesMore = (size: number): boolean => needed(strip, size) > usual * Math.max(size, 1) + 1;
  return sizeFor(grows, (size) => ((size > 1 || shrinks) && takesMore(size) ? Infinity : size));
}

/** What a layout places: the zones of a page, what belongs into each, and the room for all. */

import type { Filling, Placed } from "./filling.ts";
import type { Drawing } from "./picture.ts";

export type Zone = "strip" | "main" | "side";
export const ZONES: readonly Zone[] = ["strip", "main", "side"];
export const PHONE = 600; // pixels of the width of larger screens

export interface Room {
  width: number;
  height: number; // Infinity where the page scrolls
}

export interface Plan {
  play: HTMLElement;
  drawing: Drawing;
  room: Room;
  isFlat: boolean; // the board is much wider than high, and lies across the page
  zones: Record<Zone, HTMLElement>;
  strip: Placed[]; // tracks, piles, the score
  main: Placed[]; // the reader's own panels
  side: Placed[]; // everybody else's
}

/** A zone with all that belongs into it, in one column. */
export function filling(plan: Plan, zone: Zone, width: number): Filling {
  return { zone: plan.zones[zone], placed: plan[zone], width, columns: 1 };
}

/** Puts an element in its place, in pixels from the upper left corner. */
export function box(element: HTMLElement, x: number, y: number, width: number, height: number): void {
  element.style.left = `${x}px`;
  element.style.top = `${y}px`;
  element.style.width = `${width}px`;
  element.style.height = `${height}px`;
}

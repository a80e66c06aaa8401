/** What can be pointed at glows, is a button for screen readers, and is one stop in the tab order. */

import type { Drawing } from "./picture.ts";

export interface Glow {
  meaning: ReadonlySet<string>; // marks that mean some action now
  open: ReadonlySet<string>; // those that can be pointed at next
  picked: ReadonlySet<string>;
  hinted: ReadonlySet<string>; // those of the answer that is being read
}

export const NO_GLOW: Glow = { meaning: new Set(), open: new Set(), picked: new Set(), hinted: new Set() };

function name(mark: Element): string {
  return mark.querySelector(":scope > title")?.textContent || mark.textContent.trim() || mark.id;
}

function ready(mark: Element, picked: boolean): void {
  mark.setAttribute("role", "button");
  for (const text of mark.querySelectorAll("text")) if (!text.textContent.endsWith(" ")) text.append(" "); // lines read as separate words
  mark.setAttribute("aria-label", name(mark));
  mark.setAttribute("aria-pressed", String(picked));
  if (!mark.hasAttribute("tabindex")) mark.setAttribute("tabindex", "-1");
}

function plain(mark: Element): void {
  for (const attribute of ["role", "aria-label", "aria-pressed", "tabindex"]) mark.removeAttribute(attribute);
}

/** Sets classes, roles and labels of every mark; returns those that can be pointed at, in the order of the drawing. */
export function dress(drawing: Drawing, glow: Glow): SVGGElement[] {
  const open: SVGGElement[] = [];
  for (const root of drawing.roots()) {
    for (const mark of root.querySelectorAll<SVGGElement>("g[id]")) {
      const can = glow.open.has(mark.id);
      const picked = glow.picked.has(mark.id);
      mark.classList.toggle("can", can || picked);
      mark.classList.toggle("chosen", picked || glow.hinted.has(mark.id));
      if (can || picked) {
        ready(mark, picked);
        open.push(mark);
      } else if (mark.hasAttribute("role")) plain(mark);
    }
  }
  if (open.length > 0 && !open.some((mark) => mark.getAttribute("tabindex") === "0")) open[0]?.setAttribute("tabindex", "0");
  return open;
}

export interface Spot {
  x: number;
  y: number;
}

/** The index of the nearest spot in a direction, or of the current one if there is none. Sideways counts double. */
export function towards(spots: readonly Spot[], from: number, across: number, down: number): number {
  const here = spots[from];
  if (!here) return spots.length > 0 ? 0 : -1;
  let best = from;
  let least = Infinity;
  spots.forEach((spot, index) => {
    const ahead = (spot.x - here.x) * across + (spot.y - here.y) * down;
    const aside = Math.abs((spot.x - here.x) * down) + Math.abs((spot.y - here.y) * across);
    if (index === from || ahead < 1 || aside > 2 * ahead + 1) return;
    const far = ahead + 2 * aside;
    if (far < least) {
      least = far;
      best = index;
    }
  });
  return best;
}

export function centre(mark: Element): Spot {
  const box = mark.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Moves the focus from one mark to the next in a direction, and the tab stop with it. */
export function rove(marks: readonly SVGGElement[], current: Element, across: number, down: number): void {
  const from = marks.findIndex((mark) => mark === current);
  const next = marks[towards(marks.map(centre), from, across, down)];
  if (!next) return;
  for (const mark of marks) mark.setAttribute("tabindex", mark === next ? "0" : "-1");
  next.focus();
}

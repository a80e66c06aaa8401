/** A zone of the table and its panels: columns, their heights, what collapses, what scrolls. */

import type { PanelPicture } from "../net/types.ts";
import { cardsInRow, cardWidth, panelHeight, rowOf, sizeFor, stretch } from "./flow.ts";
import { hasMore } from "./more.ts";
import { ALL, type Shown } from "./picture.ts";

export const GAP = 8;
export const SCROLLBAR = 10;
const NARROWEST = 236; // of a column of panels
const NARROW_GROWS = 1.3; // how far cards grow on narrow screens
const LEAST_SHARE = 120; // pixels that are visible of each of the reader's own panels
const TIGHT = 4; // between panels for which there is little room
const LEAST_ZOOM = 0.925; // of such panels: words are drawn 12 high or little less, and stay 11 pixels high
const ZOOM_STEP = 0.01;

export interface Placed {
  panel: PanelPicture;
  shown: Shown;
  part: string;
  size?: number; // of its cards, where they are larger than those of its zone
}

/** Panels of a zone side by side or below each other, column by column; the next one goes to the shortest column. */
function columnsFor(placed: readonly Placed[], count: number, high: (one: Placed) => number): Placed[][] {
  const columns: Placed[][] = Array.from({ length: count }, () => []);
  const heights = columns.map(() => 0);
  for (const one of placed) {
    const shortest = heights.indexOf(Math.min(...heights));
    columns[shortest]?.push(one);
    heights[shortest] = (heights[shortest] ?? 0) + high(one) + GAP;
  }
  return columns;
}

const isFolded = (one: Placed): boolean => !one.shown.open;
const HEAD = 44; // of a collapsed panel

function heightOf(one: Placed, size: number, width: number): number {
  if (isFolded(one)) return HEAD;
  return panelHeight(one.panel, one.shown.flows, one.size ?? size, width, one.shown);
}

function total(column: readonly Placed[], size: number, width: number, gap = GAP): number {
  return column.reduce((sum, one) => sum + heightOf(one, size, width) + gap, -gap);
}

/** A zone with its panels, its width and how many columns it has. */
export interface Filling {
  zone: HTMLElement;
  placed: readonly Placed[];
  width: number;
  columns: number;
  gap?: number; // between its panels, where it is not the usual one
}

function split({ placed, width, columns }: Filling, size: number): { wide: number; found: Placed[][] } {
  const count = Math.max(1, Math.min(columns, placed.length));
  const wide = (width - GAP * (count - 1)) / count;
  return { wide, found: columnsFor(placed, count, (one) => heightOf(one, size, wide)) };
}

/** How high a zone is when its cards have that size. */
export function needed(filling: Filling, size: number): number {
  const { wide, found } = split(filling, size);
  return Math.max(...found.map((column) => total(column, size, wide, filling.gap)), 0);
}

/** Places everything in a zone; returns its height. */
export function fill(filling: Filling, size: number): number {
  const { zone, placed, gap = GAP } = filling;
  const { wide, found } = split(filling, size);
  zone.classList.toggle("tight", gap < GAP);
  keep(zone, found.map((column, place) => {
    const element = (zone.children[place] as HTMLElement | undefined) ?? document.createElement("div");
    element.className = "column";
    keep(element, column.map((one) => one.shown.figure));
    return element;
  }));
  for (const one of placed) {
    one.shown.place(one.panel, one.size ?? size, wide);
    bound(one.shown.figure, Infinity);
  }
  return needed(filling, size);
}

/** How wide the widest cards of a zone are when they have that size. */
export function widest(filling: Filling, size: number): number {
  const { wide } = split(filling, size);
  return Math.max(0, ...filling.placed.map((one) => cardWidth(one.shown.flows, one.size ?? size, wide)));
}

/** Panels with few cards use the remaining space: their cards become larger than others in the zone, the last panel's first. */
export function grow(filling: Filling, size: number, height: number, may: (one: Placed) => boolean = () => true): void {
  for (const one of filling.placed.filter(may).reverse()) {
    const { wide } = split(filling, size);
    const most = heightOf(one, size, wide) + height - needed(filling, size);
    const larger = sizeFor(most, (each) => heightOf({ ...one, size: each }, size, wide));
    if (larger > size) one.size = larger;
  }
}

/** Divides the remaining space below a column equally among its panels, so that columns end together. */
export function level(filling: Filling, size: number, height: number): void {
  const { wide, found } = split(filling, size);
  for (const column of found) {
    const open = column.filter((one) => !isFolded(one));
    const spare = (height - total(column, size, wide, filling.gap)) / open.length;
    if (spare > 0) for (const one of open) stretch(one.shown.svg, spare);
  }
}

function bound(figure: HTMLElement, most: number): void {
  figure.style.maxHeight = Number.isFinite(most) ? `${most}px` : "";
  figure.classList.toggle("bounded", Number.isFinite(most));
}

/** Where cards of others would not fit, they fold, but for those that matter or that somebody wants to see. Tells of a size of
 * the cards whether as many stand in a row as can, which matters where few rows are seen. */
export function foldCards(filling: Filling, height: number): (size: number) => boolean {
  const foldable = filling.placed.filter((one) => one.part === "rival" && one.shown.flows.length > 1 && !one.shown.matters);
  for (const one of filling.placed) one.shown.unfold();
  if (needed(filling, 0) <= height) return () => true;
  for (const one of foldable) {
    one.shown.crowded = true;
    one.shown.rows = one.shown.wish === true ? ALL : 0;
  }
  for (const rows of [1, 2, 3, ALL]) { // as much is visible as there is room for
    for (const one of foldable) {
      if (one.shown.wish !== null) continue;
      const before = one.shown.rows;
      one.shown.rows = rows;
      if (needed(filling, 0) > height) one.shown.rows = before;
    }
  }
  const across = (size: number): number => foldable.reduce((sum, one) => sum + cardsInRow(one.shown.flows, size, split(filling, size).wide), 0);
  const most = across(0);
  return (size) => across(size) === most;
}

/** Where the reader's own cards would not fit, they are seen without their sentences: those of one panel if that is enough, what lies
 * open before what is in the hand, else all. */
export function abbreviate(filling: Filling, height: number): void {
  const { placed } = filling;
  for (const some of [[], ...placed.map((one) => [one]), placed]) {
    for (const one of placed) one.shown.abbreviate(some.includes(one));
    if (needed(filling, 0) <= height) return;
  }
}

/** On a page that scrolls, cards that lie open are seen without their sentences where they are higher than the page shows at once:
 * they are there to be looked over, and the hand below them to be read. */
export function abbreviateOpen(filling: Filling, height: number): void {
  for (const one of filling.placed) {
    one.shown.abbreviate(one.part === "mine" && needed({ ...filling, placed: [one] }, 0) > height);
  }
}

/** Where panels would not fit even so, all of them are a little smaller and closer to each other; returns what is between them. */
export function squeeze(filling: Filling, height: number): number {
  const fits = (gap: number, zoom: number): boolean => {
    for (const one of filling.placed) one.shown.zoom = zoom;
    return needed({ ...filling, gap }, 0) <= height;
  };
  if (fits(GAP, 1)) return GAP;
  for (let zoom = 1; !fits(TIGHT, zoom) && zoom > LEAST_ZOOM; ) zoom = Math.max(LEAST_ZOOM, zoom - ZOOM_STEP);
  return TIGHT;
}

/** The reader's own panels, all of them visible: where they are too high together, the highest scroll. */
export function share({ placed, width, gap = GAP }: Filling, size: number, height: number): void {
  const heights = placed.map((one) => heightOf(one, size, width));
  const room = height - gap * (placed.length - 1);
  if (heights.reduce((sum, one) => sum + one, 0) <= room + 1) return;
  let most = room;
  while (most > LEAST_SHARE && heights.reduce((sum, one) => sum + Math.min(one, most), 0) > room) most -= 1;
  placed.forEach((one, place) => {
    if ((heights[place] ?? 0) <= most) return;
    one.shown.place(one.panel, size, width - SCROLLBAR);
    bound(one.shown.figure, most);
  });
}

/** Elements already in place stay: what is moved in the tree loses its scroll position and its transition. */
export function keep(parent: HTMLElement, children: readonly HTMLElement[]): void {
  const wanted = new Set<Element>(children);
  for (const child of [...parent.children]) if (!wanted.has(child)) child.remove();
  let place = parent.firstElementChild;
  for (const child of children) {
    if (child === place) place = place.nextElementSibling;
    else parent.insertBefore(child, place);
  }
}

/** How many columns a zone can have at its width. */
export function columnsIn(width: number, placed: readonly Placed[]): number {
  return Math.max(1, Math.floor((width + GAP) / (columnNeeds(placed) + GAP)));
}

/** How wide a column must be for every panel. */
export function columnNeeds(placed: readonly Placed[]): number {
  return Math.max(NARROWEST, ...placed.map((one) => (one.shown.flows.length > 0 ? Math.max(one.panel.needs, numbersNeed(one)) : Math.min(one.panel.width, 340))));
}

/** How wide a seat's numbers are in one row. */
function numbersNeed({ panel, part, shown: { flows: [first] } }: Placed): number {
  const isNumbers = (part === "rival" || part === "mine") && first !== undefined && first.cell.least >= 1;
  return isNumbers ? Math.min(panel.width, rowOf(first)) : 0;
}

/** Places everything in a zone that may be as high as it likes: as many cards in each row as can be read, as large as there is room;
 * those of all rivals are alike. */
export function fillRows(filling: Filling): void {
  const { wide } = split(filling, 1);
  for (const part of new Set(filling.placed.map((one) => one.part))) {
    const alike = filling.placed.filter((one) => one.part === part);
    const across = (size: number): number => alike.reduce((sum, one) => sum + cardsInRow(one.shown.flows, size, wide), 0);
    const size = sizeFor(NARROW_GROWS, (each) => (across(each) < across(0) ? Infinity : each));
    for (const one of alike) one.size = size;
  }
  fill(filling, 1);
}

/** What scrolls can be reached by keys, so that they can scroll it, and panels say that there is more below. Everything is read
 * before anything is written: to read after writing makes the browser lay out the page once more. */
export function tellScrolling(zones: readonly HTMLElement[], panels: readonly HTMLElement[]): void {
  const more = panels.map(hasMore);
  const all = [...zones, ...panels];
  const scroll = all.map((one) => one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY === "auto");
  panels.forEach((panel, place) => panel.classList.toggle("more-below", more[place]));
  all.forEach((one, place) => {
    if (scroll[place]) one.tabIndex = 0;
    else one.removeAttribute("tabindex");
  });
}

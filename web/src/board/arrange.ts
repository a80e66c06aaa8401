/** Where the parts of a picture stand: what is mine first, then the board, rivals beside it, tracks above. */

import type { PanelPicture } from "../net/types.ts";
import { cardsInRow, panelHeight, sizeFor, stretch } from "./flow.ts";
import { tellMore } from "./more.ts";
import { ALL, type Drawing, type Shown } from "./picture.ts";

type Zone = "strip" | "main" | "side";
const ZONES: readonly Zone[] = ["strip", "main", "side"];
const GAP = 8;
const NARROWEST = 244; // of a column of panels
const SMALLER = 0.82; // how far a board gives way to panels that would not fit
const STEP = 6; // pixels, in looking for its size
const STRIP_MOST = 0.42; // of the height, for tracks and piles
const NARROW_GROWS = 1.3; // how far cards grow on narrow screens
const STRIP_GROWS = 1.14; // how far tracks grow to fill the width
const SIDE_MOST = 0.42; // of the width, for what is beside one's own cards
const LEAST_SHARE = 120; // pixels of one's own panels that all are seen of
const SCROLLBAR = 10;
const STRIP = 3; // a board so much wider than high is a strip
const ORDER = ["score", "mine", "hand", "aside", "piles", "rival", "track"];

export function playArea(): HTMLElement {
  const play = document.createElement("div");
  play.className = "play";
  return play;
}

export interface Room {
  width: number;
  height: number; // Infinity where the page scrolls
}

/** Whose panel it is: what belongs to the one who looks, to another, or to nobody. */
export function partOf(panel: PanelPicture, own: number): string {
  if (panel.part !== "") return panel.part;
  if (panel.seat === null) return "aside";
  return panel.seat === own ? (panel.id === "hand" ? "hand" : "mine") : "rival";
}

function zoneOf(part: string): Zone {
  if (part === "score" || part === "track" || part === "piles") return "strip";
  return part === "mine" || part === "hand" ? "main" : "side";
}

interface Placed {
  panel: PanelPicture;
  shown: Shown;
  part: string;
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
const HEAD = 44; // of a folded panel

function heightOf(one: Placed, size: number, width: number): number {
  if (isFolded(one)) return HEAD;
  return panelHeight(one.panel, one.shown.flows, size, width, one.shown.rows);
}

function total(column: readonly Placed[], size: number, width: number): number {
  return column.reduce((sum, one) => sum + heightOf(one, size, width) + GAP, -GAP);
}

/** A zone with its panels, its width and how many columns it has. */
interface Filling {
  zone: HTMLElement;
  placed: readonly Placed[];
  width: number;
  columns: number;
}

function split({ placed, width, columns }: Filling, size: number): { wide: number; found: Placed[][] } {
  const count = Math.max(1, Math.min(columns, placed.length));
  const wide = (width - GAP * (count - 1)) / count;
  return { wide, found: columnsFor(placed, count, (one) => heightOf(one, size, wide)) };
}

/** How high a zone is when its cards have that size. */
function needed(filling: Filling, size: number): number {
  const { wide, found } = split(filling, size);
  return Math.max(...found.map((column) => total(column, size, wide)), 0);
}

/** Places everything in a zone; returns how high it has become. */
function fill(filling: Filling, size: number): number {
  const { zone, placed } = filling;
  const { wide, found } = split(filling, size);
  keep(zone, found.map((column, place) => {
    const element = (zone.children[place] as HTMLElement | undefined) ?? document.createElement("div");
    element.className = "column";
    keep(element, column.map((one) => one.shown.figure));
    return element;
  }));
  for (const one of placed) {
    one.shown.place(one.panel, size, wide);
    bound(one.shown.figure, Infinity);
  }
  return needed(filling, size);
}

/** Gives the room that is left below a column to its panels, alike, so that they end together. */
function level(filling: Filling, size: number, height: number): void {
  const { wide, found } = split(filling, size);
  for (const column of found) {
    const open = column.filter((one) => !isFolded(one));
    const spare = (height - total(column, size, wide)) / open.length;
    if (spare > 0) for (const one of open) stretch(one.shown.svg, spare);
  }
}

function bound(figure: HTMLElement, most: number): void {
  figure.style.maxHeight = Number.isFinite(most) ? `${most}px` : "";
  figure.classList.toggle("bounded", Number.isFinite(most));
  tellMore(figure);
  reach(figure);
}

/** Where cards of others would not fit, they fold, but for those that matter or that somebody wants to see. Tells of a size of
 * the cards whether as many stand in a row as can, which matters where few rows are seen. */
function foldCards(filling: Filling, height: number): (size: number) => boolean {
  const foldable = filling.placed.filter((one) => one.part === "rival" && one.shown.flows.length > 1 && !one.shown.matters);
  for (const one of filling.placed) unfolded(one.shown);
  if (needed(filling, 0) <= height) return () => true;
  for (const one of foldable) {
    one.shown.crowded = true;
    one.shown.rows = one.shown.wish === true ? ALL : 0;
  }
  for (const rows of [1, ALL]) { // as much as there is room for is seen
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

function unfolded(shown: Shown): void {
  shown.rows = ALL;
  shown.crowded = false;
}

/** One's own panels, all of which are seen: where they are too high together, the highest scroll. */
function share({ placed, width }: Filling, size: number, height: number): void {
  const heights = placed.map((one) => heightOf(one, size, width));
  const room = height - GAP * (placed.length - 1);
  if (heights.reduce((sum, one) => sum + one, 0) <= room + 1) return;
  let most = room;
  while (most > LEAST_SHARE && heights.reduce((sum, one) => sum + Math.min(one, most), 0) > room) most -= 1;
  placed.forEach((one, place) => {
    if ((heights[place] ?? 0) <= most) return;
    one.shown.place(one.panel, size, width - SCROLLBAR);
    bound(one.shown.figure, most);
  });
}

/** The same elements stay where they are: what moves in the tree loses its scroll and its glide. */
function keep(parent: HTMLElement, children: readonly HTMLElement[]): void {
  const wanted = new Set<Element>(children);
  for (const child of [...parent.children]) if (!wanted.has(child)) child.remove();
  let place = parent.firstElementChild;
  for (const child of children) {
    if (child === place) place = place.nextElementSibling;
    else parent.insertBefore(child, place);
  }
}

function zones(play: HTMLElement): Record<Zone, HTMLElement> {
  const found = {} as Record<Zone, HTMLElement>;
  for (const zone of ZONES) {
    let element = play.querySelector<HTMLElement>(`:scope > .zone-${zone}`);
    if (!element) {
      element = document.createElement("div");
      element.className = `zone zone-${zone}`;
      play.append(element);
    }
    found[zone] = element;
  }
  return found;
}

/** Puts everything in its place; `own` is the seat of the one who looks. */
export function arrange(play: HTMLElement, drawing: Drawing, own: number, room: Room): void {
  const found = zones(play);
  const hasBoard = drawing.wide > 0;
  const isStrip = hasBoard && drawing.ratio > STRIP;
  const all = drawing.shownPanels()
    .map(({ panel, shown }) => ({ panel, shown, part: partOf(panel, own) }))
    .filter((one) => one.part !== "prompt");
  for (const one of all) {
    one.shown.figure.classList.toggle("own", one.part === "mine" || one.part === "hand");
    one.shown.figure.dataset["part"] = one.part;
  }
  const of = (zone: Zone): Placed[] =>
    all.filter((one) => zoneOf(one.part) === zone)
      .sort((a, b) => ORDER.indexOf(a.part) - ORDER.indexOf(b.part));
  keep(play, [found.strip, drawing.board, found.main, found.side]);
  const layout = Number.isFinite(room.height) ? wide : narrow;
  drawing.board.hidden = !hasBoard;
  layout({ play, drawing, room, isStrip, zones: found, strip: of("strip"), main: of("main"), side: of("side") });
  for (const zone of ZONES) {
    found[zone].hidden = of(zone).length === 0;
    reach(found[zone]);
  }
  drawing.sized();
}

interface Plan {
  play: HTMLElement;
  drawing: Drawing;
  room: Room;
  isStrip: boolean;
  zones: Record<Zone, HTMLElement>;
  strip: Placed[];
  main: Placed[];
  side: Placed[];
}

function box(element: HTMLElement, x: number, y: number, width: number, height: number): void {
  element.style.left = `${x}px`;
  element.style.top = `${y}px`;
  element.style.width = `${width}px`;
  element.style.height = `${height}px`;
}

/** How many columns a zone can have at its width. */
function columnsIn(width: number, placed: readonly Placed[]): number {
  return Math.max(1, Math.floor((width + GAP) / (columnNeeds(placed) + GAP)));
}

/** How wide a column must be for every panel. */
function columnNeeds(placed: readonly Placed[]): number {
  return Math.max(NARROWEST, ...placed.map((one) => (one.shown.flows.length > 0 ? one.panel.needs : Math.min(one.panel.width, 340))));
}

function stripRow(plan: Plan, width: number): number {
  if (plan.strip.length === 0) return 0;
  const whole = plan.strip.reduce((sum, one) => sum + one.panel.width + GAP, -GAP);
  if (plan.strip.length > 1 && whole <= width) {
    const flexible = plan.strip.filter((one) => one.shown.flows.length > 0);
    const spare = (width - whole) / Math.max(1, flexible.length);
    let high = 0;
    plan.zones.strip.classList.add("row");
    keep(plan.zones.strip, plan.strip.map((one) => one.shown.figure));
    for (const one of plan.strip) {
      high = Math.max(high, one.shown.place(one.panel, 1, one.panel.width + (flexible.includes(one) ? spare : 0)));
    }
    return high + GAP;
  }
  plan.zones.strip.classList.remove("row");
  const filling = { zone: plan.zones.strip, placed: plan.strip, width, columns: 1 };
  const high = needed(filling, 1);
  const size = sizeFor(STRIP_GROWS, (one) => (one > 1 && needed(filling, one) > high * one + 1 ? Infinity : one));
  return fill(filling, size) + GAP;
}

/** How wide what is beside the board must be at least. */
function besideBoard(plan: Plan): number {
  const all = [...plan.main, ...plan.side];
  return all.length > 0 ? Math.max(300, ...all.map((one) => Math.min(one.panel.needs, 340))) + GAP : 0;
}

function wide(plan: Plan): void {
  const { drawing, room, zones: found } = plan;
  let top = Math.min(stripRow(plan, room.width), room.height * STRIP_MOST); // beyond that it scrolls: what is mine comes first
  if (top > 0) box(found.strip, 0, 0, room.width, top - GAP);
  if (plan.isStrip) {
    const high = Math.min(room.width / drawing.ratio, room.height * 0.34);
    box(drawing.board, 0, top, room.width, high);
    top += high + GAP;
  }
  const height = room.height - top;
  const main = { zone: found.main, placed: plan.main, width: room.width, columns: 1 };
  const side = { zone: found.side, placed: plan.side, width: room.width, columns: 1 };
  if (drawing.wide > 0 && !plan.isStrip) {
    const most = Math.min(height * drawing.ratio, room.width - besideBoard(plan));
    const gap = plan.main.length > 0 && plan.side.length > 0 ? GAP : 0;
    const beside = (across: number): void => {
      main.width = side.width = room.width - across - GAP;
      side.columns = columnsIn(side.width, plan.side);
    };
    const high = (size: number): number => needed(main, size) + gap + needed(side, size);
    let across = most;
    for (beside(across); high(0) > height && across > most * SMALLER; beside(across)) across -= STEP; // the board gives way
    if (high(0) > height) beside(across = most); // in vain
    const size = sizeFor(height, high);
    const left = across + GAP;
    box(drawing.board, 0, top, across, height);
    const own = Math.min(fill(main, size), height - (plan.side.length > 0 ? 120 : 0));
    fill(side, size);
    level(side, size, height - own - gap);
    box(found.main, left, top, main.width, own);
    box(found.side, left, top + own + gap, side.width, height - own - gap);
    return;
  }
  if (plan.main.length > 0 && plan.side.length > 0) {
    const inRow = (wide: number): number =>
      plan.main.reduce((sum, one) => sum + cardsInRow(one.shown.flows, 0, room.width - wide - GAP - SCROLLBAR), 0);
    const least = columnNeeds(plan.side);
    side.width = Math.min(room.width * SIDE_MOST, Math.max(...plan.side.map((one) => one.panel.width)));
    while (side.width > least && inRow(side.width) < inRow(least)) side.width -= STEP; // as many of one's own cards in a row as can be
    main.width = room.width - side.width - GAP;
  }
  side.columns = columnsIn(side.width, plan.side);
  const inRow = foldCards(side, height);
  const size = sizeFor(height, (one) => needed(main, one));
  fill(main, size);
  share(main, size, height);
  const others = sizeFor(height, (one) => (inRow(one) ? needed(side, one) : Infinity));
  fill(side, others);
  level(side, others, height);
  box(found.main, 0, top, main.width, height);
  box(found.side, plan.main.length > 0 ? main.width + GAP : 0, top, side.width, height);
}

function narrow(plan: Plan): void {
  const { drawing, room, zones: found } = plan;
  for (const one of plan.side) unfolded(one.shown);
  for (const element of [drawing.board, ...Object.values(found)]) element.removeAttribute("style");
  stripRow(plan, room.width);
  if (drawing.wide > 0) {
    const scroller = plan.play.closest(".scrolls")?.clientHeight ?? innerHeight;
    const most = Math.max(260, room.width < 600 || scroller < 480 ? scroller : scroller * 0.7);
    drawing.board.style.height = `${Math.min(room.width / drawing.ratio, most)}px`;
  }
  fillRows({ zone: found.main, placed: plan.main, width: room.width, columns: columnsIn(room.width, plan.main) });
  fillRows({ zone: found.side, placed: plan.side, width: room.width, columns: columnsIn(room.width, plan.side) });
}

/** Places everything in a zone that may be as high as it likes: as many cards in each row as can be read, as large as there is room. */
function fillRows(filling: Filling): void {
  const { wide } = split(filling, 1);
  const across = (size: number): number => filling.placed.reduce((sum, one) => sum + cardsInRow(one.shown.flows, size, wide), 0);
  fill(filling, sizeFor(NARROW_GROWS, (size) => (across(size) < across(0) ? Infinity : size)));
}

/** If nothing that can be pointed at is on the screen, because a part of the table scrolls, the first such mark comes there. */
export function reveal(marks: readonly SVGGElement[]): void {
  if (marks.length > 0 && !marks.some(isSeen)) marks[0]?.scrollIntoView({ block: "center" });
}

function isSeen(mark: SVGGElement): boolean {
  const box = mark.getBoundingClientRect();
  const middle = box.y + box.height / 2;
  for (let around = mark.closest<HTMLElement>(".picture-panel"); around; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === "visible" || getComputedStyle(around).display === "contents") continue;
    const room = around.getBoundingClientRect();
    if (middle < room.top || middle > room.bottom) return false;
  }
  return true;
}

/** What scrolls can be reached by keys, so that they can scroll it. */
function reach(element: HTMLElement): void {
  const scrolls = element.scrollHeight > element.clientHeight + 1;
  if (scrolls && getComputedStyle(element).overflowY === "auto") element.tabIndex = 0;
  else element.removeAttribute("tabindex");
}

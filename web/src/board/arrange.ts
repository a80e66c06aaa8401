/** The layout of a picture: the reader's own panels first, then the board, rivals beside it, tracks above. */

import type { PanelPicture } from "../net/types.ts";
import { abbreviate, columnNeeds, columnsIn, fill, fillRows, foldCards, GAP, grow, keep, level, needed, SCROLLBAR, share, tellScrolling, unfolded, type Filling, type Placed } from "./filling.ts";
import { cardsInRow, inOneLine, sizeFor } from "./flow.ts";
import type { Drawing } from "./picture.ts";

type Zone = "strip" | "main" | "side";
const ZONES: readonly Zone[] = ["strip", "main", "side"];
const SMALLER = 0.82; // how far a board shrinks for panels that would not fit
const STEP = 6; // pixels, when searching for its size
const STRIP_MOST = 0.42; // of the height, for tracks and piles
const STRIP_GROWS = 1.14; // how far tracks grow to fill the width
const STRIP_GROWS_TALL = 1.5; // the same on narrow screens that are high
const TALL = 500; // pixels
const PHONE = 600; // pixels of the width of larger screens
const SIDE_MOST = 0.42; // of the width, for what is beside the reader's own cards
const BESIDE_GROWS = 1.25; // how far cards beside a board grow
const BESIDE = 340; // pixels beside a board: two cards with their sentences
const SIDE_LEAST = 104; // pixels of what is below the reader's own panels beside a board
const LOOKED_AT = 3; // the weight of a panel that everybody looks at
const STRIP = 3; // a board that much wider than high is a strip
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

/** Whose panel it is: the reader's, another seat's, or nobody's. */
export function partOf(panel: PanelPicture, own: number): string {
  if (panel.part !== "") return panel.part;
  if (panel.seat === null) return "aside";
  return panel.seat === own ? (panel.id === "hand" ? "hand" : "mine") : "rival";
}

function zoneOf(part: string): Zone {
  if (part === "score" || part === "track" || part === "piles") return "strip";
  return part === "mine" || part === "hand" ? "main" : "side";
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

/** Puts everything in its place, without reading anything from the page where that is wide; `own` is the reader's seat. */
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
    one.shown.abbreviate(false);
  }
  const row = hasBoard && !isStrip && Number.isFinite(room.height) ? seatsInRow(all, room.width) : [];
  const of = (zone: Zone): Placed[] =>
    all.filter((one) => (row.includes(one) ? "strip" : zoneOf(one.part)) === zone)
      .sort((a, b) => Number(a.panel.weight === 0) - Number(b.panel.weight === 0) || ORDER.indexOf(a.part) - ORDER.indexOf(b.part));
  keep(play, [found.strip, drawing.board, found.main, found.side]);
  const layout = Number.isFinite(room.height) ? wide : narrow;
  drawing.board.hidden = !hasBoard;
  layout({ play, drawing, room, isStrip, zones: found, strip: of("strip"), main: of("main"), side: of("side") });
  for (const one of all) one.shown.finish();
  for (const zone of ZONES) found[zone].hidden = of(zone).length === 0;
  drawing.sized();
}

/** Once everything is in place: what scrolls says so. It reads, so it comes after everything that writes: to read in between makes
 * the browser lay out the page once more. */
export function tellWhatScrolls(play: HTMLElement, drawing: Drawing): void {
  const panels = drawing.shownPanels().map(({ shown }) => shown.figure).filter((figure) => figure.isConnected);
  tellScrolling(Object.values(zones(play)), panels);
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

/** Seats of which there are only numbers are a row above the board where each fits into one line: cards get the space beside it. */
function seatsInRow(all: readonly Placed[], width: number): Placed[] {
  const seats = all.filter((one) => one.part === "mine" || one.part === "rival");
  const lines = seats.map((one) => (one.shown.flows.length === 1 ? inOneLine(one.panel, one.shown.flows) : 0));
  const whole = lines.reduce((sum, line) => sum + line + GAP, -GAP);
  return lines.every((line) => line > 0) && whole <= width ? seats : [];
}

function box(element: HTMLElement, x: number, y: number, width: number, height: number): void {
  element.style.left = `${x}px`;
  element.style.top = `${y}px`;
  element.style.width = `${width}px`;
  element.style.height = `${height}px`;
}

/** Equal widths where every panel then fits into one line, else what each needs and an equal share of the rest. */
function widthsInRow(strip: readonly Placed[], width: number): number[] {
  const flexible = strip.filter((one) => one.shown.flows.length > 0).length;
  const needs = strip.map((one) => Math.max(inOneLine(one.panel, one.shown.flows), one.panel.width));
  const equal = (width - GAP * (strip.length - 1)) / strip.length;
  if (flexible === strip.length && needs.every((one) => one <= equal)) return needs.map(() => equal);
  const spare = (width - needs.reduce((sum, one) => sum + one + GAP, -GAP)) / Math.max(1, flexible);
  return strip.map((one, place) => (needs[place] ?? 0) + (one.shown.flows.length > 0 ? spare : 0));
}

function stripRow(plan: Plan, width: number, grows = STRIP_GROWS): number {
  if (plan.strip.length === 0) return 0;
  const whole = plan.strip.reduce((sum, one) => sum + one.panel.width + GAP, -GAP);
  if (plan.strip.length > 1 && whole <= width) {
    plan.zones.strip.classList.add("row");
    keep(plan.zones.strip, plan.strip.map((one) => one.shown.figure));
    const widths = widthsInRow(plan.strip, width);
    return Math.max(...plan.strip.map((one, place) => one.shown.place(one.panel, 1, widths[place] ?? one.panel.width))) + GAP;
  }
  plan.zones.strip.classList.remove("row");
  const filling = { zone: plan.zones.strip, placed: plan.strip, width, columns: 1 };
  const shrinks = Number.isFinite(plan.room.height); // what is a little smaller may take a row less
  const high = shrinks ? Math.min(needed(filling, 1), needed(filling, 0)) : needed(filling, 1);
  const size = sizeFor(grows, (one) => ((one > 1 || shrinks) && needed(filling, one) > high * Math.max(one, 1) + 1 ? Infinity : one));
  return fill(filling, size) + GAP;
}

/** The least height of panels that are not the reader's: a first one that everybody looks at is fully visible if possible. */
function leastBeside(side: Filling, height: number): number {
  const [first] = side.placed;
  if (!first) return 0;
  const whole = first.panel.weight >= LOOKED_AT ? needed({ ...side, placed: [first] }, 0) : 0;
  return Math.max(SIDE_LEAST, Math.min(whole, height / 2));
}

/** The least width of what is beside the board. */
function besideBoard(plan: Plan): number {
  return plan.main.length + plan.side.length > 0 ? BESIDE + GAP : 0;
}

function wide(plan: Plan): void {
  const { drawing, room, zones: found } = plan;
  let top = Math.min(stripRow(plan, room.width), room.height * STRIP_MOST); // beyond that it scrolls
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
    const start = drawing.atMost(most, room);
    const gap = plan.main.length > 0 && plan.side.length > 0 ? GAP : 0;
    const least = plan.main.length > 0 ? SIDE_LEAST : 0; // also where nothing is there: what comes and goes leaves the rest in place
    const beside = (across: number): void => {
      main.width = side.width = room.width - across - GAP;
      side.columns = columnsIn(side.width, plan.side);
    };
    const must = plan.side.filter((one) => one.panel.weight > 0); // others may scroll
    const high = (size: number): number => needed(main, size) + gap + Math.max(needed({ ...side, placed: must }, size), least);
    let across = start;
    for (beside(across); high(0) > height && across > most * SMALLER; beside(across)) across -= STEP; // the board shrinks
    if (high(0) > height) beside(across = start); // without success
    else drawing.gaveWay(across);
    const size = Math.min(sizeFor(height, high), BESIDE_GROWS);
    const left = across + GAP;
    box(drawing.board, 0, top, plan.main.length + plan.side.length > 0 ? across : room.width, height);
    const needs = fill(main, size);
    grow(side, size, height - gap - needs, (one) => one.part === "aside"); // rivals keep the same size
    const spare = (height - gap - needs - fill(side, size)) / (plan.main.length + Math.ceil(plan.side.length / side.columns));
    const own = spare > 0 ? needs + spare * plan.main.length : Math.min(needs, height - gap - leastBeside(side, height));
    level(main, size, own);
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
    while (side.width > least && inRow(side.width) < inRow(least)) side.width -= STEP; // as many cards in a row as possible
    main.width = room.width - side.width - GAP;
  }
  side.columns = columnsIn(side.width, plan.side);
  const inRow = foldCards(side, height);
  abbreviate(main, height);
  const size = sizeFor(height, (one) => needed(main, one));
  grow(main, size, height);
  fill(main, size);
  share(main, size, height);
  level(main, size, height);
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
  const scroller = plan.play.closest(".scrolls")?.clientHeight ?? innerHeight;
  stripRow(plan, room.width, scroller > TALL || room.width < PHONE ? STRIP_GROWS_TALL : STRIP_GROWS);
  if (drawing.wide > 0) {
    const most = Math.max(260, room.width < PHONE || scroller < 480 ? scroller : scroller * 0.7);
    drawing.board.style.height = `${Math.min(room.width / drawing.ratio, most)}px`;
  }
  fillRows({ zone: found.main, placed: plan.main, width: room.width, columns: 1 });
  fillRows({ zone: found.side, placed: plan.side, width: room.width, columns: columnsIn(room.width, plan.side) });
}

/** Scrolls the first mark that can be pointed at into view, if none is visible. */
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

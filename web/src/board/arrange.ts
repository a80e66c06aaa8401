/** Where the parts of a picture stand: what is mine first, then the board, rivals beside it, tracks above. */

import type { PanelPicture } from "../net/types.ts";
import { panelHeight, sizeFor } from "./flow.ts";
import type { Drawing, Shown } from "./picture.ts";

type Zone = "strip" | "main" | "side";
const ZONES: readonly Zone[] = ["strip", "main", "side"];
const GAP = 8;
const NARROWEST = 250; // of a column of panels
const SMALLER = 0.82; // how far a board gives way to panels that would not fit
const STRIP_MOST = 0.42; // of the height, for tracks and piles
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
  return isFolded(one) ? HEAD : panelHeight(one.panel, one.shown.flows, size, width);
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
  for (const one of placed) one.shown.place(one.panel, size, wide);
  return needed(filling, size);
}

/** The same elements stay where they are: what moves in the tree loses its scroll and its glide. */
function keep(parent: HTMLElement, children: readonly HTMLElement[]): void {
  const same = children.length === parent.children.length && children.every((child, place) => parent.children[place] === child);
  if (!same) parent.replaceChildren(...children);
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
  const needs = Math.max(NARROWEST, ...placed.map((one) => (one.shown.flows.length > 0 ? one.panel.needs : Math.min(one.panel.width, 340))));
  return Math.max(1, Math.floor((width + GAP) / (needs + GAP)));
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
  return fill({ zone: plan.zones.strip, placed: plan.strip, width, columns: 1 }, 1) + GAP;
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
    const lay = (across: number): number => {
      main.width = side.width = room.width - across - GAP;
      side.columns = columnsIn(side.width, plan.side);
      return sizeFor(height, (one) => needed(main, one) + gap + needed(side, one));
    };
    let across = most;
    let size = lay(across);
    const less = room.width - GAP - (2 * NARROWEST + GAP + 4); // a smaller board leaves room for two columns
    if (less < most && less > most * SMALLER && needed(main, size) + gap + needed(side, size) > height) {
      across = less;
      size = lay(across);
      if (side.columns < 2) { // in vain: the panels need more
        across = most;
        size = lay(across);
      }
    }
    const left = across + GAP;
    box(drawing.board, 0, top, across, height);
    const own = Math.min(fill(main, size), height - (plan.side.length > 0 ? 120 : 0));
    fill(side, size);
    box(found.main, left, top, main.width, own);
    box(found.side, left, top + own + gap, side.width, height - own - gap);
    return;
  }
  if (plan.main.length > 0 && plan.side.length > 0) {
    main.width = Math.max(room.width * 0.58, room.width - GAP - 720);
    side.width = room.width - main.width - GAP;
  }
  side.columns = columnsIn(side.width, plan.side);
  fill(main, sizeFor(height, (one) => needed(main, one)));
  fill(side, sizeFor(height, (one) => needed(side, one)));
  box(found.main, 0, top, main.width, height);
  box(found.side, plan.main.length > 0 ? main.width + GAP : 0, top, side.width, height);
}

function narrow(plan: Plan): void {
  const { drawing, room, zones: found } = plan;
  for (const element of [drawing.board, ...Object.values(found)]) element.removeAttribute("style");
  stripRow(plan, room.width);
  if (drawing.wide > 0) {
    const scroller = plan.play.closest(".scrolls")?.clientHeight ?? innerHeight;
    const most = Math.max(260, room.width < 600 || scroller < 480 ? scroller : scroller * 0.7);
    drawing.board.style.height = `${Math.min(room.width / drawing.ratio, most)}px`;
  }
  fill({ zone: found.main, placed: plan.main, width: room.width, columns: columnsIn(room.width, plan.main) }, 1);
  fill({ zone: found.side, placed: plan.side, width: room.width, columns: columnsIn(room.width, plan.side) }, 1);
}

/** What scrolls can be reached by keys, so that they can scroll it. */
function reach(element: HTMLElement): void {
  const scrolls = element.scrollHeight > element.clientHeight + 1;
  if (scrolls && getComputedStyle(element).overflowY === "auto") element.tabIndex = 0;
  else element.removeAttribute("tabindex");
}

/** The layout of a wide page, which does not scroll: a strip above, then the board with everything else beside it, or where there is
 * none the reader's own panels beside the others'. */

import { abbreviate, columnNeeds, columnsIn, fill, foldCards, GAP, grow, level, needed, SCROLLBAR, share, squeeze, widest, type Filling } from "./filling.ts";
import { cardsInRow, inOneLine, sizeFor } from "./flow.ts";
import { box, filling, type Plan } from "./plan.ts";
import { placeStrip, STRIP_GROWS, stripHeight } from "./strip.ts";

const STRIP_MOST = 0.42; // of the height, for tracks and piles: beyond that they scroll
const GROWTHS = [STRIP_GROWS, 1.12, 1.1, 1.08, 1.06, 1.04, 1.02, 1]; // of these, where something else lacks room
const FLAT_MOST = 0.34; // of the height, for a board that lies across the page
const SMALLER = 0.82; // how far a board shrinks for panels that would not fit
const STEP = 6; // pixels, when searching for a width
const SIDE_MOST = 0.42; // of the width, for what is beside the reader's own cards
const BESIDE = 340; // pixels beside a board: two cards with their sentences
const FACES = [{ isBrief: false, size: 0 }, { isBrief: true, size: 0.9 }, { isBrief: true, size: 0 }]; // of the reader's cards beside a board, the best first, and how large they are at least
const SIDE_LEAST = 104; // pixels of what is below the reader's own panels beside a board
const LOOKED_AT = 3; // the weight of a panel that everybody looks at

export function wide(plan: Plan): void {
  if (plan.drawing.wide > 0 && !plan.isFlat) {
    placeAcross(plan, STRIP_GROWS);
    return aroundBoard(plan, topOf(plan, STRIP_GROWS));
  }
  const columns = columnsOf(plan);
  const grows = stripFor(plan, columns);
  placeAcross(plan, grows);
  placeColumns(plan, columns, topOf(plan, grows));
}

/** Where everything else begins, below what lies across the page: a strip, and a board if that is flat. */
function topOf(plan: Plan, grows: number): number {
  return stripEnd(plan, grows) + (plan.isFlat ? flatHeight(plan) + GAP : 0);
}

/** In whole pixels: between two of them, the last line of a frame would be lost. */
function stripEnd(plan: Plan, grows: number): number {
  return Math.ceil(Math.min(stripHeight(plan, grows), plan.room.height * STRIP_MOST));
}

function flatHeight({ drawing, room }: Plan): number {
  return Math.min(room.width / drawing.ratio, room.height * FLAT_MOST);
}

function placeAcross(plan: Plan, grows: number): void {
  const { drawing, room, zones } = plan;
  placeStrip(plan, grows);
  const end = stripEnd(plan, grows);
  if (end > 0) box(zones.strip, 0, 0, room.width, end - GAP);
  if (plan.isFlat) box(drawing.board, 0, end, room.width, flatHeight(plan));
}

// Around a board

/** What is beside a board: the reader's own panels, and the others below them. */
interface Beside {
  main: Filling;
  side: Filling;
  gap: number; // between the two
}

function aroundBoard(plan: Plan, top: number): void {
  const { drawing, room, zones } = plan;
  const height = room.height - top;
  const isAlone = plan.main.length + plan.side.length === 0;
  const gap = plan.main.length > 0 && plan.side.length > 0 ? GAP : 0;
  const beside = { main: filling(plan, "main", 0), side: filling(plan, "side", 0), gap };
  const across = boardWidth(plan, beside, height);
  box(drawing.board, 0, top, isAlone ? room.width : across, height);
  const own = placeBeside(beside, height);
  box(zones.main, across + GAP, top, beside.main.width, own);
  box(zones.side, across + GAP, top + own + gap, beside.side.width, height - own - gap);
}

/** How wide the board is: as wide as possible, or as little narrower as lets everything beside it be seen. Where that is not enough,
 * the reader's cards lose their sentences; and where that does not help either, the board keeps its width and the rest scrolls. */
function boardWidth(plan: Plan, beside: Beside, height: number): number {
  const { drawing, room } = plan;
  const most = Math.min(height * drawing.ratio, room.width - (plan.main.length + plan.side.length > 0 ? BESIDE + GAP : 0));
  const start = drawing.atMost(most, room);
  for (const { isBrief, size } of FACES) {
    for (const one of plan.main) one.shown.abbreviate(isBrief);
    for (let across = start; across > Math.min(start, most * SMALLER) - STEP; across -= STEP) {
      leave(beside, room.width - across - GAP);
      if (highBeside(beside, size) > height) continue;
      drawing.gaveWay(across);
      return across;
    }
  }
  leave(beside, room.width - start - GAP);
  return start;
}

/** Gives what is beside a board the width that this leaves. */
function leave({ main, side }: Beside, width: number): void {
  main.width = side.width = width;
  side.columns = columnsIn(width, side.placed);
}

/** How high all that must be seen beside a board is; panels of no weight may scroll, but not for cards that are larger than drawn.
 * What comes and goes has its place even when it is not there, so that the rest stays where it is. */
function highBeside({ main, side, gap }: Beside, size: number): number {
  const least = main.placed.length > 0 ? SIDE_LEAST : 0;
  return needed(main, size) + gap + Math.max(needed(size > 1 ? side : seen(side), size), least);
}

function seen(side: Filling): Filling {
  return { ...side, placed: side.placed.filter((one) => one.panel.weight > 0) };
}

/** Places what is beside a board; returns how high the reader's own panels are. */
function placeBeside(beside: Beside, height: number): number {
  const { main, side, gap } = beside;
  const size = sizeFor(height, (one) => highBeside(beside, one));
  const needs = fill(main, size);
  const left = height - gap - needs;
  side.gap = squeeze(seen(side), left);
  grow(side, size, left, (one) => one.part === "aside"); // rivals keep the same size
  const spare = (left - fill(side, size)) / (main.placed.length + Math.ceil(side.placed.length / side.columns));
  const own = spare > 0 ? needs + spare * main.placed.length : Math.min(needs, height - gap - leastBelow(side, height));
  level(main, size, own);
  level(side, size, height - own - gap);
  return own;
}

/** The least height of panels that are not the reader's: a first one that everybody looks at is fully visible if possible. */
function leastBelow(side: Filling, height: number): number {
  const [first] = side.placed;
  if (!first) return 0;
  const whole = first.panel.weight >= LOOKED_AT ? needed({ ...side, placed: [first] }, 0) : 0;
  return Math.max(SIDE_LEAST, Math.min(whole, height / 2));
}

// Without a board, or below a flat one

interface Columns {
  main: Filling;
  side: Filling;
}

/** The reader's own panels at the left and the others' at the right, each with its width. */
function columnsOf(plan: Plan): Columns {
  const { width } = plan.room;
  const both = plan.main.length > 0 && plan.side.length > 0;
  const right = both ? sideWidth(plan) : width;
  const side = filling(plan, "side", right);
  side.columns = columnsIn(right, plan.side);
  return { main: filling(plan, "main", both ? width - right - GAP : width), side };
}

/** The others have as much room as they can use, but not at the cost of a card less in the rows of one's own, or of one's numbers
 * beside one's name. */
function sideWidth({ main, side, room }: Plan): number {
  const inRow = (right: number): number => {
    const width = room.width - right - GAP;
    return main.reduce((sum, { panel, shown: { flows } }) => sum + cardsInRow(flows, 0, width - SCROLLBAR) + Number(inOneLine(panel, flows) <= width), 0);
  };
  const least = columnNeeds(side);
  let found = Math.min(room.width * SIDE_MOST, Math.max(...side.map((one) => one.panel.width)));
  while (found > least && inRow(found) < inRow(least)) found -= 1; // no pixel more: the others' rows may need it
  return found;
}

/** How far the strip grows: as far as lets everything below it be seen, one's own cards with their sentences if that is possible. */
function stripFor(plan: Plan, { main, side }: Columns): number {
  const room = (grows: number): number => plan.room.height - topOf(plan, grows);
  const leaves = (high: number): number | undefined => GROWTHS.find((grows) => room(grows) >= high);
  foldCards(side, room(STRIP_GROWS));
  const others = needed(side, 0);
  const whole = leaves(Math.max(needed(main, 0), others));
  if (whole !== undefined) return whole;
  abbreviate(main, room(1));
  return leaves(Math.max(needed(main, 0), others)) ?? 1;
}

function placeColumns(plan: Plan, { main, side }: Columns, top: number): void {
  const height = plan.room.height - top;
  const own = placeOwn(main, height);
  placeOthers(side, height, own);
  box(plan.zones.main, 0, top, main.width, height);
  box(plan.zones.side, plan.main.length > 0 ? main.width + GAP : 0, top, side.width, height);
}

/** Returns how wide the widest of the reader's own cards are. */
function placeOwn(main: Filling, height: number): number {
  abbreviate(main, height);
  main.gap = squeeze(main, height);
  const size = sizeFor(height, (one) => needed(main, one));
  grow(main, size, height);
  fill(main, size);
  share(main, size, height);
  level(main, size, height);
  return widest(main, size);
}

/** The others' cards are never larger than the reader's own. */
function placeOthers(side: Filling, height: number, own: number): void {
  const inRow = foldCards(side, height);
  side.gap = squeeze(side, height);
  const fits = (size: number): boolean => inRow(size) && (own === 0 || widest(side, size) <= own);
  const size = sizeFor(height, (one) => (fits(one) ? needed(side, one) : Infinity));
  fill(side, size);
  level(side, size, height);
}

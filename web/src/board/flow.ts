/** Panels that fill their space: their cards are in as many columns as fit, as large as the height allows. */

import type { PanelPicture } from "../net/types.ts";

const GAP = 10; // around and between flows, as in the drawing package
const LARGEST = 1.5; // how far cards and plain panels may grow
const SMALLEST = 0.4; // what each flow allows may be more
const STEP = 0.02;
const SLACK = 0.5; // tolerance for rounding
const PHONE_ROW = 3; // cards
const WORTH_ROWS = 1.3; // how much larger cards are in several rows than in one, at least
const BRIEF_LEAST = 0.76; // how far brief faces shrink: their names are then 11 pixels high
const STATUS = 126; // at the right of a rival's head, for the page's own words about the seat, as in the drawing package
const TITLED = 20; // the least height of a head with a title, below which everything begins at the left
const SPREAD = 0.75; // of a mark's width, the most between two marks of a track
const SINKS = 18; // how far the content moves down in a panel that is higher than needed

interface Cell {
  width: number;
  height: number;
  gap: number;
  least: number;
  columns: number; // at most; 0 if any
  row: number; // the least scale at which all stay in one row if they can
}

export interface Flow {
  group: SVGGElement;
  cell: Cell;
  count: number;
  brief?: Cell; // of the cards without their sentences, where they have such faces
}

function cellOf(group: SVGGElement): Cell {
  const [width = 1, height = 1, gap = 0, least = 1, columns = 0] = (group.dataset["cell"] ?? "").split(" ").map(Number);
  return { width, height, gap, least, columns, row: 1 };
}

/** The cell of brief faces: as much higher than these as that of whole ones is, in proportion. */
function briefOf(group: SVGGElement, whole: Cell): { brief?: Cell } {
  const [width = 0, height = 0, high = 1] = (group.dataset["brief"] ?? "").split(" ").map(Number);
  return width > 0 ? { brief: { ...whole, width, height: (whole.height * height) / high, least: BRIEF_LEAST, row: BRIEF_LEAST } } : {};
}

/** Shows whole faces or brief ones, whose frames the style sheet makes as large as these; returns how far what is lifted is. */
function turnFaces({ group, cell, brief }: Flow): number {
  group.classList.toggle("in-brief", cell === brief);
  if (cell !== brief) return 1;
  const [width = 0, height = 0, high = 1] = (group.dataset["brief"] ?? "").split(" ").map(Number);
  group.style.setProperty("--brief-width", `${width}px`);
  group.style.setProperty("--brief-height", `${height}px`);
  return height / high;
}

export function flowsOf(svg: SVGSVGElement): Flow[] {
  return [...svg.querySelectorAll<SVGGElement>("g.flow")].map((group) => {
    const cell = cellOf(group);
    return { group, cell, count: group.children.length, ...briefOf(group, cell) };
  });
}

/** The same flows with brief faces, where they have them. */
export function inBrief(flows: readonly Flow[]): Flow[] {
  return flows.map((flow) => (flow.brief ? { ...flow, cell: flow.brief } : flow));
}

/** The scale of a flow when its company has the scale `size`: never below what can be read, never wider than the panel. What may
 * not shrink, such as numbers with their words, does not grow either. A flow with as many columns as marks stays in one row if it can;
 * others give up a row in which all stand only for cards that are much larger. */
export function scaleOf({ cell, count }: Pick<Flow, "cell" | "count">, size: number, width: number): number {
  if (cell.least >= 1) return 1;
  const room = width - 2 * GAP;
  const row = (room - (count - 1) * cell.gap) / (count * cell.width);
  const isRow = count === cell.columns ? row >= cell.least : row >= cell.row && size < row * WORTH_ROWS;
  const most = isRow ? row : Math.max(cell.least, room / cell.width);
  return Math.min(Math.max(size, cell.least), most);
}

export function columnsOf(cell: Cell, scale: number, width: number): number {
  const room = Math.floor((width - 2 * GAP + cell.gap) / (cell.width * scale + cell.gap) + 1e-6);
  return Math.max(1, cell.columns > 0 ? Math.min(cell.columns, room) : room);
}

/** Where cards that belong in one row need more, the rows are alike: five where four fit stand three and two. On a phone, where
 * few rows are seen, the first one is full. */
function evenly(cell: Cell, count: number, columns: number): number {
  return count === cell.columns && columns > PHONE_ROW ? Math.ceil(count / Math.ceil(count / columns)) : columns;
}

interface Spot {
  x: number;
  y: number;
  gap?: number; // between the marks of a row, where it is not the cell's
}

/** Where each flow begins, and where the last one ends: below the one before, or beside it where both fit in one row. */
function spots(flows: readonly Flow[], size: number, width: number, panel: PanelPicture): { found: Spot[]; bottom: number } {
  const { head, beside } = panel;
  const line = inOneLine(panel, flows);
  const ends: number[] = [];
  let [x, top, bottom] = [0, head, head];
  const found = flows.map((flow, place) => {
    const { cell, count } = flow;
    const scale = scaleOf(flow, size, width);
    const row = GAP + count * (cell.width * scale + cell.gap) - cell.gap;
    if (place === 0 && line > 0 && line <= width) {
      ends.push(width);
      return { x: beside, y: Math.max(0, (head - cell.height * scale) / 2) };
    }
    if (x > 0 && x + row + GAP > width + SLACK) [x, top] = [0, bottom];
    const spot = { x, y: top };
    const columns = columnsOf(cell, scale, width - x + SLACK);
    const rows = Math.ceil(count / columns);
    ends.push(rows > 1 || cell.columns === 1 ? width : x + row + GAP);
    bottom = Math.max(bottom, top + rows * (cell.height * scale + cell.gap) - cell.gap + GAP);
    if (x + row + GAP > width + SLACK || cell.columns === 1) [x, top] = [0, bottom];
    else x += row;
    return spot;
  });
  if (panel.part === "score" || (panel.part === "aside" && head < TITLED)) centre(found, ends, width);
  if (panel.part === "track") found.forEach((spot, place) => justify(spot, flows[place], size, width));
  return { found, bottom };
}

/** Rows that are shorter than their panel stand in its middle. */
function centre(found: readonly Spot[], ends: readonly number[], width: number): void {
  for (const y of new Set(found.map((spot) => spot.y))) {
    const end = Math.max(...found.map((spot, place) => (spot.y === y ? ends[place] ?? width : 0)));
    for (const spot of found) if (spot.y === y) spot.x += Math.max(0, (width - end) / 2);
  }
}

/** Rows of a track that are a little shorter than their panel end where the panel does: what is left is between their marks. */
function justify(spot: Spot, flow: Flow | undefined, size: number, width: number): void {
  if (!flow) return;
  const scale = scaleOf(flow, size, width);
  const columns = Math.min(flow.count, evenly(flow.cell, flow.count, columnsOf(flow.cell, scale, width + SLACK)));
  const gap = (width - 2 * GAP - columns * flow.cell.width * scale) / (columns - 1);
  if (columns > 1 && gap > flow.cell.gap && gap <= SPREAD * flow.cell.width * scale) spot.gap = gap;
}

/** The width at which the first flow stands in the head of a panel, after its name; none where it never does. */
export function inOneLine(panel: PanelPicture, [first]: readonly Flow[]): number {
  if (!panel.beside || !first) return 0;
  return panel.beside + rowOf(first) + (panel.part === "rival" ? STATUS : 0);
}

/** How wide a flow is in one row, with the gaps around it. */
export function rowOf({ cell, count }: Flow): number {
  return 2 * GAP + count * (cell.width + cell.gap) - cell.gap;
}

/** How much of a panel is seen. */
export interface Extent {
  rows: number; // of its last flow
  zoom: number; // how large it is, at most 1
}

const WHOLE: Extent = { rows: Infinity, zoom: 1 };

/** How much larger than drawn a panel stands in a place: those that may be narrower than drawn keep the size of their words. */
function zoomOf(panel: PanelPicture, flows: readonly Flow[], size: number, width: number, most: number): number {
  if (flows.length > 0 || panel.needs < panel.width) return Math.min(most, width / panel.needs);
  return Math.min(width / panel.width, Math.max(1, size) * most);
}

/** How high a panel is at that width. */
export function panelHeight(panel: PanelPicture, flows: readonly Flow[], size: number, width: number, { rows, zoom: most } = WHOLE): number {
  const zoom = zoomOf(panel, flows, size, width, most);
  if (flows.length === 0) return panel.height * zoom;
  return spots(shortened(flows, rows, size, width / zoom), size, width / zoom, panel).bottom * zoom;
}

/** How many cards stand beside each other, in all flows that may shrink. */
export function cardsInRow(flows: readonly Flow[], size: number, width: number): number {
  return flows.filter(({ cell }) => cell.least < 1).reduce((sum, flow) => sum + columnsOf(flow.cell, scaleOf(flow, size, width), width), 0);
}

/** How wide the widest of its cards are. */
export function cardWidth(flows: readonly Flow[], size: number, width: number): number {
  return Math.max(0, ...flows.filter(({ cell }) => cell.least < 1).map((flow) => flow.cell.width * scaleOf(flow, size, width)));
}

/** The flows with so many rows of the last one, which is left out if it has none. */
function shortened(flows: readonly Flow[], rows: number, size: number, width: number): Flow[] {
  return flows.flatMap((flow, place) => {
    if (flows.length < 2 || place < flows.length - 1) return flow;
    const count = Math.min(flow.count, rows * columnsOf(flow.cell, scaleOf(flow, size, width), width));
    return count > 0 ? { ...flow, count } : [];
  });
}

/** Gives the panel's picture a width in pixels and places what flows; returns its height. */
export function place(svg: SVGSVGElement, panel: PanelPicture, all: readonly Flow[], size: number, width: number, { rows, zoom: most } = WHOLE): number {
  const zoom = zoomOf(panel, all, size, width, most);
  const wide = width / zoom;
  const flows = shortened(all, rows, size, wide);
  const { found, bottom } = spots(flows, size, wide, panel);
  flows.forEach((flow, k) => placeFlow(flow, size, wide, found[k] ?? { x: 0, y: panel.head }));
  const high = flows.length > 0 ? bottom : panel.height;
  frames.set(svg, { wide, high, zoom, spare: 0 });
  return high * zoom;
}

interface Frame {
  wide: number; // in the drawing's units
  high: number;
  zoom: number;
  spare: number; // pixels that it is higher than needed
}

const frames = new WeakMap<SVGSVGElement, Frame>();

/** Makes a panel's picture higher than needed, so that its frame fills the space; its content moves down a little. */
export function stretch(svg: SVGSVGElement, by: number): void {
  const frame = frames.get(svg);
  if (frame) frame.spare = by;
}

/** Writes a panel's size once it is known: writing it twice would make the browser lay out the panel again. */
export function finish(svg: SVGSVGElement): void {
  const frame = frames.get(svg);
  if (!frame) return;
  const { wide, zoom, spare } = frame;
  const high = frame.high + spare / zoom;
  const top = -round(Math.min(spare / zoom / 2, SINKS));
  put(svg, "viewBox", `0 ${top} ${round(wide)} ${round(high)}`);
  put(svg, "width", String(round(wide * zoom)));
  put(svg, "height", String(round(high * zoom)));
  const element = svg.querySelector(":scope > .panel > .frame");
  if (element) for (const [name, value] of Object.entries({ y: top, width: wide, height: high })) put(element, name, String(round(value)));
}

/** Sets an attribute only if its value differs: a browser does the work even for the same value. */
export function put(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function placeFlow(flow: Flow, size: number, width: number, at: Spot): void {
  const { group, cell, count } = flow;
  const scale = scaleOf(flow, size, width);
  const columns = evenly(cell, count, columnsOf(cell, scale, width - at.x + SLACK));
  const offsets = (group.dataset["offsets"] ?? "").split(" ").map(Number);
  const left = cell.columns === 1 ? at.x + (width - at.x - cell.width * scale) / 2 : at.x + GAP; // a single column is centred
  const lift = turnFaces(flow);
  put(group, "transform", `translate(${round(left)} ${round(at.y)}) scale(${round(scale)})`);
  [...group.children].forEach((mark, place) => {
    mark.classList.toggle("folded-away", place >= count);
    const x = cell.width / 2 + (cell.width + (at.gap ?? cell.gap) / scale) * (place % columns) + (offsets[2 * place] ?? 0);
    const y = cell.height / 2 + (cell.height + cell.gap / scale) * Math.floor(place / columns) + lift * (offsets[2 * place + 1] ?? 0);
    const turn = /rotate\([^)]*\)/.exec(mark.getAttribute("transform") ?? "")?.[0] ?? "rotate(0)";
    put(mark, "transform", `translate(${round(x)} ${round(y)}) ${turn}`);
  });
}

/** The largest size, between the smallest that can be read and `LARGEST`, at which a height suffices. */
export function sizeFor(height: number, needed: (size: number) => number): number {
  for (let size = LARGEST; size > SMALLEST; size -= STEP) if (needed(size) <= height) return size; // not monotonic: no bisection
  return SMALLEST;
}

const round = (value: number): number => Math.round(value * 100) / 100;

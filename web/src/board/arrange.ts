/** The layout of a picture: the reader's own panels first, then the board, rivals beside it, tracks above. */

import type { PanelPicture } from "../net/types.ts";
import { abbreviateOpen, columnsIn, fillRows, keep, tellScrolling, type Placed } from "./filling.ts";
import type { Drawing } from "./picture.ts";
import { filling, PHONE, ZONES, type Plan, type Room, type Zone } from "./plan.ts";
import { placeStrip, seatsInRow, STRIP_GROWS } from "./strip.ts";
import { wide } from "./wide.ts";

const STRIP_GROWS_TALL = 1.5; // how far tracks grow on narrow screens that are high
const TALL = 500; // pixels
const FLAT = 3; // a board that much wider than high lies across the page
const ORDER = ["score", "mine", "hand", "aside", "piles", "rival", "track"];

export function playArea(): HTMLElement {
  const play = document.createElement("div");
  play.className = "play";
  return play;
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
  const isFlat = hasBoard && drawing.ratio > FLAT;
  const all = drawing.shownPanels()
    .map(({ panel, shown }) => ({ panel, shown, part: partOf(panel, own) }))
    .filter((one) => one.part !== "prompt");
  for (const one of all) {
    one.shown.figure.classList.toggle("own", one.part === "mine" || one.part === "hand");
    one.shown.figure.dataset["part"] = one.part;
    one.shown.relax();
  }
  const row = hasBoard && !isFlat && Number.isFinite(room.height) ? seatsInRow(all, room.width) : [];
  const of = (zone: Zone): Placed[] =>
    all.filter((one) => (row.includes(one) ? "strip" : zoneOf(one.part)) === zone)
      .sort((a, b) => Number(a.panel.weight === 0) - Number(b.panel.weight === 0) || ORDER.indexOf(a.part) - ORDER.indexOf(b.part));
  keep(play, [found.strip, drawing.board, found.main, found.side]);
  const layout = Number.isFinite(room.height) ? wide : narrow;
  drawing.board.hidden = !hasBoard;
  layout({ play, drawing, room, isFlat, zones: found, strip: of("strip"), main: of("main"), side: of("side") });
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

function narrow(plan: Plan): void {
  const { drawing, room, zones: found } = plan;
  for (const element of [drawing.board, ...Object.values(found)]) element.removeAttribute("style");
  const scroller = plan.play.closest(".scrolls")?.clientHeight ?? innerHeight;
  placeStrip(plan, scroller > TALL || room.width < PHONE ? STRIP_GROWS_TALL : STRIP_GROWS);
  if (drawing.wide > 0) {
    const most = Math.max(260, room.width < PHONE || scroller < 480 ? scroller : scroller * 0.7);
    drawing.board.style.height = `${Math.min(room.width / drawing.ratio, most)}px`;
  }
  const main = filling(plan, "main", room.width);
  abbreviateOpen(main, scroller);
  fillRows(main);
  fillRows({ ...filling(plan, "side", room.width), columns: columnsIn(room.width, plan.side) });
}

/** Scrolls what a question is mostly about into view: the board, or the panel with most of what can be pointed at. It stays where it
 * is if all of that is seen already; where it does not fit, the first of it comes to the middle. */
export function reveal(marks: readonly SVGGElement[]): void {
  const around = new Map<Element, SVGGElement[]>();
  for (const mark of marks) {
    const part = mark.closest(".board, .picture-panel");
    if (part?.isConnected) around.set(part, [...(around.get(part) ?? []), mark]);
  }
  const [part, inside = []] = [...around].reduce<[Element | null, SVGGElement[]]>((most, one) => (one[1].length > most[1].length ? one : most), [null, []]);
  if (!part || inside.every(isSeen)) return;
  part.scrollIntoView({ block: "nearest" });
  if (!inside.some(isSeen)) inside[0]?.scrollIntoView({ block: "center" });
}

/** After a pick, the same for what can be pointed at next, if nothing of it is seen. */
export function revealNext(marks: readonly SVGGElement[]): void {
  if (!marks.some((mark) => mark.closest(".play") && isSeen(mark))) reveal(marks);
}

/** Whether the middle of a mark is within everything around it that scrolls. */
function isSeen(mark: SVGGElement): boolean {
  const box = mark.getBoundingClientRect();
  const middle = box.y + box.height / 2;
  for (let around = mark.closest<HTMLElement>(".board, .picture-panel"); around; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === "visible" || getComputedStyle(around).display === "contents") continue;
    const room = around.getBoundingClientRect();
    if (middle < room.top || middle > room.bottom) return false;
  }
  return true;
}

/** The drawing on the page: the board with its ground and pieces, and a small picture for each panel. */

import type { Ground, PanelPicture, Picture } from "../net/types.ts";
import { provide } from "./art.ts";
import { finish, flowsOf, inBrief, place, put, type Flow } from "./flow.ts";
import { morph, parsed, places, rest, whirl } from "./morph.ts";
import { tellMore } from "./more.ts";
import { say } from "../words/words.ts";
import { Zoom } from "./zoom.ts";

const SVG = "http://www.w3.org/2000/svg";
const PATCHED = "patched"; // how long each change took until everything was in place, for profiling
const LEGIBLE = ".legible > text, .coordinate > text, .tag > text"; // words on a board that stay readable when it is small
const SMALLEST = 12; // pixels
const SLIM = 290; // pixels: in a narrower head there is no room for words about the seat
export const ALL = 99; // rows: more than any panel has

function svgElement(theme: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", `orrery ${theme}`.trim());
  svg.setAttribute("role", "group");
  return svg;
}

/** One panel on the page: its picture, a line for the page's own words about a seat, and a handle to fold it: as a whole on narrow
 * screens, on wide ones down to what stands before its cards. */
export class Shown {
  readonly figure: HTMLElement;
  readonly status: HTMLElement;
  readonly svg: SVGSVGElement;
  flows: Flow[] = [];
  open = true;
  wish: boolean | null = null; // what the reader wants, if anything
  matters = false; // something in it can be pointed at, or it weighs much
  rows = ALL; // of cards that are seen
  zoom = 1; // how large it is, below 1 where there is little room
  crowded = false; // there is not enough room for all its cards
  private whole: Flow[] = [];
  private readonly handle: HTMLButtonElement;
  private readonly name = document.createElement("span"); // seen while it is collapsed: the picture says it, too
  private readonly more: HTMLButtonElement;

  constructor(panel: PanelPicture, theme: string, toggled: () => void) {
    this.figure = document.createElement("div");
    this.svg = svgElement(theme);
    this.svg.append(...parsed(panel.svg));
    this.status = document.createElement("div");
    this.status.className = "status";
    this.handle = document.createElement("button");
    this.handle.className = "fold";
    this.handle.append(this.name);
    this.handle.addEventListener("click", () => {
      this.wish = !this.open;
      toggled();
    });
    this.more = document.createElement("button");
    this.more.className = "more";
    this.more.addEventListener("click", () => {
      this.wish = this.rows !== ALL;
      toggled();
    });
    this.figure.append(this.handle, this.status, this.svg, this.more);
    this.figure.className = "picture-panel";
    this.figure.addEventListener("scroll", () => tellMore(this.figure), { passive: true });
  }

  show(panel: PanelPicture): void {
    const group = this.svg.firstElementChild;
    if (group) morph(group, panel.svg);
    this.update(panel);
  }

  update(panel: PanelPicture): void {
    this.flows = this.whole = flowsOf(this.svg);
    this.figure.dataset["seat"] = String(panel.seat ?? "");
    this.svg.setAttribute("aria-label", panel.title);
    this.name.textContent = panel.title;
  }

  /** As it is where there is room for all of it. */
  relax(): void {
    this.abbreviate(false);
    this.unfold();
    this.zoom = 1;
  }

  unfold(): void {
    this.rows = ALL;
    this.crowded = false;
  }

  /** Its cards with their sentences, or without. */
  abbreviate(isBrief: boolean): void {
    this.flows = isBrief ? inBrief(this.whole) : this.whole;
  }

  /** Gives it a width and the size of its cards; returns its height in pixels. */
  place(panel: PanelPicture, size: number, width: number): number {
    this.figure.classList.toggle("folded", !this.open);
    this.figure.classList.toggle("brief", this.rows === 0);
    this.figure.classList.toggle("slim", width < SLIM);
    this.handle.setAttribute("aria-expanded", String(this.open));
    this.more.hidden = !this.crowded;
    this.more.setAttribute("aria-expanded", String(this.rows === ALL));
    this.more.ariaLabel = this.more.title = say("panel.cards", { count: this.flows.slice(1).reduce((sum, flow) => sum + flow.count, 0) });
    return place(this.svg, panel, this.flows, size, width, this);
  }

  /** Writes the size that it was given last. */
  finish(): void {
    finish(this.svg);
  }
}

export class Drawing {
  readonly board: HTMLElement;
  readonly zoom: Zoom;
  ratio = 1; // of the board's width to its height
  wide = 0; // the board's width in its own units; none without a board
  camps: string[] = [];
  toggled: () => void = () => {};
  private readonly svg: SVGSVGElement;
  private readonly panels = new Map<string, Shown>();
  private theme = "";
  private laid: string | null = null;
  private since: number | null = null; // when a change began that is not finished yet
  private order: PanelPicture[] = [];
  private room = ""; // that the board was placed in
  private narrowest = Infinity; // pixels that it has there
  private pixels = 0; // of a unit of the board, when it is not zoomed
  private readonly lively: () => boolean;

  constructor(lively: () => boolean) {
    this.lively = lively;
    this.board = document.createElement("div");
    this.board.className = "board";
    this.svg = svgElement("");
    this.board.append(this.svg);
    this.zoom = new Zoom(this.board, this.svg);
    new ResizeObserver(([seen]) => {
      const { width = 0, height = 0 } = seen?.contentRect ?? {};
      this.pixels = Math.min(width, height * this.ratio) / Math.max(this.wide, 1);
      this.sized();
    }).observe(this.board);
  }

  /** A new ground clears the board: another table, language or side of it. */
  lay(ground: Ground): void {
    const text = `${ground.defs}${ground.ground}`;
    if (text === this.laid) return; // the same board after a break: its pieces stay
    this.laid = text;
    this.theme = ground.theme;
    this.svg.setAttribute("class", `orrery ${ground.theme}`.trim());
    this.wide = ground.width;
    this.ratio = ground.width > 0 ? ground.width / ground.height : 1;
    this.zoom.lay(ground.width, ground.height);
    this.svg.replaceChildren(...parsed(`${text}<g class="pieces"></g>`));
    this.panels.clear();
    this.narrowest = Infinity;
  }

  /** The pieces and panels as they are now; moves of what stays are animated, and dice and dials turn where luck had a part in it.
   * Whether any turn. */
  show(picture: Picture, luck = false): boolean {
    this.since ??= performance.now();
    rest();
    void provide(picture.art);
    const before = new Map(this.roots().flatMap((root) => [...places(root)]));
    this.svg.setAttribute("aria-label", picture.title);
    const pieces = this.svg.querySelector(":scope > .pieces");
    if (pieces) morph(pieces, picture.pieces);
    this.order = picture.panels;
    this.camps = picture.camps;
    for (const panel of picture.panels) this.showPanel(panel);
    return luck && this.lively() && this.roots().map((root) => whirl(root, before)).includes(true);
  }

  /** Everything that has changed is in place, with its classes and roles. */
  settled(): void {
    if (this.since !== null) performance.measure(PATCHED, { start: this.since });
    this.since = null;
  }

  private showPanel(panel: PanelPicture): void {
    const shown = this.panels.get(panel.id);
    if (shown) return shown.show(panel);
    const made = new Shown(panel, this.theme, () => this.toggled());
    made.update(panel);
    this.panels.set(panel.id, made);
  }

  /** The panels in their order, each with its picture. */
  shownPanels(): { panel: PanelPicture; shown: Shown }[] {
    return this.order.flatMap((panel) => {
      const shown = this.panels.get(panel.id);
      return shown ? [{ panel, shown }] : [];
    });
  }

  /** Every root under which marks are found. */
  roots(): Element[] {
    return [this.svg, ...this.shownPanels().map(({ shown }) => shown.svg)];
  }

  /** Its coordinates and letters are never too small to read. The size comes from an observer: to ask for it would make the browser
   * lay out the page once more. */
  sized(): void {
    const scale = this.pixels * this.zoom.scale;
    if (scale === 0) return; // it will be told
    for (const text of this.svg.querySelectorAll<SVGTextElement>(LEGIBLE)) {
      text.dataset["size"] ??= text.getAttribute("font-size") ?? "12";
      const size = Math.max(Number(text.dataset["size"]), SMALLEST / Math.max(scale, 0.01));
      put(text, "font-size", String(Math.round(size * 10) / 10));
    }
  }

  /** How wide the board may be: once it has given way to panels it stays so in the same room, because a board that goes to and fro
   * cannot be read. */
  atMost(width: number, room: { width: number; height: number }): number {
    const key = `${room.width} ${room.height}`;
    if (key !== this.room) [this.room, this.narrowest] = [key, Infinity];
    return Math.min(width, this.narrowest);
  }

  gaveWay(width: number): void {
    this.narrowest = width;
  }

  mark(id: string): SVGGElement | null {
    for (const root of this.roots()) {
      const found = root.querySelector<SVGGElement>(`#${CSS.escape(id)}`);
      if (found) return found;
    }
    return null;
  }
}

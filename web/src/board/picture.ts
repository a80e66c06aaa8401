/** The drawing on the page: the board with its ground and pieces, and a small picture for each panel. */

import type { Ground, PanelPicture, Picture } from "../net/types.ts";
import { morph, parsed, places, whirl } from "./morph.ts";

const SVG = "http://www.w3.org/2000/svg";
const PATCHED = "patched"; // how long each change took, for whoever profiles the page

function svgElement(theme: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", `orrery ${theme}`.trim());
  svg.setAttribute("role", "group");
  return svg;
}

interface Shown {
  figure: HTMLElement;
  svg: SVGSVGElement;
}

export class Drawing {
  readonly board: HTMLElement;
  ratio = 1; // of the board's width to its height
  wide = 0; // the board's width in its own units
  private readonly svg: SVGSVGElement;
  private readonly panels = new Map<string, Shown>();
  private theme = "";
  private laid: string | null = null;
  private order: PanelPicture[] = [];
  private readonly lively: () => boolean;

  constructor(lively: () => boolean) {
    this.lively = lively;
    this.board = document.createElement("div");
    this.board.className = "board";
    this.svg = svgElement("");
    this.board.append(this.svg);
  }

  /** A new ground wipes the board: another table, language or side of it. */
  lay(ground: Ground): void {
    const text = `${ground.defs}${ground.ground}`;
    if (text === this.laid) return; // the same board after a break: its pieces stay
    this.laid = text;
    this.theme = ground.theme;
    this.svg.setAttribute("class", `orrery ${ground.theme}`.trim());
    this.svg.setAttribute("viewBox", `0 0 ${ground.width} ${ground.height}`);
    this.ratio = ground.width / ground.height;
    this.wide = ground.width;
    this.svg.replaceChildren(...parsed(`${text}<g class="pieces"></g>`));
    this.panels.clear();
  }

  /** The pieces and panels as they are now; what stays glides. */
  show(picture: Picture): void {
    const start = performance.now();
    const before = new Map(this.roots().flatMap((root) => [...places(root)]));
    this.svg.setAttribute("aria-label", picture.title);
    const pieces = this.svg.querySelector(":scope > .pieces");
    if (pieces) morph(pieces, picture.pieces);
    this.order = picture.panels;
    for (const panel of picture.panels) this.showPanel(panel);
    if (this.lively()) for (const root of this.roots()) whirl(root, before);
    performance.measure(PATCHED, { start });
  }

  private showPanel(panel: PanelPicture): void {
    let shown = this.panels.get(panel.id);
    if (!shown) {
      const figure = document.createElement("div");
      const svg = svgElement(this.theme);
      svg.append(...parsed(panel.svg));
      figure.append(svg);
      shown = { figure, svg };
      this.panels.set(panel.id, shown);
    } else if (shown.svg.firstElementChild) {
      morph(shown.svg.firstElementChild, panel.svg);
    }
    shown.figure.className = `picture-panel ${panel.seat === null ? "common" : "seated"}`;
    shown.figure.style.setProperty("--width", String(panel.width));
    shown.figure.dataset["seat"] = String(panel.seat ?? "");
    shown.svg.setAttribute("viewBox", `-2 -2 ${panel.width + 4} ${panel.height + 4}`);
    shown.svg.setAttribute("aria-label", panel.title);
  }

  /** The panels of one side of the board, in their order. */
  side(side: string): HTMLElement[] {
    const known = ["left", "right"].includes(side);
    return this.order
      .filter((panel) => (known ? panel.side === side : !["left", "right"].includes(panel.side)))
      .flatMap((panel) => this.panels.get(panel.id)?.figure ?? []);
  }

  /** Every root under which marks are found. */
  roots(): Element[] {
    return [this.svg, ...this.order.flatMap((panel) => this.panels.get(panel.id)?.svg ?? [])];
  }

  mark(id: string): SVGGElement | null {
    for (const root of this.roots()) {
      const found = root.querySelector<SVGGElement>(`#${CSS.escape(id)}`);
      if (found) return found;
    }
    return null;
  }
}

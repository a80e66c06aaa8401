/** Board and panels stay the same elements for the whole game; only their company changes. */

import type { Drawing } from "./picture.ts";

const SIDES = ["left", "right", "below"] as const;

export function playArea(): HTMLElement {
  const play = document.createElement("div");
  play.className = "play";
  return play;
}

/** Puts each panel on its side; `own` is the seat of the one who looks. */
export function arrange(play: HTMLElement, drawing: Drawing, own: string): void {
  play.style.setProperty("--ratio", String(drawing.ratio));
  play.style.setProperty("--wide", String(drawing.wide));
  for (const side of SIDES) {
    let column = play.querySelector<HTMLElement>(`:scope > .side-${side}`);
    if (!column) {
      column = document.createElement("div");
      column.className = `side side-${side}`;
      play.append(column);
    }
    const panels = drawing.side(side);
    for (const panel of panels) panel.classList.toggle("own", panel.dataset["seat"] === own);
    const same = panels.length === column.children.length && panels.every((panel, place) => column.children[place] === panel);
    if (!same) column.replaceChildren(...panels);
    column.hidden = panels.length === 0;
    for (const scrolled of [column, ...panels]) reach(scrolled);
  }
  if (drawing.board.parentElement !== play) play.append(drawing.board);
  reach(drawing.board);
}

/** What scrolls can be reached by keys, so that they can scroll it. */
function reach(element: HTMLElement): void {
  const scrolls = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
  if (scrolls && getComputedStyle(element).overflowX === "auto") element.tabIndex = 0;
  else element.removeAttribute("tabindex");
}

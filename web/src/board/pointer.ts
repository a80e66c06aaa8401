/** Clicks, long presses and hovering on the drawing, reported as marks. */

import { centre, type Spot } from "./glow.ts";

const NEAR = 22; // pixels within which a pointer means the mark beside it
const NEAR_FINGER = 34; // the same for a finger
const SURE = 40; // pixels: a tap on anything smaller is confirmed once
const LINGER = 450; // milliseconds after which a press or a hover asks for the large card
const SLACK = 12; // pixels that a finger may move during a long press

export interface PointerHandlers {
  open: () => readonly SVGGElement[];
  pick: (mark: string, unsure: boolean) => void; // unsure: a tap on something small
  ask: (marks: Element[], at: Spot) => void; // pointed at something that means nothing now
  moved: () => boolean; // the press has moved the board
  elsewhere: () => void;
  enlarge: (mark: SVGGElement | null) => void;
}

const CARDS = ".card, .slip, .tile, .illustrated, .unit, .strap";

/** The marks below a point, the topmost first, from the innermost part to the whole. */
function marksAt(event: { clientX: number; clientY: number }): Element[] {
  const found: Element[] = [];
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    for (let mark = element.closest("g[id]"); mark; mark = mark.parentElement?.closest("g[id]") ?? null) {
      if (!found.includes(mark)) found.push(mark);
    }
  }
  return found;
}

function nearest(open: readonly SVGGElement[], x: number, y: number, near: number): SVGGElement | undefined {
  let best: SVGGElement | undefined;
  let least = near;
  for (const mark of open) {
    const spot = centre(mark);
    const far = Math.hypot(spot.x - x, spot.y - y);
    if (far < least) {
      least = far;
      best = mark;
    }
  }
  return best;
}

function isSmall(mark: Element): boolean {
  const box = mark.getBoundingClientRect();
  return Math.min(box.width, box.height) < SURE;
}

export function listen(root: HTMLElement, handlers: PointerHandlers): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  let enlarged = false;
  const hush = (): void => {
    clearTimeout(timer);
    handlers.enlarge(null);
  };
  root.addEventListener("click", (event) => {
    if (enlarged) {
      enlarged = false;
      return; // the end of a long press
    }
    hush();
    if (handlers.moved() || (event.target instanceof Element && event.target.closest("button"))) return;
    const finger = event instanceof PointerEvent && event.pointerType === "touch";
    const marks = marksAt(event);
    const open = handlers.open();
    const near = finger ? NEAR_FINGER : NEAR;
    const meant = open.find((mark) => mark === marks.find((one) => open.includes(one as SVGGElement)))
      ?? nearest(open, event.clientX, event.clientY, near);
    if (meant !== undefined) handlers.pick(meant.id, finger && isSmall(meant));
    else if (marks.length > 0) handlers.ask(marks, { x: event.clientX, y: event.clientY });
    else handlers.elsewhere();
  });
  const linger = (event: PointerEvent, pressed: boolean): void => {
    const card = event.target instanceof Element ? event.target.closest<SVGGElement>(CARDS) : null;
    clearTimeout(timer);
    handlers.enlarge(null);
    if (!card) return;
    start = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      enlarged = pressed;
      handlers.enlarge(card);
    }, LINGER);
  };
  root.addEventListener("pointerdown", (event) => {
    enlarged = false;
    if (event.pointerType !== "mouse") linger(event, true);
  });
  root.addEventListener("pointerover", (event) => {
    if (event.pointerType === "mouse") linger(event, false);
  });
  root.addEventListener("pointermove", (event) => {
    if (event.pointerType !== "mouse" && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK) hush();
  });
  root.addEventListener("pointerleave", hush);
  for (const end of ["pointerup", "pointercancel"]) root.addEventListener(end, hush);
  root.addEventListener("contextmenu", (event) => {
    if (event.target instanceof Element && event.target.closest(CARDS) && enlarged) event.preventDefault();
  });
}

/** Clicks, long presses and hovering on the drawing, told as marks. */

import { centre, type Spot } from "./glow.ts";

const NEAR = 22; // pixels within which a finger means the mark beside it
const LINGER = 450; // milliseconds after which a press or a hover asks for the large card
const SLACK = 12; // pixels that a finger may wander during a long press

export interface PointerHandlers {
  open: () => readonly SVGGElement[];
  pick: (mark: string) => void;
  ask: (marks: string[], at: Spot) => void; // pointed at what means nothing now
  elsewhere: () => void;
  enlarge: (mark: SVGGElement | null) => void;
}

const CARDS = ".card, .slip, .tile";

/** The marks below a point, the topmost first, from the innermost part to the whole. */
function marksAt(event: { clientX: number; clientY: number }): string[] {
  const found: string[] = [];
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    for (let mark = element.closest("g[id]"); mark; mark = mark.parentElement?.closest("g[id]") ?? null) {
      if (!found.includes(mark.id)) found.push(mark.id);
    }
  }
  return found;
}

function nearest(open: readonly SVGGElement[], x: number, y: number): string | undefined {
  let best: string | undefined;
  let least = NEAR;
  for (const mark of open) {
    const spot = centre(mark);
    const far = Math.hypot(spot.x - x, spot.y - y);
    if (far < least) {
      least = far;
      best = mark.id;
    }
  }
  return best;
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
    const marks = marksAt(event);
    const ids = new Set(handlers.open().map((mark) => mark.id));
    const meant = marks.find((mark) => ids.has(mark)) ?? nearest(handlers.open(), event.clientX, event.clientY);
    if (meant !== undefined) handlers.pick(meant);
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

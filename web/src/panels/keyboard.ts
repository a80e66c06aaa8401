/** Keys at the table. What is typed into a field is left alone. */

import { rove } from "../board/glow.ts";
import type { Large } from "../board/large.ts";
import type { Zoom } from "../board/zoom.ts";
import type { Table } from "../state/table.ts";
import type { Window } from "./top.ts";

export interface KeyHandlers {
  open: () => readonly SVGGElement[];
  large: Large;
  show: (window: Window) => void;
  rule: (rule: string) => void;
  covered: () => boolean; // a window, or the hand-over page, is in front
  zoom: Zoom;
  all: () => void; // opens or closes the fold of all answers
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select") !== null;
}

function focus(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

export function keyPressed(event: KeyboardEvent, table: Table, handlers: KeyHandlers): void {
  if (handlers.covered() || isField(event.target) || event.ctrlKey || event.altKey || event.metaKey) return;
  if (handlers.zoom.key(event) || onMark(event, table, handlers) || choosing(event, table, handlers.large) || commands(event, table, handlers)) {
    event.preventDefault();
  }
}

/** Arrows and Enter on a mark of the board. */
function onMark(event: KeyboardEvent, table: Table, handlers: KeyHandlers): boolean {
  const mark = event.target instanceof Element ? event.target.closest<SVGGElement>("g[role=button]") : null;
  if (!mark) return false;
  const arrow = ARROWS[event.key];
  if (arrow) rove(handlers.open(), mark, ...arrow);
  else if ((event.key === "Enter" || event.key === " ") && table.choosing && !event.repeat) table.decide(table.choosing.point(mark.id));
  else if (event.key.toLowerCase() === "z") handlers.large.show(handlers.large.shown ? null : mark);
  else return false;
  return true;
}

function choosing(event: KeyboardEvent, table: Table, large: Large): boolean {
  const { choosing } = table;
  if (event.key === "Escape") {
    large.show(null);
    table.tell(null);
    choosing?.widen();
    table.decide(null);
    return true;
  }
  if (!choosing || event.repeat) return false;
  if (/^[1-9]$/.test(event.key)) table.decide(choosing.type(event.key));
  else if (event.key === "Enter" && choosing.pending && !(event.target instanceof HTMLButtonElement)) table.decide(choosing.confirm());
  else return false;
  return true;
}

function commands(event: KeyboardEvent, table: Table, handlers: KeyHandlers): boolean {
  const commands: Record<string, () => void> = {
    a: () => handlers.all(),
    b: () => handlers.open()[0]?.focus(),
    r: () => table.choosing && handlers.rule(table.choosing.decision.rule),
    u: () => table.undoing.step && table.undo("step"),
    y: () => table.undoing.redo && table.undo("redo"),
    l: () => focus("#page-log"),
    c: () => focus(".chat input"),
    p: () => focus("#page-bar"),
    s: () => handlers.show("settings"),
    "?": () => handlers.show("help"),
  };
  const command = commands[event.key.toLowerCase()];
  command?.();
  return command !== undefined;
}

/** Why something is illegal, shown beside the pointer and, if possible, not over the reader's own cards, the question or what can be
 * pointed at instead. */

import { html, nothing, type TemplateResult } from "lit";
import type { Table } from "../state/table.ts";
import { say } from "../words/words.ts";

const AWAY = 14; // pixels from the pointer
const EDGE = 8; // pixels from the edge of the screen

export function notice(table: Table, showRule: (rule: string) => void): TemplateResult {
  const { notice } = table;
  return html`<div class="notice ${notice?.at ? "at-pointer" : ""}" aria-live="assertive">
    ${notice
      ? html`<p>
          <strong>${notice.text}</strong>
          ${notice.ruleText ? html`<span>${notice.ruleText}</span>` : nothing}
          ${notice.rule ? html`<button class="link" @click=${() => showRule(notice.rule)}>${notice.rule}</button>` : nothing}
          <button class="quiet" aria-label=${say("close")} @click=${() => table.tell(null)}>×</button>
        </p>`
      : nothing}
  </div>`;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function overlap(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
}

/** The place beside a point, of four, that hides least of what must stay visible. */
export function beside(at: { x: number; y: number }, size: { width: number; height: number }, screen: { width: number; height: number }, keep: readonly Box[]): Box {
  const places = [[1, 1], [-1, 1], [1, -1], [-1, -1]].map(([across = 1, down = 1]) => {
    const x = at.x + AWAY * across - (across < 0 ? size.width : 0);
    const y = at.y + AWAY * down - (down < 0 ? size.height : 0);
    return {
      x: Math.max(EDGE, Math.min(x, screen.width - size.width - EDGE)),
      y: Math.max(EDGE, Math.min(y, screen.height - size.height - EDGE)),
      ...size,
    };
  });
  const pointer = { x: at.x - 4, y: at.y - 4, width: 8, height: 8 };
  const cost = (box: Box): number => keep.reduce((sum, one) => sum + overlap(box, one), overlap(box, pointer) * 1e4);
  return places.reduce((best, one) => (cost(one) < cost(best) ? one : best));
}

/** Puts the notice that is shown beside the pointer. */
export function placeNotice(table: Table, keep: readonly Element[]): void {
  const element = document.querySelector<HTMLElement>(".notice.at-pointer");
  const at = table.notice?.at;
  if (!element || !at) return;
  const { width, height } = element.getBoundingClientRect();
  const boxes = keep.map((one) => one.getBoundingClientRect());
  const spot = beside(at, { width, height }, { width: innerWidth, height: innerHeight }, boxes);
  element.style.left = `${spot.x}px`;
  element.style.top = `${spot.y}px`;
}

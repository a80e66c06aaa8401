/** Who sits at the table, what is awaited of them, and whether they are there. */

import { html, nothing, type TemplateResult } from "lit";
import * as api from "../net/api.ts";
import type { SeatState } from "../net/types.ts";
import { isAsked } from "../state/handover.ts";
import type { Table } from "../state/table.ts";
import { say, type Key } from "../words/words.ts";

export function levelName(level: string): string {
  const key = `level.${level}`;
  return isLevel(key) ? say(key) : level;
}

function isLevel(key: string): key is Key & `level.${string}` {
  return ["level.cadet", "level.pilot", "level.captain", "level.admiral"].includes(key);
}

/** A bot that nobody named is called by its level. */
export function nameOf(seat: SeatState): string {
  return seat.kind === "bot" && seat.name === seat.level ? levelName(seat.level) : seat.name;
}

function kind(seat: SeatState): string {
  if (seat.left) return say("seat.left");
  if (seat.kind === "bot") return say("seat.bot", { level: levelName(seat.level) });
  return seat.present ? say("seat.present") : say("seat.absent");
}

const SIGNS = { asked: "▶", choosing: "▶", sealed: "✓", idle: "", over: "" } as const;

function away(seat: SeatState): string {
  if (seat.left || seat.kind === "bot") return "bot";
  return seat.present ? "here" : "away";
}

function chip(table: Table, seat: SeatState, mine: boolean): TemplateResult {
  const absent = seat.kind === "human" && !seat.present && !seat.left && !mine && table.held.length > 0;
  return html`<li class="seat ${isAsked(seat) ? "asked" : ""} ${mine ? "mine" : ""}">
    <span class="presence ${away(seat)}" aria-hidden="true"></span>
    <span class="who">
      <span class="name"><abbr title=${say("seat.number", { number: seat.seat + 1 })}>P${seat.seat + 1}</abbr> ${nameOf(seat)}${mine ? html` <small>(${say("seat.you")})</small>` : nothing}</span>
      <span class="what">${say(`status.${seat.status}`)} · ${kind(seat)}</span>
    </span>
    <span class="sign" aria-hidden="true">${SIGNS[seat.status]}</span>
    ${absent
      ? html`<button class="small" @click=${() => void table.send(() => api.leave(table.id, table.token, { seat: seat.seat }))}>
          ${say("seat.replace")}
        </button>`
      : nothing}
  </li>`;
}

export function seats(table: Table): TemplateResult {
  const all = table.state?.seats ?? [];
  return html`<ul class="seats" aria-label=${say("seats.title")}>
    ${all.map((seat) => chip(table, seat, seat.seat === table.looking))}
  </ul>`;
}

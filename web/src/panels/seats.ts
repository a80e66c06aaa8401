/** Who sits at the table, what they are waited for, and whether they are connected. */

import { html, nothing, type TemplateResult } from "lit";
import * as api from "../net/api.ts";
import type { SeatState } from "../net/types.ts";
import { isAsked } from "../state/handover.ts";
import type { Table } from "../state/table.ts";
import { say, type Key } from "../words/words.ts";
import { badge } from "./badge.ts";

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

/** A bot may play for an absent player whom everybody waits for. */
export function replace(table: Table, seat: SeatState): TemplateResult | typeof nothing {
  const absent = seat.kind === "human" && !seat.present && !seat.left && seat.seat !== table.looking && table.held.length > 0;
  if (!absent) return nothing;
  return html`<button class="small" @click=${() => void table.send(() => api.leave(table.id, table.token, { seat: seat.seat }))}>
    ${say("seat.replace")} (${nameOf(seat)})
  </button>`;
}

function about(seat: SeatState, mine: boolean): TemplateResult {
  return html`<span class="presence ${away(seat)}" aria-hidden="true"></span>
    <span class="what">${mine ? say("seat.you") : kind(seat)}</span>
    ${seat.status === "idle" || seat.status === "over"
      ? nothing
      : html`<span class="sign">${SIGNS[seat.status]} ${say(`status.${seat.status}`)}</span>`}`;
}

/** What the page says in the head of a seat's panel: whether the player is connected, and what is waited for. */
export function seatStatus(table: Table, seat: SeatState): TemplateResult {
  const mine = seat.seat === table.looking;
  return html`<span class="name unseen">${nameOf(seat)}</span> ${about(seat, mine)}`;
}

function chip(table: Table, seat: SeatState, camp: string | undefined): TemplateResult {
  const mine = seat.seat === table.looking;
  return html`<li class="seat ${isAsked(seat) ? "asked" : ""} ${mine ? "mine" : ""}">
    ${badge(camp)}
    <span class="name">${nameOf(seat)}</span>
    ${about(seat, mine)}
  </li>`;
}

/** The seats that have no panel of their own in the picture. */
export function seats(table: Table, camps: readonly string[], covered: ReadonlySet<number>): TemplateResult | typeof nothing {
  const all = (table.state?.seats ?? []).filter((seat) => !covered.has(seat.seat));
  if (all.length === 0) return nothing;
  return html`<ul class="seats" aria-label=${say("seats.title")}>
    ${all.map((seat) => chip(table, seat, camps[seat.seat]))}
  </ul>`;
}

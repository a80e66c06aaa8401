/** The end of a game: who stands where, and what comes next. */

import { html, nothing, type TemplateResult } from "lit";
import * as api from "../net/api.ts";
import { GALLERY, type SeatState, type TableState } from "../net/types.ts";
import { keepTable } from "../state/keep.ts";
import type { Table } from "../state/table.ts";
import { say } from "../words/words.ts";
import { badge } from "./badge.ts";
import { nameOf } from "./seats.ts";
import { whole } from "./sentence.ts";
import { undoButtons } from "./undo.ts";

async function rematch(table: Table): Promise<void> {
  try {
    const { table: next } = await api.rematch(table.id, table.token);
    keepTable(next, table.kept); // the same tokens open the new table
    location.assign(`/table/${next}`);
  } catch (problem) {
    table.say(problem);
  }
}

function ranked(state: TableState): { seat: SeatState; rank: number; score: string }[] {
  const { ranks = [], told = [] } = state.outcome ?? {};
  return state.seats
    .map((seat) => ({ seat, rank: ranks[seat.seat] ?? 0, score: told[seat.seat] ?? "" }))
    .sort((a, b) => a.rank - b.rank);
}

/** Whether rivals share the first place; those who play together win together. */
export function isDrawn(state: TableState): boolean {
  const first = state.seats.filter(({ seat }) => state.outcome?.ranks[seat] === 1);
  return new Set(first.map(({ team }) => team)).size > 1;
}

export function outcome(table: Table, camps: readonly string[]): TemplateResult | typeof nothing {
  const state = table.state;
  if (!state?.outcome) return nothing;
  const own = state.outcome.ranks[table.looking];
  const won = own === 1 && !isDrawn(state);
  const isWon = state.outcome.ranks.includes(1); // where all lose together there are no places
  const verdict = own === undefined ? say("outcome.over") : won ? say("outcome.won") : own === 1 ? say("outcome.drawn") : say("outcome.lost");
  return html`<section class="outcome ${won ? "won" : ""}" aria-label=${say("outcome.over")}>
    <div class="verdict" role="status"><h2>${verdict}</h2><p>${whole(state.outcome.text)}</p></div>
    <ol>
      ${ranked(state).map(({ seat, rank, score }) => html`<li class=${rank === 1 ? "first" : ""}>
        ${isWon ? html`<span>${say("outcome.rank", { rank })}</span>` : nothing} ${badge(camps[seat.seat])}
        <span class="name">${nameOf(seat)}</span> ${score ? html`<span class="score">${score}</span>` : nothing}
        ${rank === 1 ? html`<span aria-hidden="true">★</span>` : nothing}</li>`)}
    </ol>
    <div class="buttons">
      ${table.looking === GALLERY
        ? state.rematch ? html`<a class="button primary" href="/table/${state.rematch}">${say("outcome.follow")}</a>` : nothing
        : html`<button class="primary" @click=${() => void rematch(table)}>${say("outcome.rematch")}</button>`}
      ${undoButtons(table)}
      <a class="button" href="/replay/${table.id}">${say("outcome.replay")}</a>
      <a class="button" href=${api.recordAddress(table.id, table.view.token)} download>${say("outcome.record")}</a>
      <a class="button" href="/">${say("top.lobby")}</a>
    </div>
  </section>`;
}

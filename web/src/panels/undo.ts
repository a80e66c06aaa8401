/** Taking back: a step, the turn, or with the others' consent. */

import { html, nothing, type TemplateResult } from "lit";
import type { Table } from "../state/table.ts";
import { say } from "../words/words.ts";
import { nameOf } from "./seats.ts";

export function undoButtons(table: Table): TemplateResult {
  const undo = table.state?.undo;
  if (!undo) return html``;
  return html`
    ${undo.step ? html`<button class="small" @click=${() => table.undo("step")}><kbd>U</kbd> ${say("undo.step")}</button>` : nothing}
    ${undo.turn ? html`<button class="small" @click=${() => table.undo("turn")}>${say("undo.turn")}</button>` : nothing}
    ${undo.ask && !undo.asked ? html`<button class="small" @click=${() => table.undo("ask")}>${say("undo.ask")}</button>` : nothing}
  `;
}

/** A request to take back, and whose consent is still missing. */
export function undoRequest(table: Table): TemplateResult | typeof nothing {
  const state = table.state;
  const asked = state?.undo.asked;
  if (!state || !asked) return nothing;
  const asker = state.seats[asked.seat];
  const line = table.view.log[asked.line];
  const who = asker ? nameOf(asker) : "";
  return html`<div class="banner request" role="alert">
    <span>${say("undo.asked", { who, what: line?.text ?? "" })}</span>
    ${asked.you
      ? html`<button class="primary" @click=${() => table.consent(true)}>${say("undo.agree")}</button>
          <button @click=${() => table.consent(false)}>${say("undo.refuse")}</button>`
      : html`<span>${say("undo.pending")}</span>`}
  </div>`;
}

/** Taking back: a step, the turn, or with the others' consent; and giving back. */

import { html, nothing, type TemplateResult } from "lit";
import type { Table } from "../state/table.ts";
import { say } from "../words/words.ts";
import { nameOf } from "./seats.ts";

export function undoButtons(table: Table): TemplateResult {
  const { step, earlier, turn, redo, ask } = table.undoing;
  const asked = table.state?.undo.asked;
  return html`
    ${step ? html`<button class="small" title=${say(earlier ? "undo.earlier.hint" : "undo.step.hint")} @click=${() => table.undo("step")}><kbd>U</kbd> ${say(earlier ? "undo.earlier" : "undo.step")}</button>` : nothing}
    ${redo ? html`<button class="small" title=${say("undo.redo.hint")} @click=${() => table.undo("redo")}><kbd>Y</kbd> ${say("undo.redo")}</button>` : nothing}
    ${turn ? html`<button class="small" title=${say("undo.turn.hint")} @click=${() => table.undo("turn")}>${say("undo.turn")}</button>` : nothing}
    ${ask && !asked ? html`<button class="small" @click=${() => table.undo("ask")}>${say("undo.ask")}</button>` : nothing}
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

/** Standing answers: "decline for this volley", "pass until my turn". */

import { html, nothing, type TemplateResult } from "lit";
import * as api from "../net/api.ts";
import type { Standing, Until } from "../net/types.ts";
import type { Table } from "../state/table.ts";
import { say } from "../words/words.ts";
import { dialog } from "./dialogs.ts";

const UNTIL: Until[] = ["else", "mine", "turn", "game"];

function row(standing: Standing): TemplateResult {
  return html`<li>${standing.label} · <small>${say(`until.${standing.until}`)}</small></li>`;
}

export function standingDialog(table: Table, close: () => void): TemplateResult {
  const { state, choosing } = table;
  const set = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const until = UNTIL.find((one) => one === form.get("until")) ?? "else";
    table.keepAnswering(String(form.get("action")), until);
    close();
  };
  const clear = (): void => void table.send(() => api.clearStanding(table.id, table.token));
  const held = state?.standing ?? [];
  const content = html`
    <p>${say("standing.about")}</p>
    ${choosing
      ? html`<form @submit=${set} class="stack">
          <label>${say("standing.answer")}
            <select name="action">${choosing.decision.options.map((answer) => html`<option value=${answer.action}>${answer.label}</option>`)}</select>
          </label>
          <label>${say("standing.until")}
            <select name="until">${UNTIL.map((until) => html`<option value=${until}>${say(`until.${until}`)}</option>`)}</select>
          </label>
          <button class="primary">${say("standing.set")}</button>
        </form>`
      : html`<p>${say("standing.wait")}</p>`}
    ${held.length > 0
      ? html`<h3>${say("standing.held")}</h3><ul>${held.map(row)}</ul><button @click=${clear}>${say("standing.clear")}</button>`
      : nothing}
  `;
  return dialog(say("standing.title"), content, close, "standing");
}

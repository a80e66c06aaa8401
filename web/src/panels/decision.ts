/** The bar of the moment: whose turn it is, what is asked, every answer as a button with its key. */

import { html, nothing, type TemplateResult } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { GALLERY, type Answer, type TableState } from "../net/types.ts";
import type { Choosing } from "../state/choosing.ts";
import { isAsked } from "../state/handover.ts";
import { code } from "../state/keys.ts";
import type { Table } from "../state/table.ts";
import { list, say } from "../words/words.ts";
import { nameOf } from "./seats.ts";

function waiting(state: TableState): string {
  const names = state.seats.filter(isAsked).map(nameOf);
  return names.length > 0 ? say("bar.waiting", { names: list(names) }) : say("bar.nature");
}

function button(table: Table, choosing: Choosing, answer: Answer, place: number, count: number): TemplateResult {
  const key = code(place, count);
  const hint = (on: boolean): void => {
    choosing.hinted = on ? answer.action : "";
    table.decide(null);
  };
  return html`<button
    class=${classMap({ answer: true, dim: !key.startsWith(choosing.typed), final: answer.final === true })}
    data-action=${answer.action}
    ?disabled=${table.busy}
    @click=${() => table.decide(choosing.choose(answer.action))}
    @mouseenter=${() => hint(true)}
    @mouseleave=${() => hint(false)}
    @focus=${() => hint(true)}
    @blur=${() => hint(false)}
  >
    <kbd>${key}</kbd> ${answer.label}
  </button>`;
}

function confirmation(table: Table, choosing: Choosing, answer: Answer): TemplateResult {
  return html`<div class="confirm">
    <p>${say("bar.sure", { label: answer.label })}</p>
    <button class="primary" @click=${() => table.decide(choosing.confirm())}><kbd>⏎</kbd> ${say("bar.yes")}</button>
    <button @click=${() => { choosing.widen(); table.decide(null); }}><kbd>${say("key.escape")}</kbd> ${say("bar.no")}</button>
  </div>`;
}

function answers(table: Table, choosing: Choosing): TemplateResult {
  if (choosing.pending) return confirmation(table, choosing, choosing.pending);
  const left = choosing.left;
  const narrowed = choosing.picked.length > 0;
  return html`<div class="answers" role="group" aria-label=${say("bar.answers")}>
    ${left.map((answer, place) => button(table, choosing, answer, place, left.length))}
    ${narrowed
      ? html`<button class="quiet" @click=${() => { choosing.widen(); table.decide(null); }}><kbd>${say("key.escape")}</kbd> ${say("bar.widen")}</button>`
      : nothing}
  </div>`;
}

function prompt(table: Table, state: TableState): TemplateResult {
  const { choosing } = table;
  if (!choosing) {
    const watching = table.looking === GALLERY ? html`<small>${say("bar.watching")}</small>` : nothing;
    return html`<p class="prompt idle">${waiting(state)} ${watching}</p>`;
  }
  return html`<p class="prompt"><strong class="yours">${say("bar.yours")}</strong> ${choosing.decision.prompt}</p>`;
}

export function decisionBar(table: Table, showRule: (rule: string) => void, more: TemplateResult): TemplateResult {
  const { state, choosing, notice } = table;
  if (!state) return html`<section class="bar"><p class="prompt idle">${say("bar.loading")}</p></section>`;
  return html`<section class="bar ${choosing ? `asked camp-${choosing.decision.camp}` : ""}" aria-label=${say("bar.title")}>
    <div class="line">
      <div aria-live="polite" class="grow">${prompt(table, state)}</div>
      ${choosing
        ? html`<button class="small" @click=${() => showRule(choosing.decision.rule)}><kbd>R</kbd> ${say("bar.rule")}</button>`
        : nothing}
      ${more}
    </div>
    ${choosing ? answers(table, choosing) : nothing}
    <div class="notice" aria-live="assertive">
      ${notice
        ? html`<p>
            <strong>${notice.text}</strong>
            ${notice.ruleText ? html`<span>${notice.ruleText}</span>` : nothing}
            ${notice.rule ? html`<button class="link" @click=${() => showRule(notice.rule)}>${notice.rule}</button>` : nothing}
            <button class="quiet" aria-label=${say("close")} @click=${() => table.tell(null)}>×</button>
          </p>`
        : nothing}
    </div>
  </section>`;
}

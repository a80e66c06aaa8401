/** The question bar: whose turn it is, what is asked, and the answers that cannot be pointed at. */

import { html, nothing, type TemplateResult } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { GALLERY, type Answer, type TableState } from "../net/types.ts";
import type { Choosing } from "../state/choosing.ts";
import { isAsked } from "../state/handover.ts";
import { code } from "../state/keys.ts";
import type { Table } from "../state/table.ts";
import { list, say } from "../words/words.ts";
import { badge } from "./badge.ts";
import { recap } from "./recap.ts";
import { wideEnough } from "./screen.ts";
import { nameOf, replace } from "./seats.ts";
import { whole } from "./sentence.ts";

const FEW = 3; // up to this many answers that can be pointed at are buttons too
const FEW_LEFT = 6; // after a pick
const FEW_NARROW = 2; // where the bar takes space from the board
const LETTERS = 110; // of all answers together: what is longer takes space from the table

/** What the bar knows of the picture: which answers can be pointed at, and the colour of who is asked. */
export interface Pointing {
  pointed: (action: string) => boolean;
  camp: string; // whose pieces the question is about: a player may have two
  allOpen: boolean; // the collapsible list of all answers
  setAllOpen: (open: boolean) => void;
}

function waiting(state: TableState): string {
  const names = state.seats.filter(isAsked).map(nameOf);
  return names.length > 0 ? say("bar.waiting", { names: list(names) }) : say("bar.nature");
}

function button(table: Table, choosing: Choosing, answer: Answer, key: string): TemplateResult {
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
    <kbd>${key}</kbd> <span>${whole(answer.label)}</span>
  </button>`;
}

function confirmation(table: Table, choosing: Choosing, answer: Answer): TemplateResult {
  return html`<div class="confirm">
    <p>${whole(say(choosing.final ? "bar.sure" : "bar.meant", { label: answer.label }))}</p>
    <button class="primary" @click=${() => table.decide(choosing.confirm())}><kbd>⏎</kbd> ${say("bar.yes")}</button>
    <button @click=${() => { choosing.widen(); table.decide(null); }}><kbd>${say("key.escape")}</kbd> ${say("bar.no")}</button>
  </div>`;
}

/** A player who is asked the same again in one turn may let the table give that answer until the turn ends. */
function standing(table: Table, choosing: Choosing): TemplateResult | typeof nothing {
  const answer = choosing.decision.options.find(({ action }) => action === table.again);
  if (!answer) return nothing;
  return html`<button class="quiet always" @click=${() => table.keepAnswering(answer.action, "turn")}>${say("bar.always", { label: answer.label })}</button>`;
}

function answers(table: Table, choosing: Choosing, pointing: Pointing): TemplateResult {
  if (choosing.pending) return confirmation(table, choosing, choosing.pending);
  const left = choosing.left;
  const narrowed = choosing.picked.length > 0;
  const keyed = left.map((answer, place) => ({ answer, key: code(place, left.length) }));
  const letters = left.reduce((sum, answer) => sum + answer.label.length, 0);
  const folds = left.length > (narrowed ? FEW_LEFT : wideEnough() ? FEW : FEW_NARROW) || (!narrowed && letters > LETTERS);
  const plain = keyed.filter(({ answer }) => !folds || !pointing.pointed(answer.action));
  const folded = keyed.filter((one) => !plain.includes(one));
  const draw = ({ answer, key }: { answer: Answer; key: string }): TemplateResult => button(table, choosing, answer, key);
  const open = pointing.allOpen || choosing.typed !== "";
  return html`<div class="answers" role="group" aria-label=${say("bar.answers")}>
    ${plain.map(draw)} ${narrowed ? nothing : standing(table, choosing)}
    ${narrowed
      ? html`<button class="quiet" @click=${() => { choosing.widen(); table.decide(null); }}><kbd>${say("key.escape")}</kbd> ${say("bar.widen")}</button>`
      : nothing}
    ${folded.length > 0
      ? html`<details class="all" .open=${open} @toggle=${(event: Event) => pointing.setAllOpen((event.target as HTMLDetailsElement).open)}>
          <summary><kbd>A</kbd> ${say("bar.all", { count: folded.length })}</summary>
          <div class="fold-answers">${folded.map(draw)}</div>
        </details>`
      : nothing}
  </div>`;
}

function prompt(table: Table, state: TableState, camp: string): TemplateResult {
  const { choosing } = table;
  if (!choosing) {
    const watching = table.looking === GALLERY ? html`<small>${say("bar.watching")}</small>` : nothing;
    return html`<p class="prompt idle">${waiting(state)} ${watching} ${state.seats.filter(isAsked).map((seat) => replace(table, seat))}</p>`;
  }
  return html`<p class="prompt">${badge(camp)} <strong class="yours">${say("bar.yours")}</strong> ${whole(choosing.decision.prompt)}</p>`;
}

export function decisionBar(
  table: Table, pointing: Pointing, showRule: (rule: string) => void, more: TemplateResult,
): TemplateResult {
  const { state, choosing } = table;
  if (!state) return html`<section class="bar"><p class="prompt idle">${say("bar.loading")}</p></section>`;
  return html`<section class="bar ${choosing ? "asked" : ""} camp-${choosing ? pointing.camp : ""}" aria-label=${say("bar.title")}>
    <div class="line">
      <div aria-live="polite" class="grow">${prompt(table, state, pointing.camp)}</div>
      <div class="tools">
        ${choosing
          ? html`<button class="small" @click=${() => showRule(choosing.decision.rule)}><kbd>R</kbd> ${say("bar.rule")}</button>`
          : nothing}
        ${more}
      </div>
    </div>
    <div class="reply">${choosing ? answers(table, choosing, pointing) : nothing} ${recap(table)}</div>
  </section>`;
}

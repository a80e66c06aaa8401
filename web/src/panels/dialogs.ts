/** Windows over the table, one at a time: each is a dialog that Escape closes. */

import { html, nothing, type TemplateResult } from "lit";
import { ref } from "lit/directives/ref.js";
import { say } from "../words/words.ts";

export function dialog(title: string, content: TemplateResult, close: () => void, kind = ""): TemplateResult {
  const open = (element: Element | undefined): void => {
    queueMicrotask(() => { // by then it is in the document
      if (element instanceof HTMLDialogElement && element.isConnected && !element.open) element.showModal();
    });
  };
  const outside = (event: MouseEvent): void => {
    if (event.target === event.currentTarget) close();
  };
  return html`<dialog class=${kind} aria-labelledby="page-dialog-title" ${ref(open)} @close=${close} @click=${outside}>
    <div class="inside">
      <header>
        <h2 id="page-dialog-title">${title}</h2>
        <button class="quiet" aria-label=${say("close")} @click=${close}>×</button>
      </header>
      ${content}
    </div>
  </dialog>`;
}

export interface Choice<Value> {
  value: Value;
  text: string;
}

/** A row of buttons of which one is chosen. */
export function choice<Value extends string | boolean>(
  name: string,
  title: string,
  choices: Choice<Value>[],
  chosen: Value,
  choose: (value: Value) => void,
): TemplateResult {
  return html`<fieldset class="choice">
    <legend>${title}</legend>
    ${choices.map(
      ({ value, text }) => html`<label class=${value === chosen ? "on" : ""}>
        <input type="radio" name=${name} .checked=${value === chosen} @change=${() => choose(value)}>
        <span>${text}</span>
      </label>`,
    )}
  </fieldset>`;
}

export function tick(text: string, on: boolean, change: (on: boolean) => void, about = ""): TemplateResult {
  return html`<label class="tick">
    <input type="checkbox" .checked=${on} @change=${(event: Event) => change((event.target as HTMLInputElement).checked)}>
    <span>${text}${about ? html`<small>${about}</small>` : nothing}</span>
  </label>`;
}

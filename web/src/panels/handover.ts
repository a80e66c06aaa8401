/** The page between two players at one screen: nothing is visible until the next one says so. */

import { html, type TemplateResult } from "lit";
import { ref } from "lit/directives/ref.js";
import type { Table } from "../state/table.ts";
import { say } from "../words/words.ts";
import { nameOf } from "./seats.ts";

export function handover(table: Table, seat: number): TemplateResult {
  const guest = table.state?.seats[seat];
  const name = guest ? nameOf(guest) : `P${seat + 1}`;
  const focus = (element: Element | undefined): void => {
    queueMicrotask(() => { // by then it is in the document
      if (element instanceof HTMLElement) element.focus();
    });
  };
  return html`<main class="handover">
    <h1>${say("handover.title", { name })}</h1>
    <p>${say("handover.about", { name })}</p>
    <button class="primary large" ${ref(focus)} @click=${() => table.look(seat)}>${say("handover.me", { name })}</button>
  </main>`;
}

/** What an address shows that leads to nothing: a sentence, and the way back. */

import { html, type TemplateResult } from "lit";
import { orrery } from "../lobby/orrery.ts";
import { say } from "../words/words.ts";
import { Screen } from "./screen.ts";

export function nowhere(sentence: string): TemplateResult {
  document.title = "Orrery";
  return html`
    <header class="lobby-top">
      ${orrery()}
      <div><h1>Orrery</h1><p>${say("lobby.tagline")}</p></div>
    </header>
    <main class="lobby nowhere">
      <p role="alert">${sentence}</p>
      <p><a class="button primary" href="/">${say("nowhere.lobby")}</a></p>
    </main>`;
}

/** An address that the page does not know. */
export class Nowhere extends Screen {
  override start(): void {
    this.update();
  }

  override settingsChanged(): void {
    this.update();
  }

  protected override template(): TemplateResult {
    return nowhere(say("nowhere.address"));
  }
}

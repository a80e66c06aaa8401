/** The keys, in a window. */

import { html, type TemplateResult } from "lit";
import { say, type Key } from "../words/words.ts";
import { dialog } from "./dialogs.ts";

const KEYS: [string, Key][] = [
  ["1 … 9", "help.digits"],
  ["⏎", "help.enter"],
  ["Esc", "help.escape"],
  ["A", "help.all"],
  ["B", "help.board"],
  ["← ↑ ↓ →", "help.arrows"],
  ["Z", "help.enlarge"],
  ["+ − 0", "help.zoom"],
  ["R", "help.rule"],
  ["U", "help.undo"],
  ["Y", "help.redo"],
  ["L", "help.log"],
  ["C", "help.chat"],
  ["P", "help.prompt"],
  ["S", "help.settings"],
  ["?", "help.help"],
];

export function helpDialog(close: () => void): TemplateResult {
  const content = html`
    <p>${say("help.point")}</p>
    <p>${say("help.why")}</p>
    <table class="keys">
      <tbody>${KEYS.map(([key, about]) => html`<tr><th scope="row"><kbd>${key}</kbd></th><td>${say(about)}</td></tr>`)}</tbody>
    </table>
  `;
  return dialog(say("help.title"), content, close, "help");
}

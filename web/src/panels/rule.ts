/** The rule for the question in a window, with a link to all the others. */

import { html, type TemplateResult } from "lit";
import { until } from "lit/directives/until.js";
import * as api from "../net/api.ts";
import { language, say } from "../words/words.ts";
import { dialog } from "./dialogs.ts";

/** A rule's text and the booklet's lines, which are in brackets at its end. */
export function parted(text: string): { text: string; lines: string } {
  const found = /^(.*?)\s*\(l\.\s*([^()]*)\)\s*$/s.exec(text);
  return found ? { text: found[1] ?? text, lines: found[2] ?? "" } : { text, lines: "" };
}

export function ruleText(text: string): TemplateResult {
  const { text: words, lines } = parted(text);
  const marked = words.split("`").map((part, place) => (place % 2 === 1 ? html`<code>${part}</code>` : part));
  return html`<p class="rule-text">${marked}</p>
    ${lines ? html`<p class="source">${say("rule.lines", { lines })}</p>` : ""}`;
}

const fetched = new Map<string, Promise<TemplateResult>>();

function textOf(game: string, rule: string): Promise<TemplateResult> {
  const key = `${language()} ${game} ${rule}`;
  const known = fetched.get(key);
  if (known) return known;
  const text = api.rule(game, rule).then(
    (found) => ruleText(found.text),
    (problem: unknown) => html`<p>${problem instanceof Error ? problem.message : ""}</p>`,
  );
  fetched.set(key, text);
  return text;
}

export function ruleDialog(game: string, rule: string, close: () => void): TemplateResult {
  const content = html`
    ${until(textOf(game, rule), html`<p>${say("bar.loading")}</p>`)}
    <p><a href=${rulesAddress(game, rule)} target="_blank">${say("rule.all")}</a></p>
  `;
  return dialog(say("rule.title", { rule }), content, close, "rule");
}

export function rulesAddress(game: string, rule = ""): string {
  return `/#/rules/${game}${rule ? `/${rule}` : ""}`;
}

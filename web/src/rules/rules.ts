/** The rules of a game on one page, in the reader's language, with a search. */

import { html, nothing, type TemplateResult } from "lit";
import * as api from "../net/api.ts";
import type { Rule } from "../net/types.ts";
import { ruleText } from "../panels/rule.ts";
import { Screen } from "../panels/screen.ts";
import { settingsDialog } from "../panels/settings.ts";
import { language, say } from "../words/words.ts";
import { matches, parts, type Part } from "./order.ts";

export class RulesScreen extends Screen {
  private readonly game: string;
  private readonly wanted: string;
  private title = "";
  private rules: Rule[] = [];
  private search = "";
  private problem = "";
  private settings = false;
  private scrolled = false;

  constructor(host: HTMLElement, game: string, wanted: string) {
    super(host);
    this.game = game;
    this.wanted = wanted;
  }

  override start(): void {
    this.update();
    void this.fetch();
  }

  private async fetch(): Promise<void> {
    try {
      const [{ games }, rules] = await Promise.all([api.games(), api.rules(this.game)]);
      this.title = games.find((game) => game.name === this.game)?.title[language()] ?? this.game;
      this.rules = rules;
    } catch (problem) {
      this.problem = problem instanceof Error ? problem.message : String(problem);
    }
    this.update();
  }

  override settingsChanged(name: string): void {
    if (name === "lang") void this.fetch();
    this.update();
  }

  private rule({ rule, text }: Rule): TemplateResult {
    return html`<li id="rule-${rule}" class=${rule === this.wanted ? "wanted" : ""}>
      <h3><a href="/#/rules/${this.game}/${rule}">${rule}</a></h3>
      ${ruleText(text)}
    </li>`;
  }

  private part({ kind, rules }: Part): TemplateResult {
    const found = rules.filter((rule) => matches(rule, this.search));
    if (found.length === 0) return html``;
    return html`<section><h2>${say(`rules.${kind}`)}</h2><ul class="rules">${found.map((rule) => this.rule(rule))}</ul></section>`;
  }

  protected override template(): TemplateResult {
    document.title = `${this.title} · ${say("rules.title")}`;
    return html`
      <header class="top">
        <a class="home" href="/" aria-label=${say("top.lobby")}><img src=${new URL("../icon.svg", import.meta.url).href} alt="" width="28" height="28"></a>
        <h1>${this.title}</h1>
        <p class="about">${say("rules.title")}</p>
        <nav aria-label=${say("top.menu")}>
          <button @click=${() => { this.settings = true; this.update(); }}>${say("top.settings")}</button>
        </nav>
      </header>
      <main class="rules-page">
        ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
        <label class="search">${say("rules.search")}
          <input type="search" @input=${(event: Event) => { this.search = (event.target as HTMLInputElement).value; this.update(); }}>
        </label>
        <p class="source">${say("rules.about")}</p>
        ${parts(this.rules).map((part) => this.part(part))}
      </main>
      ${this.settings
        ? settingsDialog((name) => this.settingsChanged(name), () => { this.settings = false; this.update(); }, null)
        : nothing}
    `;
  }

  protected override drawn(): void {
    if (this.scrolled || this.wanted === "" || this.rules.length === 0) return;
    this.scrolled = true;
    document.getElementById(`rule-${this.wanted}`)?.scrollIntoView({ block: "center" });
  }
}

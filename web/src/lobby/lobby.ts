/** The lobby: boxes on a shelf among the stars, and the reader's tables. */

import { html, nothing, type TemplateResult } from "lit";
import * as api from "../net/api.ts";
import type { Catalogue, GameInfo, MyTable } from "../net/types.ts";
import { provide } from "../board/art.ts";
import { Screen } from "../panels/screen.ts";
import { settingsDialog } from "../panels/settings.ts";
import { forgetTable, tables } from "../state/keep.ts";
import { count, language, list, say } from "../words/words.ts";
import { box } from "./box.ts";
import { Opening } from "./opening.ts";
import { orrery } from "./orrery.ts";
import { boxesOf } from "./shelf.ts";

export class Lobby extends Screen {
  private catalogue: Catalogue | null = null;
  private mine: MyTable[] = [];
  private opening: Opening | null = null;
  private settings = false;
  private problem = "";

  override start(): void {
    document.title = "Orrery";
    this.update();
    void this.fetch();
  }

  private async fetch(): Promise<void> {
    try {
      this.catalogue = await api.games();
      void provide(this.catalogue.games.map((game) => game.cover), "dark");
      const tokens = Object.values(tables()).flatMap((kept) => Object.values(kept.tokens));
      this.mine = tokens.length > 0 ? await api.mine(tokens.reverse()) : [];
      this.problem = "";
    } catch (problem) {
      this.problem = problem instanceof Error ? problem.message : String(problem);
      if (api.isSilence(problem)) setTimeout(() => void this.fetch(), api.AGAIN);
    }
    this.update();
  }

  override settingsChanged(name: string): void {
    if (name === "lang") void this.fetch();
    this.update();
  }

  private open(game: GameInfo): void {
    const close = (): void => {
      this.opening = null;
      this.update();
    };
    this.opening = new Opening(game, this.catalogue?.levels ?? [], this.update, close);
    this.update();
  }

  /** One row for each table, though several seats of it may be played here. */
  private tables(): TemplateResult | typeof nothing {
    const rows = [...new Map(this.mine.map((row) => [row.table, row])).values()];
    if (rows.length === 0) return nothing;
    return html`<section class="mine" aria-labelledby="page-mine">
      <h2 id="page-mine">${say("lobby.mine")}</h2>
      <ul>${rows.map((row) => this.row(row))}</ul>
    </section>`;
  }

  private row(row: MyTable): TemplateResult {
    const asked = this.mine.some((other) => other.table === row.table && other.asked);
    const when = new Date(row.changed).toLocaleString(language(), { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
    const forget = (): void => {
      forgetTable(row.table);
      this.mine = this.mine.filter((other) => other.table !== row.table);
      this.update();
    };
    return html`<li class=${asked ? "asked" : ""}>
      <a href=${row.over ? `/replay/${row.table}` : `/table/${row.table}`}>
        <b>${row.title}</b> <span>${list(row.names)}</span>
        <small>${row.over ? say("lobby.over") : asked ? `▶ ${say("lobby.asked")}` : say("lobby.running")} · ${count("turns", row.turns)} · ${when}</small>
      </a>
      <button class="quiet" @click=${forget} aria-label=${say("lobby.forget")} title=${say("lobby.forget")}>×</button>
    </li>`;
  }

  protected override template(): TemplateResult {
    const games = this.catalogue?.games ?? [];
    return html`
      <header class="lobby-top">
        ${orrery()}
        <div><h1>Orrery</h1><p>${say("lobby.tagline")}</p></div>
        <button @click=${() => { this.settings = true; this.update(); }}>${say("top.settings")}</button>
      </header>
      <main class="lobby">
        ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
        ${this.tables()}
        <section aria-labelledby="page-shelf">
          <h2 id="page-shelf">${say("lobby.shelf")}</h2>
          <ul class="shelf">
            ${boxesOf(games).map((one) => box(one, one.games.some((game) => game === this.opening?.game), (game) => this.open(game)))}
          </ul>
        </section>
      </main>
      ${this.opening ? this.opening.template() : nothing}
      ${this.settings
        ? settingsDialog((name) => this.settingsChanged(name), () => { this.settings = false; this.update(); }, null)
        : nothing}`;
  }
}

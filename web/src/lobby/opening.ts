/** An open box: options, places, and the start. */

import { html, nothing, type TemplateResult } from "lit";
import { makeTable } from "../net/api.ts";
import type { GameInfo, GameOption, TableRequest } from "../net/types.ts";
import { dialog } from "../panels/dialogs.ts";
import { rulesAddress } from "../panels/rule.ts";
import { guest, keepGuest, keepTable } from "../state/keep.ts";
import { language, say } from "../words/words.ts";
import { placesForm } from "./places.ts";
import { firstPlaces, kept, optionsText, requests, resized, type Place } from "./seating.ts";

const LONGEST_FILE = 60_000; // characters of a file that the server accepts

/** Makes the table, keeps its tokens and goes there. */
export async function sitDown(places: readonly Place[], name: string, rest: Omit<TableRequest, "seats">): Promise<void> {
  keepGuest(name.trim());
  const seats = requests(places, name, (seat) => say("open.nameless", { number: seat + 1 }));
  const made = await makeTable({ ...rest, seats });
  keepTable(made.table, kept(places, made));
  location.assign(`/table/${made.table}`);
}

export function nameField(name: string, change: (name: string) => void): TemplateResult {
  return html`<label class="my-name">${say("open.me")}
    <input maxlength="40" autocomplete="nickname" .value=${name} placeholder=${say("open.me.example")}
      @input=${(event: Event) => change((event.target as HTMLInputElement).value)}>
  </label>`;
}

export class Opening {
  readonly game: GameInfo;
  private readonly levels: readonly string[];
  private readonly level: string;
  private places: Place[];
  private name = guest();
  private chosen: Record<string, string> = {};
  private data = ""; // a user's file, such as decks
  private dataName = "";
  private problem = "";
  private busy = false;
  private readonly update: () => void;
  private readonly close: () => void;

  constructor(game: GameInfo, levels: readonly string[], update: () => void, close: () => void) {
    this.game = game;
    this.levels = levels;
    this.level = levels[1] ?? levels[0] ?? "";
    this.places = firstPlaces(game.seats[0] ?? 2, this.level);
    this.update = update;
    this.close = close;
  }

  private readonly begin = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    this.busy = true;
    this.problem = "";
    this.update();
    try {
      const options = optionsText(this.game.options, this.chosen);
      await sitDown(this.places, this.name, { game: this.game.name, options, data: this.data });
    } catch (problem) {
      this.problem = problem instanceof Error ? problem.message : String(problem);
      this.busy = false;
      this.update();
    }
  };

  private counts(): TemplateResult | typeof nothing {
    if (this.game.seats.length < 2) return nothing;
    const set = (count: number): void => {
      this.places = resized(this.places, count, this.level);
      this.update();
    };
    return html`<fieldset class="choice">
      <legend>${say("open.seats")}</legend>
      ${this.game.seats.map(
        (count) => html`<label class=${count === this.places.length ? "on" : ""}>
          <input type="radio" name="count" .checked=${count === this.places.length} @change=${() => set(count)}>
          <span>${count}</span>
        </label>`,
      )}
    </fieldset>`;
  }

  private option(option: GameOption): TemplateResult {
    const lang = language();
    const chosen = this.chosen[option.name] ?? option.default;
    return html`<fieldset class="option">
      <legend>${option.text[lang]}</legend>
      ${option.values.map(
        (value) => html`<label class="tick">
          <input type="radio" name=${option.name} .checked=${value === chosen}
            @change=${() => { this.chosen = { ...this.chosen, [option.name]: value }; this.update(); }}>
          <span>${option.texts[value]?.[lang] ?? value} ${value === option.default ? html`<small>${say("open.printed")}</small>` : nothing}</span>
        </label>`,
      )}
    </fieldset>`;
  }

  private readonly readFile = async (event: Event): Promise<void> => {
    const file = (event.target as HTMLInputElement).files?.[0];
    const tooLong = file !== undefined && file.size > LONGEST_FILE;
    this.problem = tooLong ? say("open.data.long", { most: LONGEST_FILE / 1000 }) : "";
    this.data = file && !tooLong ? await file.text() : "";
    this.dataName = file && !tooLong ? file.name : "";
    this.update();
  };

  private dataField(): TemplateResult | typeof nothing {
    if (!this.game.takes_data) return nothing;
    return html`<details class="options"><summary>${say("open.data")}${this.dataName ? `: ${this.dataName}` : ""}</summary>
      <p>${say("open.data.about")}</p>
      <input type="file" accept=".deck,.txt,text/plain" aria-label=${say("open.data")} @change=${this.readFile}>
    </details>`;
  }

  template(): TemplateResult {
    const { game } = this;
    const content = html`<p class="about">${game.about[language()]}</p>
      <p><a href=${rulesAddress(game.name)} target="_blank">${say("top.rules")}</a></p>
      <form @submit=${this.begin} class="stack">
        ${nameField(this.name, (name) => { this.name = name; })}
        ${this.counts()}
        ${placesForm(this.places, this.levels, (places) => { this.places = places; this.update(); })}
        ${game.options.length > 0
          ? html`<details class="options"><summary>${say("open.options")}</summary>${game.options.map((option) => this.option(option))}</details>`
          : nothing}
        ${this.dataField()}
        ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
        <button class="primary large" ?disabled=${this.busy}>${say("open.start")}</button>
      </form>`;
    return dialog(game.title[language()], content, this.close, "opening");
  }
}

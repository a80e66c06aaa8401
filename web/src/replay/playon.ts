/** Playing on from a position of a game that is over: who sits where this time. */

import { html, nothing, type TemplateResult } from "lit";
import { nameField, sitDown } from "../lobby/opening.ts";
import { placesForm } from "../lobby/places.ts";
import { firstPlaces, type Place } from "../lobby/seating.ts";
import { games } from "../net/api.ts";
import type { Replay } from "../net/types.ts";
import { dialog } from "../panels/dialogs.ts";
import { guest } from "../state/keep.ts";
import { say } from "../words/words.ts";

export class PlayOn {
  private readonly replay: Replay;
  private readonly line: number;
  private readonly update: () => void;
  private readonly close: () => void;
  private levels: string[] = [];
  private places: Place[] = [];
  private name = guest();
  private problem = "";

  constructor(replay: Replay, line: number, update: () => void, close: () => void) {
    this.replay = replay;
    this.line = line;
    this.update = update;
    this.close = close;
    games().then(
      ({ levels }) => {
        this.levels = levels;
        this.places = firstPlaces(replay.names.length, levels[1] ?? levels[0] ?? "");
        update();
      },
      (problem: unknown) => this.fail(problem),
    );
  }

  private fail(problem: unknown): void {
    this.problem = problem instanceof Error ? problem.message : String(problem);
    this.update();
  }

  private readonly begin = (event: SubmitEvent): void => {
    event.preventDefault();
    const from = { table: this.replay.table, line: this.line };
    sitDown(this.places, this.name, { from }).catch((problem: unknown) => this.fail(problem));
  };

  template(): TemplateResult {
    const content = html`<p>${say("replay.playon.about", { line: this.line })}</p>
      <form @submit=${this.begin} class="stack">
        ${nameField(this.name, (name) => { this.name = name; })}
        ${placesForm(this.places, this.levels, (places) => { this.places = places; this.update(); })}
        ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
        <button class="primary large" ?disabled=${this.places.length === 0}>${say("open.start")}</button>
      </form>`;
    return dialog(say("replay.playon"), content, this.close, "opening");
  }
}

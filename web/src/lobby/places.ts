/** The form that assigns seats to the reader, friends and bots. */

import { html, nothing, type TemplateResult } from "lit";
import { levelName } from "../panels/seats.ts";
import { say } from "../words/words.ts";
import { bot, seated, type Place, type Sitter } from "./seating.ts";

function sitters(levels: readonly string[]): { value: Sitter; text: string }[] {
  return [
    { value: "me", text: say("sitter.me") },
    { value: "link", text: say("sitter.link") },
    { value: "here", text: say("sitter.here") },
    ...levels.map((level) => ({ value: bot(level), text: say("sitter.bot", { level: levelName(level) }) })),
  ];
}

export function placesForm(places: readonly Place[], levels: readonly string[], change: (places: Place[]) => void): TemplateResult {
  const choices = sitters(levels);
  const sit = (seat: number) => (event: Event): void => {
    const value = (event.target as HTMLSelectElement).value;
    const sitter = choices.find((choice) => choice.value === value)?.value;
    if (sitter) change(seated(places, seat, sitter));
  };
  const rename = (seat: number) => (event: Event): void => {
    const name = (event.target as HTMLInputElement).value;
    change(places.map((place, other) => (other === seat ? { ...place, name } : place)));
  };
  return html`<fieldset class="places">
    <legend>${say("open.places")}</legend>
    ${places.map(
      (place, seat) => html`<div class="place">
        <span class="seat-number" aria-hidden="true">P${seat + 1}</span>
        <select aria-label=${say("open.place", { number: seat + 1 })} .value=${place.sitter} @change=${sit(seat)}>
          ${choices.map(({ value, text }) => html`<option value=${value} ?selected=${value === place.sitter}>${text}</option>`)}
        </select>
        ${place.sitter === "here" || place.sitter === "link"
          ? html`<input
              maxlength="40"
              .value=${place.name}
              @input=${rename(seat)}
              aria-label=${say("open.name", { number: seat + 1 })}
              placeholder=${say("open.friend")}
            >`
          : nothing}
      </div>`,
    )}
  </fieldset>`;
}

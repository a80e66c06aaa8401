/** The slider, the steps and the list of lines. */

import { html, nothing, type TemplateResult } from "lit";
import { GALLERY, type Replay, type ReplayPosition, type Viewpoint } from "../net/types.ts";
import { badge } from "../panels/badge.ts";
import { coloured, whole } from "../panels/sentence.ts";
import { turnTitle } from "../panels/talk.ts";
import { announces } from "../state/logbook.ts";
import { say } from "../words/words.ts";
import { lastLine, lastTold, nextTurn, previousTurn, toldLines, type Place } from "./position.ts";

export interface ReplayHandlers {
  go: (line: number, as?: Viewpoint) => void;
  run: () => void;
  running: boolean;
  playOn: () => void;
}

function viewName(replay: Replay, as: Viewpoint): string {
  if (as === "open") return say("replay.open");
  if (as === GALLERY) return say("replay.gallery");
  return say("replay.as", { name: replay.names[as] ?? `P${as + 1}` });
}

function step(text: string, sign: string, line: number, handlers: ReplayHandlers, off: boolean): TemplateResult {
  return html`<button aria-label=${text} title=${text} ?disabled=${off} @click=${() => handlers.go(line)}>${sign}</button>`;
}

export function controls(replay: Replay, place: Place, shown: ReplayPosition | null, handlers: ReplayHandlers, zooming: TemplateResult | typeof nothing): TemplateResult {
  const last = lastLine(replay);
  const { line } = place;
  const [told, ...more] = lastTold(replay.lines, line).map((one) => one.text);
  const text = told === undefined ? say("replay.start") : more.length > 0 ? `${told} · …` : told; // the list has all of it
  return html`<section class="bar replay-bar" aria-label=${say("replay.controls")}>
    <div class="line">
      <p class="prompt grow" aria-live="polite"><small>${line} / ${last}</small> ${whole(text)} ${shown?.outcome ? html`<strong>${whole(shown.outcome.text)}</strong>` : nothing}</p>
      <label class="view"><span>${say("replay.view")}</span>
        <select @change=${(event: Event) => handlers.go(line, replay.as[(event.target as HTMLSelectElement).selectedIndex] ?? GALLERY)}>
          ${replay.as.map((as) => html`<option ?selected=${as === place.as}>${viewName(replay, as)}</option>`)}
        </select>
      </label>
      ${replay.over ? html`<button class="play-on" @click=${handlers.playOn}>${say("replay.playon")}</button>` : nothing}
    </div>
    <div class="line">
      ${step(say("replay.first"), "|‹", 0, handlers, line === 0)}
      ${step(say("replay.turn.back"), "«", previousTurn(replay, line), handlers, line === 0)}
      ${step(say("replay.back"), "‹", line - 1, handlers, line === 0)}
      <button class="primary" @click=${handlers.run} aria-pressed=${handlers.running} aria-label=${say(handlers.running ? "replay.pause" : "replay.run")}>${handlers.running ? "❚❚" : "▶"}<span class="roomy">${say(handlers.running ? "replay.pause" : "replay.run")}</span></button>
      ${step(say("replay.next"), "›", line + 1, handlers, line === last)}
      ${step(say("replay.turn.next"), "»", nextTurn(replay, line), handlers, line === last)}
      ${step(say("replay.last"), "›|", last, handlers, line === last)}
      <input type="range" min="0" max=${last} .value=${String(line)} aria-label=${say("replay.slider")}
        @input=${(event: Event) => handlers.go(Number((event.target as HTMLInputElement).value))}>
      ${zooming}
    </div>
  </section>`;
}

export function lineList(replay: Replay, place: Place, camps: readonly string[], go: (line: number) => void): TemplateResult {
  const told = toldLines(replay.lines);
  const current = lastTold(replay.lines, place.line)[0];
  const isNew = (turn: number, before: number | undefined): boolean => // and nothing in the turn before has announced it
    turn !== before && !told.flat().some((one) => one.turn === before && announces(one.text, turnTitle(turn)));
  const people = { camps, names: replay.names };
  return html`<aside class="talk lines">
    <section class="log" aria-label=${say("log.title")}>
      <h2>${say("log.title")}</h2>
      <ol class="scroll">
        ${told.map(([first, ...rest], at) => first ? html`<li>
          ${isNew(first.turn, told[at - 1]?.[0]?.turn) ? html`<h3>${turnTitle(first.turn)}</h3>` : nothing}
          <button class="line-button ${first.seat < 0 ? "nature" : ""}" aria-current=${first === current ? "step" : nothing} @click=${() => go(first.line)}>${first.seat < 0 ? nothing : badge(camps[first.seat])}<span>${coloured(first.text, people)}</span>${rest.map((one) => html` <span class="came">${coloured(one.text, people)}</span>`)}</button>
        </li>` : nothing)}
      </ol>
    </section>
  </aside>`;
}

/** What has happened, and what people say about it. */

import { html, nothing, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import * as api from "../net/api.ts";
import { GALLERY, type ChatLine, type LogLine } from "../net/types.ts";
import { byTurn, repeated, type Repeated, type TurnOfLog } from "../state/logbook.ts";
import type { Table } from "../state/table.ts";
import { language, say } from "../words/words.ts";
import { badge } from "./badge.ts";
import { nameOf } from "./seats.ts";
import { coloured, type People } from "./sentence.ts";

function line({ line, times }: Repeated, people: People): TemplateResult {
  const nature = line.seat < 0;
  return html`<li class=${nature ? "nature" : "told"}>
    ${nature ? nothing : badge(people.camps[line.seat])}<span>${coloured(line.text, people)}${times > 1 ? ` ×${times}` : nothing}</span>
  </li>`;
}

export const turnTitle = (turn: number): string => (turn === 0 ? say("log.before") : say("log.turn", { turn }));

function turns(book: readonly LogLine[], people: People): TemplateResult {
  const key = [...people.names, ...people.camps].join();
  const told = ({ title, lines }: TurnOfLog): TemplateResult => html`<li class="turn">
    <h3>${coloured(title, people)}</h3>
    <ol>${repeated(lines).map((one) => line(one, people))}</ol>
  </li>`;
  return html`${byTurn(book, turnTitle).map((turn) => guard([key, turn.title, ...turn.lines], () => told(turn)))}`; // past turns stay as they are
}

/** Screen readers announce new lines; the log stays at its end unless the reader has scrolled up. */
export function log(table: Table, camps: readonly string[]): TemplateResult {
  const people = { camps, names: table.state?.seats.map(nameOf) ?? [] };
  return html`<section class="log" aria-label=${say("log.title")}>
    <h2>${say("log.title")}</h2>
    <div class="scroll" id="page-log" role="log" aria-live="polite" tabindex="0" aria-label=${say("log.title")}>
      <ol>${turns(table.view.log.filter((line) => line.text !== ""), people)}</ol>
    </div>
  </section>`;
}

const NEAR = 40; // pixels: as good as at the end

const FADE = 11; // pixels at the top in which nothing is seen

/** Scrolls to the end, and as much further as it takes to hide a line of which only a part would be seen. */
function toEnd(scroll: HTMLElement): void {
  scroll.style.setProperty("--rest", "0px");
  scroll.scrollTop = scroll.scrollHeight;
  if (scroll.scrollTop === 0) return;
  const edge = scroll.getBoundingClientRect().top + FADE;
  const tops = [...scroll.querySelectorAll("h3, li li")].map((line) => line.getBoundingClientRect().top);
  const first = tops.find((top) => top >= edge) ?? edge;
  scroll.style.setProperty("--rest", `${first - edge}px`);
  scroll.scrollTop = scroll.scrollHeight;
}

/** Scrolls to the newest line if the reader was at the end before, and again when fonts or the bar change what has room. */
export function followLog(): void {
  const scroll = document.getElementById("page-log");
  if (!scroll) return;
  const before = scroll.dataset["end"];
  const end = scroll.scrollHeight - scroll.clientHeight;
  if (scroll.scrollTop >= Math.min(Number(before ?? 0), end) - NEAR) toEnd(scroll);
  scroll.dataset["end"] = String(scroll.scrollHeight - scroll.clientHeight);
  if (before !== undefined) return;
  const sizes = new ResizeObserver(followLog);
  for (const part of [scroll, ...scroll.children]) sizes.observe(part);
}

function said(entry: ChatLine): TemplateResult {
  const time = new Date(entry.time).toLocaleTimeString(language(), { hour: "2-digit", minute: "2-digit" });
  return html`<li><time datetime=${entry.time}>${time}</time> <b>${entry.name}</b> ${entry.text}</li>`;
}

export function chat(table: Table): TemplateResult {
  const speak = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const field = form.elements.namedItem("text") as HTMLInputElement;
    const text = field.value.trim();
    if (text === "") return;
    field.value = "";
    api.chat(table.id, table.token, text).catch((problem: unknown) => table.say(problem));
  };
  return html`<section class="chat" aria-label=${say("chat.title")}>
    <h2>${say("chat.title")}</h2>
    <ol role="log" aria-live="polite" tabindex="0" aria-label=${say("chat.title")}>${table.view.chat.map(said)}</ol>
    ${table.looking === GALLERY
      ? nothing
      : html`<form @submit=${speak}>
          <input name="text" maxlength="300" autocomplete="off" aria-label=${say("chat.line")} placeholder=${say("chat.line")}>
          <button>${say("chat.send")}</button>
        </form>`}
  </section>`;
}

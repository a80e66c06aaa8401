/** What has happened since the reader's latest answer: as many of the latest sentences as there is room for, all of them when opened. */

import { html, nothing, type TemplateResult } from "lit";
import { repeated, type Repeated } from "../state/logbook.ts";
import type { Table } from "../state/table.ts";
import { say } from "../words/words.ts";

const LATEST = 4; // sentences that are seen at once, at most

const sentence = ({ line, times }: Repeated): string => (times > 1 ? `${line.text} ×${times}` : line.text);

/** Hides the sentences of which only a part would be seen. */
export function showWholeSentences(): void {
  const news = document.querySelector<HTMLElement>(".recap .news");
  if (!news) return;
  const sentences = [...news.children] as HTMLElement[];
  for (const one of sentences) one.classList.remove("cut"); // what was left out may have room now
  const room = news.getBoundingClientRect();
  const boxes = sentences.map((one) => one.getBoundingClientRect());
  sentences.forEach((one, place) => {
    const box = boxes[place];
    one.classList.toggle("cut", box !== undefined && (box.top < room.top - 1 || box.bottom > room.bottom + 1));
  });
}

/** The latest sentence comes first in the document: the style sheet places them from the end, so that the oldest are left out. */
export function recap(table: Table): TemplateResult | typeof nothing {
  const log = table.view.log;
  const own = log.findLastIndex((line) => line.seat === table.looking);
  const news = repeated(log.slice(own + 1).filter((line) => line.text !== ""));
  if (news.length === 0) return nothing;
  return html`<details class="recap">
    <summary>
      <span class="since"><span>${say("bar.recap")}</span></span>
      <span class="news">${news.slice(-LATEST).reverse().map((one) => html`<span>${sentence(one)}</span>`)}</span>
    </summary>
    <ol class="all-news">${news.map((one) => html`<li>${sentence(one)}</li>`)}</ol>
  </details>`;
}

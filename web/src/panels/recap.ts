/** What has happened since the reader's latest answer: as many of the latest sentences as there is room for, all of them when opened. */

import { html, nothing, type TemplateResult } from "lit";
import { repeated, type Repeated } from "../state/logbook.ts";
import type { Table } from "../state/table.ts";
import { say } from "../words/words.ts";
import { whole, type Words } from "./sentence.ts";

const LATEST = 4; // sentences that are seen at once, at most

const sentence = ({ line, times }: Repeated): Words => [...whole(line.text), times > 1 ? ` ×${times}` : ""];

/** Leaves out the oldest sentences until the others can be seen whole, and the label too where not even the latest has room. */
export function showWholeSentences(): void {
  const news = document.querySelector<HTMLElement>(".recap .news");
  if (!news) return;
  const left = [...news.children];
  for (const one of left) one.classList.remove("cut"); // what was left out may have room now
  const overflows = (): boolean => news.scrollHeight > news.clientHeight + 1 || news.scrollWidth > news.clientWidth + 1;
  while (left.length > 0 && overflows()) left.shift()?.classList.add("cut");
  news.closest(".recap")?.classList.toggle("cut", left.length === 0);
}

export function recap(table: Table): TemplateResult | typeof nothing {
  const log = table.view.log;
  const own = log.findLastIndex((line) => line.seat === table.looking);
  const news = repeated(log.slice(own + 1).filter((line) => line.text !== ""));
  if (news.length === 0) return nothing;
  return html`<details class="recap">
    <summary>
      <span class="since">${say("bar.recap")}</span>
      <span class="news">${news.slice(-LATEST).map((one) => html`<span>${sentence(one)}</span>`)}</span>
    </summary>
    <ol class="all-news">${news.map((one) => html`<li>${sentence(one)}</li>`)}</ol>
  </details>`;
}

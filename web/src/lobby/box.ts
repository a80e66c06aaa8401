/** A box on the shelf: its cover is a generated picture, its title the box's own. */

import { html, nothing, svg, type TemplateResult } from "lit";
import type { GameInfo } from "../net/types.ts";
import { rulesAddress } from "../panels/rule.ts";
import { language, say } from "../words/words.ts";
import { lines } from "./dice.ts";
import { seatsOf, type Box } from "./shelf.ts";

const WIDE = 240; // the front of a box
const HIGH = 320;

export function people(seats: readonly number[]): string {
  const least = Math.min(...seats);
  const most = Math.max(...seats);
  if (least === most) return String(least);
  return seats.length === most - least + 1 ? `${least}–${most}` : seats.join(", ");
}

const firstSentence = (text: string): string => /^.*?[.!?](?= |$)/.exec(text)?.[0] ?? text;

/** A title and what follows its colon. */
export function parts(title: string): [string, string] {
  const [name = "", ...rest] = title.split(/\s*: /);
  return [name, rest.join(": ")];
}

function picture(box: Box, cover: string): TemplateResult {
  const [name, subtitle] = parts(box.games[0]?.box_title[language()] ?? "");
  const title = lines(name, 2);
  const longest = Math.max(...title.map((line) => line.length));
  const size = Math.min(34, (WIDE - 28) / (longest * 0.58));
  const below = 14 + size * (0.86 + (title.length - 1) * 1.06);
  const clip = `front-${box.name}`;
  const across = HIGH * 1.6; // the picture is wider than the front: its middle is visible
  return html`<svg class="box orrery" data-theme="dark" viewBox="0 0 280 362" aria-hidden="true">
    <defs>
      <clipPath id=${clip}><rect width=${WIDE} height=${HIGH} rx="4"/></clipPath>
      <linearGradient id="${clip}-shade" x1="0" y1="0" x2="0" y2="1">
        <stop class="box-dark" offset="0" stop-opacity="0.92"/><stop class="box-dark" offset="0.28" stop-opacity="0.78"/>
        <stop class="box-dark" offset="0.52" stop-opacity="0"/><stop class="box-dark" offset="0.8" stop-opacity="0"/>
        <stop class="box-dark" offset="1" stop-opacity="0.9"/>
      </linearGradient>
    </defs>
    <g class="lid"><polygon class="box-top" points="8,26 34,8 274,8 248,26"/></g>
    <polygon class="box-side" points="248,26 274,8 274,330 248,346"/>
    <g transform="translate(8 26)">
      <g clip-path="url(#${clip})">
        <rect class="box-back" width=${WIDE} height=${HIGH}/>
        <use href="#art-${cover}" x=${(WIDE - across) / 2} y="0" width=${across} height=${HIGH}/>
        <rect width=${WIDE} height=${HIGH} fill="url(#${clip}-shade)"/>
        ${title.map((line, row) => svg`<text x="16" y=${14 + size * (0.86 + row * 1.06)} font-size=${size} class="box-title">${line}</text>`)}
        ${subtitle ? svg`<text x="16" y=${below + 30} class="box-subtitle">${subtitle}</text>` : nothing}
        <text x="16" y=${HIGH - 16} class="box-small">ORRERY</text>
        <text x=${WIDE - 16} y=${HIGH - 16} class="box-small end">${say("lobby.players", { people: people(seatsOf(box)) })}</text>
      </g>
      <rect class="box-edge" width=${WIDE} height=${HIGH} rx="4"/>
    </g>
  </svg>`;
}

function rulesLink(game: GameInfo): TemplateResult {
  const name = say("lobby.rules", { title: game.title[language()] });
  return html`<a class="box-rules" href=${rulesAddress(game.name)} aria-label=${name}>${say("top.rules")}</a>`;
}

/** What a box holds: a game, or several, each with its own button. */
function inside(games: readonly GameInfo[], open: (game: GameInfo) => void): TemplateResult {
  const lang = language();
  const [only] = games;
  if (games.length === 1 && only) return html`<p>${only.about[lang]} ${rulesLink(only)}</p>`;
  return html`<ul class="box-games">
    ${games.map((game) => html`<li>
      <button @click=${() => open(game)}>${parts(game.title[lang])[1] || game.title[lang]} <small>${people(game.seats)}</small></button>
      <p>${firstSentence(game.about[lang])} ${rulesLink(game)}</p>
    </li>`)}
  </ul>`;
}

export function box(one: Box, opened: boolean, open: (game: GameInfo) => void): TemplateResult {
  const [first] = one.games;
  if (!first) return html``;
  const title = first.box_title[language()];
  return html`<li class="on-shelf">
    <div class="shelf-box ${opened ? "opened" : ""}">
      ${picture(one, first.cover)}
      <button @click=${() => open(first)} aria-label=${say("lobby.open", { title, people: people(seatsOf(one)) })}></button>
    </div>
    <div class="plank" aria-hidden="true"></div>
    <div class="box-words">
      <h3>${title}</h3>
      ${inside(one.games, open)}
    </div>
  </li>`;
}

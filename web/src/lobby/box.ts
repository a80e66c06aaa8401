/** A box on the shelf: its cover is a generated picture, its title the box's own. */

import { html, nothing, svg, type TemplateResult } from "lit";
import type { GameInfo } from "../net/types.ts";
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

function picture(box: Box, cover: string): TemplateResult {
  const title = lines(box.games[0]?.box_title[language()] ?? "", 3);
  const longest = Math.max(...title.map((line) => line.length));
  const size = Math.min(34, (WIDE - 28) / (longest * 0.58));
  const clip = `front-${box.name}`;
  const across = HIGH * 1.6; // the picture is wider than the front: its middle is seen
  return html`<svg class="box orrery" data-theme="dark" viewBox="0 0 280 362" aria-hidden="true">
    <defs>
      <clipPath id=${clip}><rect width=${WIDE} height=${HIGH} rx="4"/></clipPath>
      <linearGradient id="${clip}-shade" x1="0" y1="0" x2="0" y2="1">
        <stop class="box-dark" offset="0" stop-opacity="0.92"/><stop class="box-dark" offset="0.34" stop-opacity="0.5"/>
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
        <text x="16" y=${HIGH - 16} class="box-small">ORRERY</text>
        <text x=${WIDE - 16} y=${HIGH - 16} class="box-small end">${people(seatsOf(box))}</text>
      </g>
      <rect class="box-edge" width=${WIDE} height=${HIGH} rx="4"/>
    </g>
  </svg>`;
}

function inside(games: readonly GameInfo[], open: (game: GameInfo) => void): TemplateResult | typeof nothing {
  if (games.length < 2) return nothing;
  return html`<ul class="box-games">
    ${games.map((game) => html`<li><button @click=${() => open(game)}>${game.title[language()]} <small>${people(game.seats)}</small></button></li>`)}
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
      <p>${first.about[language()]}</p>
    </div>
  </li>`;
}

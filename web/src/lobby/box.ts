/** A game as a box on the shelf. */

import { html, svg, type TemplateResult } from "lit";
import type { GameInfo } from "../net/types.ts";
import { language, say } from "../words/words.ts";
import { art, hueOf } from "./art.ts";
import { lines, seedOf } from "./dice.ts";

export function people(seats: readonly number[]): string {
  const least = Math.min(...seats);
  const most = Math.max(...seats);
  if (least === most) return String(least);
  return seats.length === most - least + 1 ? `${least}–${most}` : seats.join(", ");
}

function picture(game: GameInfo): TemplateResult {
  const title = lines(game.title[language()].toUpperCase(), 3);
  const longest = Math.max(...title.map((line) => line.length));
  const size = Math.min(32, 300 / longest);
  const hue = hueOf(game.name);
  const clip = `front-${seedOf(game.name)}`;
  return html`<svg class="box" viewBox="0 0 300 380" aria-hidden="true">
    <defs><clipPath id=${clip}><rect width="230" height="300" rx="3"/></clipPath></defs>
    <ellipse class="ground-shadow" cx="150" cy="362" rx="128" ry="12"/>
    <polygon class="beam" points="30,48 252,48 292,0 4,0"/>
    <polygon points="252,50 280,34 280,334 252,350" fill="hsl(${hue} 40% 16%)"/>
    <polygon points="252,50 280,34 280,62 252,80" fill="hsl(${hue} 40% 24%)"/>
    <g class="lid"><polygon points="22,50 50,34 280,34 252,50" fill="hsl(${hue} 40% 34%)" stroke="hsl(${hue} 40% 50%)"/></g>
    <g transform="translate(22 50)">
      <g clip-path="url(#${clip})">
        ${art(game.name, game.about.en)}
        <rect width="230" height=${22 + title.length * size * 1.12} fill="hsl(${hue} 60% 7%)" opacity="0.72"/>
        ${title.map((line, row) => svg`<text x="115" y=${16 + size * 0.86 + row * size * 1.12} font-size=${size} class="box-title">${line}</text>`)}
        <rect y="266" width="230" height="34" fill="hsl(${hue} 60% 7%)" opacity="0.72"/>
        <text x="14" y="289" class="box-small">ORRERY</text>
        <text x="216" y="289" class="box-small end">${people(game.seats)} ♟</text>
      </g>
      <rect width="230" height="300" rx="3" fill="none" stroke="hsl(${hue} 50% 55%)" stroke-width="2"/>
    </g>
  </svg>`;
}

export function box(game: GameInfo, opened: boolean, open: () => void): TemplateResult {
  const title = game.title[language()];
  return html`<li>
    <div class="shelf-box ${opened ? "opened" : ""}">
      ${picture(game)}
      <button @click=${open} aria-label=${say("lobby.open", { title, people: people(game.seats) })}></button>
    </div>
    <p class="box-about">${game.about[language()]}</p>
  </li>`;
}

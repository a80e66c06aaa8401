/** The logo: a brass orrery seen from the side, its planets on arms; they turn slowly if motion is allowed. */

import { svg, type SVGTemplateResult } from "lit";
import { dice } from "./dice.ts";

const TILT = 0.4; // how flat a circle looks
const PLATE = 252; // radius of the plate with the degrees
const ORBITS = [ // radius, size of the planet, where it begins in degrees, the colour
  { radius: 66, size: 6, at: 250, camp: "yellow" },
  { radius: 100, size: 9, at: 130, camp: "blue" },
  { radius: 136, size: 7, at: 305, camp: "red" },
  { radius: 178, size: 16, at: 222, camp: "orange" },
  { radius: 222, size: 12, at: 62, camp: "violet" },
] as const;
const RINGED = 3;
const POST = 7; // how high a planet stands above its arm

function ticks(radius: number): string {
  return Array.from({ length: 72 }, (_, k) => {
    const angle = (k * Math.PI) / 36;
    const long = k % 6 === 0 ? 16 : 8;
    const [x, y] = [Math.sin(angle), -Math.cos(angle)];
    return `M${(x * radius).toFixed(1)} ${(y * radius).toFixed(1)}L${(x * (radius - long)).toFixed(1)} ${(y * (radius - long)).toFixed(1)}`;
  }).join("");
}

/** Stars of different size, above and below the plate. */
function stars(): SVGTemplateResult[] {
  const roll = dice(1978);
  return Array.from({ length: 44 }, () => svg`<circle class="chart-star" cx=${((roll() - 0.5) * 560).toFixed(0)} cy=${((roll() - 0.5) * 240).toFixed(0)} r=${(0.5 + 1.3 * roll() ** 3).toFixed(1)}/>`);
}

/** A planet as the light of the sun falls on it, which is at the origin of the arm; it stays upright while the arm turns. */
function planet(orbit: (typeof ORBITS)[number], k: number): SVGTemplateResult {
  const { radius, size, at, camp } = orbit;
  const ring = k === RINGED;
  return svg`<g class="planet-arm arm-${k}"><g transform="rotate(${at})">
    <line class="chart-arm" y1="-14" y2=${-radius}/>
    <g transform="translate(0 ${-radius}) rotate(${-at})"><g class="planet-hold arm-${k}"><g class="camp-${camp}" transform="scale(1 ${1 / TILT})">
      <ellipse class="chart-shade" cy="2" rx=${size * 0.8} ry="3"/>
      <g transform="translate(0 ${-size - POST})">
        <line class="chart-post" y1=${size} y2=${size + POST}/>
        <circle class="chart-planet" r=${size}/><circle r=${size} fill="url(#orrery-light)"/>
        ${ring ? svg`<path class="chart-ring" d="M-17 -5A26 7 0 1 0 17 -5" transform="rotate(-14)"/>` : ""}
      </g>
    </g></g></g>
  </g></g>`;
}

export function orrery(): SVGTemplateResult {
  return svg`<svg class="orrery-sign" viewBox="-290 -125 580 250" aria-hidden="true">
    <defs>
      <radialGradient id="orrery-light" cx="0.34" cy="0.28" r="0.78">
        <stop offset="0" stop-color="white" stop-opacity="0.75"/><stop offset="0.35" stop-color="white" stop-opacity="0"/>
        <stop offset="0.6" stop-color="black" stop-opacity="0"/><stop offset="1" stop-color="black" stop-opacity="0.62"/>
      </radialGradient>
      <radialGradient id="orrery-sun" cx="0.4" cy="0.35" r="0.7"><stop offset="0" stop-color="#fff6d6"/><stop offset="0.5" stop-color="#ffd257"/><stop offset="1" stop-color="#e0911c"/></radialGradient>
      <radialGradient id="orrery-glow"><stop offset="0.2" stop-color="#ffcf5c" stop-opacity="0.5"/><stop offset="1" stop-color="#ffcf5c" stop-opacity="0"/></radialGradient>
    </defs>
    ${stars()}
    <g transform="scale(1 ${TILT})">
      <circle class="chart-plate" r=${PLATE}/>
      <circle class="chart-brass" r=${PLATE}/><circle class="chart-brass fine" r=${PLATE - 16}/>
      <path class="chart-brass fine" d=${ticks(PLATE)}/>
      ${ORBITS.map(({ radius }) => svg`<circle class="chart-line" r=${radius}/>`)}
    </g>
    <circle r="88" fill="url(#orrery-glow)"/>
    <g transform="scale(1 ${TILT})">${ORBITS.map(planet)}</g>
    <circle cy="-8" r="22" fill="url(#orrery-sun)"/>
  </svg>`;
}

/** The house's sign: an orrery over a star chart, drawn in lines; its planets go round slowly where things may move. */

import { svg, type SVGTemplateResult } from "lit";
import { dice } from "./dice.ts";

const ORBITS = [ // radius, size of the planet, where it begins, the colour
  { radius: 54, size: 5, at: 40, camp: "yellow" },
  { radius: 86, size: 7, at: 200, camp: "blue" },
  { radius: 122, size: 6, at: 300, camp: "red" },
  { radius: 166, size: 13, at: 150, camp: "orange" },
  { radius: 214, size: 10, at: 250, camp: "violet" },
] as const;

function ticks(radius: number): string {
  return Array.from({ length: 72 }, (_, k) => {
    const angle = (k * Math.PI) / 36;
    const long = k % 6 === 0 ? 10 : 5;
    const [x, y] = [Math.sin(angle), -Math.cos(angle)];
    return `M${(x * radius).toFixed(1)} ${(y * radius).toFixed(1)}L${(x * (radius + long)).toFixed(1)} ${(y * (radius + long)).toFixed(1)}`;
  }).join("");
}

/** A few constellations between the orbits: stars of different size, joined by fine lines. */
function stars(): SVGTemplateResult[] {
  const roll = dice(1978);
  return Array.from({ length: 9 }, () => {
    let [x, y] = [(roll() - 0.5) * 470, (roll() - 0.5) * 470];
    const points = Array.from({ length: 4 }, () => {
      x += (roll() - 0.5) * 70;
      y += (roll() - 0.5) * 70;
      return [x, y, 1 + 1.8 * roll()] as const;
    });
    const line = points.map(([a, b]) => `${a.toFixed(1)},${b.toFixed(1)}`).join(" ");
    return svg`<polyline class="chart-faint" points=${line}/>${points.map(([a, b, r]) => svg`<circle class="chart-star" cx=${a} cy=${b} r=${r}/>`)}`;
  });
}

export function orrery(): SVGTemplateResult {
  return svg`<svg class="orrery-sign" viewBox="-260 -260 520 520" aria-hidden="true">
    ${stars()}
    <path class="chart-line" d=${ticks(236)}/>
    <circle class="chart-line" r="236"/><circle class="chart-line" r="246"/>
    ${ORBITS.map(({ radius }) => svg`<circle class="chart-line" r=${radius}/>`)}
    <circle class="chart-sun-glow" r="40"/><circle class="chart-sun" r="19"/>
    ${ORBITS.map(({ radius, size, at, camp }, k) => svg`<g class="planet-arm arm-${k}"><g transform="rotate(${at})">
      <line class="chart-arm" y1="-19" y2=${-radius}/>
      <circle class="camp-${camp} chart-planet" cy=${-radius} r=${size}/>
      ${k === 3 ? svg`<ellipse class="camp-${camp} chart-ring" cy=${-radius} rx="22" ry="6"/>` : ""}
    </g></g>`)}
  </svg>`;
}

/** What is painted on a box: a scene chosen by what the game says of itself, varied by its name. */

import { svg, type SVGTemplateResult } from "lit";
import { dice, seedOf } from "./dice.ts";

export type Motif = "wreck" | "saucers" | "rings" | "spiral" | "duel";

const SIGNS: [RegExp, Motif][] = [
  [/raider|wreck|derelict|drift/i, "wreck"],
  [/saucer|earth|swarm/i, "saucers"],
  [/planet|rocket|colon/i, "rings"],
  [/galaxy|empire|civili[sz]ation|world/i, "spiral"],
  [/deck|invader|mankind|war/i, "duel"],
];

/** The motif that most words of the text point to. */
export function motifOf(about: string): Motif {
  let best: Motif = "rings";
  let most = 0;
  for (const [sign, motif] of SIGNS) {
    const hits = [...about.matchAll(new RegExp(sign, "gi"))].length;
    if (hits > most) {
      most = hits;
      best = motif;
    }
  }
  return best;
}

const SHIP = "M0 -26L6 -4L26 14L26 19L7 13L5 20L-5 20L-7 13L-26 19L-26 14L-6 -4Z";

function ship(x: number, y: number, turn: number, size: number, colour: string): SVGTemplateResult {
  return svg`<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">
    <path d="M-4 20L0 ${34 + size * 8}L4 20Z" fill="#ffb45a" opacity="0.9"/>
    <path d=${SHIP} fill="#f2f5fc" stroke="#0a0d18" stroke-width="1.6" stroke-linejoin="round"/>
    <path d="M0 -20L3 -2L0 12L-3 -2Z" fill=${colour}/>
  </g>`;
}

function saucer(x: number, y: number, size: number, colour: string): SVGTemplateResult {
  return svg`<g transform="translate(${x} ${y}) scale(${size}) rotate(-8)">
    <ellipse rx="13" ry="9" cy="-4" fill="#bfe9ff" opacity="0.85"/>
    <ellipse rx="28" ry="9" fill=${colour} stroke="#0a0d18" stroke-width="1.5"/>
    <ellipse rx="28" ry="4" cy="2.6" fill="#0a0d18" opacity="0.35"/>
    <circle cx="-15" cy="1" r="2" fill="#fff1c9"/><circle cy="3" r="2" fill="#fff1c9"/><circle cx="15" cy="1" r="2" fill="#fff1c9"/>
  </g>`;
}

function wreck(x: number, y: number, size: number): SVGTemplateResult {
  return svg`<g transform="translate(${x} ${y}) scale(${size}) rotate(14)">
    <path d="M-34 -14C-20 -30 20 -30 34 -14C42 0 38 18 26 24C22 10 10 4 0 4C-10 4 -22 10 -26 24C-38 18 -42 0 -34 -14Z"
      fill="#aeb6c6" stroke="#0a0d18" stroke-width="2"/>
    <path d="M-24 -12H24M-30 2H-16M16 2H30" stroke="#545c74" stroke-width="1.6" fill="none"/>
    <rect x="-11" y="-12" width="22" height="6" rx="3" fill="#0a0d18"/><circle cx="3" cy="-9" r="2.4" fill="#ff3b30"/>
  </g>`;
}

function planet(x: number, y: number, radius: number, hue: number, ringed: boolean): SVGTemplateResult {
  const ring = svg`<ellipse cx=${x} cy=${y} rx=${radius * 1.8} ry=${radius * 0.45} fill="none" stroke="hsl(${hue} 70% 80%)"
    stroke-width=${radius * 0.13} opacity="0.75" transform="rotate(-18 ${x} ${y})"/>`;
  return svg`<circle cx=${x} cy=${y} r=${radius} fill="hsl(${hue} 55% 45%)"/>
    <path d="M${x - radius} ${y}A${radius} ${radius} 0 0 0 ${x + radius} ${y}A${radius} ${radius * 0.72} 0 0 1 ${x - radius} ${y}Z"
      fill="hsl(${hue} 60% 18%)" opacity="0.75"/>
    <path d="M${x - radius * 0.92} ${y - radius * 0.3}Q${x} ${y - radius * 0.05} ${x + radius * 0.92} ${y - radius * 0.34}"
      stroke="hsl(${hue} 70% 68%)" stroke-width=${radius * 0.12} fill="none" opacity="0.6"/>
    ${ringed ? ring : ""}`;
}

function spiral(x: number, y: number, hue: number, roll: () => number): SVGTemplateResult {
  const dots = Array.from({ length: 170 }, (_, place) => {
    const arm = place % 2;
    const along = place / 170;
    const angle = along * 7 + arm * Math.PI + (roll() - 0.5) * 0.5;
    const far = 8 + along * 92;
    return svg`<circle cx=${x + far * Math.cos(angle)} cy=${y + far * 0.52 * Math.sin(angle)} r=${0.7 + roll() * 1.7}
      fill="hsl(${hue + along * 70} 90% ${88 - along * 25}%)" opacity=${1 - along * 0.5}/>`;
  });
  return svg`<ellipse cx=${x} cy=${y} rx="30" ry="16" fill="hsl(${hue} 90% 85%)" opacity="0.35"/>
    <ellipse cx=${x} cy=${y} rx="15" ry="8" fill="#fff8e0"/>${dots}`;
}

/** A picture of 230 by 300 around the middle of a box's front. */
export function art(name: string, about: string): SVGTemplateResult {
  const roll = dice(seedOf(name));
  const hue = Math.floor(roll() * 360);
  const stars = Array.from({ length: 60 }, () => svg`<circle cx=${roll() * 230} cy=${roll() * 300} r=${0.4 + roll() * 1.1} fill="#dfe8ff" opacity=${0.35 + roll() * 0.6}/>`);
  const camp = ["#ea4242", "#5c9dff", "#4cd07d", "#ffd84a"];
  const motifs: Record<Motif, () => SVGTemplateResult> = {
    wreck: () => svg`${planet(34, 268, 74, hue + 200, false)}${wreck(140, 150, 1.25)}${ship(58, 218, 38, 1.15, camp[0] ?? "")}${ship(190, 236, -28, 0.8, camp[1] ?? "")}${ship(196, 96, -130, 0.55, camp[2] ?? "")}`,
    saucers: () => svg`${planet(115, 330, 130, 205, false)}${saucer(80, 140, 1.2, camp[0] ?? "")}${saucer(168, 112, 0.85, camp[3] ?? "")}${saucer(150, 186, 0.7, camp[1] ?? "")}${saucer(54, 204, 0.55, camp[2] ?? "")}`,
    rings: () => svg`${planet(140, 176, 56, hue, true)}${planet(44, 116, 16, hue + 120, false)}${planet(190, 262, 12, hue + 60, false)}${ship(64, 240, 42, 1, camp[3] ?? "")}`,
    spiral: () => svg`${spiral(115, 180, hue, roll)}${planet(46, 262, 24, hue + 150, true)}${ship(178, 254, -40, 0.75, camp[1] ?? "")}`,
    duel: () => svg`${planet(200, 290, 80, hue + 30, false)}${ship(66, 222, 50, 1.25, camp[1] ?? "")}${saucer(166, 132, 1.15, camp[0] ?? "")}
      <path d="M88 200L142 150M98 210L150 156" stroke="#ff8a3c" stroke-width="2.6" stroke-linecap="round"/>`,
  };
  return svg`<rect width="230" height="300" fill="hsl(${hue} 45% 10%)"/>
    <ellipse cx=${60 + roll() * 110} cy=${90 + roll() * 90} rx="130" ry="90" fill="hsl(${hue} 70% 30%)" opacity="0.5"/>
    <ellipse cx=${40 + roll() * 150} cy=${190 + roll() * 70} rx="120" ry="70" fill="hsl(${(hue + 60) % 360} 70% 32%)" opacity="0.4"/>
    ${stars}${motifs[motifOf(about)]()}`;
}

export function hueOf(name: string): number {
  return Math.floor(dice(seedOf(name))() * 360);
}

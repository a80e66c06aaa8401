/** One person: a colour, the shape that belongs to it, and a name, always together. */

import { html, svg, type SVGTemplateResult, type TemplateResult } from "lit";

const SHAPES: Record<string, SVGTemplateResult> = { // in a box of twenty, as the drawing package has them
  red: svg`<circle r="8.5"/>`,
  blue: svg`<rect x="-7.6" y="-7.6" width="15.2" height="15.2" rx="2"/>`,
  green: svg`<polygon points="0,-9.4 8.1,-4.7 8.1,4.7 0,9.4 -8.1,4.7 -8.1,-4.7"/>`,
  yellow: svg`<polygon points="0,-9.6 9.6,0 0,9.6 -9.6,0"/>`,
  violet: svg`<polygon points="0,-9.4 8.9,-2.9 5.5,7.6 -5.5,7.6 -8.9,-2.9"/>`,
  orange: svg`<polygon points="0,-9.6 8.9,6.6 -8.9,6.6"/>`,
};

/** The colour of the camp that a seat is asked about, by the styles of the question: its own, or that of another camp of its player. */
export function askedCamp(styles: readonly string[], camps: readonly string[], seat: number): string {
  return styles.find((style) => style in SHAPES && !camps.includes(style)) ?? camps[seat] ?? "";
}

export function badge(camp: string | undefined): TemplateResult {
  if (camp === undefined || !(camp in SHAPES)) return html``;
  return html`<svg class="badge camp-${camp}" viewBox="-10 -10 20 20" aria-hidden="true">${SHAPES[camp]}</svg>`;
}

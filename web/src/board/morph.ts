/** One picture becomes the next: marks that keep their id keep their element, so that they glide to their new place. */

import { Idiomorph } from "idiomorph";

const OURS = new Set(["role", "tabindex", "aria-label", "aria-pressed"]); // given by the page, unknown to the drawing

/** The elements of a fragment of SVG. */
export function parsed(fragment: string): Element[] {
  const holder = document.createElement("template");
  holder.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg">${fragment}</svg>`;
  return [...(holder.content.firstElementChild?.children ?? [])];
}

/** Turns the group into the one that the fragment describes. */
export function morph(group: Element, fragment: string): void {
  const [next] = parsed(fragment);
  if (!next) return;
  Idiomorph.morph(group, next, {
    morphStyle: "outerHTML",
    callbacks: {
      beforeAttributeUpdated: (name: string) => !OURS.has(name),
    },
  });
}

/** Marks whose turning shows luck at work: dials and dice, by the shape that they are drawn with. */
const TURNING = ".arrow, .die, .spinner";

export type Places = Map<string, string>;

export function places(root: Element): Places {
  return new Map([...root.querySelectorAll(TURNING)].map((mark) => [mark.id, look(mark)]));
}

function look(mark: Element): string {
  return `${mark.getAttribute("transform") ?? ""} ${mark.textContent}`;
}

const ROTATION = /rotate\((-?[\d.]+)\)/;

/** Gives what luck has moved a few turns more on its way. */
export function whirl(root: Element, before: Places): void {
  for (const mark of root.querySelectorAll<SVGGElement>(TURNING)) {
    const then = before.get(mark.id);
    const now = mark.getAttribute("transform") ?? "";
    if (then === undefined || then === look(mark)) continue;
    const from = Number(ROTATION.exec(then)?.[1] ?? 0);
    const to = Number(ROTATION.exec(now)?.[1] ?? 0);
    const place = /translate\(([-\d.]+)[ ,]+([-\d.]+)\)/.exec(now);
    const at = `translate(${place?.[1] ?? 0}px, ${place?.[2] ?? 0}px)`;
    const turns = 360 * (2 + Math.ceil(Math.max(0, from - to) / 360));
    mark.animate(
      [{ transform: `${at} rotate(${from}deg)` }, { transform: `${at} rotate(${to + turns}deg)` }],
      { duration: 900, easing: "cubic-bezier(0.15, 0.75, 0.2, 1)" },
    );
  }
}

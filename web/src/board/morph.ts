/** Turns one picture into the next: marks that keep their id keep their element, so that their moves are animated. */

import { Idiomorph } from "idiomorph";
import { TURNING } from "../net/pace.ts";

const OURS = new Set(["role", "tabindex", "aria-label", "aria-pressed"]); // given by the page, unknown to the drawing
const isFlow = (mark: Element): boolean => mark.classList.contains("flow");

/** The elements of a fragment of SVG. */
export function parsed(fragment: string): Element[] {
  const holder = document.createElement("template");
  holder.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg">${fragment}</svg>`;
  return [...(holder.content.firstElementChild?.children ?? [])];
}

/** The text that each group and mark was drawn from: if it is the same again, as most are, nothing is done. */
const sources = new WeakMap<Element, string>();

/** Turns the group into the one that the fragment describes. */
export function morph(group: Element, fragment: string): void {
  if (sources.get(group) === fragment) return;
  const [next] = parsed(fragment);
  if (!next) return;
  sources.set(group, fragment);
  turnInto(group, next);
}

function turnInto(group: Element, next: Element): void {
  for (const name of group.getAttributeNames()) if (!OURS.has(name) && !next.hasAttribute(name)) group.removeAttribute(name);
  for (const name of next.getAttributeNames()) group.setAttribute(name, next.getAttribute(name) ?? "");
  const wanted = named(next);
  const kept = named(group);
  for (const [name, mark] of kept) if (!wanted.has(name)) mark.remove();
  let place = group.firstElementChild; // a mark that is moved in the tree loses its transition: those in place stay there
  for (const [name, mark] of wanted) {
    const source = mark.outerHTML;
    const old = kept.get(name);
    const stays = old !== undefined && old === place;
    if (stays) place = old.nextElementSibling;
    const shown = old ? become(old, mark, source) : mark;
    if (!stays || shown !== old) group.insertBefore(shown, place);
    sources.set(shown, source);
  }
}

/** The children by their ids; those without one by what they are and which of them. */
function named(group: Element): Map<string, Element> {
  const counts = new Map<string, number>();
  const children = new Map<string, Element>();
  for (const child of group.children) {
    const count = (counts.get(child.tagName) ?? 0) + 1;
    if (!child.id) counts.set(child.tagName, count);
    children.set(child.id || `${child.tagName} ${count}`, child);
  }
  return children;
}

/** The updated mark; the same element if possible. */
function become(old: Element, mark: Element, source: string): Element {
  if (sources.get(old) === source) return old;
  if (old.tagName !== mark.tagName) {
    old.remove();
    return mark;
  }
  if (isFlow(mark)) { // its marks keep their elements one by one, so that their moves are animated
    turnInto(old, mark);
    return old;
  }
  Idiomorph.morph(old, mark, {
    morphStyle: "outerHTML",
    callbacks: {
      beforeAttributeUpdated: (name: string) => !OURS.has(name),
    },
  });
  return old;
}

/** Marks whose turning shows luck at work: dials and dice, by the shape that they are drawn with. */
const LUCKY = ".arrow, .die, .spinner";

export type Places = Map<string, string>;

export function places(root: Element): Places {
  return new Map([...root.querySelectorAll(LUCKY)].map((mark) => [mark.id, look(mark)]));
}

const ROTATION = /rotate\((-?[\d.]+)\)/;

/** What luck decides about a mark: which way it points, or how many pips are on its face. Where a layout puts it, and what else is laid on
 * it, is no luck. */
function look(mark: Element): string {
  return `${ROTATION.exec(mark.getAttribute("transform") ?? "")?.[1] ?? 0} ${mark.querySelectorAll(":scope > .pip").length}`;
}

const turning = new Set<Animation>();

/** Everything that still turns comes to rest at once: something else happens. */
export function rest(): void {
  for (const one of turning) one.finish();
  turning.clear();
}

/** Adds a few full turns to the rotation of what luck has moved; a die that lies without pips was not rolled. Whether any turn. */
export function whirl(root: Element, before: Places): boolean {
  let any = false;
  for (const mark of root.querySelectorAll<SVGGElement>(LUCKY)) {
    const then = before.get(mark.id);
    const seen = look(mark);
    if (then === undefined || then === seen || (mark.matches(".die") && seen.endsWith(" 0"))) continue;
    const now = mark.getAttribute("transform") ?? "";
    const from = parseFloat(then);
    const to = parseFloat(seen);
    const place = /translate\(([-\d.]+)[ ,]+([-\d.]+)\)/.exec(now);
    const at = `translate(${place?.[1] ?? 0}px, ${place?.[2] ?? 0}px)`;
    const turns = 360 * (2 + Math.ceil(Math.max(0, from - to) / 360));
    turning.add(mark.animate(
      [{ transform: `${at} rotate(${from}deg)` }, { transform: `${at} rotate(${to + turns}deg)` }],
      { duration: TURNING, easing: "cubic-bezier(0.15, 0.75, 0.2, 1)" },
    ));
    any = true;
  }
  return any;
}

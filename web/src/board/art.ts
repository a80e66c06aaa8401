/** Generated pictures: each is fetched once, kept in the document, and used by every mark that names it. */

import { art } from "../net/api.ts";
import { parsed } from "./morph.ts";

const MOST = 40; // names in one request
const known = new Set<string>();
let holder: SVGSVGElement | undefined;

/** The place where symbols are kept; it is not `display: none`, so that their gradients work. */
function keeper(): SVGSVGElement {
  if (!holder) {
    holder = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    holder.setAttribute("class", "orrery art-keeper");
    holder.setAttribute("aria-hidden", "true");
  }
  if (!holder.isConnected) document.body.append(holder);
  return holder;
}

/** Makes sure that the document has these pictures; those that cannot be fetched now are tried again with the next scene. */
export async function provide(names: readonly string[], theme = ""): Promise<void> {
  if (theme !== "") keeper().dataset["theme"] = theme; // boxes look the same in every theme
  const missing = [...new Set(names)].filter((name) => !known.has(name));
  const parts = Array.from({ length: Math.ceil(missing.length / MOST) }, (_, part) => missing.slice(part * MOST, (part + 1) * MOST));
  for (const name of missing) known.add(name);
  await Promise.all(parts.map(async (part) => {
    try {
      keeper().append(...parsed(await art(part)));
    } catch {
      for (const name of part) known.delete(name);
    }
  }));
}

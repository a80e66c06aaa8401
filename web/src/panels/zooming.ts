/** Buttons for those who zoom neither with two fingers nor with a wheel nor with keys. */

import { html, nothing, type TemplateResult } from "lit";
import type { Drawing } from "../board/picture.ts";
import { say } from "../words/words.ts";

export function zoomButtons({ wide, zoom }: Drawing): TemplateResult | typeof nothing {
  if (wide === 0) return nothing; // there is no board
  return html`<span class="zooming" role="group" aria-label=${say("zoom.title")}>
    <svg viewBox="0 0 16 16" aria-hidden="true"><circle cx="6.5" cy="6.5" r="4.5"/><path d="M10 10L14.5 14.5"/></svg>
    ${zoom.scale > 1 ? html`<button class="small" aria-label=${say("zoom.out")} title=${say("zoom.out")} @click=${() => zoom.step(-1)}>−</button>` : nothing}
    <button class="small" aria-label=${say("zoom.in")} title=${say("zoom.in")} ?disabled=${zoom.scale === zoom.most} @click=${() => zoom.step(1)}>+</button>
    ${zoom.scale > 1 ? html`<button class="small" @click=${() => zoom.reset()}>${say("zoom.whole")}</button>` : nothing}
  </span>`;
}

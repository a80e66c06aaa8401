/** A whole screen of the page: it is rendered again, once, after any change. */

import { render, type TemplateResult } from "lit";
import type { Room } from "../board/plan.ts";

const WIDE = "(min-width: 900px) and (min-height: 520px)"; // as in table.css

/** Whether everything fits on one screen; otherwise the table scrolls. */
export const wideEnough = (): boolean => matchMedia(WIDE).matches;

/** How much room the table has. An observer keeps it: to ask for it after every change would make the browser lay out the page once more. */
export class TableRoom {
  private width = 0;
  private height = 0;
  private readonly play: HTMLElement;

  constructor(play: HTMLElement, changed: () => void) {
    this.play = play;
    new ResizeObserver(([seen]) => {
      this.width = Math.floor(seen?.contentRect.width ?? 0);
      this.height = Math.floor(seen?.contentRect.height ?? 0);
      changed();
    }).observe(play);
  }

  now(): Room {
    const known = this.width > 0;
    const height = known ? this.height : this.play.clientHeight;
    return { width: known ? this.width : this.play.clientWidth, height: wideEnough() ? height : Infinity };
  }
}

const KINDS = ["table", "lobby"]; // of what a screen shows, for which the whole page looks different

/** Tells the whole page what is on it. A style sheet could ask for that with `:has()`, but a browser then looks through every element
 * of the page after every change. */
function tellPage(host: HTMLElement): void {
  for (const kind of KINDS) document.documentElement.classList.toggle(`shows-${kind}`, host.querySelector(`:scope > .${kind}`) !== null);
}

export abstract class Screen {
  private readonly host: HTMLElement;
  private planned = false;

  constructor(host: HTMLElement) {
    this.host = host;
  }

  abstract start(): void;

  protected abstract template(): TemplateResult;

  /** What is left to do once the new elements are there. */
  protected drawn(): void {}

  /** The reader has changed a setting, perhaps the language. */
  abstract settingsChanged(name: string): void;

  readonly update = (): void => {
    if (this.planned) return;
    this.planned = true;
    queueMicrotask(() => {
      this.planned = false;
      render(this.template(), this.host);
      tellPage(this.host);
      this.drawn();
    });
  };
}

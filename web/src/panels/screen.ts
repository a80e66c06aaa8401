/** A whole screen of the page: it is rendered again, once, after any change. */

import { render, type TemplateResult } from "lit";

const WIDE = "(min-width: 900px) and (min-height: 520px)"; // as in table.css

/** Whether everything fits on one screen; otherwise the table scrolls. */
export const wideEnough = (): boolean => matchMedia(WIDE).matches;

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
      this.drawn();
    });
  };
}

/** Pacing: what happens at once at the table is shown one change after the other. */

import type { Message } from "./types.ts";

const BREATH = [420, 420, 300, 200, 120, 60]; // milliseconds before the next change, shorter the more is waiting
export const TURNING = 900; // milliseconds that dice and dials turn before they come to rest
const FEW = 2; // changes may wait while dice and dials turn
const MANY = 60; // more queued messages than anybody wants to watch

export class Pace {
  private waiting: Message[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shown = -1;
  private turning = false; // dice and dials turn in what is shown now
  private readonly show: (message: Message) => boolean; // whether dice and dials turn now
  private readonly moving: () => boolean;

  constructor(show: (message: Message) => boolean, moving: () => boolean) {
    this.show = show;
    this.moving = moving;
  }

  push(message: Message): void {
    this.waiting.push(message);
    if (this.waiting.length > MANY || !this.moving()) this.hurry();
    else if (this.timer === undefined) this.next();
  }

  /** Shows everything that is queued now. */
  hurry(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const message of this.waiting.splice(0)) this.present(message);
  }

  private present(message: Message): boolean {
    const changed = message.type === "scene" && message.seq !== this.shown;
    if (message.type === "scene") this.shown = message.seq;
    this.turning = this.show(message);
    return changed;
  }

  private next(): void {
    this.timer = undefined;
    let message = this.waiting.shift();
    while (message) {
      if (this.present(message)) {
        const scenes = this.waiting.filter((one) => one.type === "scene").length;
        const breath = BREATH[Math.min(scenes, BREATH.length - 1)] ?? 0;
        this.timer = setTimeout(() => this.next(), this.turning && scenes <= FEW ? Math.max(breath, TURNING) : breath);
        return;
      }
      message = this.waiting.shift();
    }
  }
}

/** One seat's live socket: it knows when it is out of date, and reconnects automatically. */

import { bound } from "../words/typeset.ts";
import { ShownMarks } from "./changes.ts";
import type { Message, WireMessage } from "./types.ts";

export const SILENCE = 4500; // milliseconds without a message, after which the page says that it is out of date
const PAUSES = [300, 700, 1500, 2500]; // before each new attempt
const FAREWELLS = [4403, 4404, 4410]; // closing codes after which another attempt is useless

export type Health = "new" | "fresh" | "late" | "ended";

export type Socket = Pick<WebSocket, "onopen" | "onmessage" | "onclose" | "close" | "send">;

export interface LiveHandlers {
  address: () => string;
  hello: () => object; // the first message: who is there, and what has been shown
  hear: (message: Message) => void;
  health: (health: Health, code: number) => void;
}

export class Live {
  private socket: Socket | null = null;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private attempts = 0;
  private health: Health = "new";
  private stopped = false;
  private readonly marks = new ShownMarks();
  private readonly handlers: LiveHandlers;
  private readonly open: (address: string) => Socket;

  constructor(handlers: LiveHandlers, open: (address: string) => Socket = (address) => new WebSocket(address)) {
    this.handlers = handlers;
    this.open = open;
  }

  start(): void {
    if (this.stopped) return;
    const socket = this.open(this.handlers.address());
    this.socket = socket;
    this.marks.forget();
    if (this.silence === undefined) this.expect(); // attempts do not delay the notice that the page is late
    socket.onopen = () => socket.send(JSON.stringify(this.handlers.hello()));
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.attempts = 0;
      this.expect();
      const message = JSON.parse(bound(String(event.data))) as WireMessage;
      this.become(message.type === "late" ? "late" : "fresh");
      this.handlers.hear(message.type === "scene" ? this.marks.scene(message) : message);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code);
    };
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.silence);
    clearTimeout(this.retry);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  /** Reconnects at once, as when the language changes or the machine wakes up. */
  again(): void {
    clearTimeout(this.retry);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.start();
  }

  private expect(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      this.silence = undefined;
      this.become("late");
      this.again();
    }, SILENCE);
  }

  private lost(code: number): void {
    this.socket = null;
    if (FAREWELLS.includes(code)) {
      clearTimeout(this.silence);
      this.become("ended", code);
      return;
    }
    const pause = PAUSES[Math.min(this.attempts, PAUSES.length - 1)] ?? 2500;
    this.attempts += 1;
    this.retry = setTimeout(() => this.start(), pause);
  }

  private become(health: Health, code = 0): void {
    if (health === this.health) return;
    this.health = health;
    this.handlers.health(health, code);
  }
}

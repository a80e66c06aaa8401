import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Live, SILENCE, type Health, type Socket } from "../src/net/live.ts";
import type { Message } from "../src/net/types.ts";

class FakeSocket {
  onmessage: WebSocket["onmessage"] = null;
  onopen: WebSocket["onopen"] = null;
  onclose: WebSocket["onclose"] = null;
  closed = false;
  sent: string[] = [];

  send(text: string): void {
    this.sent.push(text);
  }

  opens(): void {
    this.onopen?.call({} as WebSocket, new Event("open"));
  }

  close(): void {
    this.closed = true;
  }

  says(message: Message): void {
    this.onmessage?.call({} as WebSocket, new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  breaks(code = 1006): void {
    this.onclose?.call({} as WebSocket, Object.assign(new Event("close"), { code }) as CloseEvent);
  }
}

const BEAT: Message = { type: "beat", seq: 1 };

describe("the live socket", () => {
  let sockets: FakeSocket[];
  let healths: Health[];
  let heard: Message[];
  let live: Live;

  beforeEach(() => {
    vi.useFakeTimers();
    sockets = [];
    healths = [];
    heard = [];
    const open = (): Socket => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    };
    live = new Live(
      {
        address: () => "ws://here",
        hello: () => ({ token: "abc" }),
        hear: (message) => heard.push(message),
        health: (health) => healths.push(health),
      },
      open,
    );
    live.start();
  });

  afterEach(() => {
    live.stop();
    vi.useRealTimers();
  });

  it("says who it is in its first message, not in the address", () => {
    sockets[0]?.opens();
    expect(sockets[0]?.sent).toEqual(['{"token":"abc"}']);
  });

  it("is out of date when the table says so", () => {
    sockets[0]?.says(BEAT);
    sockets[0]?.says({ type: "late" });
    sockets[0]?.says(BEAT);
    expect(healths).toEqual(["fresh", "late", "fresh"]);
  });

  it("passes on every message", () => {
    sockets[0]?.says(BEAT);
    expect(heard).toEqual([BEAT]);
    expect(healths).toEqual(["fresh"]);
  });

  it("says within five seconds that it is out of date, and connects again", () => {
    sockets[0]?.says(BEAT);
    vi.advanceTimersByTime(SILENCE - 1);
    expect(healths).toEqual(["fresh"]);
    vi.advanceTimersByTime(2);
    expect(SILENCE).toBeLessThan(5000);
    expect(healths).toEqual(["fresh", "late"]);
    expect(sockets).toHaveLength(2);
    expect(sockets[0]?.closed).toBe(true);
  });

  it("stays up to date while heartbeats arrive", () => {
    for (let second = 0; second < 20; second += 2) {
      sockets[0]?.says(BEAT);
      vi.advanceTimersByTime(2000);
    }
    expect(healths).toEqual(["fresh"]);
  });

  it("tries again after a break without delaying the warning", () => {
    sockets[0]?.says(BEAT);
    for (let attempt = 0; attempt < 20 && healths.at(-1) !== "late"; attempt += 1) {
      sockets.at(-1)?.breaks();
      vi.advanceTimersByTime(500);
    }
    expect(healths).toEqual(["fresh", "late"]);
    expect(sockets.length).toBeGreaterThan(2);
    vi.advanceTimersByTime(6000);
    sockets.at(-1)?.says(BEAT);
    expect(healths).toEqual(["fresh", "late", "fresh"]);
  });

  it("gives up when the server says that there is no such table", () => {
    sockets[0]?.breaks(4404);
    vi.advanceTimersByTime(60_000);
    expect(healths).toEqual(["ended"]);
    expect(sockets).toHaveLength(1);
  });

  it("ignores a socket that it has left", () => {
    live.again();
    sockets[0]?.says(BEAT);
    sockets[0]?.breaks();
    expect(heard).toEqual([]);
    expect(sockets).toHaveLength(2);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Pace, TURNING } from "../src/net/pace.ts";
import type { Message, SceneMessage } from "../src/net/types.ts";

function scene(seq: number): SceneMessage {
  return { type: "scene", seq, title: "", width: 1, height: 1, pieces: "", panels: [], actions: {}, ways: [], camps: [], art: [] };
}

describe("one change after the other", () => {
  let shown: number[];
  let lucky: number[]; // pictures in which something turns
  const show = (message: Message): boolean => {
    if (message.type === "scene") shown.push(message.seq);
    return message.type === "scene" && lucky.includes(message.seq);
  };

  beforeEach(() => {
    vi.useFakeTimers();
    [shown, lucky] = [[], []];
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it("shows the first at once and lets the next wait", () => {
    const pace = new Pace(show, () => true);
    pace.push(scene(1));
    pace.push(scene(2));
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual([1, 2]);
  });

  it("does not wait for a picture of the same change", () => {
    const pace = new Pace(show, () => true);
    pace.push(scene(1));
    vi.advanceTimersByTime(1000);
    pace.push(scene(1));
    pace.push(scene(2));
    expect(shown).toEqual([1, 1, 2]);
  });

  it("lets dice and dials come to rest before the next change", () => {
    const pace = new Pace(show, () => true);
    lucky = [1];
    for (const seq of [1, 2, 3]) pace.push(scene(seq));
    vi.advanceTimersByTime(TURNING - 1);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(TURNING - 1); // nothing turns now
    expect(shown).toEqual([1, 2, 3]);
  });

  it("shows everything at once to those who want no motion", () => {
    const pace = new Pace(show, () => false);
    for (let seq = 1; seq < 5; seq += 1) pace.push(scene(seq));
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  it("hurries when too much is waiting, and keeps the order", () => {
    const pace = new Pace(show, () => true);
    for (let seq = 1; seq < 100; seq += 1) pace.push(scene(seq));
    vi.advanceTimersByTime(60_000);
    expect(shown).toEqual(Array.from({ length: 99 }, (_, place) => place + 1));
  });
});

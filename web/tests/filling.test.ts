import { describe, expect, it } from "vitest";
import { abbreviate, abbreviateOpen, GAP, needed, squeeze, widest, type Filling, type Placed } from "../src/board/filling.ts";
import { Shown } from "../src/board/picture.ts";
import type { PanelPicture } from "../src/net/types.ts";

/** A panel of cards, 100 by 140, which are 100 by 60 in brief. */
function placed(id: string, cards: number, brief = true): Placed {
  const marks = Array.from({ length: cards }, (_, k) => `<g id="${id}-${k}" transform="translate(0 0)"></g>`).join("");
  const data = `data-cell="100 140 10 0.8 0"${brief ? ' data-brief="100 60 140"' : ""}`;
  const svg = `<g class="panel"><rect class="frame"></rect><g class="flow" ${data}>${marks}</g></g>`;
  const panel: PanelPicture = { id, title: id, seat: 0, side: "", part: id, weight: 2, head: 40, needs: 120, beside: 0, width: 450, height: 190, svg };
  const shown = new Shown(panel, "", () => {});
  shown.update(panel);
  return { panel, shown, part: id };
}

function zone(...all: Placed[]): Filling {
  return { zone: document.createElement("div"), placed: all, width: 450, columns: 1 };
}

const areBrief = ({ placed: all }: Filling): boolean[] => all.map((one) => one.shown.flows[0]?.cell === one.shown.flows[0]?.brief);

describe("the reader's own panels", () => {
  const own = zone(placed("mine", 4), placed("hand", 4));
  const whole = needed(own, 0);

  it("have whole cards where these fit", () => {
    abbreviate(own, whole);
    expect(areBrief(own)).toEqual([false, false]);
  });

  it("lose the sentences of what lies open first, then all", () => {
    abbreviate(own, whole - 1);
    expect(areBrief(own)).toEqual([true, false]);
    expect(needed(own, 0)).toBeLessThan(whole);
    abbreviate(own, needed(own, 0) - 1);
    expect(areBrief(own)).toEqual([true, true]);
  });

  it("have them again when there is room", () => {
    abbreviate(own, whole);
    expect(areBrief(own)).toEqual([false, false]);
  });

  it("lose those of the hand only where that is enough and the other is not", () => {
    const large = zone(placed("mine", 1, false), placed("hand", 8));
    abbreviate(large, needed(large, 0) - 1);
    expect(areBrief(large)[1]).toBe(true);
  });
});

describe("the reader's own panels on a page that scrolls", () => {
  it("lose the sentences of what lies open where it is higher than the page shows, and never those of the hand", () => {
    const own = zone(placed("mine", 8), placed("hand", 8));
    const high = needed(zone(placed("mine", 8)), 0);
    abbreviateOpen(own, high);
    expect(areBrief(own)).toEqual([false, false]);
    abbreviateOpen(own, high - 1);
    expect(areBrief(own)).toEqual([true, false]);
  });
});

describe("the widest cards of a zone", () => {
  it("are as wide as the size says, in panels that have grown too", () => {
    const own = zone(placed("mine", 2), placed("hand", 2));
    expect(widest(own, 1)).toBeCloseTo(100);
    const [first] = own.placed;
    if (first) first.size = 1.2;
    expect(widest(own, 1)).toBeCloseTo(120);
    expect(widest(own, 0.1)).toBeCloseTo(120); // never smaller than can be read
    expect(widest(zone(), 1)).toBe(0);
  });
});

describe("panels for which there is little room", () => {
  const zoomsOf = ({ placed: all }: Filling): number[] => all.map((one) => one.shown.zoom);

  it("stay as they are where they fit", () => {
    const rivals = zone(placed("a", 2), placed("b", 2));
    expect([squeeze(rivals, needed(rivals, 0)), ...zoomsOf(rivals)]).toEqual([GAP, 1, 1]);
  });

  it("come closer before they become smaller, and all alike", () => {
    const rivals = zone(placed("a", 2), placed("b", 2));
    const whole = needed(rivals, 0);
    rivals.gap = squeeze(rivals, whole - 3);
    expect([needed(rivals, 0), ...zoomsOf(rivals)]).toEqual([whole - 4, 1, 1]);
    rivals.gap = squeeze(rivals, whole - 14);
    expect(needed(rivals, 0)).toBeLessThanOrEqual(whole - 14);
    expect(new Set(zoomsOf(rivals)).size).toBe(1);
  });

  it("keep words that can be read", () => {
    const rivals = zone(placed("a", 2), placed("b", 2));
    squeeze(rivals, 10);
    expect(zoomsOf(rivals)[0]).toBeLessThan(1);
    for (const zoom of zoomsOf(rivals)) expect(12 * zoom).toBeGreaterThanOrEqual(11);
  });
});

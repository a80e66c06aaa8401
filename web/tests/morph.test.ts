import { beforeEach, describe, expect, it } from "vitest";
import { Drawing } from "../src/board/picture.ts";
import { dress, NO_GLOW, towards } from "../src/board/glow.ts";
import type { Picture } from "../src/net/types.ts";

const GROUND = { width: 100, height: 50, theme: "space", defs: "<defs></defs>", ground: '<g class="ground"><g id="hole-A1"></g></g>' };

function picture(pieces: string): Picture {
  return { title: "two ships", width: 100, height: 50, pieces: `<g class="pieces">${pieces}</g>`, panels: [], actions: {}, ways: [], camps: [], art: [] };
}

const ship = (colour: string, x: number, can = ""): string =>
  `<g id="ship-${colour}" class="ship ${colour}${can}" transform="translate(${x} 1) rotate(0)"><title>${colour}</title></g>`;

describe("one picture becomes the next", () => {
  let drawing: Drawing;

  beforeEach(() => {
    drawing = new Drawing(() => false);
    document.body.replaceChildren(drawing.board);
    drawing.lay(GROUND);
    drawing.show(picture(ship("red", 1) + ship("blue", 2)));
  });

  it("keeps the element of a mark that keeps its id", () => {
    const red = drawing.mark("ship-red");
    drawing.show(picture(`<g id="target-F6" class="dot"></g>${ship("blue", 2)}${ship("red", 9)}`));
    expect(drawing.mark("ship-red")).toBe(red);
    expect(red?.getAttribute("transform")).toBe("translate(9 1) rotate(0)");
    expect(drawing.mark("target-F6")).not.toBeNull();
  });

  it("drops what is gone and leaves the ground alone", () => {
    const hole = drawing.mark("hole-A1");
    drawing.show(picture(ship("blue", 2)));
    expect(drawing.mark("ship-red")).toBeNull();
    expect(drawing.mark("hole-A1")).toBe(hole);
  });

  it("does not touch a mark that is drawn as before, nor move it in the tree", async () => {
    const changes: MutationRecord[] = [];
    const watch = new MutationObserver((seen) => changes.push(...seen));
    const red = drawing.mark("ship-red");
    watch.observe(red as Node, { attributes: true, childList: true, subtree: true });
    watch.observe(red?.parentElement as Node, { childList: true });
    drawing.show(picture(`<g id="target-A1"></g>${ship("red", 1)}<rect></rect>${ship("blue", 7)}`));
    await Promise.resolve();
    watch.disconnect();
    const moved = changes.flatMap((change) => [...change.addedNodes, ...change.removedNodes]);
    expect(changes.filter((change) => change.type === "attributes")).toEqual([]);
    expect(moved.map((node) => (node as Element).id || (node as Element).tagName)).toEqual(["target-A1", "rect"]);
  });

  it("keeps what the page has given a mark that changes", () => {
    dress(drawing, { ...NO_GLOW, open: new Set(["ship-red"]) });
    drawing.show(picture(ship("red", 5) + ship("blue", 2)));
    expect(drawing.mark("ship-red")?.getAttribute("role")).toBe("button");
    expect(drawing.mark("ship-red")?.getAttribute("transform")).toBe("translate(5 1) rotate(0)");
  });

  it("draws a mark again that has become something else", () => {
    drawing.show(picture(`<circle id="ship-red"></circle>${ship("blue", 2)}`));
    expect(drawing.mark("ship-red")?.tagName).toBe("circle");
    expect([...(drawing.mark("ship-red")?.parentElement?.children ?? [])].map((mark) => mark.id)).toEqual(["ship-red", "ship-blue"]);
  });

  it("changes what has no name, and the group itself", () => {
    const text = (words: string): string => `<text x="1">${words}</text><text x="2">same</text>`;
    drawing.show(picture(text("before")));
    const [first, second] = drawing.roots()[0]?.querySelectorAll("text") ?? [];
    drawing.show({ ...picture(""), pieces: `<g class="pieces dim">${text("after")}</g>` });
    expect(first?.textContent).toBe("after");
    expect(second?.textContent).toBe("same");
    expect([...(drawing.roots()[0]?.querySelectorAll("text") ?? [])]).toEqual([first, second]);
    expect(first?.parentElement?.getAttribute("class")).toBe("pieces dim");
  });

  it("says in words what it shows", () => {
    expect(drawing.roots()[0]?.getAttribute("aria-label")).toBe("two ships");
  });

  it("makes a button of what can be pointed at, with one stop for the Tab key", () => {
    const open = dress(drawing, { ...NO_GLOW, open: new Set(["ship-red", "ship-blue"]), picked: new Set() });
    expect(open.map((mark) => mark.id)).toEqual(["ship-red", "ship-blue"]);
    expect(open.map((mark) => mark.getAttribute("tabindex"))).toEqual(["0", "-1"]);
    expect(open[0]?.getAttribute("aria-label")).toBe("red");
    dress(drawing, NO_GLOW);
    expect(drawing.mark("ship-red")?.hasAttribute("role")).toBe(false);
    expect(drawing.mark("ship-red")?.classList.contains("can")).toBe(false);
  });
});

describe("arrow keys on the board", () => {
  const spots = [{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 20, y: 1 }, { x: 10, y: 10 }];

  it("go to the nearest mark in their direction", () => {
    expect(towards(spots, 0, 1, 0)).toBe(1);
    expect(towards(spots, 1, 1, 0)).toBe(2);
    expect(towards(spots, 1, 0, 1)).toBe(3);
  });

  it("stay where there is nothing further", () => {
    expect(towards(spots, 0, -1, 0)).toBe(0);
    expect(towards([], -1, 1, 0)).toBe(-1);
  });
});

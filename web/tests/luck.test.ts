import { beforeEach, describe, expect, it, vi } from "vitest";
import { Drawing } from "../src/board/picture.ts";
import type { Picture } from "../src/net/types.ts";
import { rolledBetween } from "../src/replay/position.ts";

interface Die {
  face: number; // pips, or a dash for none
  at?: string;
  more?: string;
}

function picture({ face, at = "translate(0 0)", more = "" }: Die, angle = 0): Picture {
  const pips = face > 0 ? '<circle class="pip" r="4"/>'.repeat(face) : '<path class="dash"/>';
  const die = `<g id="die-red" class="die red" transform="${at}"><title>red die: ${face}</title><rect/>${pips}${more}</g>`;
  const arrow = `<g id="arrow" class="arrow" transform="translate(5 5) rotate(${angle})"><path/></g>`;
  return { title: "", width: 10, height: 10, pieces: `<g class="pieces">${die}${arrow}</g>`, panels: [], actions: {}, ways: [], camps: [], art: [] };
}

describe("dice and dials", () => {
  let drawing: Drawing;
  let turned: string[];
  let rested: string[];

  beforeEach(() => {
    [turned, rested] = [[], []];
    vi.stubGlobal("ResizeObserver", class { observe(): void {} });
    Element.prototype.animate = function animate(this: Element): Animation {
      const id = this.id;
      turned.push(id);
      return { finish: () => rested.push(id) } as unknown as Animation;
    };
    drawing = new Drawing(() => true);
    drawing.lay({ width: 10, height: 10, theme: "", defs: "<defs></defs>", ground: "<g></g>" });
    drawing.show(picture({ face: 4 }), true);
  });

  it("turn where luck has given another number or direction", () => {
    drawing.show(picture({ face: 6 }, 90), true);
    expect(turned).toEqual(["die-red", "arrow"]);
  });

  it("lie still where nothing was rolled: something was taken back", () => {
    drawing.show(picture({ face: 6 }, 90), false);
    expect(turned).toEqual([]);
  });

  it("lie still where only their place, or what is laid on them, has changed", () => {
    drawing.show(picture({ face: 4, at: "translate(30 8)", more: '<g id="double" class="pill"><text>×2</text></g>' }), true);
    expect(turned).toEqual([]);
  });

  it("lie still where a die is taken up without being rolled", () => {
    drawing.show(picture({ face: 0 }), true);
    expect(turned).toEqual([]);
  });

  it("are at rest before anything else is shown", () => {
    drawing.show(picture({ face: 4 }, 90), true);
    expect(rested).toEqual([]);
    drawing.show(picture({ face: 4 }, 90), false);
    expect(rested).toEqual(["arrow"]);
  });

  it("turn in a replay on the way forward only", () => {
    const sentences = [{ line: 1, seat: 0 }, { line: 1, seat: -4 }, { line: 2, seat: -1 }, { line: 3, seat: 1 }];
    expect(rolledBetween(sentences, 0, 1)).toBe(false);
    expect(rolledBetween(sentences, 1, 2)).toBe(true);
    expect(rolledBetween(sentences, 2, 3)).toBe(false);
    expect(rolledBetween(sentences, 3, 1)).toBe(false);
  });
});

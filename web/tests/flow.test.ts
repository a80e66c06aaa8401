import { describe, expect, it } from "vitest";
import { finish, flowsOf, inBrief, inOneLine, panelHeight, place, sizeFor, stretch } from "../src/board/flow.ts";
import { beside } from "../src/panels/notice.ts";
import type { PanelPicture } from "../src/net/types.ts";

function panel(cards: number, cell = "100 140 10 0.8 0"): { svg: SVGSVGElement; panel: PanelPicture } {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg") as SVGSVGElement;
  const marks = Array.from({ length: cards }, (_, k) => `<g id="card-${k}" transform="translate(0 0) rotate(0)"></g>`).join("");
  svg.innerHTML = `<g class="panel"><rect class="frame"></rect><g class="flow" data-cell="${cell}">${marks}</g></g>`;
  const picture = { id: "hand", title: "Hand", seat: 0, side: "", part: "hand", weight: 2, head: 40, needs: 120, beside: 0, width: 450, height: 190, svg: "" };
  return { svg, panel: picture };
}

const spots = (svg: SVGSVGElement): string[] => [...svg.querySelectorAll(".flow > g")].map((mark) => mark.getAttribute("transform") ?? "");

describe("panels that flow", () => {
  it("put as many cards beside each other as fit", () => {
    const { svg, panel: hand } = panel(3);
    expect(place(svg, hand, flowsOf(svg), 1, 240)).toBe(40 + 290 + 10);
    expect(spots(svg)).toEqual(["translate(50 70) rotate(0)", "translate(160 70) rotate(0)", "translate(50 220) rotate(0)"]);
    expect(place(svg, hand, flowsOf(svg), 1, 450)).toBe(40 + 140 + 10);
    finish(svg);
    expect(svg.getAttribute("viewBox")).toBe("0 0 450 190");
  });

  it("share cards that belong in one row evenly among the rows that they take", () => {
    const { svg, panel: hand } = panel(5, "100 140 10 0.99 5");
    place(svg, hand, flowsOf(svg), 1, 460); // space for four in a row
    expect(spots(svg).filter((spot) => spot.includes(" 70)"))).toHaveLength(3);
    const { svg: plain, panel: cards } = panel(5);
    place(plain, cards, flowsOf(plain), 1, 460);
    expect(spots(plain).filter((spot) => spot.includes(" 70)"))).toHaveLength(4);
  });

  it("never shrink cards below what can be read", () => {
    const { svg, panel: hand } = panel(4);
    expect(panelHeight(hand, flowsOf(svg), 0.1, 400)).toBe(panelHeight(hand, flowsOf(svg), 0.8, 400));
  });

  it("grow where there is room, and are as large as the height allows", () => {
    const { svg, panel: hand } = panel(6);
    const flows = flowsOf(svg);
    const needed = (size: number): number => panelHeight(hand, flows, size, 700);
    expect(sizeFor(2000, needed)).toBe(1.5);
    expect(needed(sizeFor(260, needed))).toBeLessThanOrEqual(260);
  });

  it("stay in one row, smaller, where they have as many columns as cards", () => {
    const { svg, panel: hand } = panel(3, "100 140 10 0.8 3");
    const flows = flowsOf(svg);
    expect(panelHeight(hand, flows, 1.5, 300)).toBeLessThan(40 + 140 + 10);
    expect(panelHeight(hand, flows, 1.5, 240)).toBeGreaterThan(40 + 2 * 140); // three would be too small to read
  });

  it("keep a row in which all stand, unless the cards become much larger in two", () => {
    const { svg, panel: hand } = panel(2);
    const flows = flowsOf(svg);
    expect(panelHeight(hand, flows, 1.2, 240)).toBeLessThan(40 + 1.1 * 140 + 10);
    expect(panelHeight(hand, flows, 1.5, 240)).toBe(40 + 2 * 1.5 * 140 + 10 + 10);
  });

  it("keep such a row of brief faces even where it is smaller than drawn", () => {
    const { svg, panel: hand } = panel(6, "100 140 10 0.8 0");
    svg.querySelector(".flow")?.setAttribute("data-brief", "100 60 140");
    const brief = inBrief(flowsOf(svg));
    expect(panelHeight(hand, brief, 0.9, 590)).toBeLessThan(40 + 60 + 10); // five of that size would stand in a row, and one below
    expect(panelHeight(hand, brief, 1.2, 590)).toBeGreaterThan(40 + 2 * 60);
  });

  it("fill the rows of a track", () => {
    const { svg, panel: phases } = panel(5, "100 140 10 0.98 5");
    const track = { ...phases, part: "track" };
    place(svg, track, flowsOf(svg), 1, 580);
    expect(spots(svg).at(-1)).toBe("translate(510 70) rotate(0)"); // it ends 10 before the panel does, as it begins 10 after it
    place(svg, track, flowsOf(svg), 1, 460);
    expect(spots(svg)[2]).toBe("translate(390 70) rotate(0)"); // three in a row
    place(svg, { ...phases, part: "hand" }, flowsOf(svg), 1, 580);
    expect(spots(svg).at(-1)).toBe("translate(490 70) rotate(0)");
  });

  it("keep the rows of a track as close as others, and do not tear a few marks apart", () => {
    const { svg, panel: phases } = panel(5, "100 140 10 0.98 5");
    place(svg, { ...phases, part: "track" }, flowsOf(svg), 1, 460);
    expect(spots(svg)[3]).toBe("translate(50 220) rotate(0)"); // in the second row, 10 below the first
    const { svg: two, panel: duels } = panel(2, "100 140 10 0.98 0");
    place(two, { ...duels, part: "track" }, flowsOf(two), 1, 580);
    expect(spots(two)[1]).toBe("translate(160 70) rotate(0)");
  });

  it("are as high as requested", () => {
    const { svg, panel: hand } = panel(3);
    const high = place(svg, hand, flowsOf(svg), 1, 450);
    stretch(svg, 30);
    finish(svg);
    expect(svg.getAttribute("viewBox")).toBe(`0 -15 450 ${high + 30}`); // what is in it stands in the middle
    expect(svg.querySelector(".frame")?.getAttribute("y")).toBe("-15");
    expect(svg.querySelector(".frame")?.getAttribute("height")).toBe(String(high + 30));
  });

  it("have their numbers beside the name where there is room, a rival's before what the page says of the seat", () => {
    const { svg, panel: seat } = panel(3, "50 44 4 1 0");
    const numbers = { ...seat, part: "mine", beside: 120, head: 52 };
    const flows = flowsOf(svg);
    const line = inOneLine(numbers, flows);
    expect(panelHeight(numbers, flows, 1, line)).toBe(52);
    expect(panelHeight(numbers, flows, 1, line - 1)).toBeGreaterThan(52 + 44);
    expect(inOneLine({ ...numbers, part: "rival" }, flows)).toBeGreaterThan(line + 100);
    expect(inOneLine({ ...numbers, beside: 0 }, flows)).toBe(0);
  });

  it("centre what is shorter than a panel without a title", () => {
    const { svg, panel: dice } = panel(2, "100 50 10 0.8 0");
    const left = (part: string, head: number): string => {
      place(svg, { ...dice, part, head }, flowsOf(svg), 1, 450);
      return svg.querySelector(".flow")?.getAttribute("transform") ?? "";
    };
    expect(left("aside", 12)).toBe("translate(120 12) scale(1)");
    expect(left("aside", 36)).toBe("translate(10 36) scale(1)");
    expect(left("score", 36)).toBe("translate(120 36) scale(1)");
  });

  it("turn to brief faces and back", () => {
    const { svg, panel: hand } = panel(4, "100 150 10 0.8 0");
    const group = svg.querySelector<SVGGElement>(".flow");
    group?.setAttribute("data-brief", "80 60 120");
    group?.setAttribute("data-offsets", "0 0 0 -12 0 0 0 0");
    const whole = flowsOf(svg);
    expect(place(svg, hand, inBrief(whole), 1, 380)).toBe(40 + 75 + 10); // the cell is a quarter higher than the face, as before
    expect(group?.classList.contains("in-brief")).toBe(true);
    expect(group?.style.getPropertyValue("--brief-height")).toBe("60px");
    expect(spots(svg)[1]).toBe("translate(130 31.5) rotate(0)"); // lifted half as far
    expect(panelHeight(hand, inBrief(whole), 0.1, 380)).toBeLessThan(40 + 75);
    place(svg, hand, whole, 1, 380);
    expect(group?.classList.contains("in-brief")).toBe(false);
    expect(inBrief(flowsOf(panel(4).svg))[0]?.cell.height).toBe(140); // cards without such a face stay whole
  });

  it("leave lifted cards lifted", () => {
    const { svg, panel: hand } = panel(2);
    svg.querySelector(".flow")?.setAttribute("data-offsets", "0 0 0 -12");
    place(svg, hand, flowsOf(svg), 1, 450);
    expect(spots(svg)[1]).toBe("translate(160 58) rotate(0)");
  });
});

describe("a notice", () => {
  const screen = { width: 800, height: 600 };
  const size = { width: 200, height: 80 };

  it("stands beside the pointer and on the screen", () => {
    expect(beside({ x: 100, y: 100 }, size, screen, [])).toMatchObject({ x: 114, y: 114 });
    expect(beside({ x: 790, y: 590 }, size, screen, []).x).toBeLessThanOrEqual(592);
  });

  it("does not cover what must stay visible", () => {
    expect(beside({ x: 400, y: 300 }, size, screen, [{ x: 0, y: 300, width: 800, height: 300 }]).y).toBeLessThan(300);
  });
});

import { describe, expect, it } from "vitest";
import { askedCamp } from "../src/panels/badge.ts";

describe("the camp that is asked", () => {
  it("is the seat's own, or another camp of its player", () => {
    expect(askedCamp(["panel", "green"], ["green", "yellow"], 0)).toBe("green");
    expect(askedCamp(["panel", "violet"], ["green", "yellow"], 0)).toBe("violet");
  });

  it("is the seat's own where the question says nothing, or names the player at turn", () => {
    expect(askedCamp(["panel"], ["green", "yellow"], 1)).toBe("yellow");
    expect(askedCamp(["panel", "green"], ["green", "yellow"], 1)).toBe("yellow");
    expect(askedCamp([], [], -1)).toBe("");
  });
});

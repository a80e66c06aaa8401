import { describe, expect, it } from "vitest";
import { beginsOne, code, codeLength, placeOf } from "../src/state/keys.ts";

describe("a key for every answer", () => {
  it.each([[1, 1], [9, 1], [10, 2], [81, 2], [82, 3], [729, 3]])("%i answers need %i digits", (count, digits) => {
    expect(codeLength(count)).toBe(digits);
  });

  it("gives every answer a unique code that leads back to it", () => {
    for (const count of [1, 9, 10, 51, 81, 200]) {
      const codes = Array.from({ length: count }, (_, place) => code(place, count));
      expect(new Set(codes).size).toBe(count);
      expect(codes.map((one) => placeOf(one, count))).toEqual(codes.map((_, place) => place));
    }
  });

  it("waits for the rest of a code", () => {
    expect(placeOf("1", 12)).toBe(-1);
    expect(beginsOne("1", 12)).toBe(true);
    expect(beginsOne("9", 12)).toBe(false);
  });

  it("knows codes that name nothing", () => {
    expect(placeOf("9", 3)).toBe(-1);
    expect(placeOf("99", 12)).toBe(-1);
  });
});

import { describe, expect, it } from "vitest";
import type { TableState } from "../src/net/types.ts";
import { isDrawn } from "../src/panels/outcome.ts";

const ended = (ranks: number[], teams: number[]): TableState =>
  ({ outcome: { ranks }, seats: teams.map((team, seat) => ({ seat, team })) }) as unknown as TableState;

describe("the end of a game", () => {
  it("is a draw where rivals share the first place", () => {
    expect(isDrawn(ended([1, 1, 2], [0, 1, 2]))).toBe(true);
    expect(isDrawn(ended([1, 2, 3], [0, 1, 2]))).toBe(false);
  });

  it("is no draw where those who play together win together", () => {
    expect(isDrawn(ended([1, 1, 1], [0, 0, 0]))).toBe(false);
    expect(isDrawn(ended([1, 2, 1, 2], [0, 1, 0, 1]))).toBe(false);
  });
});

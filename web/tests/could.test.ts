import { describe, expect, it } from "vitest";
import { couldMean, placeUnder } from "../src/board/could.ts";

function mark(id: string, could = ""): Element {
  return { id, getAttribute: () => could } as unknown as Element;
}

const SAUCER = mark("saucer-A-red", "stop A-red|step A-red *");

describe("what pointing at something illegal may have meant", () => {
  it("is what the marks under the pointer name, those on offer left out", () => {
    expect(couldMean([mark("card", "discard laser|give laser")], "", ["discard laser"])).toEqual(["give laser"]);
  });

  it("is a move of a piece that could go to the place under the pointer", () => {
    const place = mark("place-R05.4");
    expect(couldMean([place], placeUnder([place]), [], [SAUCER])).toEqual(["step A-red R05.4"]);
  });

  it("is no move where there is no place", () => {
    expect(couldMean([mark("sky")], placeUnder([mark("sky")]), [], [SAUCER])).toEqual([]);
  });

  it("begins with what is topmost", () => {
    const cell = placeUnder([SAUCER, mark("place-R01.1")]);
    expect(couldMean([SAUCER], cell, [], [SAUCER])).toEqual(["stop A-red", "step A-red R01.1"]);
  });
});

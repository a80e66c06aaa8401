import { describe, expect, it } from "vitest";
import { ShownMarks } from "../src/net/changes.ts";
import type { SceneChanges } from "../src/net/types.ts";

function scene(pieces: SceneChanges["pieces"], svg: SceneChanges["pieces"]): SceneChanges {
  const panel = { id: "hand", title: "", seat: 0, side: "", part: "", weight: 0, head: 0, needs: 0, beside: 0, width: 1, height: 1, svg };
  return { type: "scene", seq: 1, title: "", width: 1, height: 1, actions: {}, camps: [], art: [], pieces, panels: [panel] };
}

describe("a picture that follows another", () => {
  it("is assembled from lines already shown and new ones", () => {
    const marks = new ShownMarks();
    expect(marks.scene(scene("a\nb\nc\nd", "x")).pieces).toBe("a\nb\nc\nd");
    const next = marks.scene(scene([[0, 2], "e", [3, 1]], [[0, 1], "y"]));
    expect(next.pieces).toBe("a\nb\ne\nd");
    expect(next.panels[0]?.svg).toBe("x\ny");
    expect(marks.scene(scene([[2, 2], [0, 1]], "z")).pieces).toBe("e\nd\na");
  });

  it("starts again with a new connection", () => {
    const marks = new ShownMarks();
    marks.scene(scene("a\nb", "x"));
    marks.forget();
    expect(marks.scene(scene("c", "x")).pieces).toBe("c");
  });
});

import { describe, expect, it } from "vitest";
import { pick, pointable, pointers, remaining } from "../src/state/narrow.ts";

const ACTIONS = {
  "play turbo": ["card-turbo-0", "card-turbo-1"],
  "play force red H8": ["card-force", "ship-red", "target-H8"],
  "play force red L8": ["card-force", "ship-red", "target-L8"],
  "play force blue H8": ["card-force", "ship-blue", "target-H8"],
  end: ["button-end"],
};

describe("narrowing by pointing", () => {
  it("leaves the actions that belong to every picked mark", () => {
    expect(remaining(ACTIONS, [])).toHaveLength(5);
    expect(remaining(ACTIONS, ["card-force"])).toHaveLength(3);
    expect(remaining(ACTIONS, ["ship-red", "target-H8"])).toEqual(["play force red H8"]);
  });

  it("lets everything that means an action be pointed at first", () => {
    expect(pointable(ACTIONS, [])).toEqual(pointers(ACTIONS));
  });

  it("then offers only the marks that distinguish the rest", () => {
    expect(pointable(ACTIONS, ["card-force", "ship-red"])).toEqual(new Set(["target-H8", "target-L8"]));
    expect(pointable(ACTIONS, ["ship-red"])).toEqual(new Set(["target-H8", "target-L8"])); // the card is determined by now
  });

  it("plays the one action that is left, from any end", () => {
    expect(pick(ACTIONS, [], "card-turbo-1")).toMatchObject({ kind: "play", action: "play turbo" });
    expect(pick(ACTIONS, ["target-L8"], "ship-red")).toMatchObject({ kind: "play", action: "play force red L8" });
    expect(pick(ACTIONS, [], "target-L8")).toMatchObject({ kind: "play", action: "play force red L8" });
  });

  it("narrows while several are left", () => {
    expect(pick(ACTIONS, ["card-force"], "target-H8")).toEqual({ kind: "narrow", picked: ["card-force", "target-H8"] });
  });

  it("unpicks a mark that is picked again", () => {
    expect(pick(ACTIONS, ["card-force"], "card-force")).toEqual({ kind: "narrow", picked: [] });
  });

  it("starts again with a mark that fits none of the picked", () => {
    expect(pick(ACTIONS, ["card-force"], "button-end")).toMatchObject({ kind: "play", action: "end" });
    expect(pick(ACTIONS, ["ship-blue"], "ship-red")).toEqual({ kind: "narrow", picked: ["ship-red"] });
  });

  it("knows when a mark means nothing", () => {
    expect(pick(ACTIONS, [], "planet-H8")).toEqual({ kind: "nothing" });
    expect(pick(ACTIONS, ["ship-red"], "planet-H8")).toEqual({ kind: "nothing" });
  });
});

import { describe, expect, it } from "vitest";
import type { Decision } from "../src/net/types.ts";
import { Choosing } from "../src/state/choosing.ts";

const DECISION: Decision = {
  ask: "command",
  rule: "BG-8",
  camp: "red",
  prompt: "Play a card?",
  options: [
    { action: "play a", label: "Play A" },
    { action: "play b", label: "Play B" },
    { action: "end", label: "End", final: true },
  ],
};
const ACTIONS = { "play a": ["card", "target-a"], "play b": ["card", "target-b"], end: ["button-end"] };

function choosing(careful = true): Choosing {
  return new Choosing(DECISION, ACTIONS, (answer) => careful && answer.final === true);
}

describe("one decision until it is answered", () => {
  it("is narrowed by marks until one answer is left", () => {
    const choice = choosing();
    expect(choice.point("card")).toBeNull();
    expect(choice.left.map((answer) => answer.action)).toEqual(["play a", "play b"]);
    expect(choice.point("target-b")).toBe("play b");
  });

  it("asks before what cannot be taken back, and a second press confirms", () => {
    const choice = choosing();
    expect(choice.point("button-end")).toBeNull();
    expect(choice.pending?.action).toBe("end");
    expect(choice.point("button-end")).toBe("end");
  });

  it("does not ask where it can be taken back", () => {
    expect(choosing(false).point("button-end")).toBe("end");
    expect(choosing().choose("play a")).toBe("play a");
  });

  it("forgets what it asked about when another mark is picked", () => {
    const choice = choosing();
    choice.point("button-end");
    expect(choice.point("target-a")).toBe("play a");
  });

  it("is answered by keys, whose numbers follow what is left", () => {
    const choice = choosing();
    expect(choice.type("2")).toBe("play b");
    choice.point("card");
    expect(choice.type("3")).toBeNull();
    expect(choice.type("1")).toBe("play a");
  });

  it("widens step by step", () => {
    const choice = choosing();
    choice.point("card");
    expect(choice.widen()).toBe(true);
    expect(choice.left).toHaveLength(3);
    expect(choice.widen()).toBe(false);
    choice.choose("end");
    choice.widen();
    expect(choice.pending).toBeNull();
  });

  it("glows where the reader can point next, and shows what a button means", () => {
    const choice = choosing();
    choice.point("card");
    choice.hinted = "end";
    const glow = choice.glow();
    expect(glow.open).toEqual(new Set(["target-a", "target-b"]));
    expect(glow.picked).toEqual(new Set(["card"]));
    expect(glow.hinted).toEqual(new Set(["button-end"]));
  });
});

describe("several answers in a row", () => {
  const way = { answers: ["step a", "step b"], marks: ["ship", "target-b"], label: "A flight to B" };
  const decision: Decision = { ...DECISION, ask: "move", options: [{ action: "step a", label: "To A" }, { action: "step c", label: "To C" }] };
  const actions = { "step a": ["ship"], "step c": ["ship", "target-c"] };
  const flying = (): Choosing => new Choosing(decision, actions, () => false, [way]);

  it("are meant by pointing at where they end", () => {
    const choice = flying();
    const action = choice.point("target-b");
    expect(action === null ? [] : choice.answersOf(action)).toEqual(["step a", "step b"]);
    expect(choice.answersOf("step c")).toEqual(["step c"]);
  });

  it("are offered beside single answers once their beginning is picked", () => {
    const choice = flying();
    expect(choice.left.map((answer) => answer.label)).toEqual(["To A", "To C"]);
    choice.point("ship");
    expect(choice.left.map((answer) => answer.label)).toEqual(["To A", "To C", "A flight to B"]);
    expect(choice.glow().open).toEqual(new Set(["target-b", "target-c"]));
  });

  it("are confirmed once for touch, with the path shown", () => {
    const choice = flying();
    expect(choice.point("target-b", true)).toBeNull();
    expect(choice.pending?.label).toBe("A flight to B");
    expect(choice.glow().hinted).toEqual(new Set(["ship", "target-b"]));
    expect(choice.answersOf(choice.confirm() ?? "")).toHaveLength(2);
  });
});

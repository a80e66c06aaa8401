import { describe, expect, it } from "vitest";
import { boxesOf, seatsOf } from "../src/lobby/shelf.ts";
import type { GameInfo } from "../src/net/types.ts";
import { dice, lines, seedOf } from "../src/lobby/dice.ts";
import { firstPlaces, kept, optionsText, requests, resized, seated } from "../src/lobby/seating.ts";

const nameless = (seat: number): string => `Player ${seat + 1}`;

describe("who sits where", () => {
  it("is the reader and bots at first", () => {
    expect(requests(firstPlaces(3, "pilot"), "Ada", nameless)).toEqual([
      { kind: "human", name: "Ada" },
      { kind: "bot", level: "pilot", name: "Halley" },
      { kind: "bot", level: "pilot", name: "Leavitt" },
    ]);
  });

  it("gives no bot the name of a person", () => {
    const names = requests(firstPlaces(4, "pilot"), "halley", nameless).map((seat) => seat.name?.toLowerCase());
    expect(new Set(names).size).toBe(4);
  });

  it("keeps the remaining seats when the number changes, and the reader's", () => {
    const places = seated(firstPlaces(3, "pilot"), 2, "me");
    expect(places.map((place) => place.sitter)).toEqual(["bot pilot", "bot pilot", "me"]);
    expect(resized(places, 2, "pilot").map((place) => place.sitter)).toEqual(["me", "bot pilot"]);
    expect(resized(places, 4, "cadet")[3]?.sitter).toBe("bot cadet");
  });

  it("has names for those who give none", () => {
    expect(requests([{ sitter: "link", name: " " }], "Ada", nameless)).toEqual([{ kind: "human", name: "Player 1" }]);
  });

  it("keeps tokens for this screen and links for friends elsewhere", () => {
    const places = [{ sitter: "me", name: "" }, { sitter: "here", name: "" }, { sitter: "link", name: "" }] as const;
    const made = { table: "t", watch: "", seats: [0, 1, 2].map((seat) => ({ seat, token: `k${seat}`, link: "" })) };
    expect(kept(places, made)).toEqual({ tokens: { 0: "k0", 1: "k1" }, invitations: [{ seat: 2, token: "k2" }] });
  });

  it("writes options as one text, without those that are printed in the rules", () => {
    const text = { fr: "", en: "" };
    const options = [
      { name: "free-battle", default: "no", values: ["no", "yes"], text, texts: {} },
      { name: "cards", default: "3-3-3", values: ["3-3-3", "5-2-2"], text, texts: {} },
    ];
    expect(optionsText(options, {})).toBe("");
    expect(optionsText(options, { "free-battle": "yes", cards: "5-2-2" })).toBe("free-battle cards=5-2-2");
    expect(optionsText(options, { "free-battle": "no" })).toBe("");
  });
});

describe("a box", () => {
  it("looks the same every time", () => {
    const [one, other] = [dice(seedOf("a box")), dice(seedOf("a box"))];
    expect(Array.from({ length: 9 }, one)).toEqual(Array.from({ length: 9 }, other));
  });

  it("may hold several games", () => {
    const text = { fr: "", en: "" };
    const game = (name: string, box: string, seats: number[]): GameInfo =>
      ({ name, box, seats, box_title: text, title: text, about: text, cover: "", options: [], takes_data: false });
    const shelf = boxesOf([game("a", "one", [2, 3]), game("b", "two", [2]), game("c", "one", [4])]);
    expect(shelf.map((box) => [box.name, box.games.map((each) => each.name)])).toEqual([["one", ["a", "c"]], ["two", ["b"]]]);
    expect(shelf.map(seatsOf)).toEqual([[2, 3, 4], [2]]);
  });

  it("has its title in a few lines", () => {
    expect(lines("BATTLESTAR GALACTICA", 3)).toEqual(["BATTLESTAR", "GALACTICA"]);
    expect(lines("RACE FOR THE GALAXY: XENO INVASION", 3).length).toBeLessThanOrEqual(3);
  });
});

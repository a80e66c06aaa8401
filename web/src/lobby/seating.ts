/** Who sits where at a new table. */

import type { GameOption, MadeTable, SeatRequest } from "../net/types.ts";
import type { KeptTable } from "../state/keep.ts";

export type Sitter = "me" | "here" | "link" | `bot ${string}`;

export interface Place {
  sitter: Sitter;
  name: string;
}

export const bot = (level: string): Sitter => `bot ${level}`;

/** One seat for the reader and bots for the rest. */
export function firstPlaces(count: number, level: string): Place[] {
  return Array.from({ length: count }, (_, seat) => ({ sitter: seat === 0 ? "me" : bot(level), name: "" }));
}

/** Changes the number of seats; the remaining ones are kept, and the reader keeps a seat if there was one. */
export function resized(places: readonly Place[], count: number, level: string): Place[] {
  const kept = places.slice(0, count);
  const added = firstPlaces(count, level).slice(kept.length);
  const all = [...kept, ...added];
  const lost = places.slice(count).some((place) => place.sitter === "me");
  return lost ? all.map((place, seat) => (seat === 0 ? { ...place, sitter: "me" } : place)) : all;
}

/** Assigns a seat; the reader has only one. */
export function seated(places: readonly Place[], seat: number, sitter: Sitter): Place[] {
  return places.map((place, other) => {
    if (other === seat) return { ...place, sitter };
    return sitter === "me" && place.sitter === "me" ? { ...place, sitter: places[seat]?.sitter ?? "link" } : place;
  });
}

const BOTS = ["Kepler", "Halley", "Leavitt", "Cassini", "Herschel", "Messier", "Huygens", "Payne"];

/** The request for the table; bots have distinct names, so that the log is clear. */
export function requests(places: readonly Place[], guest: string, nameless: (seat: number) => string): SeatRequest[] {
  const taken = new Set([guest, ...places.map((place) => place.name)].map((name) => name.trim().toLowerCase()));
  const free = BOTS.filter((name) => !taken.has(name.toLowerCase()));
  return places.map((place, seat) => {
    if (place.sitter.startsWith("bot ")) return { kind: "bot", level: place.sitter.slice(4), name: free[seat % free.length] ?? "" };
    const name = (place.sitter === "me" ? guest : place.name).trim();
    return { kind: "human", name: name || nameless(seat) };
  });
}

/** What this browser keeps of the tokens: those of the seats played here, and links for the others. */
export function kept(places: readonly Place[], made: MadeTable): KeptTable {
  const result: KeptTable = { tokens: {}, invitations: [] };
  for (const { seat, token } of made.seats) {
    const sitter = places[seat]?.sitter;
    if (sitter === "link") result.invitations.push({ seat, token });
    else result.tokens[seat] = token;
  }
  return result;
}

/** Options as one text: `name` for a yes, `name=value` otherwise, nothing for what is printed in the rules. */
export function optionsText(options: readonly GameOption[], chosen: Readonly<Record<string, string>>): string {
  return options
    .filter((option) => (chosen[option.name] ?? option.default) !== option.default)
    .map((option) => (chosen[option.name] === "yes" ? option.name : `${option.name}=${chosen[option.name]}`))
    .join(" ");
}

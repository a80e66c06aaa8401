/** The boxes on the shelf, each with the games in it. */

import type { GameInfo } from "../net/types.ts";

export interface Box {
  name: string;
  games: GameInfo[];
}

/** In the order of the first game of each. */
export function boxesOf(games: readonly GameInfo[]): Box[] {
  const found = new Map<string, GameInfo[]>();
  for (const game of games) found.set(game.box, [...(found.get(game.box) ?? []), game]);
  return [...found].map(([name, inside]) => ({ name, games: inside }));
}

/** Every number of seats that some game of the box is made for. */
export function seatsOf(box: Box): number[] {
  return [...new Set(box.games.flatMap((game) => game.seats))].sort((a, b) => a - b);
}

/** Which screen an address asks for. */

import { Lobby } from "./lobby/lobby.ts";
import * as api from "./net/api.ts";
import { Nowhere } from "./panels/nowhere.ts";
import { applySettings } from "./panels/settings.ts";
import type { Screen } from "./panels/screen.ts";
import { TableScreen } from "./panels/tablescreen.ts";
import { ReplayScreen } from "./replay/replayscreen.ts";
import { RulesScreen } from "./rules/rules.ts";
import { exchangeFor, exchanged, keepToken, tableOf } from "./state/keep.ts";

/** A token that came in a link is exchanged for a new one, which is kept, and is removed from the address. */
async function takeToken(table: string): Promise<void> {
  const token = new URLSearchParams(location.hash.slice(1)).get("token");
  if (token === null) return;
  history.replaceState(null, "", location.pathname);
  try {
    keepToken(table, ...(await ownSeat(table, token)));
  } catch {
    // the table then opens as for spectators, and says what is wrong if it does not exist
  }
}

/** Takes a free seat; the link of the reader's own seat opens it on another device. */
async function ownSeat(table: string, token: string): Promise<[number, string]> {
  const own = exchangeFor(token);
  const state = await api.tableState(table, token).catch(() => null);
  if (state?.seats[state.seat]?.claimed) return [state.seat, token];
  const { seat } = await api.claim(table, token, own);
  exchanged(token);
  return [seat, own];
}

async function screenFor(host: HTMLElement): Promise<Screen> {
  const [, kind = "", id = ""] = location.pathname.split("/");
  if (kind !== "" && id === "") return new Nowhere(host);
  if (kind === "table") {
    await takeToken(id);
    return new TableScreen(host, id, tableOf(id));
  }
  if (kind === "replay") return new ReplayScreen(host, id);
  if (kind !== "") return new Nowhere(host);
  const [, page = "", game = "", rule = ""] = location.hash.split("/");
  return page === "rules" ? new RulesScreen(host, game, rule) : new Lobby(host);
}

async function main(): Promise<void> {
  applySettings();
  const host = document.getElementById("app");
  if (!host) return;
  const screen = await screenFor(host);
  screen.start();
  if (location.pathname === "/") addEventListener("hashchange", () => location.reload());
}

void main();

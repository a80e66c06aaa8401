/** What this browser keeps: tokens of seats, links for friends, a name and the settings. */

import type { Lang } from "../net/types.ts";

export interface Settings {
  lang: Lang | "";
  theme: "" | "dark" | "light" | "contrast";
  still: boolean; // nothing moves
  sound: boolean;
  confirm: boolean; // ask before what cannot be taken back
  handover: boolean; // hide the table while the screen is passed on
}

export const DEFAULTS: Settings = { lang: "", theme: "", still: false, sound: false, confirm: true, handover: true };

export interface Invitation {
  seat: number;
  token: string;
}

export interface KeptTable {
  tokens: Record<number, string>; // the seats played on this screen
  invitations: Invitation[]; // the seats that friends will take by a link
}

type Kept = Record<string, KeptTable>;

function read<Value>(key: string, otherwise: Value): Value {
  try {
    const text = localStorage.getItem(`orrery.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as Value);
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(`orrery.${key}`, JSON.stringify(value));
  } catch {
    // a browser that keeps nothing still plays, until it is reloaded
  }
}

export const settings: Settings = { ...DEFAULTS, ...read<Partial<Settings>>("settings", {}) };

export function change(some: Partial<Settings>): void {
  Object.assign(settings, some);
  write("settings", settings);
}

export const guest = (): string => read("name", "");
export const keepGuest = (name: string): void => write("name", name);

export const tables = (): Kept => read<Kept>("tables", {});

export function tableOf(table: string): KeptTable {
  return tables()[table] ?? { tokens: {}, invitations: [] };
}

export function keepTable(table: string, kept: KeptTable): void {
  write("tables", { ...tables(), [table]: kept });
}

export function forgetTable(table: string): void {
  const { [table]: _, ...others } = tables();
  write("tables", others);
}

/** A new token for a seat that is taken by a link: 192 bits, in characters allowed in an address. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}

/** The token that a link is being exchanged for is kept before it is sent: a lost response does not lose the seat. */
export function exchangeFor(link: string): string {
  const pending = read<Record<string, string>>("claims", {});
  const own = pending[link] ?? newToken();
  write("claims", { ...pending, [link]: own });
  return own;
}

export function exchanged(link: string): void {
  const { [link]: _, ...others } = read<Record<string, string>>("claims", {});
  write("claims", others);
}

/** A token is kept for its table and seat. */
export function keepToken(table: string, seat: number, token: string): void {
  const kept = tableOf(table);
  keepTable(table, { ...kept, tokens: { ...kept.tokens, [seat]: token } });
}

/** Whether things may move: neither the reader nor the reader's system objects. */
export function lively(): boolean {
  return !settings.still && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

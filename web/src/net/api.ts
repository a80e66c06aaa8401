/** Every request of the page, in one place; a refusal carries the sentence that the server gives. */

import { bound } from "../words/typeset.ts";
import { language, say } from "../words/words.ts";
import type {
  Catalogue,
  Done,
  MadeTable,
  MyTable,
  Replay,
  ReplayPosition,
  Rule,
  TableRequest,
  TableState,
  UndoKind,
  Until,
  Viewpoint,
  Why,
} from "./types.ts";

export class Refused extends Error {
  readonly status: number;
  readonly word: string;
  readonly rule: string;

  constructor(status: number, word: string, reason: string, rule: string) {
    super(reason);
    this.status = status;
    this.word = word;
    this.rule = rule;
  }
}

export const AGAIN = 3000; // milliseconds before a server that did not answer is asked again

export const isSilence = (problem: unknown): boolean => problem instanceof Refused && problem.word === "unreachable";

type Fields = Record<string, string | number | undefined>;

/** A token is sent in a header: addresses are kept in logs and histories. */
function bearer(token: string | undefined): Record<string, string> {
  return token === undefined || token === "" ? {} : { Authorization: `Bearer ${token}` };
}

function address(path: string, fields: Fields = {}): string {
  const query = new URLSearchParams({ lang: language() });
  for (const [key, value] of Object.entries(fields)) {
    if (value !== undefined) query.set(key, String(value));
  }
  return `/api/${path}?${query}`;
}

function pause(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}

async function refusal(response: Response): Promise<Refused> {
  const body = (await response.text().then((text) => JSON.parse(bound(text)) as object).catch(() => ({}))) as { error?: string; reason?: string; rule?: string };
  return new Refused(response.status, body.error ?? "", body.reason ?? say("error.unknown"), body.rule ?? "");
}

/** A request is sent again after a pause when the server is busy; every request may be sent twice. */
async function ask<Result>(url: string, init: RequestInit = {}, again = 2): Promise<Result> {
  let response: Response;
  try {
    response = await fetch(url, init);
  } catch {
    if (again === 0) throw new Refused(0, "unreachable", say("error.unreachable"), "");
    await pause(1);
    return ask(url, init, again - 1);
  }
  if (response.ok) return JSON.parse(bound(await response.text())) as Result;
  if ((response.status === 429 || response.status === 503) && again > 0) {
    await pause(Math.min(Number(response.headers.get("Retry-After") ?? "1") || 1, 5));
    return ask(url, init, again - 1);
  }
  throw await refusal(response);
}

function read<Result>(path: string, token: string | undefined, fields: Fields = {}): Promise<Result> {
  return ask(address(path, fields), { headers: bearer(token) });
}

function post<Result>(path: string, token: string | undefined, body: object = {}, headers: Record<string, string> = {}): Promise<Result> {
  return ask(address(path), {
    method: "POST",
    headers: { "Content-Type": "application/json", ...bearer(token), ...headers },
    body: JSON.stringify(body),
  });
}

/** Something that a seat does at its table. The state after it comes on the seat's socket, and is not sent twice. */
const act = (table: string, what: string, token: string, body: object = {}): Promise<Done> =>
  post(`tables/${table}/${what}`, token, body, { Prefer: "return=minimal" });

export const games = (): Promise<Catalogue> => ask(address("games"));

export const rules = async (game: string): Promise<Rule[]> =>
  (await ask<{ rules: Rule[] }>(address(`games/${game}/rules`))).rules;

export const rule = (game: string, name: string): Promise<Rule> => ask(address(`games/${game}/rules/${name}`));

export const makeTable = (request: TableRequest): Promise<MadeTable> => post("tables", undefined, request);

export const mine = async (tokens: string[]): Promise<MyTable[]> =>
  (await post<{ tables: MyTable[] }>("mine", undefined, { tokens: tokens.slice(0, 50) })).tables;

/** A table's state, with the lines of its log that came after a seq. */
export const tableState = (table: string, token: string, seq = 0): Promise<TableState> =>
  read(`tables/${table}`, token, seq > 0 ? { seq } : {});

/** Takes the seat of a link: from then on only the new token opens it. Sent twice, it counts once. */
export const claim = (table: string, token: string, own: string): Promise<{ seat: number; token: string }> =>
  post(`tables/${table}/claim`, token, { new: own });

/** A new link for a seat that nobody has taken yet; the old link opens nothing from then on. */
export const invite = (table: string, token: string, seat: number): Promise<{ seat: number; token: string }> =>
  post(`tables/${table}/invite`, token, { seat });

export const answer = (table: string, token: string, seq: number, action: string): Promise<Done> =>
  act(table, "actions", token, { seq, action });

export const why = (table: string, token: string, action: string): Promise<Why> =>
  read(`tables/${table}/why`, token, { action });

export const undo = (
  table: string,
  token: string,
  seq: number,
  what: UndoKind,
  tokens: string[],
): Promise<Done> => act(table, "undo", token, { seq, what, ...(tokens.length > 1 ? { tokens } : {}) });

export const consent = (table: string, token: string, line: number, agree: boolean): Promise<Done> =>
  act(table, "consent", token, { line, agree });

export const standing = (table: string, token: string, action: string, asked: string, until: Until): Promise<Done> =>
  act(table, "standing", token, { action, ask: asked, until });

export const clearStanding = (table: string, token: string): Promise<Done> =>
  act(table, "standing", token, { clear: true });

export const forced = (table: string, token: string, on: boolean): Promise<Done> =>
  act(table, "forced", token, { on });

export const rename = (table: string, token: string, name: string): Promise<Done> =>
  act(table, "name", token, { name });

export const chat = (table: string, token: string, text: string): Promise<unknown> =>
  post(`tables/${table}/chat`, token, { text, id: crypto.getRandomValues(new Uint32Array(2)).join("-") });

export const leave = (table: string, token: string, fields: { seat?: number; level?: string } = {}): Promise<Done> =>
  act(table, "leave", token, fields);

export const comeBack = (table: string, token: string): Promise<Done> => act(table, "return", token);

export const rematch = (table: string, token: string): Promise<{ table: string; link: string }> =>
  post(`tables/${table}/rematch`, token);

/** The record of a game that is over is open to everybody, so that its address carries no token. */
export const recordAddress = (table: string, _token?: string): string => address(`tables/${table}/record`);

export const replay = (table: string, token?: string): Promise<Replay> => read(`tables/${table}/replay`, token);

export const position = (
  table: string,
  line: number,
  as: Viewpoint,
  ground: boolean,
  token?: string,
): Promise<ReplayPosition> =>
  read(`tables/${table}/replay/${line}`, token, { as: String(as), ground: ground ? undefined : 0 });

/** Generated pictures by their names, as the symbols of one document. */
export async function art(names: readonly string[]): Promise<string> {
  const response = await fetch(`/api/art?of=${names.map(encodeURIComponent).join(",")}`);
  if (!response.ok) throw await refusal(response);
  return response.text();
}

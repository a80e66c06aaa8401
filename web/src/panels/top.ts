/** The line above the table: the current game, and links to everything else. */

import { html, nothing, type TemplateResult } from "lit";
import * as api from "../net/api.ts";
import { GALLERY, type TableState } from "../net/types.ts";
import type { Table } from "../state/table.ts";
import { say } from "../words/words.ts";
import { awaited } from "./invite.ts";
import { rulesAddress } from "./rule.ts";
import { dialog } from "./dialogs.ts";

export type Window = "settings" | "help" | "invite" | "standing" | "leave" | "rule";

export function top(table: Table, open: (window: Window) => void): TemplateResult {
  const { state } = table;
  const seated = table.looking !== GALLERY;
  const left = seated && state?.seats[table.looking]?.left === true;
  return html`<header class="top">
    <a class="home" href="/" aria-label=${say("top.lobby")}><img src=${new URL("../icon.svg", import.meta.url).href} alt="" width="28" height="28"></a>
    <h1>${state?.title ?? "Orrery"}</h1>
    ${state ? about(state) : nothing}
    <button class="log-button" aria-expanded="false" @click=${toggleTalk}>${say("log.title")}</button>
    <button class="menu-button" aria-expanded="false" @click=${toggleMenu}>${say("top.menu")}</button>
    <nav aria-label=${say("top.menu")}>
      ${left ? html`<button class="primary" @click=${() => void table.send(() => api.comeBack(table.id, table.token))}>${say("top.return")}</button>` : nothing}
      <button class=${awaited(table) ? "primary" : ""} @click=${() => open("invite")}>${say("top.invite")}</button>
      ${state ? html`<a class="button" href=${rulesAddress(state.game)} target="_blank">${say("top.rules")}</a>` : nothing}
      <a class="button" href="/replay/${table.id}">${say("top.replay")}</a>
      ${seated && !state?.outcome ? html`<button @click=${() => open("standing")}>${say("top.standing")}</button>` : nothing}
      <button @click=${() => open("settings")}>${say("top.settings")}</button>
      <button @click=${() => open("help")} aria-label=${say("help.title")}>?</button>
      ${seated && !left && !state?.outcome ? html`<button @click=${() => open("leave")}>${say("top.leave")}</button>` : nothing}
    </nav>
  </header>`;
}

/** The turn, and behind it what is special about this table, in whole sentences when opened. */
function about(state: TableState): TemplateResult {
  const turn = state.turns > 0 ? say("log.turn", { turn: state.turns }) : say("log.before");
  const variants = state.options === "" ? [] : state.variants;
  if (variants.length === 0 && !state.seeded) return html`<p class="about">${turn}</p>`;
  const words = [...(variants.length > 0 ? [say("top.variants", { count: variants.length })] : []), ...(state.seeded ? [say("top.seeded")] : [])];
  return html`<details class="about">
    <summary>${turn}<span class="variants"> · ${words.join(" · ")}</span></summary>
    <ul>${[...variants, ...(state.seeded ? [say("top.seeded.about")] : [])].map((sentence) => html`<li>${sentence}</li>`)}</ul>
  </details>`;
}

/** On narrow screens the links are behind one button. */
export function toggleMenu(event: Event): void {
  toggle(event, ".top", "menu-open");
}

function toggleTalk(event: Event): void {
  toggle(event, "#app", "talk-open");
}

function toggle(event: Event, what: string, word: string): void {
  const button = event.currentTarget as HTMLElement;
  const open = button.closest(what)?.classList.toggle(word) ?? false;
  button.setAttribute("aria-expanded", String(open));
}

export function leaveDialog(table: Table, close: () => void): TemplateResult {
  const leave = async (): Promise<void> => {
    for (const view of table.views.values()) {
      if (view.token !== undefined) await api.leave(table.id, view.token).catch((problem: unknown) => table.say(problem));
    }
    location.assign("/");
  };
  const content = html`<p>${say("leave.about")}</p>
    <div class="buttons">
      <button class="primary" @click=${() => void leave()}>${say("leave.yes")}</button>
      <button @click=${close}>${say("leave.no")}</button>
    </div>`;
  return dialog(say("top.leave"), content, close, "leave");
}

/** Shown within five seconds of the last message from the server. */
export function connection(table: Table): TemplateResult | typeof nothing {
  const { health, farewell } = table.view;
  if (health === "late") return html`<div class="banner late" role="alert">${say("banner.late")}</div>`;
  if (health !== "ended") return nothing;
  return html`<div class="banner late" role="alert">${reasonOf(farewell)} <a href="/">${say("top.lobby")}</a></div>`;
}

/** Why the server closed for good. */
export function reasonOf(farewell: number): string {
  return farewell === 4404 ? say("banner.gone") : farewell === 4410 ? say("banner.rules") : say("banner.right");
}

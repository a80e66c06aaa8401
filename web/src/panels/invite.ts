/** Links for friends and spectators. */

import { html, nothing, type TemplateResult } from "lit";
import type { Table } from "../state/table.ts";
import { say } from "../words/words.ts";
import { dialog } from "./dialogs.ts";
import { nameOf } from "./seats.ts";

export function seatLink(table: string, token: string): string {
  return `${location.origin}/table/${table}#token=${token}`;
}

async function copy(event: Event, link: string): Promise<void> {
  const button = event.currentTarget as HTMLButtonElement;
  const field = button.parentElement?.querySelector("input");
  field?.select();
  try {
    await navigator.clipboard.writeText(link);
  } catch {
    document.execCommand("copy"); // pages that are not served over https may not write to the clipboard
  }
  button.textContent = say("invite.copied");
}

function row(title: string, link: string, sign: string): TemplateResult {
  return html`<div class="link-row">
    <label>${title} ${sign ? html`<small>${sign}</small>` : nothing}
      <input readonly .value=${link} @focus=${(event: Event) => (event.target as HTMLInputElement).select()}>
    </label>
    <button @click=${(event: Event) => void copy(event, link)}>${say("invite.copy")}</button>
  </div>`;
}

export function inviteDialog(table: Table, close: () => void): TemplateResult {
  const seats = table.state?.seats ?? [];
  const content = html`
    ${table.kept.invitations.length > 0 ? html`<p>${say("invite.about")}</p>` : nothing}
    ${table.kept.invitations.map(({ seat, token }) => {
      const guest = seats[seat];
      const title = `P${seat + 1} ${guest ? nameOf(guest) : ""}`;
      return row(title, seatLink(table.id, token), guest?.present ? say("seat.present") : say("invite.awaited"));
    })}
    ${row(say("invite.watch"), `${location.origin}/table/${table.id}`, "")}
  `;
  return dialog(say("invite.title"), content, close, "invite");
}

/** Whether a friend with a link has not come yet. */
export function awaited(table: Table): boolean {
  const seats = table.state?.seats ?? [];
  return table.kept.invitations.some(({ seat }) => seats[seat] && !seats[seat].present);
}

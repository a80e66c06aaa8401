/** The reader's settings: language, colours, motion, sound and pace. */

import { html, nothing, type TemplateResult } from "lit";
import type { Lang } from "../net/types.ts";
import { change, settings, type Settings } from "../state/keep.ts";
import { language, preferred, say, speak } from "../words/words.ts";
import { choice, dialog, tick } from "./dialogs.ts";

/** Applies the settings to the page. */
export function applySettings(): void {
  const root = document.documentElement;
  if (settings.theme === "") delete root.dataset["theme"];
  else root.dataset["theme"] = settings.theme;
  root.dataset["motion"] = settings.still ? "none" : "";
  speak(preferred(settings.lang, navigator.languages));
}

const LANGUAGES: { value: Lang; text: string }[] = [
  { value: "fr", text: "Français" },
  { value: "en", text: "English" },
];

/** Settings of a seat at its table. */
export interface SeatWishes {
  forced: boolean;
  setForced: (on: boolean) => void;
  several: boolean; // more than one seat on this screen
  name: string;
  setName: (name: string) => void;
}

export function settingsDialog(changed: (what: keyof Settings) => void, close: () => void, seat: SeatWishes | null): TemplateResult {
  const set = <Name extends keyof Settings>(name: Name, value: Settings[Name]): void => {
    change({ [name]: value });
    applySettings();
    changed(name);
  };
  const themes = [
    { value: "" as const, text: say("theme.system") },
    { value: "dark" as const, text: say("theme.dark") },
    { value: "light" as const, text: say("theme.light") },
    { value: "contrast" as const, text: say("theme.contrast") },
  ];
  const rename = (event: Event): void => {
    const name = (event.target as HTMLInputElement).value.trim();
    if (name !== "") seat?.setName(name);
  };
  const content = html`
    ${seat ? html`<label class="my-name">${say("settings.name")}<input maxlength="40" .value=${seat.name} @change=${rename}></label>` : nothing}
    ${choice("lang", say("settings.language"), LANGUAGES, language(), (value) => set("lang", value))}
    ${choice("theme", say("settings.theme"), themes, settings.theme, (value) => set("theme", value))}
    ${tick(say("settings.still"), settings.still, (on) => set("still", on), say("settings.still.about"))}
    ${tick(say("settings.sound"), settings.sound, (on) => set("sound", on))}
    ${tick(say("settings.confirm"), settings.confirm, (on) => set("confirm", on), say("settings.confirm.about"))}
    ${seat?.several ? tick(say("settings.handover"), settings.handover, (on) => set("handover", on), say("settings.handover.about")) : nothing}
    ${seat ? tick(say("settings.forced"), seat.forced, seat.setForced, say("settings.forced.about")) : nothing}
  `;
  return dialog(say("settings.title"), content, close, "settings");
}

/** The replay: any position of a game, as any seat saw it then. */

import { html, nothing, type TemplateResult } from "lit";
import { dress, NO_GLOW } from "../board/glow.ts";
import { Drawing } from "../board/picture.ts";
import { Large } from "../board/large.ts";
import { listen } from "../board/pointer.ts";
import { arrange, playArea, tellWhatScrolls } from "../board/arrange.ts";
import * as api from "../net/api.ts";
import type { Replay, ReplayPosition, Viewpoint } from "../net/types.ts";
import { nowhere } from "../panels/nowhere.ts";
import { Screen, TableRoom, wideEnough } from "../panels/screen.ts";
import { settingsDialog } from "../panels/settings.ts";
import { toggleMenu } from "../panels/top.ts";
import { zoomButtons } from "../panels/zooming.ts";
import { lively, tableOf } from "../state/keep.ts";
import { say } from "../words/words.ts";
import { controls, lineList } from "./controls.ts";
import { PlayOn } from "./playon.ts";
import { addressOf, lastLine, nextTurn, placeOf, previousTurn, rolledBetween, type Place } from "./position.ts";

const TEMPO = 900; // milliseconds between lines in automatic play

export class ReplayScreen extends Screen {
  private readonly id: string;
  private readonly token: string | undefined;
  private readonly drawing = new Drawing(lively);
  private readonly large = new Large();
  private readonly play = playArea();
  private readonly room = new TableRoom(this.play, () => {
    this.arrange();
    if (this.play.isConnected) tellWhatScrolls(this.play, this.drawing);
  });
  private replay: Replay | null = null;
  private place: Place = { line: 0, as: -2 };
  private shown: ReplayPosition | null = null;
  private groundOf: Viewpoint | null = null; // from whose side the board is shown
  private running: ReturnType<typeof setInterval> | undefined;
  private playOn: PlayOn | null = null;
  private settings = false;
  private problem = "";
  private wanted = 0;

  constructor(host: HTMLElement, id: string) {
    super(host);
    this.id = id;
    this.token = Object.values(tableOf(id).tokens)[0];
    listen(this.play, { open: () => [], pick: () => {}, ask: () => {}, moved: () => this.drawing.zoom.moved, elsewhere: () => {}, enlarge: (mark) => this.large.show(mark) });
  }

  override start(): void {
    addEventListener("hashchange", () => this.follow());
    document.addEventListener("keydown", (event) => this.keyPressed(event));
    this.update();
    this.drawing.toggled = this.update;
    this.drawing.zoom.changed = this.update;
    void this.fetch();
  }

  private arrange(): void {
    if (!this.play.isConnected) return;
    const own = typeof this.place.as === "number" ? this.place.as : -1;
    for (const { shown } of this.drawing.shownPanels()) shown.open = wideEnough() || (shown.wish ?? true);
    arrange(this.play, this.drawing, own, this.room.now());
  }

  private async fetch(): Promise<void> {
    try {
      this.replay = await api.replay(this.id, this.token);
      this.groundOf = null;
      this.follow();
    } catch (problem) {
      this.fail(problem, () => void this.fetch());
    }
  }

  /** Says what is wrong; a server that does not answer is asked again. */
  private fail(problem: unknown, again: () => void): void {
    this.problem = problem instanceof Error ? problem.message : String(problem);
    if (api.isSilence(problem)) setTimeout(again, api.AGAIN);
    this.update();
  }

  /** The address has changed: show what it names. */
  private follow(): void {
    if (!this.replay) return;
    this.place = placeOf(location.hash, this.replay);
    void this.show();
  }

  private async show(): Promise<void> {
    const { line, as } = this.place;
    const turn = ++this.wanted;
    try {
      const position = await api.position(this.id, line, as, this.groundOf !== as, this.token);
      if (turn !== this.wanted) return; // another position is wanted by now
      const luck = this.shown !== null && rolledBetween(this.replay?.lines ?? [], this.shown.line, line);
      this.shown = position;
      const { defs = "", ground = "", theme = "", width, height } = position.scene;
      if (ground !== "") {
        this.drawing.lay({ width, height, theme, defs, ground });
        this.groundOf = as;
      }
      this.drawing.show(position.scene, luck);
      this.problem = "";
      this.update();
    } catch (problem) {
      const again = (): void => {
        if (turn === this.wanted) void this.show();
      };
      if (turn === this.wanted) this.fail(problem, again);
    }
  }

  readonly go = (line: number, as: Viewpoint = this.place.as): void => {
    const last = this.replay ? lastLine(this.replay) : 0;
    this.place = { line: Math.max(0, Math.min(line, last)), as };
    history.replaceState(null, "", addressOf(this.place));
    this.update();
    void this.show();
  };

  private readonly run = (): void => {
    if (this.running !== undefined) return this.halt();
    const { replay } = this;
    if (!replay) return;
    if (this.place.line === lastLine(replay)) this.go(0);
    this.running = setInterval(() => {
      if (this.place.line >= lastLine(replay)) this.halt();
      else this.go(this.place.line + 1);
    }, TEMPO);
    this.update();
  };

  private halt(): void {
    clearInterval(this.running);
    this.running = undefined;
    this.update();
  }

  private keyPressed(event: KeyboardEvent): void {
    const { replay, place } = this;
    const field = event.target instanceof Element && event.target.closest("input:not([type=range]), select, dialog");
    if (!replay || field || event.ctrlKey || event.altKey || event.metaKey) return;
    const keys: Record<string, () => void> = {
      ArrowRight: () => this.go(place.line + 1),
      ArrowLeft: () => this.go(place.line - 1),
      PageDown: () => this.go(nextTurn(replay, place.line)),
      PageUp: () => this.go(previousTurn(replay, place.line)),
      Home: () => this.go(0),
      End: () => this.go(lastLine(replay)),
    };
    const key = event.shiftKey ? undefined : keys[event.key];
    if (!key && !this.drawing.zoom.key(event)) return;
    event.preventDefault();
    key?.();
  }

  override settingsChanged(name: string): void {
    if (name === "lang") void this.fetch();
    this.update();
  }

  private startPlayOn(): void {
    if (!this.replay) return;
    const close = (): void => {
      this.playOn = null;
      this.update();
    };
    this.playOn = new PlayOn(this.replay, this.place.line, this.update, close);
    this.update();
  }

  protected override template(): TemplateResult {
    const { replay, place } = this;
    if (!replay && this.problem) return nowhere(this.problem);
    document.title = `${say("replay.title")} · Orrery`;
    return html`
      <header class="top replay-top">
        <a class="home" href="/" aria-label=${say("top.lobby")}><img src=${new URL("../icon.svg", import.meta.url).href} alt="" width="28" height="28"></a>
        <h1>${say("replay.title")}</h1>
        <p class="about">${replay?.names.join(", ") ?? ""}</p>
        <button class="menu-button" aria-expanded="false" @click=${toggleMenu}>${say("top.menu")}</button>
        <nav aria-label=${say("top.menu")}>
          <a class="button" href="/table/${this.id}">${say("replay.table")}</a>
          <a class="button" href=${api.recordAddress(this.id, this.token)} download>${say("outcome.record")}</a>
          <button @click=${() => { this.settings = true; this.update(); }}>${say("top.settings")}</button>
        </nav>
      </header>
      ${this.problem ? html`<div class="banner late" role="alert">${this.problem}</div>` : nothing}
      <main class="table replay">
        <div class="scrolls">${this.play} ${replay ? lineList(replay, place, this.drawing.camps, this.go) : nothing}</div>
        ${replay
          ? controls(replay, place, this.shown, {
              go: this.go,
              run: this.run,
              running: this.running !== undefined,
              playOn: () => this.startPlayOn(),
            }, zoomButtons(this.drawing))
          : html`<p>${say("bar.loading")}</p>`}
      </main>
      ${this.large.element} ${this.playOn?.template() ?? nothing}
      ${this.settings
        ? settingsDialog((name) => this.settingsChanged(name), () => { this.settings = false; this.update(); }, null)
        : nothing}
    `;
  }

  protected override drawn(): void {
    this.arrange();
    dress(this.drawing, NO_GLOW);
    if (this.play.isConnected) tellWhatScrolls(this.play, this.drawing);
    const list = document.querySelector(".lines .scroll");
    const current = list?.querySelector<HTMLElement>("[aria-current]");
    if (list) list.scrollTop = current ? current.offsetTop - list.clientHeight / 2 : 0;
    this.drawing.settled();
  }
}

/** The table: board and panels, the question bar, seats, log and chat. */

import { html, nothing, render, type TemplateResult } from "lit";
import { arrange, playArea, partOf, reveal, revealNext, tellWhatScrolls } from "../board/arrange.ts";
import { chime } from "../board/chime.ts";
import { dress, type Spot } from "../board/glow.ts";
import { cellAt, labelsOf } from "../board/grid.ts";
import { calledAt, couldMean, moversOf, placeUnder } from "../board/could.ts";
import { Large } from "../board/large.ts";
import { Drawing } from "../board/picture.ts";
import { listen } from "../board/pointer.ts";
import * as api from "../net/api.ts";
import { keepGuest, lively, type KeptTable, type Settings } from "../state/keep.ts";
import type { Change } from "../state/seatview.ts";
import { isAsked } from "../state/handover.ts";
import { Table } from "../state/table.ts";
import { say } from "../words/words.ts";
import { askedCamp } from "./badge.ts";
import { decisionBar, type Pointing } from "./decision.ts";
import { handover } from "./handover.ts";
import { helpDialog } from "./help.ts";
import { inviteDialog } from "./invite.ts";
import { keyPressed } from "./keyboard.ts";
import { notice, placeNotice } from "./notice.ts";
import { nowhere } from "./nowhere.ts";
import { outcome } from "./outcome.ts";
import { showWholeSentences } from "./recap.ts";
import { ruleDialog } from "./rule.ts";
import { Screen, TableRoom, wideEnough } from "./screen.ts";
import { seats, seatStatus } from "./seats.ts";
import { settingsDialog } from "./settings.ts";
import { standingDialog } from "./standing.ts";
import { chat, followLog, log } from "./talk.ts";
import { connection, leaveDialog, reasonOf, top, type Window } from "./top.ts";
import { undoButtons, undoRequest } from "./undo.ts";
import { zoomButtons } from "./zooming.ts";

export class TableScreen extends Screen {
  readonly table: Table;
  private readonly drawing = new Drawing(lively);
  private readonly large = new Large();
  private readonly play = playArea();
  private readonly room = new TableRoom(this.play, () => {
    this.place();
    if (this.play.isConnected) tellWhatScrolls(this.play, this.drawing);
    showWholeSentences();
  });
  private open: SVGGElement[] = [];
  private window: Window | null = null;
  private ruleShown = "";
  private wasAsked = false;
  private allOpen = false; // the collapsible list of all answers
  private byKeys = false; // the latest input was a key
  private answered: unknown = null; // the question that was on the page before
  private unseen = false; // what it is about has not been scrolled into view yet
  private wasOver = false;
  private picks = 0; // how many marks were picked before

  constructor(host: HTMLElement, id: string, kept: KeptTable) {
    super(host);
    this.table = new Table(id, kept, (change, seat) => this.changed(change, seat));
    listen(this.play, {
      open: () => this.open,
      pick: (mark, unsure) => this.table.decide(this.table.choosing?.point(mark, unsure) ?? null),
      moved: () => this.drawing.zoom.moved,
      ask: (marks, at) => this.pointedInVain(marks, at),
      elsewhere: () => this.widen(),
      enlarge: (mark) => this.large.show(mark),
    });
  }

  override start(): void {
    this.table.start();
    this.drawing.toggled = this.update;
    this.drawing.zoom.changed = this.update;
    this.update();
    document.addEventListener("keydown", (event) => {
      this.byKeys = true;
      keyPressed(event, this.table, this.keyHandlers());
    });
    document.addEventListener("pointerdown", () => { this.byKeys = false; });
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) for (const view of this.table.views.values()) view.wake();
    });
  }

  private keyHandlers(): Parameters<typeof keyPressed>[2] {
    return {
      open: () => this.open,
      large: this.large,
      show: (window) => this.show(window),
      rule: (rule) => this.showRule(rule),
      covered: () => this.window !== null || this.table.handing !== null,
      zoom: this.drawing.zoom,
      all: () => {
        this.allOpen = !this.allOpen;
        this.update();
      },
    };
  }

  /** Shows what has changed; whether dice and dials turn now. */
  private changed(change: Change | "choice", seat: number): boolean {
    let turning = false;
    if (seat === this.table.looking) {
      const { ground, scene, luck } = this.table.view;
      if (change === "ground" && ground) {
        this.drawing.lay(ground);
        if (scene) this.drawing.show(scene);
      }
      if (change === "scene" && scene) turning = this.drawing.show(scene, luck);
      if (change === "state") this.sound();
    }
    this.update();
    return turning;
  }

  private sound(): void {
    const asked = Boolean(this.table.state?.decision);
    if (this.table.state?.outcome && this.wasAsked) chime("over");
    else if (asked && !this.wasAsked) chime("turn");
    else chime("move");
    this.wasAsked = asked;
  }

  private pointedInVain(marks: Element[], at: Spot): void {
    if (this.widen()) return;
    const { board } = this.drawing;
    const cell = cellAt(labelsOf(board), at) || placeUnder(marks);
    void this.table.why(couldMean(marks, cell, this.table.offered, moversOf(board)), at, calledAt(marks));
  }

  private widen(): boolean {
    const widened = this.table.choosing?.widen() ?? false;
    this.table.decide(null);
    return widened;
  }

  private readonly show = (window: Window): void => {
    this.window = window;
    this.update();
  };

  private readonly close = (): void => {
    this.window = null;
    this.update();
  };

  private readonly showRule = (rule: string): void => {
    this.ruleShown = rule;
    this.show("rule");
  };

  override settingsChanged(name: keyof Settings): void {
    if (name === "lang") for (const view of this.table.views.values()) view.afresh();
    this.update();
  }

  protected override template(): TemplateResult {
    const { table } = this;
    const { camps } = this.drawing;
    if (!table.state && table.view.health === "ended") return nowhere(reasonOf(table.view.farewell));
    if (table.handing !== null && !table.state?.outcome) return handover(table, table.handing);
    document.title = `${table.state?.decision ? "▶ " : ""}${table.state?.title ?? "Orrery"}`;
    return html`
      <a class="skip" href="#page-bar">${say("top.skip")}</a>
      ${top(table, this.show)} ${connection(table)} ${undoRequest(table)}
      <main class="table">
        <div class="scrolls">
          ${seats(table, camps, this.covered())} ${this.play}
          <aside class="talk">${log(table, camps)} ${chat(table)}</aside>
        </div>
        <div id="page-bar" tabindex="-1">
          ${table.state?.outcome ? outcome(table, camps) : decisionBar(table, this.pointing(), this.showRule, html`${zoomButtons(this.drawing)} ${undoButtons(table)}`)}
        </div>
      </main>
      ${notice(table, this.showRule)} ${this.large.element} ${this.windowOpen()}
    `;
  }

  private windowOpen(): TemplateResult | typeof nothing {
    const { table, close } = this;
    switch (this.window) {
      case "settings":
        return settingsDialog((name) => this.settingsChanged(name), close, this.seatWishes());
      case "help":
        return helpDialog(close);
      case "invite":
        return inviteDialog(table, close);
      case "standing":
        return standingDialog(table, close);
      case "leave":
        return leaveDialog(table, close);
      case "rule":
        return ruleDialog(table.state?.game ?? "", this.ruleShown, close);
      default:
        return nothing;
    }
  }

  private seatWishes(): Parameters<typeof settingsDialog>[2] {
    const { table } = this;
    if (table.held.length === 0) return null;
    return {
      forced: table.state?.forced ?? false,
      setForced: (on) => void table.send(() => api.forced(table.id, table.token, on)),
      several: table.held.length > 1,
      name: table.state?.seats[table.looking]?.name ?? "",
      setName: (name) => {
        keepGuest(name);
        void table.send(() => api.rename(table.id, table.token, name));
      },
    };
  }

  /** The seats that have a panel in the picture: it is their place in the seat strip. */
  private covered(): Set<number> {
    return new Set(this.drawing.shownPanels().flatMap(({ panel }) => (["mine", "rival"].includes(panel.part) ? panel.seat ?? [] : [])));
  }

  private pointing(): Pointing {
    const prompts = this.drawing.shownPanels().filter(({ panel }) => panel.part === "prompt");
    const styles = prompts.flatMap(({ shown }) => [...(shown.svg.querySelector(".panel")?.classList ?? [])]);
    const isButton = (id: string): boolean => prompts.some(({ shown }) => shown.svg.querySelector(`#${CSS.escape(id)}`) !== null);
    const { actions = {} } = this.table.choosing ?? {};
    return {
      pointed: (action) => (actions[action] ?? []).some((id) => !isButton(id)),
      camp: askedCamp(styles, this.drawing.camps, this.table.looking),
      allOpen: this.allOpen,
      setAllOpen: (open) => { this.allOpen = open; },
    };
  }

  /** Important panels are open; on narrow screens others are collapsed until the reader opens them. */
  private unfold(): void {
    const { meaning } = this.table.glow;
    const narrow = !wideEnough();
    for (const { panel, shown } of this.drawing.shownPanels()) {
      const matters = panel.weight > 1 || !["rival", "track"].includes(partOf(panel, this.table.looking)) || innerWidth >= 600;
      const means = meaning.size > 0 && [...meaning].some((id) => shown.svg.querySelector(`#${CSS.escape(id)}`) !== null);
      shown.matters = means;
      shown.open = !narrow || means || (shown.wish ?? (matters && panel.weight > 0));
    }
  }

  private tellSeats(): void {
    const all = this.table.state?.seats ?? [];
    for (const { panel, shown } of this.drawing.shownPanels()) {
      const seat = ["mine", "rival"].includes(panel.part) && panel.seat !== null ? all[panel.seat] : undefined;
      shown.status.className = seat ? `status seat ${seat.seat === this.table.looking ? "mine" : ""} ${isAsked(seat) ? "asked" : ""}` : "status";
      render(seat ? seatStatus(this.table, seat) : nothing, shown.status);
    }
  }

  private readonly place = (): void => {
    this.unfold();
    if (this.play.isConnected) arrange(this.play, this.drawing, this.table.looking, this.room.now());
  };

  protected override drawn(): void {
    this.tellSeats();
    this.place();
    this.open = dress(this.drawing, this.table.glow);
    const { state, scene } = this.table.view;
    this.play.ariaBusy = String(this.table.busy || scene?.seq !== state?.seq); // the picture is not that of the question yet
    this.play.classList.toggle("narrowed", (this.table.choosing?.picked.length ?? 0) > 0);
    if (this.play.isConnected) tellWhatScrolls(this.play, this.drawing);
    showWholeSentences();
    placeNotice(this.table, [...this.open, ...this.play.querySelectorAll(".own"), ...document.querySelectorAll("#page-bar")]);
    followLog();
    this.refocus();
    const isOver = Boolean(this.table.state?.outcome);
    if (isOver && !this.wasOver) document.querySelector(".scrolls")?.scrollTo(0, 0); // the final score is shown there
    this.wasOver = isOver;
    this.drawing.settled();
  }

  /** Moves the keyboard focus to the next question when the answered one is gone; what it is about is scrolled into view. */
  private refocus(): void {
    const question = this.table.choosing?.decision ?? null;
    if (question !== null && question !== this.answered) {
      if (this.byKeys && document.activeElement === document.body) document.getElementById("page-bar")?.focus();
      this.unseen = true;
    }
    if (this.unseen && this.open.length > 0) { // the picture has caught up with its question
      this.unseen = false;
      reveal(this.open);
    }
    const picked = this.table.choosing?.picked ?? [];
    if (picked.length > this.picks) revealNext(this.open.filter(({ id }) => !picked.includes(id)));
    this.picks = picked.length;
    this.answered = question;
  }
}

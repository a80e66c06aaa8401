/** Zooms the board by two fingers, the wheel, keys or buttons; pans it by a finger, the mouse or keys. */

const MOST = 5;
const STEP = 1.4;
const SLACK = 6; // pixels before a press becomes a pan

interface Point {
  x: number;
  y: number;
}

export class Zoom {
  readonly most = MOST;
  scale = 1;
  changed: () => void = () => {};
  moved = false; // the latest press was a pan, so its click means nothing
  private x = 0; // the upper left corner of the visible part, in units
  private y = 0;
  private width = 1;
  private height = 1;
  private readonly fingers = new Map<number, Point>();
  private readonly board: HTMLElement;
  private readonly svg: SVGSVGElement;

  constructor(board: HTMLElement, svg: SVGSVGElement) {
    this.board = board;
    this.svg = svg;
    board.addEventListener("wheel", (event) => this.wheeled(event), { passive: false });
    board.addEventListener("pointerdown", (event) => {
      if (this.fingers.size === 0) this.moved = false;
      this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    });
    board.addEventListener("pointermove", (event) => this.dragged(event));
    for (const end of ["pointerup", "pointercancel", "pointerleave"] as const) {
      board.addEventListener(end, (event) => this.fingers.delete(event.pointerId));
    }
    board.addEventListener("focusin", (event) => { if (event.target instanceof SVGGraphicsElement) this.reveal(event.target); });
  }

  lay(width: number, height: number): void {
    this.width = Math.max(width, 1);
    this.height = Math.max(height, 1);
    this.reset();
  }

  reset(): void {
    this.scale = 1;
    this.x = 0;
    this.y = 0;
    this.apply();
  }

  /** Zooms in or out around a point of the screen, or around the middle. */
  by(factor: number, at?: Point): void {
    const box = this.svg.getBoundingClientRect();
    const [across, down] = at ? [(at.x - box.x) / box.width, (at.y - box.y) / box.height] : [0.5, 0.5];
    const next = Math.min(MOST, Math.max(1, this.scale * factor));
    this.x += (this.width / this.scale - this.width / next) * across;
    this.y += (this.height / this.scale - this.height / next) * down;
    this.scale = next;
    this.apply();
  }

  /** Pans by fractions of the visible part. */
  shift(across: number, down: number): void {
    this.x += (this.width / this.scale) * across;
    this.y += (this.height / this.scale) * down;
    this.apply();
  }

  /** Zooms one step in or out, around the middle. */
  step(direction: 1 | -1): void {
    this.by(STEP ** direction);
  }

  /** Pans until the focused mark is visible. */
  private reveal(mark: SVGGraphicsElement): void {
    if (this.scale === 1) return;
    const [seen, box] = [this.svg.getBoundingClientRect(), mark.getBoundingClientRect()];
    const across = (box.x + box.width / 2 - seen.x) / seen.width;
    const down = (box.y + box.height / 2 - seen.y) / seen.height;
    if (Math.min(across, down) < 0 || Math.max(across, down) > 1) this.shift(across - 0.5, down - 0.5);
  }

  /** Whether the key was one for zooming. */
  key(event: KeyboardEvent): boolean {
    if (event.key === "+" || event.key === "=") this.step(1);
    else if (event.key === "-") this.step(-1);
    else if (event.key === "0") this.reset();
    else if (event.shiftKey && event.key === "ArrowLeft") this.shift(-0.2, 0);
    else if (event.shiftKey && event.key === "ArrowRight") this.shift(0.2, 0);
    else if (event.shiftKey && event.key === "ArrowUp") this.shift(0, -0.2);
    else if (event.shiftKey && event.key === "ArrowDown") this.shift(0, 0.2);
    else return false;
    return true;
  }

  private apply(): void {
    const [wide, high] = [this.width / this.scale, this.height / this.scale];
    this.x = Math.min(Math.max(0, this.x), this.width - wide);
    this.y = Math.min(Math.max(0, this.y), this.height - high);
    this.svg.setAttribute("viewBox", [this.x, this.y, wide, high].map((value) => Math.round(value * 10) / 10).join(" "));
    this.board.classList.toggle("zoomed", this.scale > 1);
    this.changed();
  }

  /** The wheel zooms where the page does not scroll, and everywhere with the control key, as touchpads send it. */
  private wheeled(event: WheelEvent): void {
    const around = this.board.closest(".scrolls");
    const scrolls = around !== null && getComputedStyle(around).display !== "contents";
    if (scrolls && !event.ctrlKey) return;
    if (this.scale === 1 && event.deltaY > 0) return;
    event.preventDefault();
    this.by(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), { x: event.clientX, y: event.clientY });
  }

  private dragged(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const box = this.svg.getBoundingClientRect();
    if (this.fingers.size === 2) {
      const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (!other) return;
      const far = Math.hypot(before.x - other.x, before.y - other.y);
      this.moved = true;
      this.by(Math.hypot(now.x - other.x, now.y - other.y) / Math.max(far, 1), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    } else if (this.scale > 1) {
      if (!this.moved && Math.hypot(now.x - before.x, now.y - before.y) < SLACK) return;
      this.moved = true;
      this.shift((before.x - now.x) / box.width, (before.y - now.y) / box.height);
    } else return;
    this.fingers.set(event.pointerId, now);
  }
}

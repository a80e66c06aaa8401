/** The sky behind the shelf: three layers of stars that drift at their own speeds. */

import { dice } from "./dice.ts";

const STARS = 220;

interface Star {
  x: number;
  y: number;
  size: number;
}

export class Starfield {
  readonly canvas: HTMLCanvasElement;
  private readonly stars: Star[];
  private readonly lively: () => boolean;
  private frame = 0;

  constructor(lively: () => boolean) {
    this.lively = lively;
    this.canvas = document.createElement("canvas");
    this.canvas.className = "starfield";
    this.canvas.setAttribute("aria-hidden", "true");
    const roll = dice(1978);
    this.stars = Array.from({ length: STARS }, () => ({ x: roll(), y: roll(), size: 0.4 + 1.5 * roll() ** 3 }));
    addEventListener("resize", () => this.paint());
  }

  start(): void {
    cancelAnimationFrame(this.frame);
    const step = (): void => {
      this.paint();
      if (this.lively()) this.frame = requestAnimationFrame(step);
    };
    step();
  }

  private paint(): void {
    const ratio = Math.min(devicePixelRatio, 2);
    const [width, height] = [innerWidth, innerHeight];
    if (this.canvas.width !== Math.round(width * ratio) || this.canvas.height !== Math.round(height * ratio)) {
      this.canvas.width = Math.round(width * ratio);
      this.canvas.height = Math.round(height * ratio);
    }
    const pen = this.canvas.getContext("2d");
    if (!pen) return;
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.clearRect(0, 0, width, height);
    pen.fillStyle = getComputedStyle(document.documentElement).getPropertyValue("--star") || "#dfe8ff";
    const time = this.lively() ? performance.now() / 1000 : 0;
    for (const [place, star] of this.stars.entries()) {
      const x = (star.x * width + time * star.size * 2.2) % width;
      pen.globalAlpha = 0.35 + 0.3 * star.size + 0.15 * Math.sin(time * 0.8 + place);
      pen.beginPath();
      pen.arc(x, star.y * height, star.size, 0, 2 * Math.PI);
      pen.fill();
    }
  }
}

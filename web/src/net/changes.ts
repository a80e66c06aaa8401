/** Reassembles pictures: a scene that follows another says for most marks only that they are unchanged. */

import type { SceneChanges, SceneMessage } from "./types.ts";

const PIECES = ""; // the part of a picture outside the panels

export class ShownMarks {
  private readonly parts = new Map<string, string[]>();

  /** A new connection begins with a whole picture. */
  forget(): void {
    this.parts.clear();
  }

  scene(message: SceneChanges): SceneMessage {
    return {
      ...message,
      pieces: this.whole(PIECES, message.pieces),
      panels: message.panels.map((panel) => ({ ...panel, svg: this.whole(panel.id, panel.svg) })),
    };
  }

  /** A text is whole; a list has new lines, and spans `[first, count]` of the lines that were shown. */
  private whole(part: string, changed: SceneChanges["pieces"]): string {
    const before = this.parts.get(part) ?? [];
    const lines =
      typeof changed === "string"
        ? changed.split("\n")
        : changed.flatMap((each) => (typeof each === "string" ? [each] : before.slice(each[0], each[0] + each[1])));
    this.parts.set(part, lines);
    return lines.join("\n");
  }
}

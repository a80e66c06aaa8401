/** A few soft tones, synthesised; silent unless the reader wants sound. */

import { settings } from "../state/keep.ts";

type Sound = "turn" | "move" | "over";

const TONES: Record<Sound, [number, number][]> = { // pitch in hertz, start in seconds
  turn: [[523, 0], [784, 0.12]],
  move: [[196, 0]],
  over: [[392, 0], [494, 0.14], [587, 0.28], [784, 0.42]],
};

let context: AudioContext | undefined;

export function chime(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [pitch, after] of TONES[sound]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "sine";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, now + after);
    volume.gain.linearRampToValueAtTime(0.08, now + after + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0005, now + after + 0.5);
    tone.connect(volume).connect(context.destination);
    tone.start(now + after);
    tone.stop(now + after + 0.55);
  }
}

/** Repeatable random numbers for pictures: the same name gives the same box. */

export function seedOf(text: string): number {
  let seed = 2166136261;
  for (const letter of text) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619);
  return seed >>> 0;
}

/** Numbers from 0 up to 1, always the same for the same seed. */
export function dice(seed: number): () => number {
  let state = seed || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
}

/** A title in at most `most` lines of about the same length. */
export function lines(title: string, most: number): string[] {
  const words = title.split(" ");
  const target = Math.max(title.length / Math.min(most, words.length), ...words.map((word) => word.length));
  const found: string[] = [];
  for (const word of words) {
    const last = found.at(-1);
    if (last !== undefined && (`${last} ${word}`.length <= target + 2 || found.length === most)) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}

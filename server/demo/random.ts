/** Numbers that look random and are the same at every run, so that a demo can be talked about (mulberry32). */
export function seededRandom(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    /** A whole number from low to high, both included. */
    between: (low: number, high: number): number => low + Math.floor(next() * (high - low + 1)),
    chance: (share: number): boolean => next() < share,
    pick: <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T,
  };
}

export type Random = ReturnType<typeof seededRandom>;

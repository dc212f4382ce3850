/** Pseudorandom numbers that are the same at every run, so that the demo is reproducible (mulberry32). */
export function seededRandom(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    /** Returns a whole number from low to high, both inclusive. */
    between: (low: number, high: number): number => low + Math.floor(next() * (high - low + 1)),
    chance: (share: number): boolean => next() < share,
    pick: <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T,
  };
}

export type Random = ReturnType<typeof seededRandom>;

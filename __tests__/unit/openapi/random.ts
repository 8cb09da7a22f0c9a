/** Random choices that are the same in every run (mulberry32). */
export function randomFrom(seed: number) {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    random,
    pick: <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T,
    /** Up to two of something. */
    some: <T>(make: () => T) => Array.from({ length: Math.floor(random() * 3) }, make),
  };
}

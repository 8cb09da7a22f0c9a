import { positionsOf, type Position } from "./pattern-positions";

/** Characters that represent all others: ASCII and one of several other kinds. */
const samples = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  ..."\u00A0éßЖ中あ٣😀\u2028",
];

/** Steps of the search; an expression that needs more counts as slow. */
const maxSteps = 2_000_000;

function charactersOf(atom: string): Set<number> {
  const expression = new RegExp(`^${atom}$`, "u");
  return new Set(samples.flatMap((sample, index) => (expression.test(sample) ? [index] : [])));
}

/** True if a text can lead from a position back to it in two ways. @throws RangeError after `maxSteps` */
function ambiguousLoop(positions: readonly Position[]): boolean {
  const sets = positions.map(({ atom }) => charactersOf(atom));
  const known = new Map<number, boolean>();
  const size = positions.length;
  const overlap = (a: number, b: number): boolean => {
    const key = Math.min(a, b) * size + Math.max(a, b);
    const overlaps = known.get(key) ?? [...(sets[a] ?? [])].some((sample) => sets[b]?.has(sample));
    known.set(key, overlaps);
    return overlaps;
  };
  let steps = 0;
  /** Pairs of positions that the same character leads to from a pair. */
  const after = (pair: number): number[] => {
    const [a = [], b = []] = [Math.floor(pair / size), pair % size].map((place) => [
      ...(positions[place]?.next.keys() ?? []),
    ]);
    steps += a.length * b.length;
    if (steps > maxSteps) throw new RangeError("not known in time");
    return a.flatMap((x) => b.filter((y) => overlap(x, y)).map((y) => x * size + y));
  };
  const reached = (start: number): Set<number> => {
    const found = new Set<number>();
    for (const pair of after(start)) found.add(pair);
    // The Set grows while we iterate.
    for (const pair of found) for (const next of after(pair)) found.add(next);
    return found;
  };
  return positions.some(({ next, isEnd }, place) => {
    // Only a match that fails later backtracks.
    if (isEnd) return false;
    const same = place * size + place;
    const there = reached(same);
    if (!there.has(same)) return false;
    if (
      [...next].some(
        ([to, ways]) => ways > 1 && (to === place || reached(to * size + to).has(same)),
      )
    )
      return true;
    return [...there].some(
      (pair) => Math.floor(pair / size) !== pair % size && reached(pair).has(same),
    );
  });
}

/**
 * True if a repeated part can match the same characters in two ways, as in `(a+)+$`: then some texts take exponential
 * time. Also true if the search takes too long.
 */
export function isSlowPattern(pattern: string): boolean {
  try {
    return ambiguousLoop(positionsOf(pattern));
  } catch {
    return true;
  }
}

import { positionsOf, type Position } from "./pattern-positions";

/** Characters that stand for all others: those of ASCII, and one of several other kinds. */
const samples = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  ..."\u00A0éßЖ中あ٣😀\u2028",
];

/** Steps of the search; beyond them nobody knows, and the expression counts as slow. */
const mostSteps = 2_000_000;

function charactersOf(atom: string): Set<number> {
  const expression = new RegExp(`^${atom}$`, "u");
  return new Set(samples.flatMap((sample, index) => (expression.test(sample) ? [index] : [])));
}

/** True where a text can lead from a place back to it in two ways. @throws RangeError where that is not found out in time */
function ambiguousLoop(positions: readonly Position[]): boolean {
  const sets = positions.map(({ atom }) => charactersOf(atom));
  const known = new Map<number, boolean>();
  const size = positions.length;
  const overlap = (a: number, b: number): boolean => {
    const key = Math.min(a, b) * size + Math.max(a, b);
    const is = known.get(key) ?? [...(sets[a] ?? [])].some((one) => sets[b]?.has(one));
    known.set(key, is);
    return is;
  };
  let steps = 0;
  /** Pairs of places that one character leads to from a pair, one from each. */
  const after = (pair: number): number[] => {
    const [a = [], b = []] = [Math.floor(pair / size), pair % size].map((place) => [
      ...(positions[place]?.next.keys() ?? []),
    ]);
    steps += a.length * b.length;
    if (steps > mostSteps) throw new RangeError("not known in time");
    return a.flatMap((x) => b.filter((y) => overlap(x, y)).map((y) => x * size + y));
  };
  const reached = (start: number): Set<number> => {
    const found = new Set<number>();
    for (const pair of after(start)) found.add(pair);
    // A Set that grows while it is walked.
    for (const pair of found) for (const next of after(pair)) found.add(next);
    return found;
  };
  return positions.some(({ next, isEnd }, place) => {
    // Only what fails later tries all the ways.
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
 * True of a regular expression for which some text needs a time that doubles with each character, because a part that
 * repeats can take the same characters in two ways: `(a+)+$`. Also where it is too large to be known.
 */
export function isSlowPattern(pattern: string): boolean {
  try {
    return ambiguousLoop(positionsOf(pattern));
  } catch {
    return true;
  }
}

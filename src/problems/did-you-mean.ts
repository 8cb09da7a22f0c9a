import leven from "leven";

const lettersOf = (word: string) => [...word].sort().join("");

/** Whether so many other letters leave a word recognizable: fewer than half, all in another order, or more at its end. */
function isSame(seen: string, known: string, distance: number): boolean {
  return (
    distance === 1 ||
    2 * distance < seen.length ||
    known.startsWith(seen) ||
    lettersOf(seen) === lettersOf(known)
  );
}

/** The known name closest to a misspelled one; undefined if more than two letters, and more than a third, differ, or half of a short one. */
export function didYouMean(seen: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let distance = Math.max(2, Math.floor(seen.length / 3)) + 1;
  const word = seen.toLowerCase();
  for (const candidate of known) {
    const other = candidate.toLowerCase();
    const d = leven(word, other);
    if (d < distance && isSame(word, other, d)) [best, distance] = [candidate, d];
  }
  return best;
}

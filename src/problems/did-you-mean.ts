import leven from "leven";

/** The known name closest to a misspelled one; undefined if more than two letters, and more than a third, differ. */
export function didYouMean(seen: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let distance = Math.max(2, Math.floor(seen.length / 3)) + 1;
  for (const candidate of known) {
    const d = leven(seen.toLowerCase(), candidate.toLowerCase());
    if (d < distance) [best, distance] = [candidate, d];
  }
  return best;
}

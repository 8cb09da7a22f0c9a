import leven from "leven";

/** The known name nearest to a misspelt one, or undefined when none is near (at most a third of its letters differ). */
export function didYouMean(seen: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let distance = Math.max(2, Math.floor(seen.length / 3)) + 1;
  for (const candidate of known) {
    const d = leven(seen.toLowerCase(), candidate.toLowerCase());
    if (d < distance) [best, distance] = [candidate, d];
  }
  return best;
}

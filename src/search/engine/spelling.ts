import { stopWords } from "./stop-words";

/** What a typo costs; swapped and missing letters are the most common. */
const cost = { swapped: 0.6, missing: 0.8, doubled: 0.5, extra: 0.9, other: 1.1, first: 0.6 };
/** Readers mean common words more often than rare ones. */
const commonWorth = 0.05;
/** Words that are nearly as likely as the best, by their cost, and how many of them count. */
const nearlyAsLikely = 0.2;
const mostOthers = 2;

/** How unlikely it is that somebody who typed `typed` meant `term` (a weighted edit distance). */
export function slipCost(typed: string, term: string): number {
  const rows: number[][] = [Array.from({ length: term.length + 1 }, (_, at) => at * cost.missing)];
  for (let a = 1; a <= typed.length; a += 1) {
    const above = rows[a - 1] as number[];
    const row = [a * cost.extra];
    for (let b = 1; b <= term.length; b += 1) {
      const same = typed[a - 1] === term[b - 1];
      const extra = typed[a - 1] === typed[a - 2] ? cost.doubled : cost.extra;
      const missing = term[b - 1] === term[b - 2] ? cost.doubled : cost.missing;
      let least = Math.min(
        (above[b - 1] as number) + (same ? 0 : cost.other),
        (above[b] as number) + extra,
        (row[b - 1] as number) + missing,
      );
      const isSwapped = typed[a - 1] === term[b - 2] && typed[a - 2] === term[b - 1];
      if (a > 1 && b > 1 && isSwapped && !same)
        least = Math.min(least, (rows[a - 2]?.[b - 2] as number) + cost.swapped);
      row.push(least);
    }
    rows.push(row);
  }
  const whole = rows.at(-1)?.at(-1) ?? 0;
  return whole + (typed[0] === term[0] ? 0 : cost.first);
}

/** The words that were probably meant, best first; `near` has similar terms with the number of their records. */
export function meantWords(typed: string, near: ReadonlyMap<string, number>): string[] {
  const costs = [...near]
    .filter(([term]) => !stopWords.has(term))
    .map(([term, count]) => ({
      term,
      cost: slipCost(typed, term) - commonWorth * Math.log2(1 + count),
    }))
    .sort((a, b) => a.cost - b.cost || (a.term < b.term ? -1 : 1));
  const [best] = costs;
  if (!best) return [];
  return costs
    .filter((choice) => choice.cost - best.cost < nearlyAsLikely)
    .slice(0, 1 + mostOthers)
    .map(({ term }) => term);
}

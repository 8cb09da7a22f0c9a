import { stopWords } from "./stop-words";

/** What a slip costs; letters that change places or are left out are the commonest. */
const cost = { swapped: 0.6, missing: 0.8, doubled: 0.5, extra: 0.9, other: 1.1, first: 0.6 };
/** Common words are meant more often than rare ones. */
const commonWorth = 0.05;
/** Other words that may have been meant as well. */
const mostOthers = 2;

/** How unlikely it is that somebody who wrote `typed` meant `term`. */
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

/** The words that were meant most likely, best first, of those near to what was typed with the records that have them. */
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
    .filter((one) => one.cost - best.cost < 0.2)
    .slice(0, 1 + mostOthers)
    .map(({ term }) => term);
}

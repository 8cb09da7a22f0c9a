import type { IndexedRecord } from "./records-in-memory";
import type { SlotMatch } from "./slot-matches";

/** Words farther apart than this have nothing to do with each other. */
const farApart = 12;
/** Words that are close in the text count less than words that are close in the headings. */
const textWorth = 0.6;

type Matches = readonly (SlotMatch | undefined)[];

/** The slot that each found term belongs to. */
function slotsByTerm(matches: Matches): Map<string, number> {
  const byTerm = new Map<string, number>();
  matches.forEach((match, slot) => match?.terms().forEach((term) => byTerm.set(term, slot)));
  return byTerm;
}

/** 0 to 1: how close the words of the query are to each other; 1 if they are side by side. */
function closeness(
  terms: readonly string[],
  slots: ReadonlyMap<string, number>,
  count: number,
): number {
  const nearest = new Map<string, number>();
  let last: { slot: number; at: number } | undefined;
  terms.forEach((term, at) => {
    const slot = slots.get(term);
    if (slot === undefined) return;
    if (last && last.slot !== slot) {
      const pair = [last.slot, slot].sort().join(" ");
      nearest.set(pair, Math.min(nearest.get(pair) ?? farApart, at - last.at));
    }
    last = { slot, at };
  });
  const close = [...nearest.values()].map((distance) => 1 - (distance - 1) / farApart);
  const best = close.sort((a, b) => b - a).slice(0, count - 1);
  return best.reduce((sum, one) => sum + one, 0) / (count - 1);
}

/** 0 to 1: how close the words of the query are, in the headings or in the text, whichever is better. */
export function proximity(
  matches: Matches,
  { trailTerms, textTerms }: Pick<IndexedRecord, "trailTerms" | "textTerms">,
): number {
  const count = matches.filter(Boolean).length;
  if (count < 2) return 0;
  const slots = slotsByTerm(matches);
  return Math.max(
    closeness(trailTerms(), slots, count),
    textWorth * closeness(textTerms(), slots, count),
  );
}

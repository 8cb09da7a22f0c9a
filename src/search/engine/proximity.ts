import type { IndexedRecord } from "./records-in-memory";
import type { SlotMatch } from "./slot-matches";

/** Words further apart than this say nothing together. */
const farApart = 12;
/** Words close together in the text count so much of those in the headings. */
const textWorth = 0.6;

type Matches = readonly (SlotMatch | undefined)[];

/** The slot of each term that was found. */
function slotsByTerm(matches: Matches): Map<string, number> {
  const byTerm = new Map<string, number>();
  matches.forEach((match, slot) => match?.terms().forEach((term) => byTerm.set(term, slot)));
  return byTerm;
}

/** 0 to 1: how close the words of the query stand together, 1 when side by side. */
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

/** 0 to 1: the better of headings and text. */
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

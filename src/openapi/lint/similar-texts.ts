import { wordsOf } from "./written-descriptions";

interface Pair {
  index: number;
  /** An earlier text that is like it. */
  earlier: number;
  /** Not a word differs. */
  same: boolean;
}

/** Shorter texts are alike only if they are the same. */
const fewestWords = 6;
const threshold = 0.9;

/** The words of a text, each numbered if it occurs again; and what it names in backticks. */
function features(text: string) {
  const counts = new Map<string, number>();
  const words = wordsOf(text).map((word) => {
    counts.set(word, (counts.get(word) ?? 0) + 1);
    return `${word} ${counts.get(word)}`;
  });
  return { words, key: words.join("\n"), names: [...text.matchAll(/`[^`]+`/g)].join() };
}

/**
 * Each text that equals an earlier one, or shares more than 90 % of its words with it (Dice's coefficient) and names the same in backticks.
 * Texts that are so alike share one of their rarest words, so only texts that do are compared.
 */
export function similarTexts(texts: readonly string[]): Pair[] {
  const all = texts.map(features);
  const frequency = new Map<string, number>();
  for (const word of all.flatMap(({ words }) => words))
    frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const sameAs = new Map<string, number>();
  const byRareWord = new Map<string, number[]>();
  return all.flatMap(({ words, key, names }, index) => {
    const same = sameAs.get(key);
    if (same !== undefined) return { index, earlier: same, same: true };
    sameAs.set(key, index);
    if (words.length < fewestWords) return [];
    const own = new Set(words);
    const needed = Math.ceil((own.size * threshold) / (2 - threshold));
    const rare = [...words]
      .sort((a, b) => frequency.get(a)! - frequency.get(b)! || (a < b ? -1 : 1))
      .slice(0, own.size - needed + 1);
    const candidates = new Set(rare.flatMap((word) => byRareWord.get(`${word}${names}`) ?? []));
    for (const word of rare) {
      const at = `${word}${names}`;
      byRareWord.set(at, [...(byRareWord.get(at) ?? []), index]);
    }
    const earlier = [...candidates].find((candidate) => {
      const other = all[candidate]!.words;
      const shared = other.filter((word) => own.has(word)).length;
      return (2 * shared) / (own.size + other.length) > threshold;
    });
    return earlier === undefined ? [] : { index, earlier, same: false };
  });
}

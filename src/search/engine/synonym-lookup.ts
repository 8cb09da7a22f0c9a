import { synonymLines } from "./synonyms";
import { words } from "./words";

/** A phrase as terms. */
export type Phrase = readonly string[];

/** Terms of a phrase, stop words included: phrases are compared as they are typed. */
export function phraseOf(text: string): string[] {
  return words(text)
    .filter(({ role }) => role !== "whole")
    .map(({ term }) => term);
}

const phrases = (list: string) => list.split(",").map(phraseOf);

/** What each phrase also stands for, by its terms joined with spaces. */
export function readSynonyms(lines: string): Map<string, Phrase[]> {
  const found = new Map<string, Phrase[]>();
  const add = (from: readonly Phrase[], to: readonly Phrase[]) => {
    for (const phrase of from) {
      const key = phrase.join(" ");
      const others = to.filter((other) => other.join(" ") !== key);
      found.set(key, [...(found.get(key) ?? []), ...others]);
    }
  };
  for (const line of lines.split("\n").filter((one) => one.trim())) {
    const [left = "", right = ""] = line.split(/[=>]/);
    if (line.includes("=")) {
      const group = [...phrases(left), ...phrases(right)];
      add(group, group);
    } else add(phrases(left), phrases(right));
  }
  return found;
}

const synonyms = readSynonyms(synonymLines);

/** Terms in the longest phrase that has synonyms. */
export const longestPhrase = Math.max(
  ...[...synonyms.keys()].map((phrase) => phrase.split(" ").length),
);

/** Single words that have synonyms: words that readers know although no page may use them. */
export const synonymWords: readonly string[] = [...synonyms.keys()].filter(
  (phrase) => !phrase.includes(" "),
);

/** What else a phrase stands for; nothing for most. */
export const synonymsOf = (phrase: Phrase): readonly Phrase[] =>
  synonyms.get(phrase.join(" ")) ?? [];

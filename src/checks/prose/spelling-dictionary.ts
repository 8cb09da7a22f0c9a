import fs from "node:fs";
import type { Spell } from "./check-spelling";

/** Record ids, document numbers, file names, and host names. */
const noWords = [
  "\\b[a-z]{2,4}_[\\w…]+",
  "\\b[A-Z]{2,5}-[\\w-]+",
  "\\b[\\w-]+\\.(?:json|ya?ml|mdx?|sh|js|py|csv|pdf|zpl)\\b",
  "\\b[\\w.-]+\\.example\\b",
];

const language = "en-US";

/** Suggestions are slow. With more unknown words, spelling is not the problem. */
const mostSuggested = 40;

/** The words of a project's dictionary: one per line, with `#` comments. */
export function wordsOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/#.*/, "").trim())
    .filter(Boolean);
}

/** cspell's dictionaries of English and software terms, with the words of a file; works offline. */
export async function loadDictionary(wordsFile: string): Promise<Spell> {
  const { getDefaultBundledSettingsAsync, mergeSettings, spellCheckDocument, suggestionsForWord } =
    await import("cspell-lib");
  const words = fs.existsSync(wordsFile) ? wordsOf(fs.readFileSync(wordsFile, "utf8")) : [];
  const dictionaries = ["en_us", "softwareTerms", "companies"];
  const options = { language, words, minWordLength: 4, dictionaries };
  const settings = mergeSettings(await getDefaultBundledSettingsAsync(), {
    ...options,
    ignoreRegExpList: noWords,
  });
  const suggested = new Map<string, readonly string[]>();
  const suggest = async (word: string): Promise<readonly string[]> => {
    if (!suggested.has(word) && suggested.size < mostSuggested) {
      const found = await suggestionsForWord(word, { numSuggestions: 3, dictionaries }, settings);
      suggested.set(
        word,
        found.suggestions.filter(({ forbidden }) => !forbidden).map((one) => one.word),
      );
    }
    return suggested.get(word) ?? [];
  };
  return async (prose) => {
    const document = {
      uri: "file:///page.txt",
      text: prose,
      languageId: "plaintext",
      locale: language,
    };
    const { issues } = await spellCheckDocument(
      document,
      { noConfigSearch: true, generateSuggestions: false },
      settings,
    );
    const lineAt = (offset: number) => prose.slice(0, offset).split("\n").length;
    return issues.map(({ text: word, offset }) => ({
      word,
      line: lineAt(offset),
      suggest: () => suggest(word),
    }));
  };
}

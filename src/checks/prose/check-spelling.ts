import type { Problem } from "../../problems/problem";

/** A page's prose, with everything else blanked out. */
export interface SpelledPage {
  file: string;
  prose: string;
}

interface UnknownWord {
  word: string;
  /** 1-based. */
  line: number;
  /** The nearest known words, best first. */
  suggest(): Promise<readonly string[]>;
}

/** Finds the unknown words of a text. */
export type Spell = (prose: string) => Promise<UnknownWord[]>;

/** A word with five words on each side. */
function around(word: string, line: string): string {
  const words = line.trim().split(/\s+/);
  const at = words.findIndex((one) => one.includes(word));
  const from = Math.max(at - 5, 0);
  const part = words.slice(from, at + 6);
  return [...(from ? ["…"] : []), ...part, ...(words.length > at + 6 ? ["…"] : [])].join(" ");
}

/** Misspelled words, each once per page. */
export async function checkSpelling(
  pages: readonly SpelledPage[],
  spell: Spell,
  wordsFile: string,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { file, prose } of pages) {
    const seen = new Set<string>();
    for (const { word, line, suggest } of await spell(prose)) {
      if (seen.has(word)) continue;
      seen.add(word);
      const suggestions = await suggest();
      const [near] = suggestions;
      problems.push({
        level: "error",
        code: "spelling",
        what: `Unknown word: ${word}`,
        where: { file, line },
        seen: around(word, prose.split("\n")[line - 1] ?? ""),
        cause: near
          ? `No dictionary has it; the nearest words are ${suggestions.slice(0, 3).join(", ")}.`
          : "No dictionary has it.",
        fix: near
          ? `${near} (or, when the word is right: echo ${word} >> ${wordsFile})`
          : `echo ${word} >> ${wordsFile}`,
      });
    }
  }
  return problems;
}

import { formatLocation } from "../../problems/format-problem";
import type { Problem } from "../../problems/problem";
import type { Passage } from "../../content/prose/passages";

interface WrittenPage {
  file: string;
  passages: readonly Passage[];
}

const shortened = (text: string) => (text.length > 90 ? `${text.slice(0, 90).trimEnd()} …` : text);

/** Repeated paragraphs and table rows, regardless of punctuation and case. */
export function checkDuplicates(pages: readonly WrittenPage[]): Problem[] {
  const firstOf = new Map<string, string>();
  return pages.flatMap(({ file, passages }) =>
    passages.flatMap(({ words, text, line }): Problem | [] => {
      const first = firstOf.get(words);
      if (first === undefined) {
        firstOf.set(words, formatLocation({ file, line }));
        return [];
      }
      return {
        level: "error",
        code: "passage-duplicate",
        what: "The same words stand on the pages twice",
        where: { file, line },
        seen: shortened(text),
        cause: `${first} says this already, and one of the two will be changed without the other.`,
        fix: "Say it in one place and link to it, or say what is particular here.",
      };
    }),
  );
}

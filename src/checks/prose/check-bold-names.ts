import type { GlossaryTerm } from "../../content/glossary/parse-glossary";
import { didYouMean } from "../../problems/did-you-mean";
import type { Problem } from "../../problems/problem";
import type { BoldName } from "../../content/prose/bold-names";

interface NamedPage {
  file: string;
  boldNames: readonly BoldName[];
}

/** Bold names that the glossary lacks. */
export function checkBoldNames(
  pages: readonly NamedPage[],
  glossary: readonly GlossaryTerm[],
): Problem[] {
  const terms = new Set(glossary.map(({ term }) => term));
  return pages.flatMap(({ file, boldNames }) =>
    boldNames
      .filter(({ text }) => !terms.has(text))
      .map(({ text, line }): Problem => {
        const near = didYouMean(text, terms);
        return {
          level: "error",
          code: "bold-name-unknown",
          what: `The glossary has no name "${text}"`,
          where: { file, line },
          seen: `**${text}**`,
          cause: near
            ? `Names of menus and fields are written as in glossary.yml; the nearest is "${near}".`
            : "Names of menus and fields stand in glossary.yml, so that all pages call a thing by one name.",
          fix: near
            ? `**${near}**`
            : `Add the name to glossary.yml, or write *${text}* when it is not a name of the product.`,
        };
      }),
  );
}

import { problemAt, type LintRule } from "../lint-rule";
import { wordsOf, writtenDescriptions } from "../written-descriptions";

const fewest = 5;
const kinds = ["parameter", "header", "schema", "property"];

/** Parameters, headers, schemas, and properties are described in at least five words. */
export const fiveWords: LintRule = ({ description, inventory }) =>
  writtenDescriptions(inventory)
    .filter(({ kind, text }) => kinds.includes(kind) && wordsOf(text).length < fewest)
    .map(({ kind, place }) =>
      problemAt(description, place, {
        code: "description-short",
        what: `The description of a ${kind} has fewer than ${fewest} words`,
        cause: "So short a text hardly says more than the name.",
        fix: "description: Who sets it, in which unit, and what follows from it.",
      }),
    );

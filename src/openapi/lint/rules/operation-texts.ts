import { child } from "../description";
import { problemAt, type LintRule } from "../lint-rule";
import { asRecord, asText } from "../shape";

/** Words of a description. */
const [fewest, most] = [80, 200];

/** Every operation has a summary and a unique description of 80 to 200 words. */
export const operationTexts: LintRule = ({ description, inventory }) => {
  const owners = new Map<string, string>();
  return inventory.operations.flatMap(({ id, place }) => {
    const text = asText(asRecord(place.value).description).trim();
    const at = child(place, "description");
    const words = text.split(/\s+/).filter((word) => /\w/.test(word)).length;
    // The rule `fillerText` reports TODOs.
    if (/\bTODO\b/.test(text)) return [];
    const same = owners.get(text);
    if (text && !same) owners.set(text, id);
    const problems = [];
    if (!asText(asRecord(place.value).summary))
      problems.push(
        problemAt(description, place, {
          code: "summary-missing",
          what: `${id} has no summary`,
          cause: "The summary is the title of the page.",
          fix: "summary: The title of the list, in better words where it reads badly",
        }),
      );
    if (text && (words < fewest || words > most))
      problems.push(
        problemAt(description, at, {
          code: "description-length",
          what: `The description of ${id} has ${words} words`,
          cause: `A description has ${fewest} to ${most} words: what it does, when to use it, what it changes elsewhere, what it refuses.`,
          fix:
            words < fewest
              ? "Say what it changes elsewhere and what it refuses."
              : "Cut what stands on the overview.",
        }),
      );
    if (text && same)
      problems.push(
        problemAt(description, at, {
          code: "description-twice",
          what: `${id} has the same description as ${same}`,
          cause: "Each operation changes and refuses something of its own.",
          fix: `Say what ${id} does that ${same} does not.`,
        }),
      );
    return problems;
  });
};

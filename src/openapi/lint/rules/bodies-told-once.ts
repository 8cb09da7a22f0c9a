import { child } from "../description";
import { problemAt, type LintRule } from "../lint-rule";
import { asText } from "../shape";
import { schemaTextsOf } from "../written-descriptions";

/** The words of four letters and more: shorter ones say nothing of what a text is about. */
const longWords = (text: string) => new Set(text.toLowerCase().match(/[a-z]{4,}/g));

/** The share of the longer words of the shorter text that the other one has too. */
function shared(one: string, other: string): number {
  const [fewer, more] = [longWords(one), longWords(other)].sort((a, b) => a.size - b.size);
  return [...fewer!].filter((word) => more!.has(word)).length / Math.max(1, fewer!.size);
}

/** A request body does not say what its schema says: pages show one text below the other. */
export const bodiesToldOnce: LintRule = ({ description, inventory }) =>
  inventory.requestBodies.flatMap((place) => {
    const text = child(place, "description");
    const repeated = schemaTextsOf(description, place).some(
      (other) => shared(asText(text.value), other) >= 0.5,
    );
    if (!text.value || !repeated) return [];
    return problemAt(description, text, {
      code: "body-told-twice",
      what: "A request body says what its schema says",
      cause: "Pages show both texts, one below the other.",
      fix: "Remove the description of the body; what only it says belongs in the one of the schema.",
    });
  });

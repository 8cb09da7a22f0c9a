import { child, children, resolve } from "../description";
import { problemAt } from "../problem-at";
import type { Rule } from "../lint-rule";
import { asText } from "../shape";

/** The words of four letters and more: shorter ones say nothing of what a text is about. */
const longWords = (text: string) => new Set(text.toLowerCase().match(/[a-z]{4,}/g));

/** The share of the longer words of the shorter text that the other one has too. */
function shared(one: string, other: string): number {
  const [fewer, more] = [longWords(one), longWords(other)].sort((a, b) => a.size - b.size);
  return [...fewer!].filter((word) => more!.has(word)).length / Math.max(1, fewer!.size);
}

/** A request body does not say what its schema says: pages show one text below the other. */
export const bodiesToldOnce: Rule = ({ description, inventory }) =>
  inventory.requestBodies.flatMap((place) => {
    const text = child(place, "description");
    const schemas = children(child(place, "content")).map(([, media]) =>
      resolve(description, child(media, "schema")),
    );
    const repeated = schemas.some(
      (schema) => shared(asText(text.value), asText(child(schema, "description").value)) >= 0.5,
    );
    if (!text.value || !repeated) return [];
    return problemAt(description, text, {
      code: "body-told-twice",
      what: "A request body says what its schema says",
      cause: "Pages show both texts, one below the other.",
      fix: "Remove the description of the body; what only it says belongs in the one of the schema.",
    });
  });

import { child } from "../description";
import { parameterNames, type LintedOperation } from "../inventory";
import { problemAt, type LintRule } from "../lint-rule";
import { linkedOperations, sentencesOf } from "../sentences";
import { asText } from "../shape";

/** Request headers that the text of an operation or of its responses names are headers that it takes. */
export const namedHeaders: LintRule = ({ description, inventory }) => {
  const headersOf = (operation: LintedOperation) => parameterNames(operation, "header");
  const known = new Set(inventory.operations.flatMap(headersOf));
  const texts = [
    ...inventory.operations.map((operation) => ({ operation, place: operation.place })),
    ...inventory.responses,
  ];
  return texts.flatMap(({ operation, place }) => {
    const own = headersOf(operation);
    const text = child(place, "description");
    const unknown = sentencesOf(asText(text.value))
      .filter((sentence) => !linkedOperations(sentence).length)
      .flatMap((sentence) => [...sentence.matchAll(/`([A-Za-z-]+)`/g)])
      .map(([, name = ""]) => name)
      .filter((name) => known.has(name) && !own.includes(name));
    return [...new Set(unknown)].map((name) =>
      problemAt(description, text, {
        code: "header-unknown",
        what: `A text of ${operation.id} names the header ${name}, which it does not take`,
        cause: "The text was written for operations with that header.",
        fix: "Reword the text, refer to a response without it, or add the header.",
      }),
    );
  });
};

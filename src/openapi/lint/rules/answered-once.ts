import { child, children, placeKey, resolve } from "../description";
import { problemAt, type LintRule } from "../lint-rule";
import { asRecord, asText } from "../shape";

/** An example with `updatedAt` is the answer of one change only, since the next change has a later moment. */
export const answeredOnce: LintRule = ({ description, inventory }) => {
  const transitions = inventory.transitions.map(({ value }) => asRecord(value));
  /** The steps to a status that an operation makes. */
  const stepsOf = (id: string, status: string) =>
    transitions
      .filter(({ operationId, to }) => operationId === id && to === status)
      .map(({ from }) => asText(from));
  const answered = new Map<string, string>();
  return inventory.responses
    .filter(({ operation, status }) => operation.method !== "GET" && status.startsWith("2"))
    .flatMap(({ operation: { id }, place }) =>
      children(child(place, "content", "application/json", "examples")).flatMap(([, example]) => {
        const shown = resolve(description, example);
        const { updatedAt, status } = asRecord(child(shown, "value").value);
        const first = answered.get(placeKey(shown)) ?? id;
        answered.set(placeKey(shown), first);
        // Two calls that make the same step can each have been the one.
        const steps = stepsOf(first, asText(status));
        const isSameStep = stepsOf(id, asText(status)).some((from) => steps.includes(from));
        if (!updatedAt || first === id || isSameStep) return [];
        return problemAt(description, example, {
          code: "answered-twice",
          what: `${id} and ${first} respond with one example, last changed at ${asText(updatedAt)}`,
          cause: "Only one of the two calls was the last change of the record at that moment.",
          fix: "An example of its own, with another updatedAt and what the call has changed.",
        });
      }),
    );
};

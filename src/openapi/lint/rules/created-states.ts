import { toDecimal } from "../decimal";
import { jsonOf, namedExamples } from "../all-examples";
import { children, child, type DescriptionPlace } from "../parsed-description";
import { problemAt, type LintRule } from "../lint-rule";
import { asRecord, asText } from "../shape";

/** True for the name of a field that tells what has happened last. */
const isPast = (key: string) => /^last.*(At|On)$|econciledOn$|^paidAt$|^completedAt$/.test(key);

/** True if a day or moment comes after a moment. */
const isLater = (time: string, moment: string) => time > moment.slice(0, time.length);

/** Amounts of a balance that a new record cannot have yet; what it may still buy is not a debt. */
const owedIn = (value: DescriptionPlace): DescriptionPlace[] =>
  children(child(value, "balance"))
    .filter(
      ([key, { value: money }]) => !/^available/.test(key) && toDecimal(asRecord(money).amount),
    )
    .map(([, place]) => place);

/** A 201 shows the record as it was made, the answer to a change shows it as it is after the change; neither knows what happens later. */
export const createdStates: LintRule = ({ description, inventory }) =>
  inventory.responses
    .filter(
      ({ operation, status }) =>
        status === "201" || (status === "200" && operation.method !== "GET"),
    )
    .flatMap(({ operation, status, place }) =>
      namedExamples(description, jsonOf(place)).flatMap(([, example]) => {
        const value = child(example, "value");
        const { createdAt, updatedAt } = asRecord(value.value);
        if (!createdAt || !updatedAt) return [];
        const later = children(value)
          .filter(([key, { value: day }]) => isPast(key) && isLater(asText(day), asText(updatedAt)))
          .map(([key, place]) =>
            problemAt(description, place, {
              code: "example-state",
              what: `An example of ${operation.id} has a ${key} that was still to come`,
              cause: `The response is of ${asText(updatedAt)}.`,
              fix: `${key}: null   # or a moment before the response`,
            }),
          );
        if (status === "201")
          later.push(
            ...owedIn(value).map((place) =>
              problemAt(description, place, {
                code: "example-state",
                what: `An example of ${operation.id} has a balance that was still to come`,
                cause: "Nothing can be owed by or to a record that was just made.",
                fix: "amount: '0.00'",
              }),
            ),
          );
        if ((createdAt === updatedAt) === (status === "201")) return later;
        const wrong = problemAt(description, child(value, "updatedAt"), {
          code: "example-state",
          what:
            status === "201"
              ? `An example of ${operation.id} shows a record that was changed after it was made`
              : `An example of ${operation.id} shows a record that was never changed`,
          cause: "Readers compare the response with its request.",
          fix:
            status === "201"
              ? `updatedAt: '${asText(createdAt)}'`
              : "updatedAt: …   # the moment of the change",
        });
        return [...later, wrong];
      }),
    );

import { children, child, resolve } from "../description";
import { problemAt } from "../problem-at";
import type { Rule } from "../rule";
import { asRecord, asText } from "../shape";

/** A 201 shows the record as it was made, the answer to a change shows it as it is after the change. */
export const createdStates: Rule = ({ description, inventory }) =>
  inventory.responses
    .filter(
      ({ operation, status }) =>
        status === "201" || (status === "200" && operation.method !== "GET"),
    )
    .flatMap(({ operation, status, place }) =>
      children(child(place, "content", "application/json", "examples")).flatMap(([, example]) => {
        const value = child(resolve(description, example), "value");
        const { createdAt, updatedAt } = asRecord(value.value);
        if (!createdAt || !updatedAt || (createdAt === updatedAt) === (status === "201")) return [];
        return problemAt(description, child(value, "updatedAt"), {
          code: "example-state",
          what:
            status === "201"
              ? `An example of ${operation.id} shows a record that was changed after it was made`
              : `An example of ${operation.id} shows a record that was never changed`,
          cause: "Readers compare the answer with the request that it answers.",
          fix:
            status === "201"
              ? `updatedAt: '${asText(createdAt)}'`
              : "updatedAt: …   # the moment of the change",
        });
      }),
    );

import { child } from "../description";
import type { LintedOperation } from "../inventory";
import { problemAt, type LintRule } from "../lint-rule";
import { asRecord, asText } from "../shape";

interface Convention {
  applies: (operation: LintedOperation) => boolean;
  header: string;
  component: string;
  /** Responses that come with the header. */
  statuses: readonly string[];
}

const conventions: readonly Convention[] = [
  {
    applies: ({ method }) => method === "POST",
    header: "Idempotency-Key",
    component: "IdempotencyKey",
    statuses: ["409", "422"],
  },
  {
    applies: ({ method }) => method === "PATCH" || method === "PUT",
    header: "If-Match",
    component: "IfMatch",
    statuses: ["412", "428"],
  },
  {
    applies: ({ method }) => method === "DELETE",
    header: "If-Match",
    component: "IfMatchOptional",
    statuses: ["412"],
  },
];

/** Writing operations take the header that makes retries or concurrent changes safe, and have its responses. */
export const standardHeaders: LintRule = ({ description, inventory }) =>
  inventory.operations.flatMap((operation) => {
    const { id, method, place, parameters } = operation;
    const responses = asRecord(asRecord(place.value).responses);
    return conventions
      .filter(({ applies }) => applies(operation))
      .flatMap(({ header, component, statuses }) => {
        const taken = parameters.find(({ value }) => asText(asRecord(value).name) === header);
        // Where only `*` may be sent, no version can be the wrong one.
        const isAny = asRecord(asRecord(taken?.value).schema).const === "*";
        const lacking = statuses.filter(
          (status) => !(status in responses) && !(isAny && status === "412"),
        );
        if (taken && !lacking.length) return [];
        return problemAt(description, child(place, taken ? "responses" : "parameters"), {
          code: "standard-header",
          what: taken
            ? `${id} takes ${header}, but has no response ${lacking.join(", ")}`
            : `${id} does not take ${header}`,
          cause: `The conventions of ${method} are the same for all operations; see Support.`,
          fix: taken
            ? `'${lacking[0]}': …`
            : `- $ref: ../../components/parameters/common/${component}.yaml`,
        });
      });
  });

import { child } from "../description";
import { problemAt } from "../problem-at";
import { bodyFields } from "../schema-properties";
import type { Rule } from "../lint-rule";
import { asTexts } from "../shape";

/** Refusals of what stands on a line: the item, or that it has no price. */
const ofLine = /^item-not-|price-missing$/;

/** An update that can add lines refuses them for the reasons that the creation has. */
export const lineRefusals: Rule = ({ description, inventory }) => {
  const conflicts = new Map(
    inventory.responses
      .filter(({ status }) => status === "409")
      .map(({ operation, place }) => [operation.id, child(place, "x-error-codes")]),
  );
  return inventory.operations.flatMap(({ id, method, place }) => {
    const created = conflicts.get(id.replace("update-", "create-"));
    const own = conflicts.get(id);
    if (method !== "PATCH" || !created || !own) return [];
    const hasLines = bodyFields(description, place).has("lines");
    const missing = asTexts(created.value).filter(
      (code) => ofLine.test(code) && !asTexts(own.value).includes(code),
    );
    if (!hasLines || !missing.length) return [];
    return problemAt(description, own, {
      code: "line-refusal",
      what: `${id} accepts lines that the creation refuses with ${missing.join(", ")}`,
      cause: "What is refused on a line does not depend on when it is added.",
      fix: `x-error-codes: [${[...asTexts(own.value), ...missing].join(", ")}]`,
    });
  });
};

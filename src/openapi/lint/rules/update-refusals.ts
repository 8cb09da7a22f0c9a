import { child, resolve } from "../description";
import { bodyFields, propertiesOf } from "../schema-properties";
import { problemAt, type LintRule } from "../lint-rule";
import { asRecord, asText, asTexts } from "../shape";

/** Refusals of what stands on a line: the item, its price, its pieces, or how much of it there is. */
const ofLine = /^(item|serial|lot|rma)-not-(?!open)|^quantity-above-|price-missing$/;
const ofRate = /^exchange-rate-missing$/;

/** An update that can add lines, or move the day whose rate counts, refuses it for the reasons that the creation has. */
export const updateRefusals: LintRule = ({ description, inventory }) => {
  const conflicts = new Map(
    inventory.responses
      .filter(({ status }) => status === "409")
      .map(({ operation, place }) => [operation.id, child(place, "x-error-codes")]),
  );
  return inventory.operations.flatMap(({ id, method, place }) => {
    const created = conflicts.get(id.replace("update-", "create-"));
    const own = conflicts.get(id);
    if (method !== "PATCH" || !created || !own) return [];
    const fields = bodyFields(description, place);
    const lines = child(resolve(description, fields.get("lines") ?? place), "items");
    const addsLines = propertiesOf(description, lines).some(([name]) => name === "quantity");
    const decidesRate = [...fields].some(
      ([name, { value }]) =>
        /(Date|On)$/.test(name) && asText(asRecord(value).description).includes("exchange rate"),
    );
    const missing = asTexts(created.value).filter(
      (code) =>
        ((addsLines && ofLine.test(code)) || (decidesRate && ofRate.test(code))) &&
        !asTexts(own.value).includes(code),
    );
    if (!missing.length) return [];
    return problemAt(description, own, {
      code: "update-refusal",
      what: `${id} accepts what the creation refuses with ${missing.join(", ")}`,
      cause:
        "What is refused on a line, or for want of a rate, does not depend on when it is sent.",
      fix: `x-error-codes: [${[...asTexts(own.value), ...missing].join(", ")}]`,
    });
  });
};

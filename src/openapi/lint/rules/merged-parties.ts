import { child, children, resolve } from "../description";
import { problemAt } from "../problem-at";
import { propertiesOf } from "../schema-properties";
import type { Rule } from "../lint-rule";
import { asTexts } from "../shape";

const codes = { customerId: "customer-merged", vendorId: "vendor-merged" };

/** A document cannot be made for a customer or a vendor that was merged into another. */
export const mergedParties: Rule = ({ description, inventory }) =>
  inventory.responses.flatMap(({ operation, status, place }) => {
    if (status !== "409" || operation.method !== "POST") return [];
    const body = resolve(description, child(operation.place, "requestBody"));
    const fields = new Set(
      children(child(body, "content")).flatMap(([, media]) =>
        propertiesOf(description, child(media, "schema")).map(([name]) => name),
      ),
    );
    const listed = child(place, "x-error-codes");
    return Object.entries(codes)
      .filter(([field, code]) => fields.has(field) && !asTexts(listed.value).includes(code))
      .filter(() => fields.has("documentNumber"))
      .map(([field, code]) =>
        problemAt(description, listed, {
          code: "merged-party",
          what: `${operation.id} takes a ${field}, and does not refuse one that was merged`,
          cause: "A merged record only points to another, which clients have to name.",
          fix: `x-error-codes: [${[...asTexts(listed.value), code].join(", ")}]`,
        }),
      );
  });

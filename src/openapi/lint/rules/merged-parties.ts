import { child } from "../description";
import { bodyFields } from "../schema-properties";
import { problemAt, type LintRule } from "../lint-rule";
import { asTexts } from "../shape";

const codes = { customerId: "customer-merged", vendorId: "vendor-merged" };

/** A document cannot be made for a customer or a vendor that was merged into another. */
export const mergedParties: LintRule = ({ description, inventory }) =>
  inventory.responses.flatMap(({ operation, status, place }) => {
    if (status !== "409" || operation.method !== "POST") return [];
    const fields = bodyFields(description, operation.place);
    if (!fields.has("documentNumber")) return [];
    const listed = child(place, "x-error-codes");
    return Object.entries(codes)
      .filter(([field, code]) => fields.has(field) && !asTexts(listed.value).includes(code))
      .map(([field, code]) =>
        problemAt(description, listed, {
          code: "merged-party",
          what: `${operation.id} takes a ${field}, and does not refuse one that was merged`,
          cause: "A merged record only points to another, which clients have to name.",
          fix: `x-error-codes: [${[...asTexts(listed.value), code].join(", ")}]`,
        }),
      );
  });

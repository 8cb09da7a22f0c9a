import type { JsonObject } from "../../../openapi/json";
import { idsAt } from "../../ids-in";
import { label } from "../../label";
import { mentions } from "../../store";
import { mayRefuse, refuseValues, type Call, type ValueMistake } from "../rule";

/** Records that are offered for new uses while they are active. */
const offered = new Set([
  ...["/class-references", "/customer-types", "/departments", "/employees", "/item-categories"],
  ...["/item-templates", "/locations", "/payment-methods", "/payment-terms", "/project-codes"],
  ...["/sales-reps", "/ship-methods", "/tax-codes", "/work-centers"],
]);

/** What price rules are made for, while it is active. */
const priced = new Set(["/customers", "/external-channels", "/items"]);

const over = new Set<unknown>(["closed", "inactive", "left", "merged"]);

/** True for a record that new documents can still have; headings are not postable. */
export const isChosen = ({ status, isPostable }: JsonObject): boolean =>
  !over.has(status) && isPostable !== false;

/** True for the term of the customer or vendor of a new document, who has kept it. */
const isLent = ({ id }: JsonObject, { body, world }: Call): boolean =>
  [body.customerId, body.vendorId].some(
    (party) => world.store.find(party)?.record.paymentTermId === id,
  );

/** Parties that only point to another one once they were merged; operations with a code of their own answer that. */
const parties = new Set(["/customers", "/vendors"]);
const mergedCodes = ["customer-merged", "vendor-merged"];

/** Refuses ids of records that are no longer offered, unless the record has them already. */
export function checkRetired(call: Call): void {
  const { before, body, world, request } = call;
  if (request.operation.id.startsWith("merge-")) return;
  const isRule = request.operation.id.endsWith("price-rule");
  const isOffered = (root: string) => offered.has(root) || (isRule && priced.has(root));
  const hasCode = mergedCodes.some((code) => mayRefuse(call, code));
  const isMerged = ({ collection, record }: { collection: string; record: JsonObject }) =>
    !hasCode && parties.has(collection) && record.status === "merged";
  const mistakes = idsAt(body).flatMap(({ id, pointer }): ValueMistake[] => {
    const found = world.store.find(id);
    if (!found || found.holder !== found.record) return [];
    if (!isOffered(found.collection) && !isMerged(found)) return [];
    const { status, isPostable } = found.record;
    const isHeading = isPostable === false && !pointer.startsWith("/parent");
    const isKept = (before !== undefined && mentions(before, id)) || isLent(found.record, call);
    if (isKept || !(isHeading || over.has(status)) || mayRefuse(call, "location-merged")) return [];
    const cause = isHeading ? "is a heading" : `is ${String(status)}`;
    return [
      [pointer, `${label(found.record)} ${status === "left" ? "has left" : cause}.`, "reference"],
    ];
  });
  if (mistakes.length) refuseValues(call, mistakes);
}

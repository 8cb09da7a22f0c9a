import { objectAt, objectsAt, without, type JsonObject } from "../../../openapi/json";
import { recordShape } from "../../ids";
import { label } from "../../record-label";
import { numberIn } from "../../decimals";
import { checkedBy, found, inRows, when, whole, type Check } from "../checks/field-checks";
import { missingDimension } from "../checks/master-checks";
import { isOffRate } from "../money/taxes";
import { onBoth, type Call, type ValueMistake, type Rules } from "../rule";
import { convertsTo } from "../stock/movements";
import { classOf } from "./purchase-defaults";
import { notIssued } from "./receiving-checks";

/** What does not fit of a charge for ordered goods. */
function orderedMistake(row: JsonObject, call: Call): ValueMistake | undefined {
  const { store } = call.world;
  const order = store.find(row.purchaseOrderLineId);
  if (!order) return undefined;
  const { vendorId } = whole(call);
  if (order.record.vendorId !== vendorId)
    return ["purchaseOrderLineId", `${label(order.record)} is of another vendor.`, "reference"];
  if (notIssued.has(order.record.status))
    return ["purchaseOrderLineId", `${label(order.record)} was not issued.`, "reference"];
  const receipt = store.find(row.receivingLineId)?.holder;
  if (receipt && receipt.purchaseOrderLineId !== row.purchaseOrderLineId)
    return ["receivingLineId", "It is a receipt of another order line.", "reference"];
  const item = found(call, order.holder.itemId);
  const { unit } = objectAt(row, "quantity");
  return item && unit !== undefined && !convertsTo(item, unit, call.world)
    ? ["quantity/unit", `${label(item)} does not convert to ${String(unit)}.`, "unit"]
    : undefined;
}

/** What does not fit of a charge for freight or duty. */
function landedMistake(row: JsonObject, call: Call): ValueMistake | undefined {
  const cost = call.world.store.find(row.landedCostId);
  if (!cost) return undefined;
  if (row.receivingId && cost.record.id !== row.receivingId)
    return ["landedCostId", `It is a cost of ${label(cost.record)}.`, "reference"];
  const { currency } = objectAt(cost.holder, "amount");
  return currency !== objectAt(row, "amount").currency
    ? ["landedCostId", `The estimate is in ${String(currency)}.`, "currency"]
    : undefined;
}

const chargesFit = inRows("lines", (row, call) =>
  row.type === "purchase_order" ? orderedMistake(row, call) : landedMistake(row, call),
);

/** Tax as printed is about what its rate makes of the amount, and somebody is owed it. */
const taxesFit: Check = (call) => {
  const rates = call.world.store.list("/tax-rates");
  return inRows("taxLines", ({ taxRateId, taxAgencyId, ...tax }) => {
    const percent = numberIn(tax.ratePercent);
    const isKnown = taxRateId ?? rates.some((rate) => numberIn(rate.ratePercent) === percent);
    if (taxAgencyId === undefined && !isKnown)
      return ["taxAgencyId", "No rate matches, so name the agency, or null.", "required"];
    return isOffRate(tax)
      ? ["amount/amount", "It is more than 0.05 off from the rate of the amount.", "range"]
      : undefined;
  })(call);
};

/** What new lines take over: from their order line and its order, or else from the vendor; their text from a landed cost, too. */
export function takenOver(call: Call, bill: JsonObject): JsonObject {
  if (!Array.isArray(call.body.lines)) return bill;
  const { store, newId } = call.world;
  const given = objectsAt(call.body, "lines");
  const vendor = found(call, bill.vendorId);
  const lines = objectsAt(bill, "lines").map((made, index) => {
    const sent = given[index] ?? {};
    // Landed costs that a bill brings settle no estimate.
    const isOwn = made.type === "landed_cost" && !("landedCostId" in sent);
    const line = isOwn ? { ...made, landedCostId: newId(recordShape("lnd_")) } : made;
    const order = store.find(line.purchaseOrderLineId);
    const usual = {
      description: (order ?? store.find(line.landedCostId))?.holder.description ?? null,
      taxCodeId: (order?.holder ?? vendor)?.taxCodeId ?? null,
      classReferenceId: order
        ? (order.holder.classReferenceId ?? order.record.classReferenceId ?? null)
        : classOf(vendor, call),
    };
    return { ...line, ...without(usual, ...Object.keys(sent)) };
  });
  return { ...bill, lines };
}

/** Lines have the dimensions that their account requires; those of a draft are looked at again when it is posted. */
const haveDimensions: Check = (call) => {
  if (!("lines" in call.body) && call.body.status !== "open") return [];
  const { lines, vendorId } = whole(call);
  const usual = classOf(found(call, vendorId), call);
  return objectsAt({ lines }, "lines").flatMap((line, index) => {
    const account = found(call, line.accountId);
    const { classReferenceId = usual } = line;
    const missing = missingDimension({ ...line, classReferenceId }, account);
    const message = `Account ${String(account?.number)} requires ${missing}.`;
    return when(missing, `/lines/${index}/${missing}`, message, "required");
  });
};

/** A draft outlives a receiving that its lines name, but is not posted for it. */
const receiptsExist: Check = (call) => {
  if (call.before?.status !== "draft" || call.body.status !== "open") return [];
  return objectsAt({ lines: whole(call).lines }, "lines").flatMap((line, index) =>
    ["receivingLineId", "receivingId"].flatMap((name) =>
      when(
        line[name] && !call.world.store.find(line[name]),
        `/lines/${index}/${name}`,
        "The receiving was deleted. Name another one, or none.",
        "reference",
      ),
    ),
  );
};

const staysPosted: Check = ({ before, body }) =>
  when(
    before && before.status !== "draft" && body.status === "draft",
    "/status",
    "A posted bill cannot become a draft.",
    "state",
  );

/** What bills are refused for, beyond their totals and variances. */
export const billCheckRules: Rules = onBoth(
  "bill",
  checkedBy([chargesFit, taxesFit, haveDimensions, receiptsExist, staysPosted]),
);

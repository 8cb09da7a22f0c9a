import { objectAt, objectsAt, type JsonObject } from "../../../openapi/json";
import { makeRecord } from "../../create-record";
import { money, numberIn, quantity, times } from "../../decimals";
import { label } from "../../record-label";
import type { MockRecord } from "../../model";
import { changesOf, refuseCall, type Call } from "../rule";
import { today } from "../days";
import { taxOn } from "../money/taxes";
import { withParts } from "../sales/kit-lines";

const rmas = "/rmas";
const orders = "/sales-orders";

/** Refuses to withdraw a return of which something has arrived or been credited. */
export function checkUnused(call: Call): void {
  if (call.before?.status !== "authorized" || call.body.status !== "cancelled") return;
  const used = objectsAt(call.before, "lines").find(
    (line) => numberIn(line.quantityReceived) > 0n || numberIn(line.quantityCredited) > 0n,
  );
  if (used)
    refuseCall(call, "transition-not-allowed", `${label(used)} has arrived or been credited.`);
}

/** A draft without charge, of what is to be sent again. */
function replacement(rma: MockRecord, call: Call): unknown {
  const { store, collection, time } = call.world;
  const lines = objectsAt(rma, "lines").filter(({ resolution }) => resolution === "replacement");
  const shape = collection(orders);
  const order = store.find(rma.salesOrderId)?.record;
  if (!lines.length || !shape || !order) return null;
  const names =
    /^(customerId|currency|exchangeRate|buyerEmail|paymentTermId|priceLevelCode|salesRepId|shipMethodId|freightTerms|incoterm|backorderPolicy|billingAddress|shippingAddress|classReferenceId|departmentId|projectCodeId)$/;
  const nothing = { amount: "0.00", currency: rma.currency };
  const given: JsonObject = {
    ...Object.fromEntries(Object.entries(order).filter(([name]) => names.test(name))),
    orderDate: today(call.world),
    locationId: rma.locationId,
    shippingCharge: nothing,
    lines: lines.map(({ salesOrderLineId, itemId, quantity }) => {
      const { description, options = {}, taxCodeId } = store.find(salesOrderLineId)?.holder ?? {};
      return { itemId, quantity, description, options, taxCodeId, unitPrice: nothing };
    }),
  };
  const made = makeRecord(shape, structuredClone(given), call.world, time());
  const rows = objectsAt(made, "lines").map((line) =>
    withParts({ ...line, priceSource: "manual" }, store.find(line.itemId)?.record, call),
  );
  store.put(orders, { ...made, status: "draft", lines: rows });
  return made.id;
}

/** Waits for what has to come back, and orders what is to be sent again. */
export function authorized(call: Call): void {
  if (call.before?.status !== "draft" || call.body.status !== "authorized") return;
  for (const { after: rma } of changesOf(call, rmas)) {
    const lines = objectsAt(rma, "lines").map((line) =>
      line.returnRequired === false ? { ...line, status: "closed" } : line,
    );
    const isWaiting = lines.some(({ status }) => status === "awaiting");
    call.world.store.put(rmas, {
      ...rma,
      lines,
      status: isWaiting ? "authorized" : "received",
      replacementSalesOrderId: replacement(rma, call),
    });
  }
}

/** A line that has ended, without what has not come of it. */
function ended(line: JsonObject): JsonObject {
  const { unit } = objectAt(line, "quantity");
  const { currency } = objectAt(line, "unitPrice");
  const kept = line.status === "closed" ? numberIn(line.quantityReceived) : 0n;
  return {
    ...line,
    quantityCancelled: quantity(numberIn(line.quantity) - kept, unit),
    amount: money(times(kept, numberIn(line.unitPrice)), currency),
  };
}

function putTaxed(rma: MockRecord, { world }: Call): void {
  const order = world.store.find(rma.salesOrderId)?.record;
  world.store.put(rmas, { ...rma, ...taxOn(world, rma, order) });
}

/** Lines that were closed by hand give up what is taken back of them. A return that expects nothing else stays received. */
export function takenBack(call: Call, lineIds: ReadonlySet<unknown>): void {
  for (const { after: rma } of changesOf(call, rmas)) {
    const lines = objectsAt(rma, "lines").map((line) =>
      line.status === "closed" && lineIds.has(line.id) ? ended(line) : line,
    );
    const isExpected = lines.some(({ status }) =>
      ["awaiting", "partially_received"].includes(String(status)),
    );
    putTaxed({ ...rma, lines, ...(!isExpected && { status: "received" }) }, call);
  }
}

/** Gives up what of a line has not come. A return of which all lines are given up is, too. */
export function lineEnded(call: Call): void {
  const id = call.request.path.lineItemId;
  for (const { after: rma } of changesOf(call, rmas)) {
    const lines = objectsAt(rma, "lines").map((line) => (line.id === id ? ended(line) : line));
    const isOff = lines.every(({ status }) => status === "cancelled");
    putTaxed({ ...rma, lines, ...(isOff && { status: "cancelled" }) }, call);
  }
}

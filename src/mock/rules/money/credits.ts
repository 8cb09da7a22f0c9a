import { label } from "../../record-label";
import { type JsonObject, objectAt, objectsAt, pick } from "../../../openapi/json";
import { numberIn, quantity, sumIn } from "../../decimals";
import { type Call, refuseCall } from "../rule";

/** Refuses lines of a return that are not received, or that are credited already. */
export function checkCreditable(call: Call, lines: readonly JsonObject[]): void {
  for (const line of lines) {
    const found = call.world.store.find(line.rmaLineId);
    if (!found) continue;
    const { holder, record } = found;
    const ofLine = lines.filter(({ rmaLineId }) => rmaLineId === line.rmaLineId);
    const asked = sumIn(ofLine, "quantity");
    const isAllowed = !["draft", "cancelled"].includes(String(record.status));
    const credited = numberIn(holder.quantityCredited);
    const here = holder.returnRequired === false ? holder.quantity : holder.quantityReceived;
    const expected = numberIn(holder.quantity) - numberIn(holder.quantityCancelled);
    const left = (record.status === "closed" ? 0n : expected) - credited;
    if (isAllowed && asked > left)
      refuseCall(
        call,
        "quantity-above-open",
        `${label(holder)}: ${String(quantity(left, "").value)} are left to be credited.`,
      );
    if (!isAllowed || asked > numberIn(here) - credited)
      refuseCall(
        call,
        "rma-not-settled",
        `${label(holder)} of ${label(record)} has not been received.`,
      );
  }
}

/** The text and the tax code that a line of a return takes from its order line. */
export function lentByOrderLine({ world }: Call, { rmaLineId }: JsonObject): JsonObject {
  const line = world.store.find(rmaLineId)?.holder;
  const ordered = world.store.find(line?.salesOrderLineId)?.holder;
  return { description: ordered?.description ?? null, taxCodeId: ordered?.taxCodeId ?? null };
}

/** Class, department, and location that a document takes from the order, return, or credit memo behind it. */
export function lentDimensions(record: JsonObject | undefined, { world }: Call): JsonObject {
  const order = world.store.find(record?.salesOrderId)?.record ?? record;
  const lent = {
    classReferenceId: order?.classReferenceId,
    departmentId: order?.departmentId,
    locationId: record?.locationId,
  };
  return Object.fromEntries(Object.entries(lent).filter(([, id]) => typeof id === "string"));
}

/** What a request says itself of the text and the tax code of a line. */
export const wordsIn = (given: JsonObject): JsonObject =>
  pick(given, (name) => name === "description" || name === "taxCodeId");

/** A credited line that takes its quantity back. */
export const negative = (line: JsonObject): JsonObject => {
  const { value, unit } = objectAt(line, "quantity");
  return { rmaLineId: line.rmaLineId, quantity: { value: `-${String(value)}`, unit } };
};

/** Counts what was credited on the lines of a return. */
export function countCredited(call: Call, lines: readonly JsonObject[]): void {
  const { store } = call.world;
  for (const line of lines) {
    const found = store.find(line.rmaLineId);
    if (!found) continue;
    const { collection, record, holder } = found;
    const sum = numberIn(holder.quantityCredited) + numberIn(line.quantity);
    const quantityCredited = quantity(sum, objectAt(holder, "quantity").unit);
    const next = objectsAt(record, "lines").map((one) =>
      one.id === line.rmaLineId ? { ...one, quantityCredited } : one,
    );
    store.put(collection, { ...record, lines: next });
  }
}

import { label } from "../../label";
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
    const here =
      holder.returnRequired === false
        ? numberIn(holder.quantity)
        : numberIn(holder.quantityReceived);
    const isLeft = isAllowed && record.status !== "closed";
    const left =
      (isLeft ? numberIn(holder.quantity) - numberIn(holder.quantityCancelled) : 0n) -
      numberIn(holder.quantityCredited);
    if (isAllowed && asked > left)
      refuseCall(
        call,
        "quantity-above-open",
        `${label(holder)}: ${String(quantity(left, "").value)} are left to be credited.`,
      );
    if (!isAllowed || asked > here - numberIn(holder.quantityCredited))
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
  return {
    rmaLineId: line.rmaLineId,
    quantity: { value: `-${String(value)}`, unit },
  } as JsonObject;
};

/** Counts what was credited on the lines of a return. */
export function countCredited(call: Call, lines: readonly JsonObject[]): void {
  const { store } = call.world;
  for (const line of lines) {
    const found = store.find(line.rmaLineId);
    if (!found) continue;
    const { unit } = found.holder.quantity as JsonObject;
    const next = objectsAt(found.record, "lines").map((one) =>
      one.id === line.rmaLineId
        ? {
            ...one,
            quantityCredited: quantity(
              numberIn(one.quantityCredited) + numberIn(line.quantity),
              unit,
            ),
          }
        : one,
    );
    store.put(found.collection, { ...found.record, lines: next });
  }
}

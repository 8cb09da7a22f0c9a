import { type JsonObject, objectsAt, textAt, textsAt } from "../../../openapi/json";
import { times, divided } from "../../decimals";
import type { MockRecord } from "../../model";
import { type Call, refuseCall } from "../rule";
import { lotOf } from "../stock/lots";
import { inBaseUnit } from "../stock/movements";
import { piecesOfLot } from "../stock/serials";
import { usualBin } from "../stock/one-lot";
import { settingAt } from "../stock/settings";
import { arrivals, type ArrivedLine } from "./transfer-arrivals";
import { type Move, putIn, referenceTo, takeOut } from "../stock/moves";

export const itemOf = (line: JsonObject, { world }: Call): JsonObject =>
  world.store.find(line.itemId)?.record ?? {};

/** A quantity of a line in the base unit. */
export const inBase = (line: JsonObject, value: unknown, call: Call) =>
  inBaseUnit(itemOf(line, call), value, call.world);

/** The lots and pieces of a line, as parts of a quantity; one part if it names none. */
function partsOf(line: JsonObject, whole: bigint, call: Call) {
  const item = itemOf(line, call);
  const lots = objectsAt(line, "lots");
  if (!lots.length)
    return [{ lotId: undefined, quantity: whole, pieces: textsAt(line, "serialNumbers") }];
  let left = whole;
  return lots.map((lot) => {
    const lotQuantity = inBaseUnit(item, lot.quantity, call.world);
    const part = lotQuantity < left ? lotQuantity : left;
    left -= part;
    const id = lotOf(call, item.id, lot.lotNumber)?.id;
    if (id === undefined)
      refuseCall(
        call,
        "lot-not-available",
        `${String(item.sku)} has no lot ${String(lot.lotNumber)}.`,
      );
    const pieces = piecesOfLot(textsAt(line, "serialNumbers"), item.id, id, call);
    return { lotId: String(id), quantity: part, pieces };
  });
}

function moveOf(
  line: JsonObject,
  transfer: MockRecord,
  on: string,
  call: Call,
): Omit<Move, "locationId" | "quantity"> {
  return {
    item: itemOf(line, call),
    document: referenceTo("inventory_transfer", transfer),
    on,
    takesBlocked: true,
    pieceStatus: "in_stock",
  };
}

/** Takes the goods of a line out of their bins, and returns what one of them costs. */
export function dispatch(line: JsonObject, transfer: MockRecord, on: string, call: Call): bigint {
  const whole = inBase(line, line.quantity, call);
  let value = 0n;
  for (const part of partsOf(line, whole, call)) {
    const cost = takeOut(call, {
      ...moveOf(line, transfer, on, call),
      locationId: transfer.fromLocationId,
      bin: textAt(line, "fromBin") ?? null,
      unbinned: line.fromUnbinned === true,
      lotId: part.lotId,
      serialNumbers: part.pieces,
      quantity: part.quantity,
      ...(part.lotId && { code: "lot-not-available" }),
    });
    value += times(part.quantity, cost);
  }
  return divided(value, whole);
}

/** Puts what has arrived of a line into its bin. */
export function arrive(received: ArrivedLine, whole: bigint, cost: bigint, on: string, call: Call) {
  const { world } = call;
  const { line, transfer } = received;
  const place = { item: itemOf(line, call), locationId: transfer.toLocationId };
  const setting = settingAt(place.item, place.locationId, world);
  const location = world.store.find(place.locationId)?.record;
  const parts = arrivals(received, whole, call).filter(({ quantity }) => quantity > 0n);
  const usual = usualBin(
    place,
    [textAt(setting, "preferredBin"), textAt(location, "receivingBin")],
    parts.map(({ lotId }) => lotId),
    call,
  );
  for (const part of parts)
    putIn(call, {
      ...moveOf(line, transfer, on, call),
      locationId: transfer.toLocationId,
      bin: textAt(received.given, "toBin") ?? textAt(line, "toBin") ?? usual,
      lotId: part.lotId,
      serialNumbers: part.pieces,
      quantity: part.quantity,
      unitCost: cost,
    });
}

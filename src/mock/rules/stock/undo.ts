import { objectAt, textAt, textsAt, type JsonObject } from "../../../openapi/json";
import { money, numberIn } from "../../decimals";
import type { MockRecord } from "../../model";
import { refuseCall, type Call } from "../rule";
import { addMovement, goodsOf, movementsKey, sum } from "./movements";
import { putIn, referenceTo, takeOut } from "./moves";
import { leavePieces, pieceOf } from "./serials";

/** What a piece was tied to when the last document of several moved it. */
function tiesOf(movement: JsonObject, { world }: Call): JsonObject {
  const { type, id } = objectAt(movement, "document");
  const shipment = type === "shipment" ? world.store.find(id)?.record : undefined;
  return {
    customerId: shipment?.customerId ?? null,
    salesOrderId: shipment?.salesOrderId ?? null,
  };
}

/** Removes the pieces that no other document has ever moved; others are where the last one has left them. */
function forgetPieces(
  call: Call,
  item: JsonObject,
  serialNumbers: readonly string[],
  document: MockRecord,
): void {
  const { store, time } = call.world;
  const itemId = item.id;
  const others = store
    .list(movementsKey)
    .filter((one) => one.itemId === itemId && objectAt(one, "document").id !== document.id);
  for (const serialNumber of serialNumbers) {
    const piece = pieceOf(call, itemId, serialNumber);
    const last = others
      .filter((one) => textsAt(one, "serialNumbers").includes(serialNumber))
      .at(-1);
    if (last && numberIn(last.quantity) < 0n)
      leavePieces(
        call,
        { item, pieceStatus: String(last.pieceStatus), pieceFields: tiesOf(last, call) },
        [serialNumber],
      );
    else if (piece && !last) store.remove("/serials", String(piece.id), time());
  }
}

/** Removes the lots that came with a document and that no other one has moved. */
function forgetLots(
  call: Call,
  lotIds: ReadonlySet<string | undefined>,
  document: MockRecord,
): void {
  const { store, time } = call.world;
  const movements = store.list(movementsKey);
  for (const lotId of lotIds) {
    const lot = lotId ? store.get("/lots", lotId) : undefined;
    const isShared = movements.some(
      (one) => one.lotId === lotId && objectAt(one, "document").id !== document.id,
    );
    if (lot && !isShared && String(lot.createdAt) >= String(document.createdAt))
      store.remove("/lots", String(lotId), time());
  }
}

/** True for received goods that are no longer all in their bin, since a transfer has put them away at their location. */
function isPutAway(item: JsonObject, received: JsonObject, { world }: Call): boolean {
  const { locationId, bin = null, lotId = null, at } = received;
  const isThere = (one: JsonObject) =>
    one.locationId === locationId && (one.bin ?? null) === bin && (one.lotId ?? null) === lotId;
  const there = sum(goodsOf(item.id, world).filter((goods) => isThere({ ...goods })));
  const missing = numberIn(received.quantity) - there;
  const moved = world.store
    .list(movementsKey)
    .filter((one) => one.itemId === item.id && isThere(one) && String(one.at) >= String(at))
    .filter(({ document }) => {
      const transfer = world.store.find(objectAt({ document }, "document").id)?.record;
      return (
        transfer?.toLocationId !== undefined && transfer.fromLocationId === transfer.toLocationId
      );
    })
    .reduce((total, { quantity }) => total - numberIn(quantity), 0n);
  return missing > 0n && missing <= moved;
}

/** Takes back what a document has moved: what came in leaves, what left comes back at its cost. Refuses with a code if goods have moved on. */
export function undoMoves(
  call: Call,
  type: string,
  document: MockRecord,
  on: string,
  code: string,
): void {
  const { store, started } = call.world;
  if (String(document.createdAt) <= started)
    refuseCall(call, code, `Goods of ${String(document.documentNumber)} have since been moved on.`);
  const made = store
    .list(movementsKey)
    .filter((movement) => objectAt(movement, "document").id === document.id);
  for (const movement of made.reverse()) {
    const item = store.find(movement.itemId)?.record;
    if (!item) continue;
    const number = numberIn(movement.quantity);
    // Received goods that were put away are taken from where they are at the location.
    const isElsewhere = type === "receiving" && isPutAway(item, movement, call);
    const move = {
      item,
      locationId: movement.locationId,
      bin: isElsewhere ? null : (textAt(movement, "bin") ?? null),
      unbinned: movement.bin === null && !isElsewhere,
      lotId: textAt(movement, "lotId") ?? null,
      hold: textAt(movement, "hold") ?? null,
      serialNumbers: textsAt(movement, "serialNumbers"),
      document: referenceTo(type, document),
      on,
      unitCost: numberIn(movement.unitCost),
    };
    if (number > 0n) {
      takeOut(call, {
        ...move,
        quantity: number,
        code,
        takesBlocked: true,
        pieceStatus: "scrapped",
      });
      forgetPieces(call, item, move.serialNumbers, document);
    }
    if (number < 0n) putIn(call, { ...move, quantity: -number, isReturn: true });
    if (movement.revaluation)
      addMovement(call.world, on, {
        ...movement,
        revaluation: money(-numberIn(movement.revaluation), "USD"),
      });
  }
  forgetLots(call, new Set(made.map((movement) => textAt(movement, "lotId"))), document);
}

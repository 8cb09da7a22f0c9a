import { one } from "../../decimals";
import type { JsonObject } from "../../../openapi/json";
import { touched } from "../../change-record";
import { makeRecord } from "../../create-record";
import type { MockRecord } from "../../model";
import { mayRefuse, refuseCall, type Call } from "../rule";
import { unitMoney } from "./costs";
import type { Goods } from "./movements";
import type { Move } from "./moves";

const root = "/serials";

/** The piece of an item with a serial number, whatever its case. */
export const pieceOf = (
  { world }: Call,
  itemId: unknown,
  serialNumber: string,
): MockRecord | undefined =>
  world.store
    .list(root)
    .find(
      (piece) =>
        piece.itemId === itemId &&
        String(piece.serialNumber).toLowerCase() === serialNumber.toLowerCase(),
    );

/** Those of some pieces that belong to a lot. */
export const piecesOfLot = (
  numbers: readonly string[],
  itemId: unknown,
  lotId: unknown,
  call: Call,
): string[] => numbers.filter((one) => pieceOf(call, itemId, one)?.lotId === lotId);

function changePiece(call: Call, piece: MockRecord, fields: JsonObject): void {
  const { world } = call;
  world.store.put(root, touched({ ...piece, ...fields }, world.time(), world));
}

/** Makes the pieces that come in, or brings back those that are known. */
export function takeInPieces(call: Call, move: Move, unitCost: bigint): void {
  const { world } = call;
  const collection = world.collection(root);
  for (const serialNumber of move.serialNumbers ?? []) {
    const known = pieceOf(call, move.item.id, serialNumber);
    const fields: JsonObject = {
      status: move.pieceStatus ?? "in_stock",
      locationId: move.locationId,
      bin: move.bin ?? null,
      ...(move.lotId && { lotId: move.lotId }),
      unitCost: move.item.costingMethod === "specific" ? unitMoney(unitCost) : null,
      ...move.pieceFields,
    };
    if (known) changePiece(call, known, { ...fields, salesOrderId: null, customerId: null });
    else if (collection) {
      const made = makeRecord(
        collection,
        { serialNumber, itemId: move.item.id, ...fields },
        world,
        world.time(),
      );
      world.store.put(root, { ...made, ...fields });
    }
  }
}

/** The pieces that a movement names, or the first ones that are there. Refuses those that are not. */
export function choosePieces(call: Call, move: Move, goods: readonly Goods[]): readonly string[] {
  const { serialNumbers = [], item } = move;
  if (!serialNumbers.length && item.tracking === "serial") {
    const there = goods.flatMap((one) => one.serialNumbers);
    return there.slice(0, Number(move.quantity / one));
  }
  const here = new Set(goods.flatMap((one) => one.serialNumbers));
  const usual = "serial-not-available";
  for (const serialNumber of serialNumbers) {
    const piece = pieceOf(call, item.id, serialNumber);
    if (!here.has(serialNumber))
      refuseCall(
        call,
        mayRefuse(call, usual) ? usual : (move.code ?? usual),
        `${String(item.sku)} ${serialNumber} is ${piece ? String(piece.status) : "not known"}, so it cannot be taken.`,
      );
  }
  return serialNumbers;
}

/** Gives the pieces that have left their new status. */
export function leavePieces(
  call: Call,
  move: Pick<Move, "item" | "pieceStatus" | "pieceFields">,
  serialNumbers: readonly string[],
): void {
  for (const serialNumber of serialNumbers) {
    const piece = pieceOf(call, move.item.id, serialNumber);
    if (piece)
      changePiece(call, piece, {
        status: move.pieceStatus ?? "shipped",
        locationId: null,
        bin: null,
        ...move.pieceFields,
      });
  }
}

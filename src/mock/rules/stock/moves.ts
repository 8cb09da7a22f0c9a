import { isObject, objectAt, type JsonObject } from "../../../openapi/json";
import type { World } from "../../world";
import { numberIn, quantity, one } from "../../decimals";
import { mayRefuse, refuseCall, type Call } from "../rule";
import { issueCost, unitMoney } from "./costs";
import { checkOneLot } from "./one-lot";
import {
  goodsAt,
  isBlocked,
  addMovement,
  movementsOf,
  sum,
  type Goods,
  type StockPlace,
} from "./movements";
import { pickingOrder } from "./picking-order";
import { choosePieces, leavePieces, takeInPieces } from "./serials";

/** As many serial numbers as a lot has pieces: lists of them follow the order of the lots. */
export const takePieces = (numbers: string[], quantity: bigint): string[] =>
  numbers.splice(0, Number((quantity < 0n ? -quantity : quantity) / one));

/** A movement to make. */
export interface Move {
  item: JsonObject;
  locationId: unknown;
  /** Without a bin, goods are taken from any bin, and put into none. */
  bin?: string | null;
  lotId?: string | null;
  hold?: string | null;
  serialNumbers?: readonly string[];
  quantity: bigint;
  unitCost?: bigint;
  document: JsonObject;
  /** Posting date. */
  on: string;
  /** Goods leave only from no bin. */
  unbinned?: boolean;
  /** Goods that must not be sold may move, too. */
  takesBlocked?: boolean;
  /** Goods go back into the bin that they were taken from, even if another lot is in it now. */
  isReturn?: boolean;
  /** The code of a refusal for want of goods. */
  code?: string;
  /** The status that pieces have afterwards. */
  pieceStatus?: string;
  /** What pieces are tied to afterwards, such as an order. */
  pieceFields?: JsonObject;
}

/** A reference to a document, as movements and journal entries have it. */
export const referenceTo = (type: string, { id, documentNumber }: JsonObject): JsonObject => ({
  type,
  id,
  documentNumber,
});

/** The movement that last took an item out of stock for a document. */
export const lastIssue = (document: JsonObject, itemId: unknown, world: World) =>
  movementsOf(itemId, world).findLast(
    (one) => objectAt(one, "document").id === document.id && numberIn(one.quantity) < 0n,
  );

/** The document that a movement is shown with: finished pieces of a work order with the order, not with its build. */
export function listedUnder(document: unknown, { store }: World): unknown {
  const made = isObject(document) ? store.find(document.id)?.record : undefined;
  const order = store.find(made?.workOrderId)?.record;
  return isObject(document) && document.type === "build" && order
    ? referenceTo("work_order", order)
    : document;
}

function note(
  { world }: Call,
  move: Move,
  { locationId, bin, lotId, hold }: StockPlace,
  number: bigint,
  unitCost: bigint,
  serialNumbers: readonly string[],
): void {
  const { item, document, on } = move;
  const after = sum(goodsAt(item, locationId, world));
  addMovement(world, on, {
    itemId: item.id,
    locationId,
    bin,
    lotId,
    hold,
    serialNumbers: [...serialNumbers],
    quantity: quantity(number, item.baseUnit),
    quantityAfter: quantity(after + number, item.baseUnit),
    unitCost: unitMoney(unitCost),
    pieceStatus: move.pieceStatus ?? (number > 0n ? "in_stock" : "shipped"),
    document,
  });
}

/** Puts goods into a place. */
export function putIn(call: Call, move: Move): void {
  checkNamed(move, call);
  checkOneLot(move, call);
  const { locationId, bin = null, lotId = null, hold = null, serialNumbers = [] } = move;
  const place = { locationId: String(locationId), bin, lotId, hold };
  const cost = move.unitCost ?? issueCost(move.item, locationId, 0n, call.world);
  note(call, move, place, move.quantity, cost, serialNumbers);
  takeInPieces(call, move, cost);
}

function fitting(move: Move, call: Call): Goods[] {
  const { item, locationId, bin, lotId, hold, unbinned } = move;
  const goods = goodsAt(item, locationId, call.world).filter(
    (one) =>
      (unbinned ? one.bin === null : bin == null || one.bin === bin) &&
      (lotId == null || one.lotId === lotId) &&
      (hold === undefined || one.hold === hold) &&
      (move.takesBlocked === true || !isBlocked(one, call.world)),
  );
  const key = (one: Goods) => pickingOrder(one, item, call.world);
  return [...goods].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** Refuses the call if a lot that it names must not be used. */
function checkLot(move: Move, call: Call): void {
  const lot = move.lotId ? call.world.store.get("/lots", move.lotId) : undefined;
  if (!lot || move.takesBlocked || lot.status === "available") return;
  refuseCall(call, "lot-not-available", `Lot ${String(lot.lotNumber)} is ${String(lot.status)}.`);
}

/** Refuses goods whose lots or pieces have to be named, and are not. */
function checkNamed({ item, lotId, serialNumbers = [] }: Move, call: Call): void {
  const tracking = String(item.tracking);
  const lacksLot = tracking.includes("lot") && lotId == null;
  const lacksPieces = tracking.includes("serial") && !serialNumbers.length;
  if (!lacksLot && !lacksPieces) return;
  const what = lacksPieces ? "serial numbers" : "lots";
  const code = mayRefuse(call, "shipment-incomplete") ? "shipment-incomplete" : "validation-failed";
  const names = call.world.reader.names(call.request.operation.body?.schema, call.body);
  const list = ["lines", "components"].find((name) => names.has(name));
  const message = `Name the ${what} of ${String(item.sku)}.`;
  refuseCall(call, code, `${String(item.sku)}: the ${what} must be named.`, [
    { pointer: list ? `/${list}` : "", rule: "required", message },
  ]);
}

/** Takes goods out of their places, as far as they are named, and returns what one costs. Refuses more than there is. */
export function takeOut(call: Call, move: Move, taken: Goods[] = []): bigint {
  const { world } = call;
  const { item, locationId } = move;
  checkNamed(move, call);
  checkLot(move, call);
  const goods = fitting(move, call);
  const pieces = choosePieces(call, move, goods);
  const location = world.store.find(locationId)?.record;
  const mayLack = location?.allowsNegativeStock === true && !move.lotId;
  if (sum(goods) < move.quantity && !mayLack) {
    const where = move.bin ? `bin ${move.bin}` : String(location?.name ?? locationId);
    const { unit, value } = quantity(sum(goods), item.baseUnit);
    const wanted = quantity(move.quantity, item.baseUnit).value;
    refuseCall(
      call,
      move.code ?? "insufficient-stock",
      `${String(item.sku)}: ${String(wanted)} ${String(unit)} are needed, but ${String(value)} are in ${where}.`,
    );
  }
  const cost = move.unitCost ?? issueCost(item, locationId, move.quantity, world);
  let left = move.quantity;
  const place = { locationId: String(locationId), bin: move.bin ?? null, lotId: null, hold: null };
  const nowhere: Goods = { ...place, quantity: left, serialNumbers: [], updatedAt: "" };
  for (const there of [...goods, nowhere]) {
    if (left <= 0n) break;
    const serialNumbers = pieces.filter((piece) => there.serialNumbers.includes(piece));
    const most = pieces.length ? BigInt(serialNumbers.length) * one : there.quantity;
    const part = most < left ? most : left;
    if (part <= 0n) continue;
    note(call, move, there, -part, cost, serialNumbers);
    taken.push({ ...there, quantity: part, serialNumbers });
    left -= part;
  }
  leavePieces(call, move, pieces);
  return cost;
}

import { usualBin } from "../stock/one-lot";
import { settingAt } from "../stock/settings";
import { takenBack } from "./return-answers";
import { lentTo } from "../master-data/categories";
import { today } from "../days";
import { label } from "../../record-label";
import { byLine, openAgain } from "../stock-documents/open-again";
import { undoMoves } from "../stock/undo";
import {
  type JsonObject,
  objectAt,
  objectsAt,
  textAt,
  textsAt,
  without,
} from "../../../openapi/json";
import { divided, money, numberIn, quantity, sumIn, times } from "../../decimals";
import type { MockRecord } from "../../model";
import { accountFor, post, reverse, type Side, inventoryAccount } from "../money/ledger";
import { type Call, changesOf, refuseCall, madeBy } from "../rule";
import { afterMoves } from "../stock/after-moves";
import { kitParts } from "../shipping/shipped-goods";
import { unitCostAt, unitMoney, usualCost } from "../stock/costs";
import { ensureLot, lotOf } from "../stock/lots";
import { leavePieces, pieceOf } from "../stock/serials";
import { hasStock, inBaseUnit } from "../stock/movements";
import { putIn, referenceTo } from "../stock/moves";

const restocks = "/return-restocks";

/** Refuses to keep lots that have expired. */
function checkLots(call: Call, given: JsonObject, itemId: unknown, day: string): void {
  if (given.disposition === "scrap" || given.disposition === "return_to_vendor") return;
  for (const { lotNumber } of objectsAt(given, "lots")) {
    const lot = lotOf(call, itemId, lotNumber);
    if (lot && String(lot.expiresOn ?? "9999") < day)
      refuseCall(call, "lot-not-available", `Lot ${String(lotNumber)} has expired.`);
  }
}

/** Refuses goods that the return does not expect. */
export function checkExpected(call: Call): void {
  const rma = call.world.store.find(call.body.rmaId)?.record;
  if (!rma) return;
  const day = textAt(call.body, "receivedOn") ?? today(call.world);
  if (!["authorized", "partially_received"].includes(String(rma.status)))
    refuseCall(call, "rma-not-open", `${label(rma)} is ${String(rma.status)}.`);
  if (typeof rma.expiresOn === "string" && rma.expiresOn < day)
    refuseCall(call, "rma-not-open", `${label(rma)} expired on ${rma.expiresOn}.`);
  const asked = byLine(objectsAt(call.body, "lines"), "rmaLineId");
  const here = new Set<string>();
  for (const [index, given] of objectsAt(call.body, "lines").entries()) {
    const line = objectsAt(rma, "lines").find(({ id }) => id === given.rmaLineId);
    if (!line)
      refuseCall(call, "validation-failed", "A line belongs to another RMA.", [
        {
          pointer: `/lines/${index}/rmaLineId`,
          rule: "reference",
          message: "The RMA has no such line.",
        },
      ]);
    const isEnded = line.status === "closed" || line.status === "cancelled";
    const expected = numberIn(line.quantity) - numberIn(line.quantityCancelled);
    const open = isEnded ? 0n : expected - numberIn(line.quantityReceived);
    if ((asked.get(given.rmaLineId) ?? 0n) > open)
      refuseCall(
        call,
        "quantity-above-open",
        `${label(line)}: more was received than is expected.`,
      );
    checkLots(call, given, line.itemId, day);
    for (const piece of textsAt(given, "serialNumbers")) {
      if (!textsAt(line, "serialNumbers").includes(piece))
        refuseCall(call, "serial-not-available", `${piece} is not on the line of the RMA.`);
      if (pieceOf(call, line.itemId, piece)?.status !== "shipped" || here.has(piece))
        refuseCall(call, "serial-not-available", `${piece} has arrived already.`);
      here.add(piece);
    }
  }
}

/** The cost, by the unit of the line, with which the goods of an order line have left. */
function costOfReturn(call: Call, line: JsonObject, item: JsonObject, locationId: unknown): bigint {
  const rmaLine = call.world.store.find(line.rmaLineId)?.holder;
  const shipment = call.world.store.find(rmaLine?.shipmentId)?.record;
  const sent = objectsAt(shipment, "lines").find(
    (one) => one.salesOrderLineId === rmaLine?.salesOrderLineId && one.unitCost,
  );
  if (sent) return numberIn(sent.unitCost);
  if (!hasStock(item) && item.kind !== "kit") return 0n;
  const whole = inBaseUnit(item, line.quantity, call.world);
  const cost = unitCostAt(item, locationId, call.world);
  return divided(times(whole, cost), numberIn(line.quantity));
}

/** Why goods that are put away are not for sale; what is restocked is. */
const holds: Record<string, string> = {
  quarantine: "returned",
  repair: "in_repair",
  return_to_vendor: "returned",
};

/** The components as which a kit is put away, each with its part of the cost of the kit. */
function partsOf(line: JsonObject, kit: JsonObject, cost: bigint, call: Call) {
  const { world } = call;
  const parts = kitParts(without(line, "components"), kit).map((part) => {
    const item = world.store.find(part.itemId)?.record ?? {};
    const worth = times(inBaseUnit(item, part.quantity, world), usualCost(item));
    return { part, worth };
  });
  const whole = parts.reduce((total, { worth }) => total + worth, 0n);
  return parts.map(({ part, worth }) => ({
    line: { ...part, disposition: line.disposition, bin: line.bin },
    cost: divided(times(cost, worth), whole),
  }));
}

function bringBack(
  line: JsonObject,
  restock: MockRecord,
  cost: bigint,
  on: string,
  call: Call,
): JsonObject {
  const { world } = call;
  const item = world.store.find(line.itemId)?.record ?? {};
  const { disposition } = line;
  if (item.kind === "kit") {
    for (const part of partsOf(line, item, cost, call))
      bringBack(part.line, restock, part.cost, on, call);
    return { ...line, bin: textAt(line, "bin") ?? null };
  }
  if (disposition === "scrap")
    leavePieces(call, { item, pieceStatus: "scrapped" }, textsAt(line, "serialNumbers"));
  if (disposition === "scrap" || !hasStock(item)) return { ...line, bin: null };
  const setting = settingAt(item, restock.locationId, world);
  const whole = inBaseUnit(item, line.quantity, world);
  const location = world.store.find(restock.locationId)?.record;
  const usual =
    disposition === "restock" ? textAt(setting, "preferredBin") : textAt(location, "quarantineBin");
  const lots = objectsAt(line, "lots").map((lot) => ({
    quantity: inBaseUnit(item, lot.quantity, world),
    lotId: String(lotOf(call, item.id, lot.lotNumber)?.id ?? ensureLot(call, item, lot, on)),
  }));
  const place = { item, locationId: restock.locationId };
  const lotIds = lots.map(({ lotId }) => lotId);
  const bin = textAt(line, "bin") ?? usualBin(place, [usual], lotIds, call);
  const hold = holds[String(disposition)];
  const move = {
    ...place,
    bin,
    hold: hold ?? null,
    // Stock is valued by the base unit; goods may have left in boxes.
    unitCost: divided(cost, whole),
    document: referenceTo("return_restock", restock),
    on,
    pieceStatus: hold ?? "in_stock",
  };
  for (const lot of lots) putIn(call, { ...move, ...lot });
  if (!lots.length)
    putIn(call, { ...move, quantity: whole, serialNumbers: textsAt(line, "serialNumbers") });
  return { ...line, bin };
}

export function restocked(call: Call): void {
  const { world } = call;
  for (const restock of madeBy(call, restocks)) {
    const on = textAt(call.body, "receivedOn") ?? today(world);
    const sides: Side[] = [];
    const lines = objectsAt(restock, "lines").map((line) => {
      const item = world.store.find(line.itemId)?.record ?? {};
      const unitCost = costOfReturn(call, line, item, restock.locationId);
      const exact = times(numberIn(line.quantity), unitCost);
      const cost = numberIn(money(exact, "USD"));
      const isScrap = line.disposition === "scrap";
      const kept = isScrap ? accountFor("shrinkage", world) : inventoryAccount(item, world);
      const sold = lentTo(item, "cogsAccountId", world) ?? accountFor("costOfGoods", world);
      sides.push({ account: kept, amount: cost }, { account: sold, amount: -cost });
      return {
        ...bringBack(line, restock, exact, on, call),
        unitCost: unitMoney(unitCost),
        cost: money(cost, "USD"),
      };
    });
    const total = sumIn(lines, "cost");
    const done = { ...restock, receivedOn: on, lines, totalCost: money(total, "USD") };
    const journalEntryId = post(call, {
      type: "return_restock",
      document: done,
      on,
      memo: `Return ${label(restock)}`,
      sides,
    });
    world.store.put(restocks, { ...done, journalEntryId });
    countReturned(call);
    afterMoves(call);
  }
}

const expected = {
  root: "/rmas",
  field: "quantityReceived",
  none: { line: "awaiting", document: "authorized" },
  some: "partially_received",
};

/** Refuses to take back what was credited or refunded, and any restock of a return that is closed. */
export function checkCredited(call: Call): void {
  const { world, before: restock } = call;
  const rma = world.store.find(restock?.rmaId)?.record;
  if (rma?.status === "closed") refuseCall(call, "restock-in-use", `${label(rma)} is closed.`);
  for (const [id, taken] of byLine(objectsAt(restock, "lines"), "rmaLineId")) {
    const line = world.store.find(id)?.holder;
    if (line && numberIn(line.quantityReceived) - taken < numberIn(line.quantityCredited))
      refuseCall(call, "restock-in-use", `${label(line)} has been credited or refunded.`);
  }
}

/** Counts on the lines of shipments what has come back of them. */
function countReturned(call: Call): void {
  const { store } = call.world;
  const rmas = store.list("/rmas");
  const orders = new Set(changesOf(call, "/rmas").map(({ after }) => after.salesOrderId));
  const shipments = store.list("/shipments").filter((one) => orders.has(one.salesOrderId));
  for (const shipment of shipments.filter(({ status }) => status === "completed")) {
    const back = rmas
      .flatMap((rma) => objectsAt(rma, "lines"))
      .filter(({ shipmentId }) => shipmentId === shipment.id);
    const lines = objectsAt(shipment, "lines").map((line) => {
      const own = back.filter((one) => one.salesOrderLineId === line.salesOrderLineId);
      const sum = sumIn(own, "quantityReceived");
      return { ...line, quantityReturned: quantity(sum, objectAt(line, "quantity").unit) };
    });
    store.put("/shipments", { ...shipment, lines });
  }
}

/** The pieces of a restock that is taken back are with the customer again. */
function sentAgain(call: Call, restock: MockRecord): void {
  const { store } = call.world;
  const { salesOrderId = null, customerId = null } = store.find(restock.rmaId)?.record ?? {};
  for (const line of objectsAt(restock, "lines")) {
    const item = store.find(line.itemId)?.record;
    const pieceFields = { salesOrderId, customerId };
    if (item) leavePieces(call, { item, pieceFields }, textsAt(line, "serialNumbers"));
  }
}

/** Takes a restock back: its goods leave again, if they are still there. */
export function taken(call: Call): void {
  const { before: restock } = call;
  if (!restock) return;
  const on = String(restock.receivedOn);
  undoMoves(call, "return_restock", restock, on, "restock-in-use");
  sentAgain(call, restock);
  const gone = byLine(objectsAt(restock, "lines"), "rmaLineId");
  openAgain(call, expected, gone);
  takenBack(call, new Set(gone.keys()));
  reverse(call, restock.journalEntryId, on);
  countReturned(call);
  afterMoves(call);
}

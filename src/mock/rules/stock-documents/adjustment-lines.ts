import { isObject, type JsonObject, textAt, textsAt } from "../../../openapi/json";
import { money, numberIn, quantity, times } from "../../decimals";
import type { MockRecord } from "../../model";
import { isCount, type CountedLine, type Part, partsOf, unpicked } from "./inventory-counts";
import { type Call, madeBy, refuseAt, refuseCall } from "../rule";
import { unitCostAt, unitMoney } from "../stock/costs";
import { addRevaluation } from "../stock/add-revaluation";
import { goodsAt, goodsOf, hasStock, sum } from "../stock/movements";
import { pieceOf } from "../stock/serials";
import { type Move, putIn, referenceTo, takeOut } from "../stock/moves";

const lost = new Set(["scrap", "damage"]);

function move(part: Part, line: CountedLine, adjustment: MockRecord, call: Call, on: string): bigint {
  const { item, bin, given } = line;
  const base: Move = {
    item,
    locationId: adjustment.locationId,
    bin,
    lotId: part.lotId,
    serialNumbers: part.pieces,
    quantity: part.change < 0n ? -part.change : part.change,
    document: referenceTo("inventory_adjustment", adjustment),
    on,
    takesBlocked: true,
  };
  if (part.change < 0n) {
    const pieceStatus = lost.has(String(adjustment.reason)) ? "scrapped" : "shipped";
    return takeOut(call, { ...base, pieceStatus });
  }
  const cost = isObject(given.unitCost)
    ? numberIn(given.unitCost)
    : unitCostAt(item, adjustment.locationId, call.world);
  if (part.change > 0n) putIn(call, { ...base, unitCost: cost });
  return cost;
}

/** Values the goods of a line anew, without a change of their quantity. */
function revalue(line: CountedLine, adjustment: MockRecord, call: Call, on: string): JsonObject {
  const { world } = call;
  const { item, given } = line;
  const there = sum(goodsAt(item, adjustment.locationId, world));
  const before = unitCostAt(item, adjustment.locationId, world);
  const after = numberIn(given.newUnitCost);
  const value = numberIn(money(times(there, after - before), "USD"));
  addRevaluation(world, on, {
    item,
    locationId: adjustment.locationId,
    unitCost: after,
    value,
    document: referenceTo("inventory_adjustment", adjustment),
  });
  return {
    quantityBefore: quantity(there, item.baseUnit),
    quantityChange: quantity(0n, item.baseUnit),
    quantityAfter: quantity(there, item.baseUnit),
    lots: [],
    serialNumbers: [],
    unitCost: unitMoney(after),
    valueChange: money(value, "USD"),
  };
}

/** A lot that a line has changed; of one that it has opened, with its last day. */
function changedLot(
  { lotId, lotNumber, change }: Part,
  item: JsonObject,
  call: Call,
): JsonObject[] {
  if (lotNumber === undefined || change === 0n) return [];
  const opened = madeBy(call, "/lots").find(({ id }) => id === lotId);
  return [
    {
      lotNumber,
      quantity: quantity(change, item.baseUnit),
      ...(opened?.expiresOn ? { expiresOn: opened.expiresOn } : {}),
    },
  ];
}

/** Refuses pieces that were counted where the books do not have them, and are elsewhere in stock or were scrapped. */
function checkNew(parts: readonly Part[], given: JsonObject, index: number, call: Call): void {
  const all = textsAt(given, "countedSerialNumbers");
  for (const number of parts.flatMap((part) => (part.change > 0n ? part.pieces : []))) {
    const piece = pieceOf(call, given.itemId, number);
    if (piece && (piece.locationId || piece.status === "scrapped"))
      refuseAt(
        call,
        "serial-not-available",
        `/lines/${index}/countedSerialNumbers/${all.indexOf(number)}`,
        `${number} is ${piece.locationId ? "in stock elsewhere" : "scrapped"}, so it cannot come in.`,
      );
  }
}

export function adjustLine(
  given: JsonObject,
  index: number,
  adjustment: MockRecord,
  call: Call,
  on: string,
): JsonObject {
  const { world } = call;
  const item = world.store.find(given.itemId)?.record ?? {};
  if (!hasStock(item))
    refuseCall(call, "validation-failed", `${String(item.sku)} has no stock.`, [
      { pointer: `/lines/${index}/itemId`, rule: "reference", message: "The item has no stock." },
    ]);
  const bin = textAt(given, "bin") ?? null;
  const until = isCount(given) ? textAt(adjustment, "countedAt") : undefined;
  const here = goodsOf(item.id, world, until).filter(
    (one) => one.locationId === adjustment.locationId && (bin === null || one.bin === bin),
  );
  const left = isCount(given) ? unpicked(here, item, world, until) : here;
  const line = { given, item, bin, here: left };
  if (given.newUnitCost !== undefined) return revalue(line, adjustment, call, on);
  const parts = partsOf(line, call, on);
  const before = sum(left);
  let [change, value, cost] = [0n, 0n, unitCostAt(item, adjustment.locationId, world)];
  if (isCount(given)) checkNew(parts, given, index, call);
  for (const part of parts.filter((one) => one.change !== 0n)) {
    cost = move(part, line, adjustment, call, on);
    change += part.change;
    value += times(part.change, cost);
  }
  return {
    quantityBefore: quantity(before, item.baseUnit),
    quantityChange: quantity(change, item.baseUnit),
    quantityAfter: quantity(before + change, item.baseUnit),
    lots: parts.flatMap((part) => changedLot(part, item, call)),
    serialNumbers: parts.flatMap(({ pieces }) => pieces),
    unitCost: unitMoney(cost),
    valueChange: money(value, "USD"),
  };
}

import { objectAt, objectsAt, textAt, textsAt, type JsonObject } from "../../../openapi/json";
import { money, quantity, times, divided } from "../../decimals";
import { inventoryAccount, type Side } from "../money/ledger";
import { refuseCall, type Call } from "../rule";
import { unitMoney } from "../stock/costs";
import { lotOf } from "../stock/lots";
import { goodsOf, hasStock, inBaseUnit, isBlocked, sum } from "../stock/movements";
import { takeOut } from "../stock/moves";

/** A component that was used, in the unit in which it is planned, and what it cost. */
export interface Used {
  item: JsonObject;
  quantity: bigint;
  value: bigint;
}

interface Where {
  locationId: unknown;
  document: JsonObject;
  on: string;
  /** The bin of the work center, which is used if there is enough in it. */
  supplyBin?: unknown;
}

/** Takes a component out of stock: the lots and pieces that are named, or those that picking proposes. */
export function drawComponent(
  call: Call,
  component: JsonObject,
  given: JsonObject,
  number: bigint,
  { supplyBin, ...where }: Where,
): Used {
  const { world } = call;
  const item = world.store.find(component.itemId)?.record ?? {};
  if (number <= 0n) return { item, quantity: 0n, value: 0n };
  // What is not counted was paid for when it was bought.
  if (!hasStock(item)) return { item, quantity: number, value: 0n };
  const planned = objectAt(component, "quantityPlanned").unit;
  const unit = planned ?? objectAt(component, "quantityRequired").unit ?? item.baseUnit;
  const base = inBaseUnit(item, quantity(number, unit), world);
  const isNamed = objectsAt(given, "lots").length + textsAt(given, "serialNumbers").length > 0;
  const supplied = goodsOf(item.id, world).filter(
    (one) => one.locationId === where.locationId && one.bin === supplyBin && !isBlocked(one, world),
  );
  const usual = supplyBin && !isNamed && sum(supplied) >= base ? String(supplyBin) : null;
  const bin = textAt(given, "bin") ?? textAt(component, "bin") ?? usual;
  const move = {
    ...where,
    item,
    bin,
    serialNumbers: textsAt(given, "serialNumbers"),
    pieceStatus: "shipped",
  };
  let value = 0n;
  let left = base;
  for (const lot of objectsAt(given, "lots")) {
    const known = lotOf(call, item.id, lot.lotNumber);
    if (!known)
      refuseCall(
        call,
        "lot-not-available",
        `${String(item.sku)} has no lot ${String(lot.lotNumber)}.`,
      );
    const part = inBaseUnit(item, lot.quantity, world);
    value += times(part, takeOut(call, { ...move, quantity: part, lotId: String(known.id) }));
    left -= part;
  }
  if (left > 0n) value += times(left, takeOut(call, { ...move, quantity: left }));
  return { item, quantity: number, value };
}

/** A component as a build shows it: how much was used, and what that cost. */
export function usedLine(component: JsonObject, used: Used, unit: unknown): JsonObject {
  const unitCost = divided(used.value, used.quantity);
  return {
    ...component,
    quantityUsed: quantity(used.quantity, unit),
    unitCost: unitMoney(unitCost),
    amount: money(used.value, "USD"),
  };
}

/** What components are worth together. */
export const valueOf = (used: readonly Used[]) => used.reduce((sum, { value }) => sum + value, 0n);

/** The inventory accounts that components leave. */
export const inventoryOf = (used: readonly Used[], call: Call): Side[] =>
  used.map(({ item, value }) => ({
    account: inventoryAccount(item, call.world),
    amount: -value,
  }));

/** The cost of a build by kind, with that of one piece. */
export function buildCost(
  parts: Readonly<Record<"material" | "labor" | "overhead" | "other", bigint>>,
  pieces: bigint,
): JsonObject {
  const total = parts.material + parts.labor + parts.overhead + parts.other;
  return {
    ...Object.fromEntries(
      Object.entries(parts).map(([name, value]) => [name, money(value, "USD")]),
    ),
    total: money(total, "USD"),
    unitCost: unitMoney(divided(total, pieces)),
  };
}

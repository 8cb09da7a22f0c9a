import { label } from "../label";
import { objectAt, objectsAt, textAt, textsAt, type JsonObject } from "../../openapi/json";
import { divided, money, numberIn, quantity, times } from "../decimals";
import type { MockRecord } from "../model";
import { lentTo } from "./categories";
import { today } from "./days";
import { cents, landedShares, type Received } from "./landed-shares";
import { accountFor, homeCurrency, inventoryAccount, post, type Side } from "./ledger";
import type { Call } from "./rule";
import { unitMoney } from "./stock/costs";
import { addMovement, goodsOf, hasStock, sum } from "./stock/movements";
import { referenceTo } from "./stock/moves";

const root = "/receivings";

/** How much of what a line has brought is still in stock, and can become worth more. */
function inStock({ item, base }: Received, { locationId }: MockRecord, { world }: Call): bigint {
  if (!hasStock(item) || item.costingMethod === "standard") return 0n;
  const there = sum(goodsOf(item.id, world).filter((goods) => goods.locationId === locationId));
  return there < base ? there : base;
}

/** Makes the goods of a line that are still there worth more, or less. */
function revalue(
  { item, base }: Received,
  unitCost: bigint,
  value: bigint,
  receiving: MockRecord,
  on: string,
  call: Call,
): void {
  if (value !== 0n && base > 0n)
    addMovement(call.world, on, {
      itemId: item.id,
      locationId: receiving.locationId,
      bin: null,
      lotId: null,
      hold: null,
      serialNumbers: [],
      quantity: quantity(0n, item.baseUnit),
      unitCost: unitMoney(unitCost),
      revaluation: money(value, homeCurrency),
      document: referenceTo("receiving", receiving),
    });
}

/** Gives a posted receiving other landed costs: pieces in stock bear their share, that of the others is a variance. */
export function landLater(
  call: Call,
  receiving: MockRecord,
  landedCosts: readonly JsonObject[],
  on: string,
): void {
  const { world } = call;
  const received = objectsAt(receiving, "lines").map((line) => ({
    line,
    item: world.store.find(line.itemId)?.record ?? {},
    base: numberIn(line.baseQuantity),
    amount: times(numberIn(line.baseQuantity), numberIn(line.unitCost)),
  }));
  const shares = landedShares(call, received, landedCosts, on);
  const sides: Side[] = [];
  let [landed, expensed] = [0n, 0n];
  const lines = received.map((one, index) => {
    const share = shares[index] ?? 0n;
    const more = share - numberIn(one.line.landedCost);
    const kept = hasStock(one.item)
      ? cents(divided(times(more, inStock(one, receiving, call)), one.base))
      : more;
    const unitCost = numberIn(one.line.unitCost) + divided(share, one.base);
    if (hasStock(one.item)) revalue(one, unitCost, kept, receiving, on, call);
    const account = hasStock(one.item)
      ? inventoryAccount(one.item, world)
      : lentTo(one.item, "expenseAccountId", world);
    sides.push(
      { account: account ?? accountFor("inventory", world), amount: kept },
      { account: accountFor("variances", world), amount: more - kept },
    );
    landed += share;
    expensed += more - kept;
    return {
      ...one.line,
      landedCost: money(share, homeCurrency),
      landedUnitCost: unitMoney(unitCost),
    };
  });
  const added = sides.reduce((total, { amount }) => total + amount, 0n);
  const party = { type: "vendor", id: receiving.vendorId };
  const entry = post(call, {
    type: "receiving",
    document: receiving,
    on,
    memo: `Landed cost of ${label(receiving)}`,
    sides: [...sides, { account: accountFor("landedCosts", world), amount: -added, party }],
  });
  const totals = objectAt(receiving, "totals");
  const late = numberIn(totals.expensedLandedCost) + expensed;
  world.store.put(root, {
    ...receiving,
    landedCosts,
    lines,
    totals: {
      ...totals,
      landedCost: money(landed, homeCurrency),
      inventoryValue: money(numberIn(totals.goods) + landed - late, homeCurrency),
      expensedLandedCost: money(late, homeCurrency),
    },
    journalEntryIds: [...textsAt(receiving, "journalEntryIds"), ...(entry ? [entry] : [])],
  });
}

/** Landed costs that come after the goods. */
export function costsAdded(call: Call): void {
  const { body, world, before } = call;
  const receiving = world.store.find(before?.id)?.record;
  if (!receiving || !Array.isArray(body.landedCosts)) return;
  const on = textAt(body, "landedCostPostingDate") ?? today(world);
  landLater(call, receiving, objectsAt(receiving, "landedCosts"), on);
}

import { label } from "../../label";
import { objectAt, objectsAt, textAt, textsAt, type JsonObject } from "../../../openapi/json";
import { divided, money, numberIn, sumOf, times } from "../../decimals";
import type { MockRecord } from "../../model";
import { today } from "../days";
import { landedShares, type ReceivedGoods } from "./landed-shares";
import { landedValues } from "./landed-values";
import { accountFor, homeCurrency, post } from "../money/ledger";
import { borne, revalue } from "./revaluation";
import { goodsAccount, varianceAccount } from "./standard-costs";
import type { Call } from "../rule";
import { unitMoney } from "../stock/costs";
import { hasStock } from "../stock/movements";

const root = "/receivings";

/** A line that has been given its share of the landed costs: what is new of it, and how much of that its goods bear. */
interface Landed extends ReceivedGoods {
  share: bigint;
  more: bigint;
  kept: bigint;
}

/** Gives a line its share of the landed costs, and makes its goods that are still there worth more. */
function land(one: ReceivedGoods, share: bigint, receiving: MockRecord, on: string, call: Call): Landed {
  const more = share - numberIn(one.line.landedCost);
  const kept = borne(one, more, receiving, call);
  const unitCost = numberIn(one.line.unitCost) + divided(share, one.base);
  revalue(one, unitCost, kept, receiving, on, call);
  const line = {
    ...one.line,
    landedCost: money(share, homeCurrency),
    landedUnitCost: unitMoney(unitCost),
  };
  return { ...one, line, share, more, kept };
}

/** Posts what is new of landed costs to the goods and the variances, and returns the id of the entry. */
function postLanded(call: Call, receiving: MockRecord, landed: readonly Landed[], on: string) {
  const { world } = call;
  const sides = landed.flatMap(({ line, item, more, kept }) => [
    { account: goodsAccount(line, item, world), amount: kept },
    { account: varianceAccount(item, world), amount: more - kept },
  ]);
  const added = sumOf(sides, ({ amount }) => amount);
  const party = { type: "vendor", id: receiving.vendorId };
  return post(call, {
    type: "receiving",
    document: receiving,
    on,
    memo: `Landed cost of ${label(receiving)}`,
    sides: [...sides, { account: accountFor("landedCosts", world), amount: -added, party }],
  });
}

/** The totals of a receiving after its lines were given other shares. */
function landedTotals(receiving: MockRecord, landed: readonly Landed[]): JsonObject {
  const totals = objectAt(receiving, "totals");
  const stocked = sumOf(landed, ({ item, kept }) => (hasStock(item) ? kept : 0n));
  const expensed = sumOf(landed, ({ more, kept }) => more - kept);
  const home = (number: bigint) => money(number, homeCurrency);
  return {
    ...totals,
    landedCost: home(sumOf(landed, ({ share }) => share)),
    inventoryValue: home(numberIn(totals.inventoryValue) + stocked),
    expensedLandedCost: home(numberIn(totals.expensedLandedCost) + expensed),
  };
}

/** Gives a posted receiving other landed costs: pieces in stock bear their share, that of the others is a variance. */
export function landLater(
  call: Call,
  receiving: MockRecord,
  landedCosts: readonly JsonObject[],
  on: string,
  billed?: ReadonlyMap<unknown, bigint>,
): void {
  const { store } = call.world;
  const received = objectsAt(receiving, "lines").map((line) => ({
    line,
    item: store.find(line.itemId)?.record ?? {},
    base: numberIn(line.baseQuantity),
    amount: times(numberIn(line.baseQuantity), numberIn(line.unitCost)),
  }));
  const values = landedValues(call, receiving, on, billed);
  const shares = landedShares(call, received, landedCosts, values);
  const landed = received.map((one, index) => land(one, shares[index] ?? 0n, receiving, on, call));
  const entry = postLanded(call, receiving, landed, on);
  store.put(root, {
    ...receiving,
    landedCosts,
    lines: landed.map(({ line }) => line),
    totals: landedTotals(receiving, landed),
    journalEntryIds: [...textsAt(receiving, "journalEntryIds"), ...(entry ? [entry] : [])],
  });
}

/** Landed costs, of which new ones are noted now, and billed by whom the call names. */
export function notedCosts({ body, world }: Call, costs: readonly JsonObject[]): JsonObject[] {
  const given = objectsAt(body, "landedCosts").filter(({ id }) => !id);
  return costs.map((cost) =>
    cost.addedAt
      ? cost
      : { ...cost, vendorId: given.shift()?.vendorId ?? null, addedAt: world.time() },
  );
}

/** Landed costs that come after the goods. */
export function costsAdded(call: Call): void {
  const { body, world, before } = call;
  const receiving = world.store.find(before?.id)?.record;
  if (!receiving || !Array.isArray(body.landedCosts)) return;
  const on = textAt(body, "landedCostPostingDate") ?? today(world);
  landLater(call, receiving, notedCosts(call, objectsAt(receiving, "landedCosts")), on);
}

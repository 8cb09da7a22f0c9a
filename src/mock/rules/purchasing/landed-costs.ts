import { label } from "../../label";
import { objectAt, objectsAt, textAt, textsAt, type JsonObject } from "../../../openapi/json";
import { divided, money, numberIn, sumOf, times } from "../../decimals";
import type { MockRecord } from "../../model";
import { today } from "../days";
import { landedShares } from "./landed-shares";
import { landedValues } from "./landed-values";
import { accountFor, homeCurrency, post, type Side } from "../money/ledger";
import { borne, revalue } from "./revaluation";
import { goodsAccount, varianceAccount } from "./standard-costs";
import type { Call } from "../rule";
import { unitMoney } from "../stock/costs";
import { hasStock } from "../stock/movements";

const root = "/receivings";

/** Gives a posted receiving other landed costs: pieces in stock bear their share, that of the others is a variance. */
export function landLater(
  call: Call,
  receiving: MockRecord,
  landedCosts: readonly JsonObject[],
  on: string,
  billed?: ReadonlyMap<unknown, bigint>,
): void {
  const { world } = call;
  const received = objectsAt(receiving, "lines").map((line) => ({
    line,
    item: world.store.find(line.itemId)?.record ?? {},
    base: numberIn(line.baseQuantity),
    amount: times(numberIn(line.baseQuantity), numberIn(line.unitCost)),
  }));
  const shares = landedShares(
    call,
    received,
    landedCosts,
    landedValues(call, receiving, on, billed),
  );
  const sides: Side[] = [];
  let [landed, expensed, stocked] = [0n, 0n, 0n];
  const lines = received.map((one, index) => {
    const share = shares[index] ?? 0n;
    const more = share - numberIn(one.line.landedCost);
    const kept = borne(one, more, receiving, call);
    const unitCost = numberIn(one.line.unitCost) + divided(share, one.base);
    revalue(one, unitCost, kept, receiving, on, call);
    sides.push(
      { account: goodsAccount(one.line, one.item, world), amount: kept },
      { account: varianceAccount(one.item, world), amount: more - kept },
    );
    landed += share;
    expensed += more - kept;
    if (hasStock(one.item)) stocked += kept;
    return {
      ...one.line,
      landedCost: money(share, homeCurrency),
      landedUnitCost: unitMoney(unitCost),
    };
  });
  const added = sumOf(sides, ({ amount }) => amount);
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
      inventoryValue: money(numberIn(totals.inventoryValue) + stocked, homeCurrency),
      expensedLandedCost: money(late, homeCurrency),
    },
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

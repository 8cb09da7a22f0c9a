import { objectAt, type JsonObject } from "../../../openapi/json";
import { divided, numberIn, times } from "../../decimals";
import type { MockRecord } from "../../model";
import { cents, split } from "../purchasing/landed-shares";
import { hasStandardCost, varianceAccount } from "../purchasing/standard-costs";
import { accountFor, inventoryAccount, type Side } from "../money/ledger";
import type { Call } from "../rule";
import { addRevaluation } from "../stock/add-revaluation";
import { referenceTo } from "../stock/moves";
import { goodsAt, sum } from "../stock/movements";
import { inBase, itemOf } from "./transfer-moves";

/** How much of what has arrived of an item is still there, and can become worth more. */
function stillThere(item: JsonObject, arrived: bigint, { toLocationId }: MockRecord, call: Call) {
  if (hasStandardCost(item)) return 0n;
  const there = sum(goodsAt(item, toLocationId, call.world));
  return there < 0n ? 0n : there < arrived ? there : arrived;
}

/** Spreads the freight of a completed transfer over what has arrived, by value, and returns what is posted for it: goods that have left, or have a fixed cost, do not bear their share. */
export function freightSides(
  call: Call,
  transfer: MockRecord,
  lines: readonly JsonObject[],
  on: string,
): Side[] {
  const freight = numberIn(objectAt(transfer, "freightCost"));
  const arrived = lines.filter((line) => numberIn(line.quantityReceived) > 0n);
  if (freight === 0n || !arrived.length) return [];
  const received = (line: JsonObject) => inBase(line, line.quantityReceived, call);
  const shares = split(
    freight,
    arrived.map((line) => times(received(line), numberIn(line.unitCost))),
  );
  const sides = arrived.flatMap((line, index): Side[] => {
    const item = itemOf(line, call);
    const share = shares[index] ?? 0n;
    const whole = received(line);
    const kept = cents(divided(times(share, stillThere(item, whole, transfer, call)), whole));
    if (kept !== 0n)
      addRevaluation(call.world, on, {
        item,
        locationId: transfer.toLocationId,
        unitCost: numberIn(line.unitCost) + divided(share, whole),
        value: kept,
        document: referenceTo("inventory_transfer", transfer),
      });
    return [
      { account: inventoryAccount(item, call.world), amount: kept },
      { account: varianceAccount(item, call.world), amount: share - kept },
    ];
  });
  return [...sides, { account: accountFor("accrued", call.world), amount: -freight }];
}

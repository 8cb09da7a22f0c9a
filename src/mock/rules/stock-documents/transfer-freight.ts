import { objectAt, type JsonObject } from "../../../openapi/json";
import { divided, numberIn, times } from "../../decimals";
import type { MockRecord } from "../../model";
import { split } from "../purchasing/landed-shares";
import { hasStandardCost, varianceAccount } from "../purchasing/standard-costs";
import { accountFor, inventoryAccount, type Side } from "../money/ledger";
import type { Call } from "../rule";
import { addRevaluation } from "../stock/add-revaluation";
import { referenceTo } from "../stock/moves";
import { inBase, itemOf } from "./transfer-moves";

/** Spreads the freight of a completed transfer over what has arrived, by value, and returns what is posted for it. */
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
  const sides = arrived.map((line, index) => {
    const item = itemOf(line, call);
    const share = shares[index] ?? 0n;
    if (hasStandardCost(item)) return { account: varianceAccount(item, call.world), amount: share };
    const unitCost = numberIn(line.unitCost) + divided(share, received(line));
    addRevaluation(call.world, on, {
      item,
      locationId: transfer.toLocationId,
      unitCost,
      value: share,
      document: referenceTo("inventory_transfer", transfer),
    });
    return { account: inventoryAccount(item, call.world), amount: share };
  });
  return [...sides, { account: accountFor("accrued", call.world), amount: -freight }];
}

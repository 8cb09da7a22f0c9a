import { objectAt, without, type JsonObject } from "../../../openapi/json";
import { divided, money, numberIn, times } from "../../decimals";
import type { MockRecord } from "../../model";
import { accountFor, homeCurrency, inHome, type Side } from "../money/ledger";
import { cents } from "./landed-shares";
import { borne, revalue } from "./revaluation";
import { goodsAccount, varianceAccount } from "./standard-costs";
import type { Call } from "../rule";
import { addMovement, inBaseUnit, movementsKey } from "../stock/movements";

/**
 * What a line that charges a receipt debits: what the receipt has credited, a difference of the price as cost of the
 * goods that are still there or as a variance, as tax that nobody gives back is, and one of the exchange rates.
 */
export function chargedReceipt(
  call: Call,
  line: JsonObject,
  bill: MockRecord,
  tax: bigint,
): Side[] | undefined {
  const { world } = call;
  const found = world.store.find(line.receivingLineId);
  const item = world.store.find(found?.holder.itemId)?.record;
  if (!found || !item || found.record === found.holder) return undefined;
  const receipt = found.holder;
  const base = numberIn(receipt.baseQuantity);
  const charged = inBaseUnit(item, line.quantity, world);
  const part = (amount: bigint) => divided(times(amount, charged), base);
  const accrued = cents(part(times(base, numberIn(receipt.unitCost))));
  const expected = inHome(part(numberIn(receipt.amount)), bill);
  const price = inHome(numberIn(line.amount), bill) - expected + tax;
  const received = { line: receipt, item, base, amount: accrued };
  const kept = borne(received, price, found.record, call);
  const unitCost = numberIn(receipt.landedUnitCost) + divided(price, charged);
  revalue(received, unitCost, kept, found.record, String(bill.postingDate), call, {
    billId: bill.id,
  });
  return [
    { account: accountFor("goodsReceived", world), amount: accrued },
    { account: goodsAccount(receipt, item, world), amount: kept },
    { account: varianceAccount(item, world), amount: price - kept },
    { account: accountFor("exchange", world), amount: expected - accrued },
  ];
}

/** Takes back what a bill that is gone has changed in the value of goods. */
export function unchargeReceipts({ world }: Call, bill: MockRecord, on: string): void {
  for (const movement of world.store.list(movementsKey).filter(({ billId }) => billId === bill.id))
    addMovement(world, on, {
      ...without(movement, "id", "billId"),
      revaluation: money(-numberIn(objectAt(movement, "revaluation")), homeCurrency),
    });
}

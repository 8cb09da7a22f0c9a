import { objectAt, objectsAt, type JsonObject } from "../../../openapi/json";
import { numberIn, one, sumOf, times } from "../../decimals";
import type { MockRecord } from "../../model";
import type { World } from "../../world";
import { inHome, type Side } from "../money/ledger";
import { cents, split } from "./landed-shares";

/** The part of a bill's tax that agencies give back, on their accounts. */
export function recoveredTax(bill: MockRecord, { store }: World): Side[] {
  return objectsAt(bill, "taxLines").map((tax) => {
    const agency = store.find(tax.taxAgencyId)?.record;
    const rate = store.find(tax.taxRateId)?.record;
    const part = rate ? numberIn(rate.recoverablePercent) / 100n : one;
    const back = times(numberIn(tax.amount), part);
    const account = agency?.recoverableAccountId;
    return { account, amount: account ? cents(inHome(back, bill)) : 0n };
  });
}

/** What nobody gives back, as a part of the cost of each line. */
export function costTax(bill: MockRecord, world: World): bigint[] {
  const tax = cents(inHome(numberIn(objectAt(bill, "totals").tax), bill));
  const back = sumOf(recoveredTax(bill, world), ({ amount }) => amount);
  const amounts = objectsAt(bill, "lines").map((line: JsonObject) => numberIn(line.amount));
  const isPlain = amounts.some((amount) => amount > 0n);
  return split(tax - back, isPlain ? amounts : amounts.map(() => one));
}

import { objectsAt, type JsonObject } from "../../../openapi/json";
import { numberIn } from "../../decimals";
import type { World } from "../../world";
import { split } from "../purchasing/landed-shares";
import { accountFor, type Side } from "./ledger";

/** Tax of a document on the accounts of the agencies that get it, or give it back. */
export function taxSides(document: JsonObject | undefined, amount: bigint, world: World): Side[] {
  const lines = objectsAt(document, "taxLines");
  const usual = accountFor("salesTax", world);
  if (!lines.length) return [{ account: usual, amount }];
  const shares = split(
    amount,
    lines.map((line) => numberIn(line.amount)),
  );
  return lines.map(({ taxAgencyId }, index) => ({
    account: world.store.find(taxAgencyId)?.record.payableAccountId ?? usual,
    amount: shares[index] ?? 0n,
  }));
}

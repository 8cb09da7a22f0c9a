import type { World } from "../../world";
import { accountFor } from "./ledger";

/** The account that holds what a customer owes, or what a vendor is owed. */
export function owedOn(partyId: unknown, world: World): unknown {
  const { receivableAccountId, payableAccountId } = world.store.find(partyId)?.record ?? {};
  const usual = String(partyId).startsWith("ven_") ? "payables" : "receivables";
  return receivableAccountId ?? payableAccountId ?? accountFor(usual, world);
}

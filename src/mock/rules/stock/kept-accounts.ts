import type { JsonObject } from "../../../openapi/json";
import type { World } from "../../world";
import { accountFor, inventoryAccount, keptAccountsKey, keptId } from "../money/ledger";
import { changesOf, forEach, type Call, type Rules } from "../rule";
import { goodsOf, hasStock } from "./movements";

/** The inventory account that an item had before the call. */
function accountBefore(item: JsonObject, call: Call): unknown {
  const { store } = call.world;
  const changes = ["/items", "/item-categories"].flatMap((root) => changesOf(call, root));
  const was = new Map(changes.map(({ before, after }) => [String(after.id), before]));
  const recordOf = (id: unknown): JsonObject | undefined =>
    was.get(String(id)) ?? store.find(id)?.record;
  let lender = recordOf(item.id);
  for (let up = lender?.categoryId; lender && !lender.inventoryAccountId; up = lender?.parentId)
    lender = recordOf(up);
  return lender?.inventoryAccountId ?? accountFor("inventory", call.world);
}

/** Items that have stock stay on the account that it came in on. */
function keepAccounts(call: Call): void {
  const { world } = call;
  for (const item of world.store.list("/items")) {
    if (!hasStock(item) || world.store.get(keptAccountsKey, keptId(item.id))) continue;
    const accountId = accountBefore(item, call);
    if (accountId !== inventoryAccount(item, world) && goodsOf(item.id, world).length)
      world.store.put(keptAccountsKey, { id: keptId(item.id), accountId });
  }
}

/** What an item brings in after its stock has gone is on the account that it has by now. */
export function releaseAccounts(itemIds: ReadonlySet<unknown>, world: World): void {
  for (const id of itemIds)
    if (world.store.get(keptAccountsKey, keptId(id)) && !goodsOf(id, world).length)
      world.store.remove(keptAccountsKey, keptId(id), world.time());
}

/** Changes after which items would have another inventory account. */
export const keptAccountRules: Rules = forEach(["update-item-category", "update-item"], {
  after: keepAccounts,
});

import { label } from "../../record-label";
import { objectsAt } from "../../../openapi/json";
import { mentions } from "../../store";
import type { World } from "../../world";
import { today } from "../days";
import { kitOf } from "./in-use";
import { bomOn } from "../production/in-force";
import { changesOf, onBoth, refuseAt, type Call, type Rules } from "../rule";

/** The documents, and the prices of vendors, that fix the currency of the party whom they name. */
const posted: Readonly<Record<string, readonly string[]>> = {
  customerId: [
    ...["/estimates", "/sales-orders", "/billable-expense-charges", "/payments"],
    ...["/credit-memos", "/refunds", "invoices", "/journal-entries"],
  ],
  vendorId: ["/purchase-orders", "/receivings", "/bills", "/payments", "/vendor-items"],
};

const checkCurrency = (field: string, code: string) => (call: Call) => {
  const { before, body, world } = call;
  if (!before || body.currency === undefined || body.currency === before.currency) return;
  const document = (posted[field] ?? [])
    .flatMap((root) => world.store.list(root))
    .find((one) => mentions(one, String(before.id)) && one.status !== "draft");
  const message = `${label(document)} is in ${String(before.currency)}.`;
  if (document) refuseAt(call, code, "/currency", message);
};

/** True if an item is made from another one, at any level. */
function contains(itemId: unknown, wanted: unknown, world: World, levels = 12): boolean {
  if (itemId === wanted) return true;
  const parts = objectsAt(
    levels > 0 ? bomOn(itemId, today(world), world) : undefined,
    "components",
  );
  return parts.some((part) => contains(part.itemId, wanted, world, levels - 1));
}

/** Refuses a BOM by which an assembly contains itself. */
function checkLevels(call: Call): void {
  for (const { after: bom } of changesOf(call, "/boms")) {
    const index = objectsAt(bom, "components").findIndex(({ itemId }) =>
      contains(itemId, bom.itemId, call.world),
    );
    const message = "The component is itself made from this assembly.";
    if (index >= 0)
      refuseAt(
        call,
        "bom-cycle",
        `/components/${index}/itemId`,
        message,
        "The assembly would contain itself.",
      );
  }
}

/** Refuses to take an item away that an active kit has. */
function checkKits(call: Call): void {
  const { before, body } = call;
  if (!before || body.status !== "inactive") return;
  const kit = kitOf(before, call);
  if (kit)
    refuseAt(
      call,
      "component-in-kit",
      "/status",
      `${String(kit.id)} contains this item.`,
      `${label(before)} is in the kit ${label(kit)}.`,
    );
}

/** What other records fix of a record. */
export const lockRules: Rules = {
  "update-customer": {
    refuses: ["customer-currency-locked"],
    before: checkCurrency("customerId", "customer-currency-locked"),
  },
  "update-vendor": {
    refuses: ["vendor-currency-locked"],
    before: checkCurrency("vendorId", "vendor-currency-locked"),
  },
  "update-item": { refuses: ["component-in-kit"], before: checkKits },
  ...onBoth("bom", { refuses: ["bom-cycle"], after: checkLevels }),
};

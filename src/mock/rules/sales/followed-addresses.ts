import { isObject, without, type JsonObject } from "../../../openapi/json";
import { when, type Check } from "../checks/field-checks";
import { isSame } from "../checks/fixed-fields";
import { changesOf, forEach, type Call, type Rules } from "../rule";
import { orders } from "./order-checks";
import { taxed } from "./order-taxes";

const kinds = ["billingAddress", "shippingAddress"];

/** An issued order goes somewhere, and so does its invoice. */
export const addressesKept: Check = ({ body, before }) =>
  kinds.flatMap((name) =>
    when(
      before?.status !== "draft" && body[name] === null,
      `/${name}`,
      "An issued order keeps an address.",
      "required",
    ),
  );

/** Where invoices or goods of a customer go, as orders copy it; one address stands in for the other. */
function addressOf(customer: JsonObject, kind: string): JsonObject | null {
  const address = customer[kind] ?? customer[kinds.find((other) => other !== kind) ?? kind];
  return isObject(address) ? without(address, "id", "verification") : null;
}

/** Drafts that have the address of their customer get the new one, and are taxed for it. */
function followed(call: Call): void {
  const { store } = call.world;
  for (const { before, after: customer } of changesOf(call, "/customers"))
    for (const order of store.list(orders)) {
      if (!before || order.customerId !== customer.id || order.status !== "draft") continue;
      const moved = kinds.filter((kind) => {
        const old = addressOf(before, kind);
        return isSame(order[kind], old) && !isSame(old, addressOf(customer, kind));
      });
      const addresses = moved.map((kind) => [kind, addressOf(customer, kind)]);
      const changed: JsonObject = { ...order, ...Object.fromEntries(addresses) };
      // Without a billing address, the invoice goes where the goods of the order go.
      if (moved.includes("billingAddress") && !isObject(customer.billingAddress))
        changed.billingAddress = changed.shippingAddress ?? null;
      if (moved.length) store.put(orders, { ...order, ...changed });
    }
  taxed(call, orders);
}

/** Orders that are not issued yet, whose customer moves. */
export const followedAddressRules: Rules = forEach(
  ["billing", "shipping"].flatMap((kind) =>
    ["create", "update", "delete"].map((verb) => `${verb}-customer-${kind}-address`),
  ),
  { after: followed },
);

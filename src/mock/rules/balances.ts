import { isObject, objectAt, type JsonObject } from "../../openapi/json";
import { money, numberIn } from "../decimals";
import type { Call } from "./rule";
import type { World } from "../world";

/** Changes what a customer owes, and the credit that is left. */
export function changeBalance(
  world: World,
  customerId: unknown,
  by: Readonly<Record<string, bigint>>,
): void {
  const found = world.store.find(customerId);
  const customer = found?.record;
  const { balance } = customer ?? {};
  if (!customer || !isObject(balance)) return;
  const next: JsonObject = { ...balance };
  for (const [name, amount] of Object.entries(by))
    next[name] = money(numberIn(next[name]) + amount, customer.currency);
  const used = numberIn(next.openInvoices) + numberIn(next.uninvoicedOrders);
  next.availableCredit = isObject(customer.creditLimit)
    ? money(numberIn(customer.creditLimit) - used, customer.currency)
    : null;
  world.store.put("/customers", { ...customer, balance: next });
}

/** The credit of a customer that is left; undefined without a limit. */
export function creditLeft({ world }: Call, customerId: unknown): bigint | undefined {
  const customer = world.store.find(customerId)?.record;
  if (!isObject(customer?.creditLimit)) return undefined;
  const balance = objectAt(customer, "balance");
  const used = numberIn(balance.openInvoices) + numberIn(balance.uninvoicedOrders);
  return numberIn(customer.creditLimit) - used;
}

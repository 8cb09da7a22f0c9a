import { isObject, objectAt, type JsonObject } from "../../../openapi/json";
import { money, numberIn } from "../../decimals";
import type { MockRecord } from "../../model";
import type { Call } from "../rule";
import type { World } from "../../world";

/** The credit of a customer that is left with a balance; undefined without a limit. */
const leftOf = ({ creditLimit }: JsonObject, balance: JsonObject): bigint | undefined =>
  isObject(creditLimit)
    ? numberIn(creditLimit) - numberIn(balance.openInvoices) - numberIn(balance.uninvoicedOrders)
    : undefined;

/** A customer with other amounts in its balance, and the credit that is left with them. */
export function withBalance(
  customer: MockRecord,
  amounts: Readonly<Record<string, bigint>>,
): MockRecord {
  const { currency } = customer;
  const balance: JsonObject = { ...objectAt(customer, "balance") };
  for (const [name, amount] of Object.entries(amounts)) balance[name] = money(amount, currency);
  const left = leftOf(customer, balance);
  balance.availableCredit = left === undefined ? null : money(left, currency);
  return { ...customer, balance };
}

/** Changes what a customer owes, and the credit that is left. */
export function changeBalance(
  world: World,
  customerId: unknown,
  by: Readonly<Record<string, bigint>>,
): void {
  const customer = world.store.find(customerId)?.record;
  if (!customer || !isObject(customer.balance)) return;
  const { balance } = customer;
  const next = Object.entries(by).map(([name, amount]) => [name, numberIn(balance[name]) + amount]);
  world.store.put("/customers", withBalance(customer, Object.fromEntries(next) as typeof by));
}

/** The credit of a customer that is left; undefined without a limit. */
export function creditLeft({ world }: Call, customerId: unknown): bigint | undefined {
  const customer = world.store.find(customerId)?.record ?? {};
  return leftOf(customer, objectAt(customer, "balance"));
}

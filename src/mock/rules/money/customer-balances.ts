import { objectAt, textAt, type JsonObject } from "../../../openapi/json";
import { money, numberIn } from "../../decimals";
import { today } from "../days";
import { invoicesOf } from "./invoices";
import { forEach, type Call, type Rules } from "../rule";

/** What is late of the invoices of a customer: it follows from the day on which it is asked for. */
export function lateCustomer(customer: JsonObject, { world }: Call): JsonObject {
  const day = today(world);
  const sum = invoicesOf(customer.id, world)
    .filter((invoice) => (textAt(invoice, "dueDate") ?? day) < day)
    .reduce((total, { openAmount }) => total + numberIn(openAmount), 0n);
  const balance = objectAt(customer, "balance");
  return { balance: { ...balance, overdue: money(sum, customer.currency) } };
}

export const customerBalanceRules: Rules = {
  ...forEach(["get-customer", "create-customer", "update-customer"], {
    shows: (customer, call) => ("balance" in customer ? lateCustomer(customer, call) : {}),
  }),
  "merge-customer": {
    shows: (result, call) => {
      const customer = objectAt(result, "customer");
      return { customer: { ...customer, ...lateCustomer(customer, call) } };
    },
  },
};

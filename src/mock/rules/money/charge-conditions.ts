import { objectAt, type JsonObject } from "../../../openapi/json";
import { numberIn } from "../../decimals";
import { label } from "../../record-label";
import type { World } from "../../world";
import type { Condition } from "../checks/transition-conditions";

/** Why the bill that a charge passes on cannot be charged. */
function lacksBill({ source }: JsonObject, { store }: World): string | undefined {
  const { billId } = objectAt({ source }, "source");
  if (billId === undefined) return undefined;
  const bill = store.find(billId)?.record;
  if (!bill) return "The bill that it comes from was deleted.";
  return bill.status === "draft" ? `${label(bill)} is a draft.` : undefined;
}

/** What the steps of a charge to a customer ask for. */
export const chargeConditions: readonly Condition[] = [
  {
    to: ["approved", "invoiced"],
    code: "customer-on-hold",
    reason: ({ record, world }) => {
      const customer = world.store.find(record.customerId)?.record;
      return customer && customer.status !== "active"
        ? `${label(customer)} is ${String(customer.status)}.`
        : undefined;
    },
  },
  {
    to: ["approved"],
    reason: ({ record }) =>
      numberIn(record.amount) > 0n ? undefined : "There is no amount to charge.",
  },
  {
    to: ["approved"],
    reason: ({ record, world }) => lacksBill(record, world),
  },
  {
    to: ["draft"],
    from: ["waived"],
    reason: ({ record, world }) => {
      const { lineItemId } = objectAt(record, "source");
      return lineItemId !== undefined && !world.store.find(lineItemId)
        ? "The line that it charges no longer exists."
        : undefined;
    },
  },
];

import { objectAt, type JsonObject } from "../../../openapi/json";
import { numberIn } from "../../decimals";
import { label } from "../../label";
import type { World } from "../../world";
import type { Condition } from "../checks/transition-conditions";

/** The bill that a charge passes on. */
const billOf = ({ source }: JsonObject, { store }: World) =>
  store.find(objectAt({ source }, "source").billId)?.record;

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
    reason: ({ record, world }) => {
      const bill = billOf(record, world);
      return bill?.status === "draft" ? `${label(bill)} is a draft.` : undefined;
    },
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

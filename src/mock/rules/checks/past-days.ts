import { today } from "../days";
import type { Rules } from "../rule";
import { checkedBy, when, type Check } from "./field-checks";

/** What has happened has happened by today. */
const notAhead =
  (field: string): Check =>
  ({ body, world }) => {
    const day = body[field];
    const isAhead = typeof day === "string" && day > today(world);
    return when(isAhead, `/${field}`, `${String(day)} is in the future.`, "range");
  };

const shipped = checkedBy([notAhead("shippedOn")]);

/** Days of what has happened. */
export const pastDayRules: Rules = {
  "ship-sales-order": shipped,
  "complete-shipment": shipped,
  "create-inventory-adjustment": checkedBy([notAhead("adjustmentDate")]),
};

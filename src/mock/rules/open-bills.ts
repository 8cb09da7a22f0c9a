import { objectAt, textAt, type JsonObject } from "../../openapi/json";
import { money, numberIn } from "../decimals";
import { today } from "./days";
import { forEach, type Call, type Rules } from "./rule";

/** True for a bill that is posted. */
export const isOpen = ({ status }: JsonObject): boolean =>
  status !== "draft" && status !== "voided" && status !== "cancelled";

/** What is left to pay of a bill. */
export const openOf = (bill: JsonObject): bigint => numberIn(objectAt(bill, "totals").balance);

/** What is owed to a vendor: the open bills, and those of them that are late. */
function owed(vendor: JsonObject, { world }: Call): JsonObject {
  const day = today(world);
  const bills = world.store
    .list("/bills")
    .filter((bill) => bill.vendorId === vendor.id && isOpen(bill));
  const sum = (of: readonly JsonObject[]) => of.reduce((total, bill) => total + openOf(bill), 0n);
  const late = bills.filter((bill) => (textAt(bill, "dueDate") ?? day) < day);
  return {
    balance: {
      ...objectAt(vendor, "balance"),
      openBills: money(sum(bills), vendor.currency),
      overdue: money(sum(late), vendor.currency),
    },
  };
}

/** Balances of vendors, which follow from their bills. */
export const vendorBalanceRules: Rules = forEach(["get-vendors", "get-vendor"], {
  shows: (vendor, call) => ("balance" in vendor ? owed(vendor, call) : {}),
});

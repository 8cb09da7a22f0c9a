import { objectsAt, type JsonObject } from "../../../openapi/json";
import { money } from "../../decimals";
import { forEach, type Call, type Rules } from "../rule";
import { debitInHome, homeCurrency } from "./ledger";

const costs = new Set(["cost_of_goods_sold", "expense", "other_expense"]);
const revenues = new Set(["income", "other_income"]);

/** What was posted with a project up to now, on accounts of costs and of revenue. */
function sums({ id }: JsonObject, { world }: Call): JsonObject {
  const { store } = world;
  let [spent, earned] = [0n, 0n];
  for (const entry of store.list("/journal-entries"))
    for (const line of objectsAt(entry, "lines").filter((one) => one.projectCodeId === id)) {
      const type = String(store.find(line.accountId)?.record.type);
      const amount = debitInHome(line, entry);
      if (costs.has(type)) spent += amount;
      if (revenues.has(type)) earned -= amount;
    }
  return { spent: money(spent, homeCurrency), earned: money(earned, homeCurrency) };
}

/** Projects with their costs and revenue, which follow from the ledger. */
export const projectSumRules: Rules = forEach(
  ["get-project-codes", "get-project-code", "create-project-code", "update-project-code"],
  { shows: sums },
);

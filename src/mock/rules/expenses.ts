import { label } from "../label";
import { objectsAt, type JsonObject } from "../../openapi/json";
import { numberIn } from "../decimals";
import type { MockRecord } from "../model";
import { inHome, post, unpost, type Side } from "./ledger";
import { changesOf, type Call, type Rules } from "./rule";

const root = "/expenses";

/** What an expense posts: its lines with their tax, and the account that has paid. */
function sidesOf(expense: JsonObject): Side[] {
  const home = (amount: unknown) => inHome(numberIn(amount), expense);
  const lines: Side[] = objectsAt(expense, "lines").map((line) => ({
    account: line.accountId,
    amount: home(line.amount) + home(line.tax),
  }));
  const total = lines.reduce((sum, { amount }) => sum + amount, 0n);
  return [...lines, { account: expense.paidFromAccountId, amount: -total }];
}

/** What an entry of an expense follows from, as a text to compare. */
const signature = (expense: JsonObject | undefined): string =>
  [
    expense?.expenseDate,
    ...sidesOf(expense ?? {}).map(({ account, amount }) => `${String(account)} ${amount}`),
  ].join();

/** Posts what was spent; an expense that has changed is posted again, in place of the entry that it had. */
function spent(call: Call): void {
  for (const { before, after: expense } of changesOf(call, root)) {
    if (before && signature(before) === signature(expense)) continue;
    const entry = post(call, {
      type: "expense",
      document: expense as MockRecord,
      on: expense.expenseDate,
      memo: `Expense ${label(expense)}`,
      sides: sidesOf(expense),
      replaces: before?.journalEntryId,
    });
    call.world.store.put(root, {
      ...expense,
      journalEntryId: entry ?? expense.journalEntryId,
    });
  }
}

/** Money that is spent without a bill. */
export const expenseRules: Rules = {
  "create-expense": { after: spent },
  "update-expense": { after: spent },
  "delete-expense": { after: (call) => unpost(call, call.before?.journalEntryId) },
};

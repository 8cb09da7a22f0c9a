import { label } from "../label";
import { objectAt, objectsAt } from "../../openapi/json";
import { numberIn } from "../decimals";
import type { MockRecord } from "../model";
import { accountFor, inHome, post, reverse, type Side } from "./ledger";
import { madeBy, type Call, type Rules } from "./rule";

/** Posts money that moves between two accounts, with its fee. */
function transferred(call: Call): void {
  for (const transfer of madeBy(call, "/transfer-funds")) {
    const fee = objectAt(transfer, "fee");
    const home = (money: unknown) =>
      inHome(numberIn(money), {
        currency: objectAt({ money }, "money").currency,
        exchangeRate: transfer.exchangeRate,
      });
    const [sent, arrived] = [
      home(transfer.amount),
      home(transfer.receivedAmount ?? transfer.amount),
    ];
    const cost = home(fee.amount);
    const sides: Side[] = [
      { account: transfer.toAccountId, amount: arrived },
      { account: fee.accountId, amount: cost },
      { account: accountFor("exchange", call.world), amount: sent - arrived },
      { account: transfer.fromAccountId, amount: -sent - cost },
    ];
    const entry = post(call, {
      type: "transfer_funds",
      document: transfer,
      on: transfer.transferDate,
      memo: `Transfer ${label(transfer)}`,
      sides,
    });
    call.world.store.put("/transfer-funds", {
      ...transfer,
      journalEntryIds: entry ? [entry] : transfer.journalEntryIds,
    });
  }
}

/** Posts what was spent. */
function spent(call: Call): void {
  for (const expense of madeBy(call, "/expenses")) {
    const home = (amount: unknown) => inHome(numberIn(amount), expense);
    const lines: Side[] = objectsAt(expense, "lines").map((line) => ({
      account: line.accountId,
      amount: home(line.amount) + home(line.tax),
    }));
    const total = lines.reduce((sum, { amount }) => sum + amount, 0n);
    const entry = post(call, {
      type: "expense",
      document: expense as MockRecord,
      on: expense.expenseDate,
      memo: `Expense ${label(expense)}`,
      sides: [...lines, { account: expense.paidFromAccountId, amount: -total }],
    });
    call.world.store.put("/expenses", {
      ...expense,
      journalEntryId: entry ?? expense.journalEntryId,
    });
  }
}

const reversing =
  (field: string) =>
  (call: Call): void => {
    const { before } = call;
    const ids = Array.isArray(before?.journalEntryIds)
      ? before.journalEntryIds
      : [before?.journalEntryId];
    for (const id of ids) reverse(call, id, String(before?.[field]));
  };

/** Money between accounts. */
export const cashRules: Rules = {
  "create-transfer-funds": { after: transferred },
  "delete-transfer-funds": { after: reversing("transferDate") },
  "create-expense": { after: spent },
  "delete-expense": { after: reversing("expenseDate") },
};

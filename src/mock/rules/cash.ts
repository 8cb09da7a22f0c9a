import { label } from "../label";
import { objectAt, objectsAt } from "../../openapi/json";
import { numberIn } from "../decimals";
import type { MockRecord } from "../model";
import { accountFor, inHome, post, reverse, type Side } from "./ledger";
import { changesOf, refuseCall, type Call, type Rules, madeBy } from "./rule";

/** Refuses payments that are in another deposit, and marks those of this one. */
function deposited(call: Call): void {
  const { world } = call;
  for (const { before, after: deposit } of changesOf(call, "/bank-deposits")) {
    for (const line of objectsAt(deposit, "lines").filter(({ type }) => type === "payment")) {
      const payment = world.store.find(line.paymentId)?.record;
      if (!payment) continue;
      const isOther = payment.bankDepositId && payment.bankDepositId !== deposit.id;
      if (isOther || payment.depositStatus === "direct")
        refuseCall(call, "payment-deposited", `${label(payment)} is at the bank already.`);
      world.store.put("/payments", {
        ...payment,
        depositStatus: "deposited",
        bankDepositId: deposit.id,
      });
    }
    if (before) continue;
    const sides: Side[] = objectsAt(deposit, "lines").map((line) => {
      const payment = world.store.find(line.paymentId)?.record;
      const amount = payment
        ? numberIn(payment.amount) - numberIn(payment.fee)
        : numberIn(line.amount);
      return { account: line.accountId ?? payment?.accountId, amount: -amount };
    });
    const total = -sides.reduce((sum, { amount }) => sum + amount, 0n);
    const cashBack = objectAt(deposit, "cashBack");
    const kept = numberIn(cashBack.amount);
    const journalEntryId = post(call, {
      type: "bank_deposit",
      document: deposit,
      on: deposit.depositDate,
      memo: `Deposit ${label(deposit)}`,
      sides: [
        { account: deposit.accountId, amount: total - kept },
        { account: cashBack.accountId, amount: kept },
        ...sides,
      ],
    });
    world.store.put("/bank-deposits", {
      ...deposit,
      journalEntryId: journalEntryId ?? deposit.journalEntryId,
    });
  }
}

function undeposited(call: Call): void {
  const { before, world } = call;
  for (const payment of world.store
    .list("/payments")
    .filter(({ bankDepositId }) => bankDepositId && bankDepositId === before?.id))
    world.store.put("/payments", { ...payment, depositStatus: "undeposited", bankDepositId: null });
  reverse(call, before?.journalEntryId, String(before?.depositDate));
}

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
  "create-bank-deposit": { refuses: ["payment-deposited"], after: deposited },
  "update-bank-deposit": { refuses: ["payment-deposited"], after: deposited },
  "delete-bank-deposit": { after: undeposited },
  "create-transfer-funds": { after: transferred },
  "delete-transfer-funds": { after: reversing("transferDate") },
  "create-expense": { after: spent },
  "delete-expense": { after: reversing("expenseDate") },
};

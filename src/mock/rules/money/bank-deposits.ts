import { label } from "../../record-label";
import { isObject, objectAt, objectsAt, textAt, type JsonObject } from "../../../openapi/json";
import { money, numberIn, sumIn } from "../../decimals";
import type { MockRecord } from "../../model";
import type { World } from "../../world";
import { touched } from "../../change-record";
import { refuseWithoutRate } from "./document-rates";
import { accountFor, homeCurrency, inHome, ownDimensions, post, unpost, type Side } from "./ledger";
import { rateOn } from "./rates";
import { changesOf, onBoth, refuseCall, type Call, type Rules } from "../rule";

const root = "/bank-deposits";

const paymentOf = ({ paymentId }: JsonObject, { store }: World): MockRecord | undefined =>
  store.find(paymentId)?.record;

/** Lines of payments, with what the payment says and its amount less its fee. */
function completeLines(deposit: MockRecord, world: World): JsonObject[] {
  return objectsAt(deposit, "lines").map((line) => {
    const payment = paymentOf(line, world);
    if (!payment) return line;
    const { documentNumber, referenceNumber = null } = payment;
    const { currency } = objectAt(payment, "amount");
    const amount = money(numberIn(payment.amount) - numberIn(payment.fee), currency);
    return { ...line, documentNumber, referenceNumber, amount };
  });
}

const content = ({ type, paymentId, accountId, amount, memo = null }: JsonObject) =>
  JSON.stringify(type === "payment" ? paymentId : [accountId, amount, memo]);

/** Lines that stay the same keep their ids. */
function keepIds(lines: readonly JsonObject[], before: JsonObject | undefined): JsonObject[] {
  const known = objectsAt(before, "lines");
  return lines.map((line) => {
    const same = known.find((one) => content(one) === content(line));
    return same ? { ...line, id: same.id } : line;
  });
}

/** The sums of a deposit, by type of line. */
function amountsOf({ cashBack }: MockRecord, lines: readonly JsonObject[], currency: unknown) {
  const ofPayments = lines.filter(({ type }) => type === "payment");
  const [all, payments] = [sumIn(lines, "amount"), sumIn(ofPayments, "amount")];
  const kept = numberIn(objectAt({ cashBack }, "cashBack").amount);
  return {
    paymentAmount: money(payments, currency),
    otherAmount: money(all - payments, currency),
    cashBackAmount: money(kept, currency),
    total: money(all - kept, currency),
  };
}

/** Says where the money of a payment is now. */
function move(payment: MockRecord, bankDepositId: unknown, world: World): void {
  if (payment.bankDepositId === bankDepositId) return;
  const depositStatus = bankDepositId ? "deposited" : "undeposited";
  const moved = { ...payment, depositStatus, bankDepositId };
  world.store.put("/payments", touched(moved, world.time(), world));
}

/** Refuses payments that are in another deposit; marks those of this one, and frees those that were taken out. */
function markPayments(call: Call, before: JsonObject | undefined, deposit: MockRecord): void {
  const { world } = call;
  const taken = new Set(objectsAt(deposit, "lines").map(({ paymentId }) => paymentId));
  for (const line of objectsAt(before, "lines")) {
    const payment = paymentOf(line, world);
    if (payment && !taken.has(payment.id)) move(payment, null, world);
  }
  for (const line of objectsAt(deposit, "lines")) {
    const payment = paymentOf(line, world);
    if (!payment) continue;
    if (payment.bankDepositId && payment.bankDepositId !== deposit.id)
      refuseCall(call, "payment-deposited", `${label(payment)} has already been deposited.`);
    move(payment, deposit.id, world);
  }
}

/** The rate of a deposit to an account in a foreign currency: the one that is sent, or that of its day. */
function rateFor(call: Call, deposit: MockRecord, currency: unknown): unknown {
  const { before, body, world } = call;
  if (currency === homeCurrency) return null;
  if (body.exchangeRate) return body.exchangeRate;
  const isOther = ["depositDate", "accountId", "exchangeRate"].some((name) => name in body);
  if (before && !isOther) return deposit.exchangeRate;
  const day = String(deposit.depositDate);
  return rateOn(currency, day, world) ?? refuseWithoutRate(call, currency, day);
}

function postDeposit(call: Call, deposit: MockRecord, replaces: unknown): string | null {
  const { world } = call;
  const home = (amount: unknown) => inHome(numberIn(amount), deposit);
  const rows = objectsAt(deposit, "lines").map((line) => {
    const payment = paymentOf(line, world);
    const { exchangeRate } = payment ?? deposit;
    const memo = textAt(line, "memo");
    const noted = { currency: deposit.currency, exchangeRate };
    const side: Side = {
      account: line.accountId ?? payment?.accountId,
      amount: -inHome(numberIn(line.amount), noted),
      dimensions: ownDimensions(line),
      ...(isObject(line.party) && { party: line.party }),
      ...(memo && { memo }),
    };
    return { side, now: home(line.amount) };
  });
  const cashBack = objectAt(deposit, "cashBack");
  const kept = home(cashBack.amount);
  const keptFor = textAt(cashBack, "memo");
  const total = rows.reduce((sum, { now }) => sum + now, 0n);
  const noted = rows.reduce((sum, { side }) => sum - side.amount, 0n);
  return post(call, {
    type: "bank_deposit",
    document: deposit,
    on: String(deposit.depositDate),
    memo: textAt(deposit, "memo") ?? `Deposit ${label(deposit)}`,
    sides: [
      { account: deposit.accountId, amount: total - kept },
      { account: cashBack.accountId, amount: kept, ...(keptFor && { memo: keptFor }) },
      ...rows.map(({ side }) => side),
      // What the rates of payments and deposit differ by.
      { account: accountFor("exchange", world), amount: noted - total },
    ],
    replaces,
  });
}

/** What an entry of a deposit follows from. */
const posted = ({ lines, cashBack, accountId, depositDate, exchangeRate, memo }: JsonObject) =>
  JSON.stringify([lines, cashBack, accountId, depositDate, exchangeRate, memo]);

/** Completes deposits, marks their payments, and posts them; a deposit that has changed is posted anew. */
function deposited(call: Call): void {
  const { world } = call;
  for (const { before, after } of changesOf(call, root)) {
    markPayments(call, before, after);
    const lines = keepIds(completeLines(after, world), before);
    const currency = world.store.find(after.accountId)?.record.currency ?? after.currency;
    const deposit: MockRecord = {
      ...after,
      currency,
      exchangeRate: rateFor(call, after, currency),
      lines,
      ...amountsOf(after, lines, currency),
    };
    const isSame = before && posted(before) === posted(deposit);
    const journalEntryId = isSame
      ? before.journalEntryId
      : postDeposit(call, deposit, before?.journalEntryId);
    world.store.put(root, { ...deposit, journalEntryId: journalEntryId ?? after.journalEntryId });
  }
}

function undeposited(call: Call): void {
  const { before, world } = call;
  for (const payment of world.store.list("/payments"))
    if (before && payment.bankDepositId === before.id) move(payment, null, world);
  unpost(call, before?.journalEntryId);
}

/** Payments on their way to the bank. */
export const bankDepositRules: Rules = {
  ...onBoth("bank-deposit", {
    refuses: ["payment-deposited", "exchange-rate-missing"],
    after: deposited,
  }),
  "delete-bank-deposit": { after: undeposited },
};

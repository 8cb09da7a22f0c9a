import { isObject, objectAt, type JsonObject } from "../../../openapi/json";
import { numberIn } from "../../decimals";
import { label } from "../../record-label";
import { checkedBy, found, when, whole, type Check } from "../checks/field-checks";
import { daysBetween } from "../days";
import { forEach, onBoth, refuseCall, type Call, type Rules } from "../rule";
import { isClosedAccount, refuseAccount } from "./account-types";

/** Money arrives within 60 days after it has left. */
const arrivesInTime: Check = (call) => {
  const { transferDate, arrivalDate } = whole(call);
  const days = typeof arrivalDate === "string" ? daysBetween(transferDate, arrivalDate) : 0;
  return [
    ...when(days < 0, "/arrivalDate", "It is before transferDate.", "range"),
    ...when(days > 60, "/arrivalDate", "It is more than 60 days after transferDate.", "range"),
  ];
};

/** What arrives is an amount in the currency of the receiver, and in one currency what was sent. */
const receivedFits: Check = (call) => {
  const { amount, receivedAmount, fromAccountId, toAccountId } = whole(call);
  const [from, to] = [fromAccountId, toAccountId].map((id) => found(call, id)?.currency);
  const sent = call.body.receivedAmount;
  const stored = objectAt({ receivedAmount }, "receivedAmount");
  return [
    ...when(
      isObject(sent) && numberIn(sent) <= 0n,
      "/receivedAmount/amount",
      "The amount must be above zero.",
      "range",
    ),
    ...when(
      isObject(sent) && from === to && numberIn(sent) !== numberIn(amount),
      "/receivedAmount/amount",
      "In one currency the amount that arrives is the amount sent.",
      "range",
    ),
    ...when(
      call.body.amount === undefined && from && objectAt({ amount }, "amount").currency !== from,
      "/amount",
      `Send the amount in ${String(from)}.`,
      "currency",
    ),
    ...when(
      call.before && from !== to && (sent === undefined ? stored.currency !== to : sent === null),
      "/receivedAmount",
      "The accounts have different currencies. Send the amount that arrived.",
      "required",
    ),
  ];
};

const feeFits: Check = (call) => {
  const { fee, fromAccountId } = whole(call);
  if (!isObject(fee)) return [];
  const currency = found(call, fromAccountId)?.currency;
  const message = `The account is kept in ${String(currency)}.`;
  const isOther = objectAt(fee, "amount").currency !== currency;
  return [
    ...when(isOther, "/fee/amount/currency", message, "currency"),
    ...when(
      numberIn(objectAt(fee, "amount")) <= 0n,
      "/fee/amount",
      "The amount must be above zero.",
      "range",
    ),
  ];
};

/** Refuses to debit a fee to what is not an expense. */
function checkFeeAccount(call: Call): void {
  const account = found(call, objectAt(call.body, "fee").accountId);
  const isExpense = ["expense", "other_expense", "cost_of_goods_sold"].includes(
    String(account?.type),
  );
  if (account && (!isExpense || isClosedAccount(account)))
    refuseAccount(call, "/fee/accountId", `${label(account)} does not accept fees.`);
}

/** What the statement of an account fixes, beside what the other one does. */
function fixedBy(transfer: JsonObject): string[] {
  const { fromReconciledOn, toReconciledOn, arrivalDate } = transfer;
  const inOneCurrency = transfer.exchangeRate === null;
  return [
    ...(fromReconciledOn ? ["transferDate", "fromAccountId", "amount", "fee"] : []),
    ...(toReconciledOn ? ["arrivalDate", "toAccountId", "receivedAmount"] : []),
    ...(toReconciledOn && !arrivalDate ? ["transferDate"] : []),
    ...(fromReconciledOn && inOneCurrency ? ["receivedAmount"] : []),
    ...(toReconciledOn && inOneCurrency ? ["amount"] : []),
  ];
}

/** Refuses to change a side that a statement has confirmed, or to delete the transfer. */
function checkStatements(call: Call): void {
  const { before, body, request } = call;
  if (!before || !(before.fromReconciledOn || before.toReconciledOn)) return;
  const isChanged = (name: string) =>
    name in body && JSON.stringify(whole(call)[name]) !== JSON.stringify(before[name]);
  if (request.operation.method !== "DELETE" && !fixedBy(before).some(isChanged)) return;
  const day = String(before.fromReconciledOn ?? before.toReconciledOn);
  const message = `${label(before)} was matched with the statement of ${day}.`;
  refuseCall(call, "posting-reconciled", message);
}

/** What transfers between accounts are like. */
export const transferFundsCheckRules: readonly Rules[] = [
  forEach(["update-transfer-funds", "delete-transfer-funds"], {
    refuses: ["posting-reconciled"],
    before: checkStatements,
  }),
  onBoth("transfer-funds", checkedBy([arrivesInTime, receivedFits, feeFits])),
  onBoth("transfer-funds", { refuses: ["account-not-postable"], before: checkFeeAccount }),
];

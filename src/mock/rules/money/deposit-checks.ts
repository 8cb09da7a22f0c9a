import { isObject, objectAt, objectsAt, type JsonObject } from "../../../openapi/json";
import { numberIn } from "../../decimals";
import { label } from "../../record-label";
import {
  checkedBy,
  eachOnce,
  found,
  inRows,
  when,
  whole,
  type Check,
} from "../checks/field-checks";
import { onBoth, type Call, type Rules } from "../rule";
import { isClosedAccount, refuseAccount } from "./account-types";

/** What a payment adds to a deposit: its amount less the fee that a processor has kept. */
const takenOf = (payment: JsonObject | undefined) =>
  numberIn(payment?.amount) - numberIn(payment?.fee);

/** No more is kept of a deposit than the cash on its slip. */
const keptOfCash: Check = (call) => {
  const deposit = whole(call);
  const cash = objectsAt(deposit, "lines").reduce((sum, { type, paymentId, amount }) => {
    const payment = found(call, paymentId);
    const isCash = found(call, payment?.paymentMethodId)?.kind === "cash";
    // Fees that a processor has kept are not cash.
    if (type === "other") return numberIn(amount) > 0n ? sum + numberIn(amount) : sum;
    return isCash ? sum + takenOf(payment) : sum;
  }, 0n);
  const kept = numberIn(objectAt(objectAt(deposit, "cashBack"), "amount"));
  return [
    ...when(
      isObject(deposit.cashBack) && kept <= 0n,
      "/cashBack/amount",
      "The amount must be above zero.",
      "range",
    ),
    ...when(kept > cash, "/cashBack/amount", "It exceeds the cash on the deposit slip.", "range"),
  ];
};

const notZero = inRows("lines", ({ type, amount }) =>
  type === "other" && numberIn(amount) === 0n
    ? ["amount", "The amount cannot be zero.", "range"]
    : undefined,
);

const hasMoney: Check = (call) => {
  const { lines, cashBack } = whole(call);
  const total = objectsAt({ lines }, "lines").reduce(
    (sum, { paymentId, amount }) =>
      sum + (paymentId ? takenOf(found(call, paymentId)) : numberIn(amount)),
    -numberIn(objectAt({ cashBack }, "cashBack").amount),
  );
  return when(
    total <= 0n,
    "/lines",
    "The amount that reaches the bank must be above zero.",
    "range",
  );
};

/** Money is taken to the bank once it is there. */
const paidBefore: Check = (call) => {
  const { depositDate, lines } = whole(call);
  const later = objectsAt({ lines }, "lines")
    .map(({ paymentId }) => found(call, paymentId))
    .find((payment) => payment && String(payment.paymentDate) > String(depositDate ?? "9999"));
  return when(later, "/depositDate", `${label(later)} has a later date.`, "range");
};

/** Customers have paid what is taken to the bank, in the currency of the account. */
const paymentsFit = inRows("lines", ({ paymentId }, call) => {
  const payment = found(call, paymentId);
  const bank = found(call, whole(call).accountId);
  const { currency } = objectAt(payment, "amount");
  if (payment && payment.kind !== "customer_payment")
    return ["paymentId", `${label(payment)} is not a payment of a customer.`, "not_for_kind"];
  if (payment?.depositStatus === "direct") {
    const account = found(call, payment.accountId);
    return ["paymentId", `${label(payment)} went directly to ${label(account)}.`, "state"];
  }
  return payment && bank && currency !== bank.currency
    ? ["paymentId", `${label(payment)} is in ${String(currency)}.`, "currency"]
    : undefined;
});

const keptInCurrency: Check = (call) => {
  const { cashBack, accountId } = whole(call);
  const bank = found(call, accountId);
  const { currency } = objectAt(objectAt({ cashBack }, "cashBack"), "amount");
  const isOther = currency && bank && currency !== bank.currency;
  const message = `The account is kept in ${String(bank?.currency)}.`;
  return when(isOther, "/cashBack/amount/currency", message, "currency");
};

/** Other money is in the currency of the bank account, and names who gave it where somebody owes it. */
const linesFit = inRows("lines", ({ type, accountId, amount, party }, call) => {
  const bank = found(call, whole(call).accountId);
  const { currency } = objectAt({ amount }, "amount");
  if (type === "other" && bank && currency !== bank.currency)
    return ["amount/currency", `The account is kept in ${String(bank.currency)}.`, "currency"];
  const isOwed = ["receivable", "payable"].includes(String(found(call, accountId)?.type));
  return isOwed && !isObject(party)
    ? ["party", "Send the party that gave the money.", "required"]
    : undefined;
});

/** Refuses accounts that are none of a bank, and lines on accounts that take no postings of this kind. */
function checkAccounts(call: Call): void {
  const places = [
    ["/accountId", call.body.accountId],
    ["/cashBack/accountId", objectAt(call.body, "cashBack").accountId],
  ] as const;
  for (const [pointer, id] of places) {
    const account = found(call, id);
    if (account && account.type !== "bank")
      refuseAccount(call, pointer, `${label(account)} is not a bank account.`);
  }
  for (const [index, { accountId }] of objectsAt(call.body, "lines").entries()) {
    const account = found(call, accountId);
    if (account && (isClosedAccount(account) || account.type === "inventory"))
      refuseAccount(
        call,
        `/lines/${index}/accountId`,
        `${label(account)} does not accept deposits.`,
      );
  }
}

/** What a deposit slip is like. */
export const depositCheckRules: readonly Rules[] = [
  onBoth(
    "bank-deposit",
    checkedBy([
      eachOnce("lines", "paymentId"),
      notZero,
      hasMoney,
      keptOfCash,
      paidBefore,
      linesFit,
      paymentsFit,
      keptInCurrency,
    ]),
  ),
  onBoth("bank-deposit", { refuses: ["account-not-postable"], before: checkAccounts }),
];

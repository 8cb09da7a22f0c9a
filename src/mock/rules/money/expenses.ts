import { label } from "../../record-label";
import { objectAt, objectsAt, type JsonObject } from "../../../openapi/json";
import { money, numberIn, sumIn } from "../../decimals";
import type { MockRecord } from "../../model";
import type { World } from "../../world";
import { missingDimension } from "../checks/master-checks";
import { checkedBy, found, when, whole, type Check } from "../checks/field-checks";
import { refuseAccount } from "./account-types";
import { accountFor, dimensionsOf, inHome, ownDimensions, post, unpost, type Side } from "./ledger";
import { changesOf, onBoth, type Call, type Rules } from "../rule";

const root = "/expenses";

/** What an expense posts: its lines, the tax that an agency gives back, and the account that has paid. */
function sidesOf(expense: JsonObject, { store }: World): Side[] {
  const home = (amount: unknown) => inHome(numberIn(amount), expense);
  const agency = store.list("/tax-agencies").find((one) => one.recoverableAccountId);
  const lines = objectsAt(expense, "lines").flatMap((line): Side[] => {
    const { accountId, amount, tax } = line;
    const recovered = agency?.recoverableAccountId ?? accountId;
    const own = { dimensions: ownDimensions(line) };
    return [
      { account: accountId, amount: home(amount), ...own },
      { account: recovered, amount: home(tax), ...own },
    ];
  });
  const total = lines.reduce((sum, { amount }) => sum + amount, 0n);
  return [...lines, { account: expense.paidFromAccountId, amount: -total }];
}

/** What an entry of an expense follows from, as a text to compare. */
const signature = (expense: JsonObject, world: World): string =>
  [
    expense.expenseDate,
    ...Object.values(dimensionsOf(expense)),
    ...sidesOf(expense, world).map(
      ({ account, amount, dimensions: own }) =>
        `${String(account)} ${amount} ${JSON.stringify(own)}`,
    ),
  ].join();

/** What an expense adds up to. */
export function totalsOf(expense: JsonObject): JsonObject {
  const lines = objectsAt(expense, "lines");
  const [subtotal, tax] = [sumIn(lines, "amount"), sumIn(lines, "tax")];
  const charged = lines.filter(({ isBillable }) => isBillable === true);
  const amounts = { subtotal, tax, total: subtotal + tax, billable: sumIn(charged, "amount") };
  return Object.fromEntries(
    Object.entries(amounts).map(([name, amount]) => [name, money(amount, expense.currency)]),
  );
}

/** Gives new lines nothing of their customer, adds the expense up, and waits for the receipt of a new one. */
function summed(call: Call): void {
  const { body, world } = call;
  for (const { before, after } of changesOf(call, root)) {
    const known = new Set(objectsAt(before, "lines").map(({ id }) => id));
    const given = objectsAt(body, "lines").filter(({ id }) => !known.has(id));
    const lines = objectsAt(after, "lines").map((line) => {
      const sent = known.has(line.id) ? undefined : given.shift();
      const account = world.store.find(line.accountId)?.record;
      return sent
        ? { ...line, ...dimensionsOf({}), taxCodeId: account?.taxCodeId ?? null, ...sent }
        : line;
    });
    const expense = { ...after, lines, ...(!before && { receiptStatus: "missing" }) };
    world.store.put(root, { ...expense, totals: totalsOf(expense) });
  }
}

/** Posts what was spent; an expense that has changed is posted again, in place of the entry that it had. */
function spent(call: Call): void {
  for (const { before, after: expense } of changesOf(call, root)) {
    if (before && signature(before, call.world) === signature(expense, call.world)) continue;
    const entry = post(call, {
      type: "expense",
      document: expense as MockRecord,
      on: expense.expenseDate,
      memo: `Expense ${label(expense)}`,
      sides: sidesOf(expense, call.world),
      replaces: before?.journalEntryId,
    });
    call.world.store.put(root, {
      ...expense,
      journalEntryId: entry ?? expense.journalEntryId,
    });
  }
}

const noExpense = new Set<unknown>(["bank", "receivable", "payable", "inventory"]);
const pays = new Set<unknown>(["bank", "credit_card", "other_current_liability"]);

/** Refuses accounts that no expense is put on, and those that pay nothing. */
function checkAccounts(call: Call): void {
  const { body } = call;
  const refuse = (pointer: string, account: JsonObject) =>
    refuseAccount(call, pointer, `${label(account)} cannot be used for expenses.`);
  const payer = found(call, body.paidFromAccountId);
  if (payer && !pays.has(payer.type)) refuse("/paidFromAccountId", payer);
  for (const [index, { accountId }] of objectsAt(body, "lines").entries()) {
    const account = found(call, accountId);
    if (account && noExpense.has(account.type)) refuse(`/lines/${index}/accountId`, account);
  }
}

/** A new expense is owed to the employee who has paid, or paid from the account of its method. */
const payingAccount = ({ body, world }: Call): JsonObject => {
  const isOwed = objectAt(body, "payee").type === "employee";
  const method = world.store.find(body.paymentMethodId)?.record;
  const account = isOwed ? accountFor("employees", world) : method?.disbursementAccountId;
  return account ? { paidFromAccountId: account } : {};
};

/** The currency of the expense is that of the account paid from. */
const inAccountCurrency: Check = (call) => {
  const { currency, paidFromAccountId } = whole(call);
  const account = found(call, paidFromAccountId);
  const isOther = account && currency && account.currency !== currency;
  return when(isOther, "/currency", `The account is in ${String(account?.currency)}.`, "currency");
};

const completeLines: Check = (call) =>
  objectsAt(call.body, "lines").flatMap((sent, index) => {
    const known = objectsAt(call.before, "lines").find(({ id }) => id && id === sent.id);
    const line = { ...known, ...sent } as JsonObject;
    const account = found(call, line.accountId);
    const missing = missingDimension({ ...whole(call), ...ownDimensions(line) }, account);
    return [
      ...when(
        line.isBillable === true && !line.customerId,
        `/lines/${index}/customerId`,
        "A billable line needs a customer to charge.",
        "required",
      ),
      ...when(
        line.isBillable === true && numberIn(line.amount) <= 0n,
        `/lines/${index}/amount`,
        "What is billed to the customer must be above zero.",
        "range",
      ),
      ...when(
        missing,
        `/lines/${index}/${missing}`,
        `Account ${String(account?.number)} requires ${missing}.`,
        "required",
      ),
    ];
  });

const notNothing: Check = ({ body }) => {
  const lines = objectsAt(body, "lines");
  const total = sumIn(lines, "amount") + sumIn(lines, "tax");
  return when(lines.length && total === 0n, "/lines", "The total is zero.", "range");
};

const paidFrom: Check = ({ body, before }) =>
  when(
    !before &&
      !body.paidFromAccountId &&
      !body.paymentMethodId &&
      objectAt(body, "payee").type !== "employee",
    "/paidFromAccountId",
    "Name the account that has paid, or a payment method.",
    "required",
  );

/** Which expenses are refused. */
export const expenseCheckRules: readonly Rules[] = [
  onBoth("expense", checkedBy([paidFrom, completeLines, inAccountCurrency, notNothing])),
  onBoth("expense", { refuses: ["account-not-postable"], before: checkAccounts }),
  { "create-expense": { fills: payingAccount } },
];

/** Money that is spent without a bill. */
export const expenseRules: Rules = {
  ...onBoth("expense", {
    after: (call) => {
      summed(call);
      spent(call);
    },
  }),
  "delete-expense": { after: (call) => unpost(call, call.before?.journalEntryId) },
};

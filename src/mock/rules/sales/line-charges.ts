import { label } from "../../record-label";
import { objectAt, objectsAt, pick, textAt, type JsonObject } from "../../../openapi/json";
import { touched } from "../../change-record";
import { makeRecord } from "../../create-record";
import { money, numberIn, one, times } from "../../decimals";
import { recordShape } from "../../ids";
import type { MockRecord } from "../../model";
import { nextNumber } from "../../series";
import { isSame } from "../checks/fixed-fields";
import { invoiceOf, invoicesKey } from "../money/invoices";
import { totalsOf } from "../money/expenses";
import { accountFor, homeCurrency } from "../money/ledger";
import { changeBalance } from "../money/balances";
import { converted } from "../money/rates";
import { changesOf, inTurn, type Call, type Rules } from "../rule";

const charges = "/billable-expense-charges";
const expenses = "/expenses";
const dimensions = ["classReferenceId", "departmentId", "projectCodeId", "locationId"];

/** What the customer pays: the cost and its markup. */
const withMarkup = ({ cost, markupPercent }: JsonObject): JsonObject =>
  money(
    times(numberIn(cost), one + numberIn(markupPercent) / 100n),
    objectAt({ cost }, "cost").currency,
  );

/** The markup that the company has set in the app. */
const companyMarkup = "10";

/** What a charge takes from the line of an expense or a bill that it is made from. */
function lentBy(line: JsonObject, document: MockRecord, customerId: unknown, call: Call) {
  const { world } = call;
  const currency = world.store.find(customerId)?.record.currency ?? homeCurrency;
  const day = textAt(document, "expenseDate") ?? textAt(document, "billDate") ?? "";
  const amount = objectAt(line, "amount");
  const cost = converted(amount, currency, day, world);
  return {
    chargeDate: day,
    description: line.description ?? label(document),
    cost: cost === undefined ? amount : money(cost, currency),
    markupPercent: line.markupPercent ?? companyMarkup,
    ...Object.fromEntries(dimensions.map((name) => [name, line[name] ?? document[name] ?? null])),
  };
}

/** The line that a new charge names, with its document. */
function sourceOf({ body, world }: Call) {
  const { expenseId, billId, lineItemId } = objectAt(body, "source");
  const document = world.store.find(expenseId ?? billId)?.record;
  const line = objectsAt(document, "lines").find(({ id }) => id === lineItemId);
  return document && line && { document, line };
}

/** The account of a new charge, and the text, day, cost, and dimensions that it has from its line. */
function fromLine(call: Call): JsonObject {
  const source = sourceOf(call);
  return {
    incomeAccountId: accountFor("recharged", call.world),
    ...(source && lentBy(source.line, source.document, call.body.customerId, call)),
  };
}

/** The charge of a line; a line has one at most. */
export const chargeOf = (lineId: unknown, { world }: Call): MockRecord | undefined =>
  world.store
    .list(charges)
    .find(({ source }) => objectAt({ source }, "source").lineItemId === lineId);

/** What a draft still has from its line: values that somebody has set no longer follow it. */
function following(
  charge: MockRecord,
  next: JsonObject,
  before: MockRecord | undefined,
  call: Call,
) {
  const { lineItemId } = objectAt(charge, "source");
  const line = objectsAt(before, "lines").find(({ id }) => id === lineItemId);
  if (!line || !before) return next;
  const old: JsonObject = lentBy(line, before, line.customerId, call);
  return pick(next, (name) => isSame(charge[name], old[name]));
}

/** A draft for a line that is charged on; one that is there follows its line. */
function chargeFor(
  line: JsonObject,
  expense: MockRecord,
  call: Call,
  before: MockRecord | undefined,
): unknown {
  const { world } = call;
  const known = chargeOf(line.id, call);
  if (known && known.status !== "draft") return known.id;
  const lent = lentBy(line, expense, line.customerId, call);
  if (known) {
    const followed = following(known, lent, before, call);
    const charge = { ...known, customerId: line.customerId, ...followed };
    world.store.put(charges, { ...charge, amount: withMarkup(charge) });
    return known.id;
  }
  const collection = world.collection(charges);
  if (!collection) return null;
  const customer = world.store.find(line.customerId)?.record;
  const source = {
    type: "expense_line",
    expenseId: expense.id,
    lineItemId: line.id,
    documentNumber: expense.documentNumber,
  };
  const given = {
    customerId: line.customerId,
    source,
    taxCodeId: customer?.taxCodeId,
    incomeAccountId: accountFor("recharged", world),
    ...lent,
  };
  const made = makeRecord(collection, given, world, world.time());
  const nothingYet = ["statusReason", "approvedBy", "approvedAt", "invoiceId", "invoiceNumber"];
  world.store.put(charges, {
    ...made,
    ...Object.fromEntries(nothingYet.map((name) => [name, null])),
    amount: withMarkup({ ...lent }),
    status: "draft",
  } as MockRecord);
  return made.id;
}

/** Removes the charge of a line that is no longer charged on, unless it is approved. */
function drop(lineId: unknown, call: Call): void {
  const { store, time } = call.world;
  const charge = chargeOf(lineId, call);
  if (charge && ["draft", "waived"].includes(String(charge.status)))
    store.remove(charges, String(charge.id), time());
}

/** Makes, changes, and removes the drafts of lines as an expense says which of them are charged on. */
function charged(call: Call): void {
  for (const { before, after } of changesOf(call, expenses)) {
    const lines = objectsAt(after, "lines").map((line) => {
      if (line.isBillable === true)
        return {
          ...line,
          markupPercent: line.markupPercent ?? companyMarkup,
          billableExpenseChargeId: chargeFor(line, after, call, before),
        };
      drop(line.id, call);
      return { ...line, billableExpenseChargeId: null };
    });
    const ids = new Set(lines.map((line: JsonObject) => line.id));
    for (const { id } of objectsAt(before, "lines")) if (!ids.has(id)) drop(id, call);
    call.world.store.put(expenses, { ...after, lines });
  }
}

/** Marks the line that a charge was made from, and says what the customer pays. */
function priced(call: Call): void {
  const { world } = call;
  for (const { before, after } of changesOf(call, charges)) {
    const source = before ? undefined : sourceOf(call);
    world.store.put(charges, {
      ...after,
      amount: withMarkup(after),
      ...(source && {
        source: {
          ...objectAt(after, "source"),
          documentNumber: source.document.documentNumber,
        },
      }),
    });
    if (source && "isBillable" in source.line)
      markLine(call, source.document, source.line.id, {
        isBillable: true,
        customerId: after.customerId,
        billableExpenseChargeId: after.id,
      });
  }
}

/** Notes with a line of an expense whether it is charged on, which its sum of billable lines follows. It changes the expense. */
function markLine({ world }: Call, expense: MockRecord, lineId: unknown, marks: JsonObject): void {
  const lines = objectsAt(expense, "lines").map((line) =>
    line.id === lineId ? { ...line, ...marks } : line,
  );
  const totals = totalsOf({ ...expense, lines });
  world.store.put(expenses, touched({ ...expense, lines, totals }, world.time(), world));
}

/** Frees the line of a draft that is gone. */
function freed(call: Call): void {
  const { expenseId, lineItemId } = objectAt(call.before, "source");
  const expense = call.world.store.find(expenseId)?.record;
  if (expense)
    markLine(call, expense, lineItemId, { isBillable: false, billableExpenseChargeId: null });
}

/** An approved charge is part of what the customer is still to be invoiced, until its invoice is posted. */
function counted(call: Call): void {
  for (const { before, after } of changesOf(call, charges)) {
    const ofStatus = (one: JsonObject | undefined) =>
      one?.status === "approved" || one?.status === "invoiced" ? numberIn(one.amount) : 0n;
    const more = ofStatus(after) - ofStatus(before);
    if (more) changeBalance(call.world, after.customerId, { uninvoicedOrders: more });
  }
}

/** The invoice that a charge goes onto: the one named, or a new draft. */
function invoiceFor(call: Call, charge: MockRecord): JsonObject {
  const { body, world } = call;
  const named = invoiceOf(world, body.invoiceId);
  if (named) return named;
  const shown = ["/sales-orders", "/shipments"].flatMap((root) => world.store.list(root));
  const known = shown.flatMap((record) => objectsAt(record, "invoices"));
  const siblings = [...world.store.list(invoicesKey), ...known];
  const invoice = {
    id: world.newId(recordShape("inv_")),
    documentNumber: nextNumber(siblings, "documentNumber"),
    status: "draft",
    customerId: charge.customerId,
    invoiceDate: body.invoiceDate ?? world.time().slice(0, 10),
    amount: charge.amount,
    total: charge.amount,
    openAmount: money(0n, objectAt(charge, "amount").currency),
  };
  world.store.put(invoicesKey, invoice);
  return invoice;
}

/** Who has approved a charge and when, why it was given up, and the invoice that it is on. */
function stepped(call: Call): void {
  const { body, world } = call;
  for (const { before, after } of changesOf(call, charges)) {
    if (before?.status === after.status) continue;
    const isKept = after.status === "draft" || after.status === "waived";
    const invoice = after.status === "invoiced" ? invoiceFor(call, after) : undefined;
    world.store.put(charges, {
      ...after,
      statusReason: isKept ? (body.reason ?? null) : null,
      ...(after.status === "approved" && { approvedBy: world.actor, approvedAt: world.time() }),
      ...(after.status === "draft" && { approvedBy: null, approvedAt: null }),
      ...(invoice && { invoiceId: invoice.id, invoiceNumber: invoice.documentNumber }),
    });
  }
}

/** Costs that customers pay back, and the lines that they come from. */
export const lineChargeRules: Rules = {
  "create-expense": { after: charged },
  "update-expense": { after: charged },
  "delete-expense": {
    after: (call) => {
      for (const { id } of objectsAt(call.before, "lines")) drop(id, call);
    },
  },
  "create-billable-expense-charge": { fills: fromLine, after: priced },
  "update-billable-expense-charge": { after: priced },
  "update-billable-expense-charge-status": { after: inTurn(stepped, counted) },
  "delete-billable-expense-charge": { after: freed },
};

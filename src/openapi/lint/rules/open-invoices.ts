import { jsonOf, namedExamples } from "../all-examples";
import { child } from "../description";
import { formatDecimal, toDecimal } from "../decimal";
import { demoFiles, objectsIn } from "../demo-values";
import { problemAt, type LintRule } from "../lint-rule";
import { asRecord, asText } from "../shape";

/** A record of the demo company, with the file of its list. */
type DemoRecord = Record<string, unknown> & { list: string };

const amountOf = (value: unknown) => toDecimal(asRecord(value).amount) ?? 0n;

/** An invoice in a read, and the balance of a customer or vendor, has open what the payments and credits of the demo company have left, or the example says of which day it is. */
export const openInvoices: LintRule = ({ description, inventory }) => {
  const demo = demoFiles(description)
    .flatMap(objectsIn)
    .map(({ file, value }) => ({ ...asRecord(value), list: file })) as DemoRecord[];
  const open = new Map(
    demo
      .filter(({ list, customerId, amount }) => /\binvoices\./.test(list) && customerId && amount)
      .map(({ id, status, amount }) => [asText(id), status === "draft" ? 0n : amountOf(amount)]),
  );
  // What names a customer too is on the invoice, such as an expense that is charged on.
  for (const { invoiceId, customerId, amount } of demo) {
    const before = open.get(asText(invoiceId));
    if (before !== undefined && !customerId) open.set(asText(invoiceId), before - amountOf(amount));
  }
  // What customers and vendors owe or are owed: documents, less what is not used up.
  const owed = new Map<string, bigint>();
  const note = (id: unknown, amount: bigint) =>
    owed.set(asText(id), (owed.get(asText(id)) ?? 0n) + amount);
  for (const { list, id, customerId, vendorId, status, totals, ...record } of demo) {
    if (open.has(asText(id)) && record.amount) note(customerId, open.get(asText(id)) ?? 0n);
    if (/\b(?:payments|credit-memos)\./.test(list) && customerId)
      note(customerId, -amountOf(record.unallocatedAmount) - amountOf(record.openAmount));
    if (/\bbills\./.test(list) && status !== "draft")
      note(vendorId, amountOf(asRecord(totals).balance));
  }
  return inventory.reads
    .flatMap(({ place }) => namedExamples(description, jsonOf(place)))
    .filter(([, example]) => !/\d{4}-\d{2}-\d{2}/.test(asText(asRecord(example.value).description)))
    .flatMap(([, example]) => objectsIn(child(example, "value")))
    .flatMap((row) => {
      const { id, number, documentNumber, balance, openAmount } = asRecord(row.value);
      const { openInvoices: invoices, openBills } = asRecord(balance);
      const shown = openAmount ?? invoices ?? openBills;
      const left = openAmount ? open.get(asText(id)) : (owed.get(asText(id)) ?? 0n);
      if (left === undefined || !shown || amountOf(shown) === left) return [];
      const name = asText(documentNumber ?? number);
      return problemAt(description, child(row, openAmount ? "openAmount" : "balance"), {
        code: "open-invoice",
        what: `${name} has ${asText(asRecord(shown).amount)} open, and ${formatDecimal(left)} by the demo company`,
        cause: "The payments and credits of the demo company have left another amount.",
        fix: "description: As of 2026-03-20, before it was paid.",
      });
    });
};

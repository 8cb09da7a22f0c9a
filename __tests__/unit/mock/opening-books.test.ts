import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { money, numberIn } from "../../../src/mock/decimals";
import { invoicesKey } from "../../../src/mock/rules/money/invoices";
import { movementsKey } from "../../../src/mock/rules/stock/movements";
import { isObject, listAt, objectAt, objectsAt, type JsonObject } from "../../../src/openapi/json";
import { openSession, type Session } from "../../support/mock-session";

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);

const records = (root: string) => session.mock.state().get(root) ?? [];
const rows = (path: string) => listAt(session.get(path), "data") as JsonObject[];
const sum = (amounts: readonly unknown[]) =>
  amounts.reduce((total: bigint, one) => total + numberIn(one), 0n);

test("what payments and credits settle of a bill is what the bill says is paid", () => {
  const settled = records("/payments").flatMap((payment) => objectsAt(payment, "allocations"));
  for (const bill of records("/bills")) {
    const own = settled.filter(({ billId }) => billId === bill.id);
    const paid = sum(own.map(({ amount }) => amount));
    const totals = objectAt(bill, "totals");
    const shown = [bill.documentNumber, numberIn(totals.paid), numberIn(totals.balance)];
    expect(shown).toEqual([bill.documentNumber, paid, numberIn(totals.total) - paid]);
    if (paid > 0n) expect(bill.status).toBe(shown[2] === 0n ? "paid" : "partially_paid");
  }
});

test("every entry of a document is that of a document that is posted", () => {
  const byId = new Map([...session.mock.state().values()].flat().map((one) => [one.id, one]));
  const early = records("/journal-entries").filter((entry) =>
    ["draft", "cancelled"].includes(
      String(byId.get(objectAt(entry, "source").id as string)?.status),
    ),
  );
  expect(early.map(({ documentNumber }) => documentNumber)).toEqual([]);
});

test("the ledger balances, and says what documents say", () => {
  const accounts = rows("/accounts?isHeader=false&limit=200");
  const debits = accounts.map(({ normalBalance, homeBalance }) =>
    normalBalance === "credit" ? -numberIn(homeBalance) : numberIn(homeBalance),
  );
  expect(debits.reduce((total, one) => total + one, 0n)).toBe(0n);
  const balance = (wanted: string) =>
    numberIn(accounts.find(({ number }) => number === wanted)?.homeBalance);
  const vendors = rows("/vendors?limit=200").map(({ id }) =>
    objectAt(session.get(`/vendors/${String(id)}`), "balance"),
  );
  expect(balance("2010")).toBe(sum(vendors.map(({ openBills }) => openBills)));
  expect(balance("2110")).toBe(sum(vendors.map(({ receivedNotBilled }) => receivedNotBilled)));
  // What is owed to somebody is on the side of debts.
  for (const { number, homeBalance } of accounts.filter(({ number }) => /^2/.test(String(number))))
    expect([number, numberIn(homeBalance) >= 0n]).toEqual([number, true]);
});

test("customers owe what their invoices have open, less payments and credits that are not used up", () => {
  const shown = [...records("/sales-orders"), ...records("/shipments")];
  const books = new Map(records(invoicesKey).map((invoice) => [invoice.id, invoice]));
  for (const invoice of shown.flatMap((record) => objectsAt(record, "invoices")))
    expect(invoice).toMatchObject({
      status: books.get(String(invoice.id))?.status,
      openAmount: books.get(String(invoice.id))?.openAmount,
    });
  const of = (root: string, customerId: unknown) =>
    records(root).filter((record) => record.customerId === customerId);
  for (const { id, balance } of records("/customers")) {
    const open = sum(of(invoicesKey, id).map(({ openAmount }) => openAmount));
    const unused = sum([
      ...of("/payments", id).map(({ unallocatedAmount }) => unallocatedAmount),
      ...of("/credit-memos", id).map(({ openAmount }) => openAmount),
    ]);
    const owed = numberIn(objectAt({ balance }, "balance").openInvoices);
    expect([id, owed]).toEqual([id, open - unused]);
  }
});

test("an order of which its own lines are all shipped is not open, and one that is open has shipped nothing", () => {
  for (const order of records("/sales-orders")) {
    const lines = objectsAt(order, "lines");
    const shipped = lines.filter(
      ({ quantity, quantityShipped }) => numberIn(quantityShipped) >= numberIn(quantity),
    );
    if (["draft", "open", "on_hold"].includes(String(order.status)))
      expect([order.documentNumber, sum(lines.map((line) => line.quantityShipped))]).toEqual([
        order.documentNumber,
        0n,
      ]);
    if (["shipped", "completed"].includes(String(order.status)))
      expect([order.documentNumber, shipped.length]).toEqual([order.documentNumber, lines.length]);
  }
});

test("on each day, goods are worth what the ledger says", () => {
  const items = new Map(records("/items").map((item) => [item.id, item]));
  const days = records(movementsKey).map(({ postedOn }) => String(postedOn));
  const monthEnds = ["2025-11-30", "2025-12-31", "2026-01-31", "2026-02-28", "2026-03-31"];
  for (const day of new Set(["2025-11-17", ...days, ...monthEnds, "2026-04-29"])) {
    const worth = new Map<unknown, bigint>();
    for (const { itemId, value } of rows(`/stock?limit=200&asOf=${day}`)) {
      const account = items.get(String(itemId))?.inventoryAccountId;
      worth.set(account, (worth.get(account) ?? 0n) + numberIn(value));
    }
    const accounts = rows(`/accounts?isHeader=false&limit=200&asOf=${day}`);
    for (const { id, number, homeBalance } of accounts)
      if (["1310", "1320", "1330"].includes(String(number)))
        expect([day, number, numberIn(homeBalance)]).toEqual([day, number, worth.get(id) ?? 0n]);
    const balances = accounts.map(({ normalBalance, homeBalance }) =>
      normalBalance === "credit" ? -numberIn(homeBalance) : numberIn(homeBalance),
    );
    expect([day, sum(balances.map((number) => money(number, "USD")))]).toEqual([day, 0n]);
  }
});

const examples = path.resolve(__dirname, "../../../openapi/components/examples/account");

test("examples of accounts have the balances of their day", () => {
  const shown = readdirSync(examples).flatMap((name) => {
    const { value } = parse(readFileSync(path.join(examples, name), "utf8")) as JsonObject;
    return isObject(value) ? [value, ...objectsAt(value, "data")] : [];
  });
  const dated = shown.filter(({ balance, balanceAsOf }) => balance && balanceAsOf);
  const told = dated.map(({ number, balanceAsOf, balance, homeBalance }) => {
    return { number, balanceAsOf, balance, homeBalance };
  });
  const held = dated.map(({ id, balanceAsOf }) => {
    const account = session.get(`/accounts/${String(id)}?asOf=${String(balanceAsOf)}`);
    const { number, balance, homeBalance } = account;
    return { number, balanceAsOf, balance, homeBalance };
  });
  expect(told).toEqual(held);
});

import { objectAt, objectsAt, type JsonObject } from "../../../../src/openapi/json";
import { ea, openSession, type Session } from "../../../support/mock-session";
import { shipLines } from "../../../support/ship-lines";

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const canadian = "cus_9n6t3q7ktn";
const amounts = ({ debit, credit, homeDebit, homeCredit }: JsonObject) =>
  [debit, credit, homeDebit, homeCredit].map((one) => objectAt({ one }, "one").amount);

const entryOf = (id: unknown): JsonObject =>
  (session.mock.state().get("/journal-entries") ?? []).find(
    ({ source }) => objectAt({ source }, "source").id === id,
  ) ?? {};

function accountId(number: string): unknown {
  return session.mock
    .state()
    .get("/accounts")
    ?.find((one) => one.number === number)?.id;
}

test.each([
  ["USD", undefined, undefined],
  ["CAD", "72.89", "48.59"],
])("a typed entry in %s says what its lines are worth in the books", (currency, whole, most) => {
  const money = (amount: string) => ({ amount, currency });
  const party = { type: "customer", id: canadian };
  const { lines } = session.post("/journal-entries", {
    postingDate: "2026-04-01",
    currency,
    lines: [
      { accountId: accountId("6310"), debit: money("100.01"), locationId: "loc_2v9k4m7pdx" },
      { accountId: accountId("1200"), credit: money("33.34"), party },
      { accountId: accountId("1200"), credit: money("66.67"), party },
    ],
  });
  expect(lines.map(amounts)).toEqual([
    ["100.01", undefined, whole, undefined],
    [undefined, "33.34", undefined, whole && "24.30"],
    [undefined, "66.67", undefined, most],
  ]);
});

test("an entry in the home currency does not post to an account in another one", () => {
  const foreign = session.mock
    .state()
    .get("/accounts")
    ?.find((one) => one.currency === "CAD" && one.isHeader !== true);
  const entry = (currency: string) => {
    const amount = { amount: "10.00", currency };
    return {
      postingDate: "2026-04-01",
      currency,
      ...(currency !== "USD" && { exchangeRate: "1.2" }),
      lines: [
        { accountId: accountId("6310"), debit: amount, locationId: "loc_2v9k4m7pdx" },
        { accountId: foreign?.id, credit: amount },
      ],
    };
  };
  expect(session.refusal("POST", "/journal-entries", entry("USD"))).toBe(
    "409 account-not-postable",
  );
  session.post("/journal-entries", entry("CAD"));
});

test("an invoice is posted in its currency, and a payment at another rate posts the difference", () => {
  const { post, get, mock } = session;
  const { id } = post("/sales-orders", {
    customerId: canadian,
    lines: [{ itemId: "itm_8c4t6k1n9r", quantity: ea("4") }],
  });
  post(`/sales-orders/${id}/issue`, { approveCreditExcess: true });
  post(`/sales-orders/${id}/ship`, shipLines(get(`/sales-orders/${id}`)));
  session.patch(`/customers/${canadian}`, { notes: "Time passes, and the invoice is posted." });
  const [invoice] = objectsAt(get(`/sales-orders/${id}`), "invoices");
  const entry = entryOf(invoice?.id);
  expect([entry.currency, entry.exchangeRate]).toEqual(["CAD", "1.372"]);
  expect(objectsAt(entry, "lines").map(amounts)[0]).toEqual([
    "268.91",
    undefined,
    "196.00",
    undefined,
  ]);
  const payment = post("/payments", {
    kind: "customer_payment",
    customerId: canadian,
    paymentDate: "2026-03-27",
    paymentMethodId: "pmm_8t2n5k4r7a",
    amount: invoice?.total,
    allocations: [{ type: "invoice", invoiceId: invoice?.id, amount: invoice?.total }],
  });
  const gain = objectsAt(entryOf(payment.id), "lines").at(-1);
  expect(mock.find(gain?.accountId)?.record.number).toBe("7010");
  expect(objectAt(gain, "homeCredit").amount).toBe("1.37");
});

test("a deposit that invoices use leaves its account at its own rate, and a prepayment is worth what its bill is", () => {
  const cad = (amount: string) => ({ amount, currency: "CAD" });
  const { post, get } = session;
  const paid = {
    paymentDate: "2026-03-27",
    paymentMethodId: "pmm_8t2n5k4r7a",
    amount: cad("100.00"),
  };
  const { id } = post("/sales-orders", {
    customerId: canadian,
    lines: [{ itemId: "itm_8c4t6k1n9r", quantity: ea("4") }],
  });
  const allocation = { type: "sales_order", salesOrderId: id, amount: cad("100.00") };
  post("/payments", {
    ...{ kind: "customer_payment", customerId: canadian, ...paid, allocations: [allocation] },
  });
  post(`/sales-orders/${id}/issue`, { approveCreditExcess: true });
  post(`/sales-orders/${id}/ship`, shipLines(get(`/sales-orders/${id}`)));
  session.patch(`/customers/${canadian}`, { notes: "Time passes, and the invoice is posted." });
  post(`/sales-orders/${id}/complete`, {});
  expect(objectsAt(entryOf(id), "lines").map(amounts)).toEqual([
    ["100.00", undefined, "73.39", undefined],
    [undefined, "100.00", undefined, "72.89"],
    [undefined, "0.00", undefined, "0.50"],
  ]);
  const vendor = post("/vendors", { name: "Vendor", currency: "CAD" });
  const order = post("/purchase-orders", {
    vendorId: vendor.id,
    lines: [{ itemId: "itm_8r2k5n9t3d", quantity: ea("1"), unitPrice: cad("100.00") }],
  });
  session.put(`/purchase-orders/${order.id}/status`, { status: "open" });
  const payment = post("/payments", {
    ...{ kind: "vendor_payment", vendorId: vendor.id, ...paid, accountId: accountId("1040") },
    allocations: [{ type: "purchase_order", purchaseOrderId: order.id, amount: cad("100.00") }],
  });
  const received = post("/receivings", {
    receivedOn: "2026-04-29",
    lines: [{ purchaseOrderLineId: order.lines[0]?.id, quantity: ea("1"), bin: "C-01-1" }],
  });
  post("/bills", {
    vendorId: vendor.id,
    vendorInvoiceNumber: "V-1",
    billDate: "2026-04-29",
    lines: [
      {
        ...{ type: "purchase_order", purchaseOrderLineId: order.lines[0]?.id, quantity: ea("1") },
        ...{ receivingLineId: received.lines[0]?.id, unitPrice: cad("100.00") },
      },
    ],
  });
  expect(get(`/payments/${payment.id}`).exchangeDifference).toEqual({
    amount: "-0.50",
    currency: "USD",
  });
});

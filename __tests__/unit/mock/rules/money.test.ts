import { objectAt, objectsAt, type JsonObject } from "../../../../src/openapi/json";
import { ea, inPortland, openSession, usd, type Session } from "../../../support/mock-session";
import { toReno } from "../../../support/addresses";
import { sendTwoBack } from "../../../support/returns";
import { shipLines } from "../../../support/ship-lines";

let session: Session;
const dealer = "cus_5m2r8k4rvs";
const shop = "cus_1w4e7b0shp";
const sealant = "itm_2d5j8s0f7g";

beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

/** The sides of an entry by the number of the account; credits are negative. */
function sides(entryId: unknown): Record<string, string> {
  const entry = session.get(`/journal-entries/${String(entryId)}`);
  return Object.fromEntries(
    entry.lines.map(({ accountId, debit, credit }) => {
      const { number } = session.get(`/accounts/${String(accountId)}`);
      const { amount } = (debit ?? credit) as JsonObject;
      return [String(number), debit ? String(amount) : `-${String(amount)}`];
    }),
  );
}
function newOrder(customerId: string, more: JsonObject = {}) {
  const { id } = session.post("/sales-orders", {
    customerId,
    locationId: "loc_2v9k4m7pdx",
    lines: [{ itemId: sealant, quantity: ea("4"), unitPrice: usd("14.50") }],
    ...(customerId === shop && inPortland),
    ...more,
  });
  return session.post(`/sales-orders/${id}/issue`, {});
}
const ship = (id: string) =>
  session.post(`/sales-orders/${id}/ship`, shipLines(session.get(`/sales-orders/${id}`)));
const invoiceOf = (id: string) => objectsAt(session.get(`/sales-orders/${id}`), "invoices")[0];

test("an order to Nevada is taxed; its invoice has tax and freight; its posting balances", () => {
  const order = newOrder(shop, { shippingAddress: toReno, shippingCharge: usd("6.00") });
  expect(order.totals).toMatchObject({ tax: usd("4.79"), total: usd("68.79") });
  const { journalEntryId } = ship(order.id);
  expect(sides(journalEntryId)).toEqual({
    "1210": "58.00",
    "5010": "21.60",
    "4020": "-58.00",
    "1330": "-21.60",
  });
  expect(invoiceOf(order.id)).toMatchObject({ status: "draft", total: usd("68.79") });
  session.patch(`/sales-orders/${order.id}`, { internalNote: "Shipped." });
  expect(invoiceOf(order.id)).toMatchObject({ status: "open", openAmount: usd("68.79") });
  const invoice = (
    session.get(`/journal-entries?sourceId=${String(invoiceOf(order.id)?.id)}`) as unknown as {
      data: JsonObject[];
    }
  ).data[0];
  expect(sides(invoice?.id)).toEqual({
    "1200": "68.79",
    "1210": "-58.00",
    "2310": "-4.79",
    "4070": "-6.00",
  });
});

test("a payment that is to settle by itself pays what is due first, and keeps the rest", () => {
  const orders = [newOrder(dealer), newOrder(dealer)];
  for (const order of orders) {
    ship(order.id);
    session.patch(`/sales-orders/${order.id}`, { internalNote: "Shipped." });
  }
  const owed = () =>
    Number(
      objectAt(objectAt(session.get(`/customers/${dealer}`), "balance"), "openInvoices").amount,
    );
  const before = owed();
  const payment = session.post("/payments", {
    kind: "customer_payment",
    customerId: dealer,
    paymentDate: "2026-04-21",
    paymentMethodId: "pmm_8t2n5k4r7a",
    amount: usd("1300.00"),
    autoAllocate: true,
  });
  const settled = objectsAt(payment, "allocations");
  expect(settled.length).toBeGreaterThan(1);
  const left = settled.map(({ openAfter }) => String((openAfter as JsonObject).amount));
  expect(left.slice(0, -1).every((open) => open === "0.00")).toBe(true);
  expect(payment.unallocatedAmount).toEqual(usd("0.00"));
  expect(owed()).toBeCloseTo(before - 1300, 2);
});

describe("a bank deposit", () => {
  const bank = "acc_2t9k5n3r7b";
  const fees = "acc_9n5k3t7r2f";
  const undeposited = () => {
    const { data } = session.get("/payments?depositStatus=undeposited") as unknown as {
      data: JsonObject[];
    };
    const [first, second] = data;
    if (!first || !second) throw new Error("There are too few undeposited payments.");
    return [first, second] as const;
  };
  const net = ({ amount, fee }: JsonObject) =>
    Number(objectAt({ amount }, "amount").amount) - Number(objectAt({ fee }, "fee").amount ?? 0);
  const depositOf = (payments: readonly JsonObject[]) =>
    session.post("/bank-deposits", {
      depositDate: "2026-04-16",
      accountId: bank,
      lines: [
        ...payments.map(({ id }) => ({ type: "payment", paymentId: id })),
        { type: "other", accountId: fees, amount: usd("-15.00") },
      ],
    });

  test("is worth its payments less their fees and what else is on the slip, as its entry is", () => {
    const payments = undeposited();
    const deposit = depositOf(payments);
    const sum = payments.reduce((total, payment) => total + net(payment), 0);
    expect(deposit).toMatchObject({
      paymentAmount: usd(sum.toFixed(2)),
      otherAmount: usd("-15.00"),
      cashBackAmount: usd("0.00"),
      total: usd((sum - 15).toFixed(2)),
    });
    expect(objectsAt(deposit, "lines")[0]).toMatchObject({
      documentNumber: payments[0].documentNumber,
      amount: usd(net(payments[0]).toFixed(2)),
    });
    const { number } = session.get(`/accounts/${bank}`);
    expect(sides(deposit.journalEntryId)[String(number)]).toBe((sum - 15).toFixed(2));
  });

  test("frees a payment that is taken out, and is posted again under its number", () => {
    const [first, second] = undeposited();
    const { id, journalEntryId } = depositOf([first, second]);
    const { documentNumber } = session.get(`/journal-entries/${String(journalEntryId)}`);
    const changed = session.patch(`/bank-deposits/${String(id)}`, {
      lines: [{ type: "payment", paymentId: first.id }],
    });
    expect(changed.total).toEqual(usd(net(first).toFixed(2)));
    expect(changed.journalEntryId).toBe(journalEntryId);
    expect(session.get(`/journal-entries/${String(journalEntryId)}`)).toMatchObject({
      documentNumber,
      total: changed.total,
      reversedById: null,
    });
    expect(session.get(`/payments/${String(second.id)}`)).toMatchObject({
      depositStatus: "undeposited",
      bankDepositId: null,
    });
  });
});

test("the channel of an external id is that of the order", () => {
  const order = newOrder(shop, { externalIds: { outlet: "OUT-77" }, taxLines: [] });
  expect(order.externalChannelId).toBe("chn_5t2n8k4r1w");
});

test("a prepayment is the deposit of its order, less its fee", () => {
  const order = newOrder(dealer);
  const payment = session.post("/payments", {
    kind: "customer_payment",
    customerId: dealer,
    paymentDate: "2026-04-20",
    paymentMethodId: "pmm_1r6k9t3n8d",
    referenceNumber: "ch-1",
    amount: usd("58.00"),
    allocations: [{ type: "sales_order", salesOrderId: order.id, amount: usd("58.00") }],
  });
  expect(payment).toMatchObject({
    fee: usd("1.98"),
    depositStatus: "undeposited",
    allocations: [{ documentNumber: order.documentNumber, openAfter: usd("0.00") }],
  });
  expect(sides(payment.journalEntryId)).toEqual({
    "1090": "56.02",
    "6410": "1.98",
    "2400": "-58.00",
  });
  expect(session.get(`/sales-orders/${order.id}`)).toMatchObject({
    depositAmount: usd("58.00"),
    paymentIds: [payment.id],
  });
  const cancel = { status: "cancelled", reason: "No longer wanted." };
  expect(session.refusal("PUT", `/sales-orders/${order.id}/status`, cancel)).toBe(
    "409 deposit-on-order",
  );
  expect(session.call("DELETE", `/payments/${payment.id}`).status).toBe(204);
  expect(session.get(`/sales-orders/${order.id}`)).toMatchObject({
    depositAmount: usd("0.00"),
    paymentIds: [],
  });
});

test("a deposit is applied to the invoices of its order when it is completed", () => {
  const order = newOrder(dealer);
  session.post("/payments", {
    kind: "customer_payment",
    referenceNumber: "20440",
    customerId: dealer,
    paymentDate: "2026-04-20",
    paymentMethodId: "pmm_3k7n9r1t5c",
    amount: usd("50.00"),
    allocations: [{ type: "sales_order", salesOrderId: order.id, amount: usd("50.00") }],
  });
  ship(order.id);
  session.patch(`/sales-orders/${order.id}`, { internalNote: "Shipped." });
  expect(session.post(`/sales-orders/${order.id}/complete`, undefined)).toMatchObject({
    status: "completed",
    depositAmount: usd("0.00"),
    invoices: [{ status: "partially_paid", openAmount: usd("8.00") }],
  });
});

test("a line says where its price is from, and a new customer has the credit of the limit", () => {
  expect(newOrder(dealer).lines).toMatchObject([{ priceSource: "manual" }]);
  const lines = [{ itemId: sealant, quantity: ea("1") }];
  expect(session.post("/sales-orders", { customerId: dealer, lines }).lines).toMatchObject([
    { priceSource: "price_level", unitPrice: { amount: "12.3250" } },
  ]);
  const customer = session.post("/customers", {
    kind: "business",
    name: "Blue Mountain Cycles",
    currency: "USD",
    creditLimit: usd("8000.00"),
  });
  expect(objectAt(customer, "balance").availableCredit).toEqual(usd("8000.00"));
});

test("a payment lowers what an invoice and a customer owe", () => {
  const order = newOrder(dealer);
  ship(order.id);
  session.patch(`/sales-orders/${order.id}`, { internalNote: "Shipped." });
  const owed = () => objectAt(session.get(`/customers/${dealer}`), "balance").openInvoices;
  expect(owed()).toEqual(usd("820.04"));
  session.post("/payments", {
    kind: "customer_payment",
    customerId: dealer,
    paymentDate: "2026-04-21",
    paymentMethodId: "pmm_8t2n5k4r7a",
    amount: usd("30.00"),
    allocations: [{ type: "invoice", invoiceId: invoiceOf(order.id)?.id, amount: usd("30.00") }],
  });
  expect(invoiceOf(order.id)).toMatchObject({ status: "partially_paid", openAmount: usd("28.00") });
  expect(owed()).toEqual(usd("790.04"));
});

test("a return is restocked at the cost of its shipment, and refunded with its tax", () => {
  const order = newOrder(shop, { shippingAddress: toReno });
  ship(order.id);
  const { rma, restock: back } = sendTwoBack(session, order);
  expect(rma.totals).toMatchObject({ subtotal: usd("29.00"), tax: usd("2.40") });
  const { id } = rma;
  const [line] = rma.lines;
  expect(back).toMatchObject({
    totalCost: usd("10.80"),
    lines: [{ unitCost: { amount: "5.4000" }, cost: usd("10.80") }],
  });
  expect(sides(back.journalEntryId)).toEqual({ "1330": "10.80", "5010": "-10.80" });
  const refund = session.post("/refunds", {
    source: { type: "rma", rmaId: id },
    paymentMethodId: "pmm_3k7n9r1t5c",
    alreadyPaid: true,
    reference: "re-1",
    lines: [{ rmaLineId: line?.id, quantity: ea("2") }],
  });
  expect(refund).toMatchObject({
    status: "paid",
    customerId: shop,
    totals: { subtotal: usd("29.00"), tax: usd("2.40"), total: usd("31.40") },
  });
  expect(sides(refund.journalEntryId)).toEqual({
    "4020": "29.00",
    "2310": "2.40",
    "1010": "-31.40",
  });
  expect(session.get(`/rmas/${id}`)).toMatchObject({
    status: "received",
    lines: [{ quantityReceived: ea("2"), quantityCredited: ea("2") }],
    refundIds: [refund.id],
  });
});

test("a card refund is pending, paid after some seconds, and refused if it ends in .13", () => {
  const order = newOrder(shop);
  const { id } = session.post("/payments", {
    kind: "customer_payment",
    customerId: shop,
    paymentDate: "2026-04-20",
    paymentMethodId: "pmm_1r6k9t3n8d",
    referenceNumber: "ch-2",
    amount: usd("58.00"),
    allocations: [{ type: "sales_order", salesOrderId: order.id, amount: usd("58.00") }],
  });
  const refund = (amount: string) =>
    session.post("/refunds", {
      source: { type: "deposit", salesOrderId: order.id },
      paymentMethodId: "pmm_1r6k9t3n8d",
      originalPaymentId: id,
      lines: [{ description: "Deposit", quantity: ea("1"), unitPrice: usd(amount) }],
    }).id;
  const [plain, refused] = [refund("5.00"), refund("5.13")];
  const statuses = () => [plain, refused].map((one) => session.get(`/refunds/${one}`).status);
  expect(statuses()).toEqual(["pending", "pending"]);
  const wait = (calls: number) => {
    for (let made = 0; made < calls; made++)
      session.patch(`/sales-orders/${order.id}`, { internalNote: `${made}` });
  };
  wait(6);
  expect(statuses()).toEqual(["paid", "pending"]);
  wait(60);
  expect(statuses()).toEqual(["paid", "failed"]);
  expect(session.get(`/refunds/${refused}`).failureReason).toEqual(expect.any(String));
});

test("a bill is posted, billed on its order, and settled by payments", () => {
  const { id } = session.post("/purchase-orders", {
    vendorId: "ven_3d6n1t8k5r",
    lines: [{ itemId: "itm_8r2k5n9t3d", quantity: ea("4") }],
  });
  const order = session.put(`/purchase-orders/${id}/status`, { status: "open" });
  const purchaseOrderLineId = order.lines[0]?.id;
  const receiving = session.post("/receivings", {
    lines: [{ purchaseOrderLineId, quantity: ea("4") }],
  });
  const bill = session.post("/bills", {
    vendorId: "ven_3d6n1t8k5r",
    vendorInvoiceNumber: "AD-1",
    billDate: "2026-04-22",
    lines: [
      {
        type: "purchase_order",
        purchaseOrderLineId,
        receivingLineId: receiving.lines[0]?.id,
        quantity: ea("4"),
        unitPrice: usd("312.00"),
      },
    ],
  });
  expect(bill).toMatchObject({ status: "open", totals: { balance: usd("1248.00") } });
  expect(sides(bill.journalEntryId)).toEqual({ "2110": "1248.00", "2010": "-1248.00" });
  expect(session.get(`/receivings/${receiving.id}`).billingStatus).toBe("billed");
  expect(session.refusal("DELETE", `/receivings/${receiving.id}`)).toBe("409 receiving-billed");
  const allocation = { type: "bill", billId: bill.id, amount: usd("1248.00") };
  session.post("/payments", {
    kind: "vendor_payment",
    vendorId: "ven_3d6n1t8k5r",
    paymentDate: "2026-04-23",
    paymentMethodId: "pmm_8t2n5k4r7a",
    amount: usd("1248.00"),
    allocations: [allocation],
  });
  expect(session.get(`/bills/${bill.id}`)).toMatchObject({
    status: "paid",
    totals: { paid: usd("1248.00"), balance: usd("0.00") },
  });
  expect(session.put(`/purchase-orders/${id}/status`, { status: "closed" }).status).toBe("closed");
});

test("a work order costs its components and minutes, and its pieces are worth that", () => {
  const order = session.post("/work-orders", {
    itemId: "itm_7k2m9x4q8d",
    quantity: ea("1"),
    options: { frame_color: "moss-green" },
  });
  const issued = session.post(`/work-orders/${order.id}/issue`, {});
  const operations = objectsAt(issued, "operations");
  expect(operations.map(({ status }) => status)).toEqual(["ready", "pending", "pending"]);
  const path = (index: number) =>
    `/work-orders/${order.id}/operations/${String(operations[index]?.id)}/complete`;
  expect(session.refusal("POST", path(1), { minutes: "27" })).toBe("409 operation-out-of-sequence");
  const report = (index: number, minutes: string) => session.post(path(index), { minutes });
  expect(report(0, "60").cost).toMatchObject({
    material: usd("118.40"),
    labor: usd("34.20"),
    overhead: usd("22.00"),
    workInProcess: usd("174.60"),
  });
  report(1, "60");
  report(2, "60");
  const { build } = session.post(`/work-orders/${order.id}/complete`, {}) as unknown as {
    build: JsonObject;
  };
  expect(build).toMatchObject({
    cost: {
      material: usd("612.93"),
      labor: usd("100.20"),
      overhead: usd("71.00"),
      total: usd("784.13"),
    },
  });
  expect(sides(build.journalEntryId)).toEqual({ "1310": "784.13", "1350": "-784.13" });
  expect(session.get(`/work-orders/${order.id}`).cost).toMatchObject({
    workInProcess: usd("0.00"),
  });
});

test("an order that ships in three parts is shipped with the last one; numbers of invoices go on", () => {
  const numbers = [...session.mock.state().values()]
    .flat()
    .flatMap((record) => [record, ...objectsAt(record, "invoices")])
    .map(({ documentNumber }) => /^INV-(\d+)$/.exec(String(documentNumber))?.[1] ?? "0");
  const largest = Math.max(...numbers.map(Number));
  const light = "itm_8c4t6k1n9r";
  const order = newOrder(dealer, { lines: [{ itemId: light, quantity: ea("10") }] });
  const part = (value: string) => {
    const lines = [{ lineItemId: order.lines[0]?.id, quantity: ea(value) }];
    return objectAt(session.post(`/sales-orders/${order.id}/ship`, { lines }), "salesOrder");
  };
  expect(part("4")).toMatchObject({ status: "partially_shipped" });
  expect(part("3")).toMatchObject({
    status: "partially_shipped",
    lines: [{ status: "partially_shipped", quantityShipped: ea("7"), quantityReserved: ea("3") }],
  });
  expect(part("3")).toMatchObject({ status: "shipped", lines: [{ status: "shipped" }] });
  const invoices = objectsAt(session.get(`/sales-orders/${order.id}`), "invoices");
  expect(invoices.map(({ documentNumber }) => documentNumber)).toEqual(
    [1, 2, 3].map((more) => `INV-${largest + more}`),
  );
});

test("a foreign credit posts what its rate differs from that of the invoice, and takes it back", () => {
  const cad = (amount: string) => ({ amount, currency: "CAD" });
  const order = newOrder("cus_9n6t3q7ktn", {
    backorderPolicy: "ship_partial",
    orderDate: "2026-03-05",
    lines: [{ itemId: "itm_8c4t6k1n9r", quantity: ea("2"), unitPrice: cad("60.00") }],
  });
  ship(order.id);
  session.patch(`/sales-orders/${order.id}`, { internalNote: "Shipped." });
  const posted = () =>
    objectsAt(session.get("/journal-entries?limit=200"), "data").filter(
      ({ memo }) => memo === "Application of CM-0191",
    );
  const apply = (amounts: readonly string[]) =>
    session.patch("/credit-memos/crm_8k2t6n9r4v", {
      applications: amounts.map((amount) => ({
        invoiceId: invoiceOf(order.id)?.id,
        amount: cad(amount),
      })),
    });
  expect(apply(["60.00"]).openAmount).toEqual(cad("60.00"));
  const [entry] = posted();
  const { lines } = session.get(`/journal-entries/${String(entry?.id)}`);
  // 60.00 CAD are 43.76 USD at 1.371 and were 43.96 USD at 1.365.
  const home = lines.map(({ homeDebit, homeCredit }) => [homeDebit ?? null, homeCredit ?? null]);
  expect(home).toEqual([
    [usd("43.76"), null],
    [usd("0.20"), null],
    [null, usd("43.96")],
  ]);
  apply(["60.00"]);
  expect(posted()).toHaveLength(1);
  apply([]);
  expect(posted()).toHaveLength(2);
});

test("a payment settles a foreign invoice at the invoice's rate; the rest is an exchange gain or loss", () => {
  const cad = (amount: string) => ({ amount, currency: "CAD" });
  const kootenay = "cus_9n6t3q7ktn";
  const order = newOrder(kootenay, {
    backorderPolicy: "ship_partial",
    orderDate: "2026-03-05",
    lines: [{ itemId: "itm_8c4t6k1n9r", quantity: ea("2"), unitPrice: cad("60.00") }],
  });
  ship(order.id);
  session.patch(`/sales-orders/${order.id}`, { internalNote: "Shipped." });
  const pay = (exchangeRate?: string) =>
    session.post("/payments", {
      kind: "customer_payment",
      customerId: kootenay,
      paymentDate: "2026-04-20",
      paymentMethodId: "pmm_8t2n5k4r7a",
      accountId: "acc_1t9r3n6k8c",
      amount: cad("60.00"),
      allocations: [{ type: "invoice", invoiceId: invoiceOf(order.id)?.id, amount: cad("60.00") }],
      ...(exchangeRate && { exchangeRate }),
    });
  // 60.00 CAD were 43.96 USD at 1.365; they are 50.00 USD at 1.2, and 43.73 USD at the rate of the day.
  expect(pay("1.2")).toMatchObject({ exchangeRate: "1.2", exchangeDifference: usd("6.04") });
  const second = pay();
  expect(second).toMatchObject({ exchangeRate: "1.372", exchangeDifference: usd("-0.23") });
  const { lines } = session.get(`/journal-entries/${String(second.journalEntryId)}`);
  const home = lines.map(({ homeDebit, homeCredit }) => [homeDebit ?? null, homeCredit ?? null]);
  expect(home).toEqual([
    [usd("43.73"), null],
    [usd("0.23"), null],
    [null, usd("43.96")],
  ]);
});

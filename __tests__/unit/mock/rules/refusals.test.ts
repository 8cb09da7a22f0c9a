import { ea, openSession, usd, type Session } from "../../../support/mock-session";
import { shipLines } from "../../../support/ship-lines";

let session: Session;
const dealer = "cus_5m2r8k4rvs";
const sealant = "itm_2d5j8s0f7g";

beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const newOrder = (value = "4", itemId = sealant) =>
  session.post("/sales-orders", { customerId: dealer, lines: [{ itemId, quantity: ea(value) }] });
const issuedOrder = (value = "4") => session.post(`/sales-orders/${newOrder(value).id}/issue`, {});
function shippedOrder(value = "4") {
  const order = issuedOrder(value);
  session.post(`/sales-orders/${order.id}/ship`, shipLines(order));
  // With the next call, the invoice is posted.
  session.patch(`/sales-orders/${order.id}`, { internalNote: "Shipped." });
  return order;
}
const rmaBody = (order: ReturnType<typeof newOrder>, value: string, resolution = "credit") => ({
  salesOrderId: order.id,
  lines: [
    {
      salesOrderLineId: order.lines[0]?.id,
      quantity: ea(value),
      reason: "damaged_in_transit",
      resolution,
    },
  ],
});
function authorizedRma(value = "2", resolution = "credit") {
  const { id } = session.post("/rmas", rmaBody(shippedOrder(), value, resolution));
  return session.put(`/rmas/${id}/status`, { status: "authorized" });
}
const restockBody = (rma: ReturnType<typeof newOrder>, value: string) => ({
  rmaId: rma.id,
  lines: [
    {
      rmaLineId: rma.lines[0]?.id,
      quantity: ea(value),
      disposition: "restock",
      lots: [{ lotNumber: "SL-2602-A", quantity: ea(value) }],
    },
  ],
});
const purchase = (value: string) =>
  session.post("/purchase-orders", {
    vendorId: "ven_3d6n1t8k5r",
    lines: [{ itemId: "itm_8r2k5n9t3d", quantity: ea(value) }],
  });
const receivingBody = (order: ReturnType<typeof newOrder>, value: string) => ({
  lines: [{ purchaseOrderLineId: order.lines[0]?.id, quantity: ea(value) }],
});
const payment = (salesOrderId: string, amount: string, allocated = amount) => ({
  kind: "customer_payment",
  referenceNumber: "20440",
  customerId: dealer,
  paymentMethodId: "pmm_3k7n9r1t5c",
  paymentDate: "2026-04-09",
  amount: usd(amount),
  allocations: [{ type: "sales_order", salesOrderId, amount: usd(allocated) }],
});
const entry = (debit: string, credit: string) => ({
  postingDate: "2026-03-31",
  lines: [
    { accountId: "acc_4r6n2k8t5w", debit: usd(debit), locationId: "loc_2v9k4m7pdx" },
    { accountId: "acc_8t3k6n9r1a", credit: usd(credit) },
  ],
});

test("insufficient-stock: more leaves than is reserved, counted out, moved, or built than there is", () => {
  const order = issuedOrder("4");
  const lots = (value: string) => [{ lotNumber: "SL-2602-A", quantity: ea(value) }];
  const lines = [{ lineItemId: order.lines[0]?.id, quantity: ea("5"), lots: lots("5") }];
  expect(session.refusal("POST", `/sales-orders/${order.id}/ship`, { lines })).toBe(
    "409 insufficient-stock",
  );
  const out = [{ itemId: sealant, bin: "B-03-2", quantityChange: ea("-500"), lots: lots("-500") }];
  const adjustment = { locationId: "loc_2v9k4m7pdx", reason: "damage", lines: out };
  expect(session.refusal("POST", "/inventory-adjustments", adjustment)).toBe(
    "409 insufficient-stock",
  );
  const build = session.post("/builds", { itemId: "itm_3h8p5w2z6t", quantity: ea("40") });
  expect(session.refusal("POST", `/builds/${build.id}/complete`, {})).toBe(
    "409 insufficient-stock",
  );
});

test("a refusal has errors where the page of its operation shows some", () => {
  const transfer = session.post("/inventory-transfers", {
    fromLocationId: "loc_2v9k4m7pdx",
    toLocationId: "loc_8c3w6n2rn0",
    lines: [{ itemId: "itm_1n6k3t8r5v", quantity: ea("500") }],
  });
  const path = `/inventory-transfers/${transfer.id}/status`;
  expect(session.call("PUT", path, { status: "open" }).body).toMatchObject({
    code: "insufficient-stock",
    errors: [{ rule: "state", message: expect.stringContaining("LGT-R") as string }],
  });
});

test("serial-number-taken: errors name the piece that is there already", () => {
  const item = { kind: "stock", sku: "SENSOR-1", name: "Speed sensor", baseUnit: "ea" };
  const bought = { tracking: "serial", isPurchasable: true, purchasePrice: usd("10.00") };
  const { id: itemId } = session.post("/items", { ...item, ...bought });
  const order = session.post("/purchase-orders", {
    vendorId: "ven_8n3k6r1t5s",
    lines: [{ itemId, quantity: ea("3") }],
  });
  session.put(`/purchase-orders/${order.id}/status`, { status: "open" });
  const receiving = (...serialNumbers: string[]) => ({
    receivedOn: "2026-04-27",
    lines: [
      {
        purchaseOrderLineId: order.lines[0]?.id,
        quantity: ea(String(serialNumbers.length)),
        bin: "C-01-1",
        serialNumbers,
      },
    ],
  });
  session.post("/receivings", receiving("S-1"));
  expect(session.call("POST", "/receivings", receiving("S-2", "S-1")).body).toMatchObject({
    code: "serial-number-taken",
    errors: [{ pointer: "/lines/0/serialNumbers/1" }],
  });
});

test("sales-order-not-settled: an invoice from before the session is a draft", () => {
  expect(session.refusal("POST", "/sales-orders/sor_7n3k9r5t1w/complete")).toBe(
    "409 sales-order-not-settled",
  );
});

test("what the session itself has shipped is invoiced and billed by the time an order is completed", () => {
  const lines = [{ itemId: sealant, quantity: ea("4") }];
  const order = { customerId: dealer, lines, shippingCharge: usd("12.00") };
  const { id } = session.post("/sales-orders", order);
  const issued = session.post(`/sales-orders/${id}/issue`, {});
  session.post(`/sales-orders/${id}/ship`, shipLines(issued));
  session.post(`/sales-orders/${id}/complete`, {});
  const { data } = session.get(`/shipments?salesOrderId=${id}`);
  expect(data).toMatchObject([
    { invoices: [{ status: "open" }], shippingRate: { costStatus: "final" } },
  ]);
});

test("quantity-above-shipped: more comes back than left, also on several RMAs", () => {
  const order = shippedOrder("4");
  expect(session.refusal("POST", "/rmas", rmaBody(order, "5"))).toBe("409 quantity-above-shipped");
  session.post("/rmas", rmaBody(order, "3"));
  expect(session.refusal("POST", "/rmas", rmaBody(order, "2"))).toBe("409 quantity-above-shipped");
  expect(session.post("/rmas", rmaBody(order, "1")).status).toBe("draft");
});

test("rma-not-open: nothing is restocked for a draft", () => {
  const rma = session.post("/rmas", rmaBody(shippedOrder(), "2"));
  expect(session.refusal("POST", "/return-restocks", restockBody(rma, "2"))).toBe(
    "409 rma-not-open",
  );
});

test("quantity-above-open: more is restocked than is expected", () => {
  const rma = authorizedRma("2");
  expect(session.refusal("POST", "/return-restocks", restockBody(rma, "3"))).toBe(
    "409 quantity-above-open",
  );
});

test("rma-not-settled: nothing is credited, refunded, or closed before it arrives", () => {
  const rma = authorizedRma("2", "refund");
  const lines = [{ rmaLineId: rma.lines[0]?.id, quantity: ea("2") }];
  const refund = {
    source: { type: "rma", rmaId: rma.id },
    paymentMethodId: "pmm_3k7n9r1t5c",
    lines,
  };
  expect(session.refusal("POST", "/refunds", refund)).toBe("409 rma-not-settled");
  const memo = { customerId: dealer, rmaId: rma.id, reason: "return", lines };
  expect(session.refusal("POST", "/credit-memos", memo)).toBe("409 rma-not-settled");
  session.post("/return-restocks", restockBody(rma, "2"));
  expect(session.refusal("PUT", `/rmas/${rma.id}/status`, { status: "closed" })).toBe(
    "409 rma-not-settled",
  );
  session.post("/refunds", refund);
  expect(session.refusal("POST", "/refunds", refund)).toBe("409 quantity-above-open");
  expect(session.put(`/rmas/${rma.id}/status`, { status: "closed" }).status).toBe("closed");
});

test("refund-exceeds-open: more goes back than a deposit or a payment has left", () => {
  const { id } = issuedOrder("4");
  const { id: originalPaymentId } = session.post("/payments", payment(id, "20.00"));
  const refund = (amount: string) => ({
    source: { type: "deposit", salesOrderId: id },
    paymentMethodId: "pmm_3k7n9r1t5c",
    originalPaymentId,
    lines: [{ description: "Deposit", quantity: ea("1"), unitPrice: usd(amount) }],
  });
  expect(session.refusal("POST", "/refunds", refund("20.01"))).toBe("409 refund-exceeds-open");
  session.post("/refunds", refund("15.00"));
  expect(session.get(`/sales-orders/${id}`).depositAmount).toEqual(usd("5.00"));
  expect(session.refusal("POST", "/refunds", refund("5.01"))).toBe("409 refund-exceeds-open");
});

test("journal-entry-unbalanced: the sides of an entry differ", () => {
  expect(session.refusal("POST", "/journal-entries", entry("480.00", "479.99"))).toBe(
    "422 journal-entry-unbalanced",
  );
  const { id } = session.post("/journal-entries", entry("480.00", "480.00"));
  const { lines } = entry("1.00", "2.00");
  expect(session.refusal("PATCH", `/journal-entries/${id}`, { lines })).toBe(
    "422 journal-entry-unbalanced",
  );
});

test("purchase-order-not-open: nothing is received for a draft", () => {
  expect(session.refusal("POST", "/receivings", receivingBody(purchase("20"), "1"))).toBe(
    "409 purchase-order-not-open",
  );
});

test("over-receipt: more than the order and the five percent of this vendor", () => {
  const { id } = purchase("20");
  const order = session.put(`/purchase-orders/${id}/status`, { status: "open" });
  expect(session.refusal("POST", "/receivings", receivingBody(order, "22"))).toBe(
    "409 over-receipt",
  );
  expect(session.call("POST", "/receivings", receivingBody(order, "22")).body).toMatchObject({
    errors: [{ pointer: "/lines/0/quantity", rule: "range" }],
  });
  session.post("/receivings", receivingBody(order, "21"));
  expect(session.refusal("POST", "/receivings", receivingBody(order, "1"))).toBe(
    "409 over-receipt",
  );
});

test("allocation-exceeds-open: a payment settles more than is open, or than it is", () => {
  const { id } = issuedOrder("4");
  expect(session.refusal("POST", "/payments", payment(id, "60.00"))).toBe(
    "409 allocation-exceeds-open",
  );
  expect(session.refusal("POST", "/payments", payment(id, "10.00", "11.00"))).toBe(
    "409 allocation-exceeds-open",
  );
  session.post("/payments", payment(id, "49.30"));
  expect(session.refusal("POST", "/payments", payment(id, "0.01"))).toBe(
    "409 allocation-exceeds-open",
  );
});

test("allocation-currency-mismatch: a payment settles what somebody else owes", () => {
  const { id } = issuedOrder("4");
  const other = { ...payment(id, "10.00"), customerId: "cus_7r2n5k9t3w" };
  expect(session.refusal("POST", "/payments", other)).toBe("409 allocation-currency-mismatch");
});

test("credit-limit-exceeded: an order goes beyond the credit, unless that is approved", () => {
  const { id } = newOrder("1100");
  expect(session.refusal("POST", `/sales-orders/${id}/issue`, {})).toBe(
    "409 credit-limit-exceeded",
  );
  const before = session.get(`/customers/${dealer}`).balance as Record<string, unknown>;
  expect(before.availableCredit).toEqual(usd("13432.06"));
  session.post(`/sales-orders/${id}/issue`, { approveCreditExcess: true });
  const after = session.get(`/customers/${dealer}`).balance as Record<string, unknown>;
  expect(after.availableCredit).toEqual(usd("-125.44"));
});

test("merge-same-record: a record is merged into itself", () => {
  expect(session.refusal("POST", `/customers/${dealer}/merge`, { sourceCustomerId: dealer })).toBe(
    "422 merge-same-record",
  );
  expect(
    session.refusal("POST", "/vendors/ven_3d6n1t8k5r/merge", {
      sourceVendorId: "ven_3d6n1t8k5r",
    }),
  ).toBe("422 merge-same-record");
});

import { objectAt, objectsAt, type JsonObject } from "../../../../src/openapi/json";
import { ea, openSession, usd, type Answered, type Session } from "../../../support/mock-session";
import { toReno } from "../../../support/addresses";

let session: Session;
const dealer = "cus_5m2r8k4rvs";
const nora = "cus_7r2n5k9t3w";
const pdx = "loc_2v9k4m7pdx";
const reno = "loc_8c3w6n2rn0";
const sealant = "itm_2d5j8s0f7g";
const road = "itm_7k2m9x4q8d";
const lots = (count: string) => [{ lotNumber: "SL-2602-A", quantity: ea(count) }];

beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const order = (customerId: string, line: JsonObject = {}, more: JsonObject = {}) =>
  session.post("/sales-orders", {
    customerId,
    locationId: pdx,
    lines: [{ itemId: sealant, quantity: ea("6"), ...line }],
    ...more,
  });

const refusedOrder = (line: JsonObject) =>
  session.refusal("POST", "/sales-orders", {
    customerId: nora,
    lines: [{ quantity: ea("1"), ...line }],
  });

describe("an offer", () => {
  const offered = () => {
    const { id } = session.post("/estimates", {
      customerId: dealer,
      discountPercent: "5",
      shippingCharge: usd("20.00"),
      lines: [
        { itemId: sealant, quantity: ea("24") },
        { itemId: road, quantity: ea("2"), discountPercent: "2" },
      ],
    });
    return session.post(`/estimates/${id}/issue`, {});
  };
  const convert = ({ id, lines }: Answered, count?: string) =>
    session.post(
      `/estimates/${id}/convert`,
      count ? { lines: [{ lineItemId: lines[0]?.id, quantity: ea(count) }] } : {},
    ).salesOrder as Answered;
  const linesOf = ({ id }: Answered) =>
    session
      .get(`/estimates/${id}`)
      .lines.map(({ status, quantityConverted }) => [
        status,
        objectAt({ quantityConverted }, "quantityConverted").value,
      ]);

  test("holds for thirty days, and is fixed once it is out", () => {
    const estimate = offered();
    expect(estimate.validUntil).toBe("2026-05-29");
    const path = `/estimates/${estimate.id}`;
    expect(session.refusal("PATCH", path, { discountPercent: "7" })).toBe(
      "409 estimate-not-editable",
    );
    expect(session.patch(path, { internalNote: "Called." }).internalNote).toBe("Called.");
  });

  test("is ordered in parts, with its freight once", () => {
    const estimate = offered();
    const tooMuch = { lines: [{ lineItemId: estimate.lines[0]?.id, quantity: ea("25") }] };
    expect(session.refusal("POST", `/estimates/${estimate.id}/convert`, tooMuch)).toBe(
      "409 quantity-above-open",
    );
    const first = convert(estimate, "10");
    expect(first.totals).toMatchObject({ subtotal: usd("123.25"), shipping: usd("20.00") });
    expect(linesOf(estimate)).toEqual([
      ["open", "10"],
      ["open", "0"],
    ]);
    const rest = convert(estimate);
    expect(rest.totals).toMatchObject({ subtotal: usd("2638.23"), shipping: usd("0.00") });
    expect(linesOf(estimate)).toEqual([
      ["converted", "24"],
      ["converted", "2"],
    ]);
    // What a deleted draft had taken is on offer again, and nothing else.
    expect(session.call("DELETE", `/sales-orders/${first.id}`).status).toBe(204);
    expect(session.get(`/estimates/${estimate.id}`).status).toBe("partially_converted");
    expect(linesOf(estimate)).toEqual([
      ["open", "14"],
      ["converted", "2"],
    ]);
  });
});

test("a line is taxed by the code of its customer, and by another one without a certificate", () => {
  expect(order("cus_9n6t3q7ktn").lines[0]?.taxCodeId).toBe("txc_5r2k8t3n6z");
  const resale = { taxCodeId: "txc_9n4k1r7t3x" };
  const taxOf = (customerId: string) =>
    objectAt(order(customerId, resale, { shippingAddress: toReno }), "totals").tax;
  // 87.00 at 8.265 %.
  expect(taxOf(nora)).toEqual(usd("7.19"));
  session.patch(`/customers/${nora}`, {
    taxExemptions: [
      { country: "US", region: "NV", certificateNumber: "R-1", reason: "resale", expiresOn: null },
    ],
  });
  expect(taxOf(nora)).toEqual(usd("0.00"));
});

test("a line whose item and category have no tax code is taxed by the default one", () => {
  const item = { kind: "non_stock", sku: "GRIP-1", name: "Grips", baseUnit: "ea" };
  const { id } = session.post("/items", { ...item, listPrice: usd("100.00") });
  const line = { itemId: id, quantity: ea("1") };
  expect(order(nora, line, { shippingAddress: toReno }).totals).toMatchObject({ tax: usd("8.27") });
});

test("answers fit the options of an item, and units are those in which it is sold", () => {
  for (const options of [
    { frame_color: "pink" },
    { stem_length: 95 },
    { engraving: "A name of more than twenty-four letters" },
    { wheels: "26" },
  ])
    expect(refusedOrder({ itemId: road, options })).toBe("422 validation-failed");
  expect(refusedOrder({ itemId: sealant, quantity: ea("1", "pal") })).toBe("422 validation-failed");
  const options = { frame_color: "slate", stem_length: 90, engraving: "NORA" };
  order(nora, { itemId: road, quantity: ea("1"), options });
});

test("a shipment takes no lines of other locations", () => {
  const { id } = order(nora);
  const { lines } = session.post(`/sales-orders/${id}/issue`, {});
  const row = { lineItemId: lines[0]?.id, quantity: ea("1"), lots: lots("1") };
  const path = `/sales-orders/${id}/ship`;
  expect(session.refusal("POST", path, { locationId: reno, lines: [row] })).toBe(
    "409 insufficient-stock",
  );
  session.post(path, { locationId: pdx, lines: [row] });
});

test("a deposit that invoices have used comes off them with its payment", () => {
  const { id } = order(nora);
  const payment = session.post("/payments", {
    kind: "customer_payment",
    referenceNumber: "20440",
    customerId: nora,
    paymentDate: "2026-04-29",
    paymentMethodId: "pmm_3k7n9r1t5c",
    amount: usd("40.00"),
    allocations: [{ type: "sales_order", salesOrderId: id, amount: usd("40.00") }],
  });
  // A draft with money on it stays.
  expect(session.refusal("DELETE", `/sales-orders/${id}`)).toBe("409 deposit-on-order");
  const { lines } = session.post(`/sales-orders/${id}/issue`, {});
  session.post(`/sales-orders/${id}/ship`, {
    lines: [{ lineItemId: lines[0]?.id, quantity: ea("6"), lots: lots("6") }],
  });
  session.patch(`/sales-orders/${id}`, { internalNote: "Shipped." });
  const done = session.post(`/sales-orders/${id}/complete`, {});
  expect(objectsAt(done, "invoices")).toMatchObject([{ openAmount: usd("54.19") }]);
  expect(session.call("DELETE", `/payments/${payment.id}`).status).toBe(204);
  expect(session.get(`/sales-orders/${id}`)).toMatchObject({
    depositAmount: usd("0.00"),
    invoices: [{ status: "open", openAmount: usd("94.19") }],
  });
  expect(objectAt(session.get(`/customers/${nora}`), "balance").openInvoices).toEqual(usd("94.19"));
});

test("a draft that was paid for is deleted once its payment is for something else, and stays after a refund", () => {
  const deposit = (salesOrderId: string) =>
    session.post("/payments", {
      kind: "customer_payment",
      referenceNumber: "20441",
      customerId: nora,
      paymentDate: "2026-04-29",
      paymentMethodId: "pmm_3k7n9r1t5c",
      amount: usd("40.00"),
      allocations: [{ type: "sales_order", salesOrderId, amount: usd("40.00") }],
    });
  const [moved, refunded] = [order(nora), order(nora)].map(({ id }) => id) as [string, string];
  session.patch(`/payments/${deposit(moved).id}`, { allocations: [] });
  expect(session.get(`/sales-orders/${moved}`).paymentIds).toEqual([]);
  expect(session.call("DELETE", `/sales-orders/${moved}`).status).toBe(204);
  deposit(refunded);
  session.post("/refunds", {
    source: { type: "deposit", salesOrderId: refunded },
    paymentMethodId: "pmm_8t2n5k4r7a",
    bankAccountId: "acc_2t9k5n3r7b",
    lines: [{ description: "Deposit", quantity: ea("1"), unitPrice: usd("40.00") }],
  });
  expect(session.refusal("DELETE", `/sales-orders/${refunded}`)).toBe("409 deposit-on-order");
  const cancel = { status: "cancelled", reason: "No longer wanted." };
  expect(session.put(`/sales-orders/${refunded}/status`, cancel).status).toBe("cancelled");
});

test("a status fixes what the description says, and leaves texts to be changed", () => {
  const { id } = order(nora);
  const { lines } = session.post(`/sales-orders/${id}/issue`, {});
  session.post(`/sales-orders/${id}/ship`, {
    lines: [{ lineItemId: lines[0]?.id, quantity: ea("6"), lots: lots("6") }],
  });
  const path = `/sales-orders/${id}`;
  const { shipmentIds } = session.patch(path, { customerNote: "Thank you." });
  const [shipment] = shipmentIds as string[];
  expect(session.patch(`/shipments/${shipment}`, { tags: ["done"] }).tags).toEqual(["done"]);
  expect(
    session.refusal("PATCH", `/shipments/${shipment}`, { plannedShipDate: "2026-05-04" }),
  ).toBe("409 shipment-not-editable");
  expect(session.refusal("PATCH", path, { promisedDate: "2026-05-04" })).toBe(
    "409 sales-order-not-editable",
  );
  session.post(`${path}/complete`, {});
  expect(session.refusal("PATCH", path, { internalNote: "Late." })).toBe(
    "409 sales-order-not-editable",
  );
});

test("the price of a line stays once something of it has shipped", () => {
  const { id } = order(nora);
  const { lines } = session.post(`/sales-orders/${id}/issue`, {});
  const path = `/sales-orders/${id}`;
  const priced = (amount: string) => ({ lines: [{ id: lines[0]?.id, unitPrice: usd(amount) }] });
  session.patch(path, priced("13.00"));
  session.post(`${path}/ship`, {
    lines: [{ lineItemId: lines[0]?.id, quantity: ea("2"), lots: lots("2") }],
  });
  session.patch(path, priced("13.00"));
  expect(session.refusal("PATCH", path, priced("12.00"))).toBe("409 sales-order-not-editable");
});

test("what was made or bought for a draft stays when it is deleted, and names it no more", () => {
  const draft = order(dealer);
  const work = session.post("/work-orders", {
    itemId: road,
    quantity: ea("1"),
    options: { frame_color: "moss-green" },
    salesOrderId: draft.id,
  });
  const purchase = session.post("/purchase-orders", {
    vendorId: "ven_1r7k4n8t2f",
    lines: [
      { itemId: sealant, quantity: ea("48"), salesOrderLineId: draft.lines[0]?.id },
      { itemId: sealant, quantity: ea("12") },
    ],
  });
  expect(work.salesOrderId).toBe(draft.id);
  expect(session.call("DELETE", `/sales-orders/${draft.id}`).status).toBe(204);
  expect(session.get(`/work-orders/${work.id}`).salesOrderId).toBeNull();
  const { lines } = session.get(`/purchase-orders/${purchase.id}`);
  expect(lines.map(({ salesOrderLineId }) => salesOrderLineId)).toEqual([null, null]);
});

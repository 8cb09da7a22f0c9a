import { listAt, objectAt, objectsAt, type JsonObject } from "../../../../src/openapi/json";
import { numberIn } from "../../../../src/mock/decimals";
import { ea, openSession, usd, type Answered, type Session } from "../../../support/mock-session";
import { toReno } from "../../../support/addresses";

let session: Session;
const shop = "cus_1w4e7b0shp";
const pdx = "loc_2v9k4m7pdx";
const reno = "loc_8c3w6n2rn0";
const sealant = "itm_2d5j8s0f7g";
const wheels = "itm_6w1k4r8n2t";
const lights = "itm_8c4t6k1n9r";
const lotNumber = "SL-2602-A";

beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const boxes = (value: string) => ea(value, "box12");
const sets = (value: string) => ea(value, "set");
const cad = (amount: string) => ({ amount, currency: "CAD" });
const lots = (count: string) => [{ lotNumber, quantity: ea(count) }];

/** Lines of an entry as accounts by number, credits negative. */
function posted(id: unknown): Record<string, string> {
  const sides = objectsAt(session.get(`/journal-entries/${String(id)}`), "lines").map((line) => {
    const { number } = session.get(`/accounts/${String(line.accountId)}`);
    const credit = objectAt(line, "credit").amount;
    return [number, credit ? `-${String(credit)}` : objectAt(line, "debit").amount] as const;
  });
  return Object.fromEntries(sides) as Record<string, string>;
}

/** The difference between the inventory accounts and the value of stock: always nothing. */
function unexplained(): bigint {
  const accounts = listAt(
    session.get("/accounts?isHeader=false&limit=200"),
    "data",
  ) as JsonObject[];
  const inventory = accounts
    .filter(({ number }) => ["1310", "1320", "1330"].includes(String(number)))
    .reduce((sum, { homeBalance }) => sum + numberIn(homeBalance), 0n);
  return inventory - numberIn(session.get("/stock").totalValue);
}

function issued(lines: JsonObject[], more: JsonObject = {}): Answered {
  const order = session.post("/sales-orders", {
    customerId: shop,
    locationId: pdx,
    shippingAddress: toReno,
    lines,
    ...more,
  });
  return session.post(`/sales-orders/${order.id}/issue`, {});
}

const ship = (order: Answered, lines: JsonObject[], more: JsonObject = {}) =>
  session.post(`/sales-orders/${order.id}/ship`, { lines, ...more });

function authorized(order: Answered, lines: JsonObject[], more: JsonObject = {}): Answered {
  const rma = session.post("/rmas", {
    salesOrderId: order.id,
    ...more,
    lines: lines.map((line) => ({ reason: "defective", resolution: "credit", ...line })),
  });
  return session.put(`/rmas/${rma.id}/status`, { status: "authorized" });
}

test("discounts of lines and orders are in invoices and returns, and invoices add up to the order", () => {
  const order = issued(
    [
      { itemId: sealant, quantity: ea("10"), discountPercent: "10" },
      { itemId: sealant, quantity: boxes("2"), discountAmount: usd("10.00") },
    ],
    { discountPercent: "5", shippingCharge: usd("9.00") },
  );
  const [bottles, cases] = order.lines;
  for (const count of ["3", "3", "4"])
    ship(order, [{ lineItemId: bottles?.id, quantity: ea(count), lots: lots(count) }]);
  ship(order, [{ lineItemId: cases?.id, quantity: boxes("2"), lots: lots("24") }]);
  const rma = authorized(order, [{ salesOrderLineId: bottles?.id, quantity: ea("10") }]);
  const done = session.get(`/sales-orders/${order.id}`);
  const totals = objectAt(done, "totals");
  // 10 × 13.05 and 2 × 156.60 − 10.00; 5 % less; 8.265 % of tax.
  expect(totals).toMatchObject({ subtotal: usd("433.70"), discount: usd("21.69") });
  expect(totals.invoiced).toEqual(totals.total);
  const shipped = objectsAt(done, "invoices").map(({ total }) => numberIn(total));
  expect(shipped.reduce((sum, one) => sum + one, 0n)).toBe(numberIn(totals.total));
  // 14.50 less 10 %, less 5 %; the tax is that of the invoices.
  expect(rma.lines[0]?.unitPrice).toEqual(usd("12.3975"));
  expect(rma.totals).toMatchObject({ subtotal: usd("123.98"), tax: usd("10.25") });
});

test("quantities in another unit of the item count in the unit of the line that they are for", () => {
  const order = issued([{ itemId: sealant, quantity: boxes("3") }]);
  const lineItemId = order.lines[0]?.id;
  const { salesOrder } = ship(order, [{ lineItemId, quantity: ea("12"), lots: lots("12") }]);
  expect((salesOrder as Answered).lines[0]).toMatchObject({ quantityShipped: boxes("1") });
  const crates = { lines: [{ lineItemId, quantity: ea("1", "set"), lots: lots("1") }] };
  expect(session.refusal("POST", `/sales-orders/${order.id}/ship`, crates)).toBe(
    "422 validation-failed",
  );
  const purchase = session.post("/purchase-orders", {
    vendorId: "ven_8n3k6r1t5s",
    lines: [{ itemId: sealant, quantity: boxes("10") }],
  });
  // The vendor needs twelve days.
  expect(purchase.requestedDate).toBe("2026-05-11");
  session.put(`/purchase-orders/${purchase.id}/status`, { status: "open" });
  const purchaseOrderLineId = purchase.lines[0]?.id;
  const lot = (count: string) => [
    { lotNumber: "SL-9", quantity: ea(count), expiresOn: "2028-01-31" },
  ];
  const receive = (count: string) =>
    session.post("/receivings", {
      lines: [{ purchaseOrderLineId, quantity: ea(count), lots: lot(count) }],
    });
  expect(receive("7").lines[0]).toMatchObject({
    quantity: boxes("0.583333"),
    baseQuantity: ea("7"),
    amount: usd("37.80"),
    unitCost: usd("5.4000"),
  });
  expect(session.get(`/items/${sealant}/quantity`).incoming).toEqual(ea("113"));
  receive("113");
  expect(session.get(`/purchase-orders/${purchase.id}`)).toMatchObject({
    status: "received",
    totals: { received: usd("648.00") },
  });
  expect(unexplained()).toBe(0n);
});

test("boxes and kits come back at the cost at which they have left, kits as their components", () => {
  const order = issued([
    { itemId: sealant, quantity: boxes("2") },
    { itemId: "itm_6r4n1v8c3b", quantity: ea("2") },
  ]);
  const [cases, kits] = order.lines;
  ship(order, [
    { lineItemId: cases?.id, quantity: boxes("2"), lots: lots("24") },
    { lineItemId: kits?.id, quantity: ea("2") },
  ]);
  const before = numberIn(session.get(`/items/${lights}/quantity`).onHand);
  const rma = authorized(order, [
    { salesOrderLineId: cases?.id, quantity: boxes("1") },
    { salesOrderLineId: kits?.id, quantity: ea("1") },
  ]);
  expect(rma.freightPaidBy).toBe("company");
  const restock = session.post("/return-restocks", {
    rmaId: rma.id,
    locationId: reno,
    lines: [
      {
        rmaLineId: rma.lines[0]?.id,
        quantity: boxes("1"),
        disposition: "quarantine",
        lots: lots("12"),
      },
      { rmaLineId: rma.lines[1]?.id, quantity: ea("1"), disposition: "restock" },
    ],
  });
  expect(restock.lines).toMatchObject([
    { cost: usd("64.80"), bin: "Q-01-1" },
    // A front light, a rear light, and fenders: 15.20 + 12.40 + 19.80.
    { cost: usd("47.40") },
  ]);
  const after = numberIn(session.get(`/items/${lights}/quantity`).onHand);
  expect(after - before).toBe(numberIn("1"));
  expect(unexplained()).toBe(0n);
});

test("what is kept for handling is other income", () => {
  const order = issued([{ itemId: sealant, quantity: ea("4") }]);
  const [line] = order.lines;
  ship(order, [{ lineItemId: line?.id, quantity: ea("4"), lots: lots("4") }]);
  const rma = authorized(
    order,
    [{ salesOrderLineId: line?.id, quantity: ea("4"), reason: "no_longer_wanted" }],
    { restockingFeePercent: "10" },
  );
  expect(rma.freightPaidBy).toBe("customer");
  const [rmaLine] = rma.lines;
  session.post("/return-restocks", {
    rmaId: rma.id,
    lines: [{ rmaLineId: rmaLine?.id, quantity: ea("4"), disposition: "restock", lots: lots("4") }],
  });
  const memo = session.post("/credit-memos", {
    customerId: shop,
    rmaId: rma.id,
    reason: "return",
    lines: [{ rmaLineId: rmaLine?.id, quantity: ea("4") }],
  });
  // 4 × 14.50, with 8.265 % of tax, less a tenth.
  expect(posted(memo.journalEntryId)).toEqual({
    "4020": "58.00",
    "2310": "4.79",
    "1200": "-56.99",
    "4900": "-5.80",
  });
});

/** Twenty sets and lights of a Canadian vendor, with discounts of the lines and of the order. */
function purchase(): Answered {
  const vendor = session.post("/vendors", { name: "Maple Parts", currency: "CAD" });
  const order = session.post("/purchase-orders", {
    vendorId: vendor.id,
    discountPercent: "5",
    lines: [
      { itemId: wheels, quantity: sets("10"), unitPrice: cad("200.00"), discountPercent: "10" },
      { itemId: lights, quantity: ea("20"), unitPrice: cad("15.00") },
    ],
  });
  return session.put(`/purchase-orders/${order.id}/status`, { status: "open" });
}

test("goods cost what is left of their price after all discounts, and the average follows", () => {
  const order = purchase();
  const receiving = session.post("/receivings", {
    lines: [{ purchaseOrderLineId: order.lines[0]?.id, quantity: sets("6") }],
  });
  // 200.00 less 10 %, less 5 %, at 1.372.
  expect(receiving.lines).toMatchObject([
    { unitPrice: cad("171.0000"), amount: cad("1026.00"), unitCost: usd("124.6356") },
  ]);
  // 16 × 168.00 and 6 × 124.6356.
  expect(session.get(`/items/${wheels}`)).toMatchObject({
    averageCost: usd("156.1733"),
    lastCost: usd("124.6356"),
  });
  expect(unexplained()).toBe(0n);
});

test("a bill with another price than the order changes the value of goods, and settles the receipt", () => {
  const order = purchase();
  const purchaseOrderLineId = order.lines[0]?.id;
  const receiving = session.post("/receivings", {
    lines: [{ purchaseOrderLineId, quantity: sets("6") }],
  });
  const bill = (vendorInvoiceNumber: string, unitPrice: string) => ({
    vendorId: order.vendorId,
    vendorInvoiceNumber,
    billDate: "2026-04-29",
    lines: [
      {
        type: "purchase_order",
        purchaseOrderLineId,
        receivingLineId: receiving.lines[0]?.id,
        quantity: sets("6"),
        unitPrice: cad(unitPrice),
      },
    ],
  });
  expect(session.refusal("POST", "/bills", bill("MP-1", "190.00"))).toBe("409 bill-variance");
  const made = session.post("/bills", bill("MP-1", "172.00"));
  expect(posted(made.journalEntryId)).toEqual({
    "2110": "747.81",
    "1320": "4.37",
    "2010": "-752.18",
  });
  expect(objectAt(session.get(`/purchase-orders/${order.id}`), "totals").billed).toEqual(
    cad("1032.00"),
  );
  expect(unexplained()).toBe(0n);
  // The same number in another spelling.
  expect(session.refusal("POST", "/bills", bill("mp 1", "171.00"))).toBe(
    "409 vendor-invoice-duplicate",
  );
  expect(session.call("DELETE", `/bills/${made.id}`).status).toBe(204);
  expect(unexplained()).toBe(0n);
});

test("a receipt can give up the rest of its line, and notes the price with the vendor's item", () => {
  const order = session.post("/purchase-orders", {
    vendorId: "ven_3d6n1t8k5r",
    lines: [{ itemId: "itm_8r2k5n9t3d", quantity: ea("8"), unitPrice: usd("300.00") }],
  });
  session.put(`/purchase-orders/${order.id}/status`, { status: "open" });
  session.post("/receivings", {
    lines: [
      {
        purchaseOrderLineId: order.lines[0]?.id,
        quantity: ea("5"),
        closeLine: true,
        note: "Sold out.",
      },
    ],
  });
  expect(session.get(`/purchase-orders/${order.id}`)).toMatchObject({
    status: "received",
    totals: { subtotal: usd("1500.00"), received: usd("1500.00") },
    lines: [{ status: "closed", statusReason: "Sold out.", quantityCancelled: ea("3") }],
  });
  expect(session.get("/vendor-items/vit_3n8k5t1r7c")).toMatchObject({
    lastPrice: usd("300.0000"),
    lastReceivedOn: "2026-04-29",
  });
});

test("a bill takes over what its order says, and a draft owes its total", () => {
  const [term, group] = ["ptm_7r1k5n3t8v", "cls_5n1r7k4t8d"];
  const order = session.post("/purchase-orders", {
    vendorId: "ven_7m4k9r2n6w",
    paymentTermId: term,
    classReferenceId: group,
    lines: [{ itemId: wheels, quantity: sets("12") }],
  });
  session.put(`/purchase-orders/${order.id}/status`, { status: "open" });
  const line = {
    type: "purchase_order",
    purchaseOrderLineId: order.lines[0]?.id,
    quantity: sets("12"),
    unitPrice: usd("168.00"),
  };
  const day = { billDate: "2026-04-20", vendorInvoiceNumber: "MD-1" };
  const draft = { vendorId: "ven_7m4k9r2n6w", status: "draft", ...day };
  const bill = session.post("/bills", { ...draft, lines: [line] });
  expect(bill).toMatchObject({
    paymentTermId: term,
    dueDate: "2026-05-15",
    shippingCharge: usd("0.00"),
    lines: [{ description: "Wheelset 700c, disc, 28 spokes", classReferenceId: group }],
    totals: { balance: usd("2016.00") },
  });
  const fee = { type: "account", accountId: "acc_7k4n2t9r5f", amount: usd("24.00") };
  expect(session.patch(`/bills/${bill.id}`, { lines: [fee] })).toMatchObject({
    matchStatus: "not_applicable",
    purchaseOrderIds: [],
    totals: { balance: usd("24.00") },
  });
});

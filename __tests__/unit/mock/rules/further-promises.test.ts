import { objectsAt, type JsonObject } from "../../../../src/openapi/json";
import { toReno } from "../../../support/addresses";
import { ea, openSession, usd, type Session } from "../../../support/mock-session";

// What single sentences of pages promise, across all domains.

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const [dealer, shop] = ["cus_5m2r8k4rvs", "cus_1w4e7b0shp"];
const orderOf = (customerId: string, more: JsonObject = {}) =>
  session.post("/sales-orders", {
    customerId,
    lines: [{ itemId: "itm_2d5j8s0f7g", quantity: ea("2") }],
    ...more,
  });

test("an order without a billing address is invoiced to where it goes, and not issued without either", () => {
  const nowhere = orderOf(shop);
  expect(session.refusal("POST", `/sales-orders/${nowhere.id}/issue`, {})).toBe(
    "409 sales-order-incomplete",
  );
  const sent = orderOf(shop, { shippingAddress: toReno });
  expect(sent.billingAddress).toMatchObject({ line1: toReno.line1 });
  expect(session.post(`/sales-orders/${sent.id}/issue`, {})).toMatchObject({ status: "open" });
  session.post(`/customers/${shop}/billing-address`, toReno);
  expect(session.get(`/sales-orders/${nowhere.id}`).billingAddress).toMatchObject({ city: "Reno" });
  expect(orderOf(dealer).billingAddress).not.toMatchObject({ city: "Reno" });
});

test("an order is not issued before a required question of an item is answered", () => {
  const bicycle = { itemId: "itm_7k2m9x4q8d", quantity: ea("1") };
  const open = orderOf(dealer, { lines: [bicycle] });
  expect(session.refusal("POST", `/sales-orders/${open.id}/issue`, {})).toBe(
    "409 sales-order-incomplete",
  );
  const answered = orderOf(dealer, {
    lines: [{ ...bicycle, options: { frame_color: "moss-green" } }],
  });
  expect(session.post(`/sales-orders/${answered.id}/issue`, {})).toMatchObject({ status: "open" });
});

test("a draft with an answer that its item no longer takes is not issued", () => {
  const light = "itm_8c4t6k1n9r";
  const color = {
    code: "color",
    name: "Color",
    isRequired: false,
    inputType: "text",
    maxLength: 9,
  };
  session.put(`/items/${light}/options`, { options: [color] });
  const lit = { itemId: light, quantity: ea("1"), options: { color: "red" } };
  const order = orderOf(dealer, { lines: [lit] });
  session.put(`/items/${light}/options`, { options: [] });
  expect(session.refusal("POST", `/sales-orders/${order.id}/issue`, {})).toBe(
    "409 sales-order-incomplete",
  );
});

const [billed, line] = ["bil_9n4t1k6r8d", "bll_1k7r4t2n5c"];
const refused: [what: string, answer: string, method: string, path: string, body: unknown][] = [
  [
    "a charge of a bill that is not posted",
    "422 validation-failed",
    "POST",
    "/billable-expense-charges",
    { customerId: dealer, source: { type: "bill_line", billId: billed, lineItemId: line } },
  ],
  [
    "another BOM on a line with work orders",
    "409 work-plan-not-editable",
    "PATCH",
    "/work-plans/wpl_4k9r2n7t6m",
    { lines: [{ id: "wpn_6t9k3n7r1w", bomId: null }] },
  ],
];

test.each(refused)("%s is refused", (...[, answer, method, path, body]) => {
  expect(session.refusal(method, path, body)).toBe(answer);
});

test("a price rule is made for customers, channels, and items in use", () => {
  const bicycle = "itm_7k2m9x4q8d";
  session.patch(`/items/${bicycle}`, { status: "inactive" });
  session.patch(`/customers/${shop}`, { status: "inactive" });
  const externalChannelIds = ["chn_7n2k5t9r1d"];
  session.patch(`/external-channels/${externalChannelIds[0]}`, { status: "inactive" });
  const effect = { type: "percent_off", percent: "5" };
  const conditions = { itemIds: [bicycle], customerIds: [dealer, shop], externalChannelIds };
  expect(session.mistakes("POST", "/price-rules", { name: "May", effect, conditions })).toEqual([
    "/conditions/itemIds/0 reference",
    "/conditions/customerIds/1 reference",
    "/conditions/externalChannelIds/0 reference",
  ]);
});

test("open lines fix what a unit contains, and drafts do not", () => {
  const item = "itm_9v3k7n5r2t";
  const { id: unit } = session.post(`/items/${item}/uoms`, {
    unit: "pal",
    baseQuantity: ea("5", "l"),
    isPurchasable: true,
  });
  const order = session.post("/purchase-orders", {
    vendorId: "ven_8n3k6r1t5s",
    lines: [{ itemId: item, quantity: ea("1", "pal") }],
  });
  const path = `/items/${item}/uoms/${unit}`;
  session.patch(path, { baseQuantity: ea("6", "l") });
  session.put(`/purchase-orders/${order.id}/status`, { status: "open" });
  expect(session.refusal("PATCH", path, { baseQuantity: ea("7", "l") })).toBe(
    "409 item-uom-in-use",
  );
});

test("only components in stock are looked for in it", () => {
  const [itemId, light] = ["itm_7k2m9x4q8d", "itm_8c4t6k1n9r"];
  const { id: glue } = session.post("/items", {
    kind: "non_stock",
    sku: "GLUE",
    name: "Glue",
    baseUnit: "ea",
  });
  const components = [light, glue].map((id) => ({ itemId: id, quantity: ea("1") }));
  const { id: bomId } = session.post("/boms", { itemId, components });
  session.patch(`/boms/${bomId}`, { status: "active" });
  const order = session.post("/work-orders", { itemId, bomId, quantity: ea("1") });
  expect(order.components).toHaveLength(2);
  const { components: rows } = session.get(`/work-orders/${order.id}/available-stock`);
  expect(rows).toMatchObject([{ itemId: light }]);
});

test("an expense has its receipt while it has a file, and is not touched by it", () => {
  const { id: ownerId, updatedAt } = session.post("/expenses", {
    expenseDate: "2026-04-27",
    payee: { type: "other", name: "Willamette Same-Day Courier" },
    paidFromAccountId: "acc_5r1t8n3k7c",
    lines: [{ accountId: "acc_9t1r5k3n7f", amount: usd("84.00") }],
  });
  const headers = { "Content-Type": "multipart/form-data" };
  const sent = { ownerType: "expense", ownerId, file: "receipt.pdf" };
  const { body } = session.call("POST", "/attachments", sent, { headers });
  const shown = () => session.get(`/expenses/${ownerId}`);
  expect(shown()).toMatchObject({ receiptStatus: "attached", updatedAt });
  session.call("DELETE", `/attachments/${String((body as JsonObject).id)}`);
  expect(shown()).toMatchObject({ receiptStatus: "missing", updatedAt });
});

test("files of a closed period stay", () => {
  const [file] = objectsAt(session.get("/attachments?ownerId=exp_3t9n5k2r7x"), "data");
  const refusal = session.refusal("DELETE", `/attachments/${String(file?.id)}`);
  expect(refusal).toBe("409 attachment-locked");
});

test("tax on an expense is owed by its agency", () => {
  const cad = (amount: string) => ({ amount, currency: "CAD" });
  const { journalEntryId } = session.post("/expenses", {
    expenseDate: "2026-04-27",
    payee: { type: "other", name: "Kootenay Couriers" },
    paidFromAccountId: "acc_1t9r3n6k8c",
    currency: "CAD",
    lines: [{ accountId: "acc_9t1r5k3n7f", amount: cad("100.00"), tax: cad("5.00") }],
  });
  const { lines } = session.get(`/journal-entries/${String(journalEntryId)}`);
  expect(lines.map(({ accountId }) => accountId)).toEqual([
    "acc_9t1r5k3n7f",
    "acc_4r8t2n6k1g",
    "acc_1t9r3n6k8c",
  ]);
});

test("a tax rate is in force during its period and that of the registration", () => {
  const [rate, agency] = ["/tax-rates/txr_2k7n5r9t3w", "/tax-agencies/txa_6k2r8n4t1v"];
  expect(session.get(rate).isInForce).toBe(true);
  session.patch(agency, { registeredUntil: "2026-03-31" });
  expect(session.get(rate).isInForce).toBe(false);
  session.patch(agency, { registeredUntil: null });
  expect(session.patch(rate, { validUntil: "2026-04-01" }).isInForce).toBe(false);
});

test("a bill uses what was prepaid for its order, is paid as far as that goes, and gives it back with the payment", () => {
  const vendorId = "ven_3d6n1t8k5r";
  const made = session.post("/purchase-orders", {
    vendorId,
    lines: [{ itemId: "itm_8r2k5n9t3d", quantity: ea("4") }],
  });
  const order = session.put(`/purchase-orders/${made.id}/status`, { status: "open" });
  const prepay = (amount: string) => ({
    kind: "vendor_payment",
    vendorId,
    paymentDate: "2026-04-20",
    paymentMethodId: "pmm_8t2n5k4r7a",
    amount: usd(amount),
    allocations: [{ type: "purchase_order", purchaseOrderId: order.id, amount: usd(amount) }],
  });
  const [first, second] = [session.post("/payments", prepay("500.00")), prepay("900.00")];
  expect(session.refusal("POST", "/payments", second)).toBe("409 allocation-exceeds-open");
  const purchaseOrderLineId = order.lines[0]?.id;
  const receiving = session.post("/receivings", {
    lines: [{ purchaseOrderLineId, quantity: ea("4") }],
  });
  const receivingLineId = receiving.lines[0]?.id;
  const bill = (vendorInvoiceNumber: string, quantity: string) =>
    session.post("/bills", {
      vendorId,
      vendorInvoiceNumber,
      billDate: "2026-04-22",
      lines: [
        {
          type: "purchase_order",
          purchaseOrderLineId,
          receivingLineId,
          quantity: ea(quantity),
          unitPrice: usd("312.00"),
        },
      ],
    });
  const [small, rest] = [bill("PRE-1", "1"), bill("PRE-2", "3")];
  expect(small).toMatchObject({ status: "paid", totals: { balance: usd("0.00") } });
  expect(rest).toMatchObject({ status: "partially_paid", totals: { balance: usd("748.00") } });
  expect(session.get(`/payments/${first.id}`).allocations).toMatchObject([
    { type: "bill", billId: small.id, amount: usd("312.00") },
    { type: "bill", billId: rest.id, amount: usd("188.00"), openAfter: usd("748.00") },
  ]);
  expect(session.refusal("DELETE", `/bills/${small.id}`)).toBe("409 bill-paid");
  session.call("DELETE", `/payments/${first.id}`);
  expect(session.get(`/bills/${small.id}`)).toMatchObject({ status: "open" });
});

test("a payment to a vendor has no fee", () => {
  const payment = {
    kind: "vendor_payment",
    vendorId: "ven_3d6n1t8k5r",
    paymentDate: "2026-04-20",
    paymentMethodId: "pmm_8t2n5k4r7a",
    amount: usd("10.00"),
    fee: usd("1.00"),
  };
  expect(session.refusal("POST", "/payments", payment)).toBe("422 validation-failed");
});

test("a draft bill for a receiving that was deleted is posted once it names another one, or none", () => {
  const purchaseOrderLineId = "pol_2k7n5r9t1c";
  const quantity = ea("2");
  const received = session.post("/receivings", { lines: [{ purchaseOrderLineId, quantity }] });
  const line = { type: "purchase_order", purchaseOrderLineId, quantity, unitPrice: usd("312.00") };
  const bill = session.post("/bills", {
    ...{ vendorId: "ven_3d6n1t8k5r", vendorInvoiceNumber: "AD-90501", billDate: "2026-04-29" },
    ...{ status: "draft", lines: [{ ...line, receivingLineId: received.lines[0]?.id }] },
  });
  session.call("DELETE", `/receivings/${received.id}`);
  const path = `/bills/${bill.id}`;
  expect(session.mistakes("PATCH", path, { status: "open" })).toEqual([
    "/lines/0/receivingLineId reference",
  ]);
  expect(session.patch(path, { status: "open", lines: [line] }).status).toBe("open");
});

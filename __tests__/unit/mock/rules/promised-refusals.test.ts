import { ea, openSession, usd, type Session } from "../../../support/mock-session";

// What pages of sales, shipping, returns, and money promise to refuse. A row is what is sent and the answer.

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const [dealer, shop, merged] = ["cus_5m2r8k4rvs", "cus_1w4e7b0shp", "cus_3d8v1k6rvd"];
const bottles = { itemId: "itm_2d5j8s0f7g", quantity: ea("2") };
const order = { customerId: dealer, lines: [bottles] };
const [open, line] = ["/sales-orders/sor_8n2t5r9k3b", "sol_9k5t1n8r2b"];
const [packing, packed] = ["/sales-orders/sor_2t8r5n1k7c", "/shipments/shp_3k9t5n1r7d"];
const left = "/shipments/shp_5t9n2k8r4c";
const ext = { "web-shop": "L-1" };
const cad = (amount: string) => ({ amount, currency: "CAD" });
const payment = {
  kind: "customer_payment",
  customerId: dealer,
  paymentDate: "2026-04-28",
  paymentMethodId: "pmm_3k7n9r1t5c",
  referenceNumber: "20440",
  amount: usd("100.00"),
};
const payout = {
  source: { type: "credit_memo", creditMemoId: "crm_8k2t6n9r4v" },
  paymentMethodId: "pmm_3k7n9r1t5c",
  lines: [{ description: "Credit", quantity: ea("1"), unitPrice: cad("10.00") }],
};
const back = {
  salesOrderLineId: "sol_3t8k5n1r7s",
  quantity: ea("2"),
  reason: "defective",
  resolution: "credit",
};
const rma = (more: object) => ({
  salesOrderId: "sor_4q7t1m9z2k",
  lines: [{ ...back, ...more }],
});
const credit = {
  customerId: dealer,
  reason: "goodwill",
  lines: [{ accountId: "acc_6n4r1k7t2d", quantity: ea("1"), unitPrice: usd("50.00") }],
};
const slip = {
  depositDate: "2026-04-28",
  accountId: "acc_2t9k5n3r7b",
  lines: [{ type: "payment", paymentId: "pay_3n8t5k1r9f" }],
};
const rule = { name: "Spring", effect: { type: "percent_off", percent: "5" } };
const invalid = "422 validation-failed";

const refused: [what: string, answer: string, method: string, path: string, body?: unknown][] = [
  [
    "an unknown price level",
    invalid,
    "POST",
    "/sales-orders",
    { ...order, priceLevelCode: "CLUB" },
  ],
  [
    "a term on which nothing is sold",
    invalid,
    "POST",
    "/estimates",
    { ...order, paymentTermId: "ptm_7r1k5n3t8v" },
  ],
  [
    "two discounts of an order",
    invalid,
    "POST",
    "/sales-orders",
    { ...order, discountPercent: "5", discountAmount: usd("1.00") },
  ],
  [
    "a discount in another currency",
    invalid,
    "POST",
    "/sales-orders",
    { ...order, discountAmount: cad("1.00") },
  ],
  ["tax that is calculated", invalid, "POST", "/sales-orders", { ...order, taxLines: [] }],
  [
    "no tax from a channel that charges it",
    invalid,
    "POST",
    "/sales-orders",
    { ...order, externalIds: { outlet: "O-1" } },
  ],
  [
    "one external id on two lines",
    invalid,
    "POST",
    "/sales-orders",
    {
      ...order,
      lines: [
        { ...bottles, externalIds: ext },
        { ...bottles, externalIds: ext },
      ],
    },
  ],
  [
    "a note on a line that is being packed",
    "409 line-being-packed",
    "PATCH",
    packing,
    { lines: [{ id: "sol_9t5k2r8n4b", note: "Bell" }] },
  ],
  [
    "one line shipped twice",
    invalid,
    "POST",
    `${open}/ship`,
    { lines: [1, 2].map(() => ({ lineItemId: line, quantity: ea("1") })) },
  ],
  ["a merged parent", invalid, "PATCH", `/customers/${dealer}`, { parentCustomerId: merged }],
  ["the first name of a business", invalid, "PATCH", `/customers/${dealer}`, { firstName: "Dana" }],
  [
    "invoices to nowhere",
    "409 billing-address-required",
    "DELETE",
    `/customers/${dealer}/billing-address`,
  ],
  [
    "contents of lines without ids",
    invalid,
    "POST",
    "/shipments",
    {
      salesOrderId: "sor_8n2t5r9k3b",
      packages: [{ weight: { value: "1", unit: "kg" }, contents: [] }],
    },
  ],
  [
    "a component that the kit does not have",
    invalid,
    "POST",
    "/shipments",
    {
      salesOrderId: "sor_8n2t5r9k3b",
      lines: [
        {
          salesOrderLineId: line,
          quantity: ea("1"),
          components: [{ itemId: "itm_7k2m9x4q8d", bin: "A-01-1" }],
        },
      ],
    },
  ],
  [
    "a departure for a completed order",
    "409 transition-not-allowed",
    "POST",
    "/shipments",
    { salesOrderId: "sor_4q7t1m9z2k" },
  ],
  [
    "a carrier that does not go there",
    "409 ship-method-unsuitable",
    "PUT",
    `${packed}/ship-method`,
    { shipMethodId: "shm_3t9r5k1n8g" },
  ],
  [
    "another carrier for what has left",
    "409 shipment-not-editable",
    "PUT",
    `${left}/ship-method`,
    { shipMethodId: "shm_3t9r5k1n8g" },
  ],
  [
    "another charge for what has left",
    "409 shipment-not-editable",
    "PUT",
    `${left}/shipping-rate`,
    { source: "manual", customerCharge: usd("1.00") },
  ],
  [
    "a carrier that is not connected",
    "409 carrier-not-connected",
    "POST",
    `${packed}/shipping-label`,
    {},
  ],
  ["no label to cancel", "409 shipping-label-missing", "DELETE", `${packed}/shipping-label`],
  ["a check without number", invalid, "POST", "/payments", { ...payment, referenceNumber: null }],
  ["a payment far ahead", invalid, "POST", "/payments", { ...payment, paymentDate: "2027-07-01" }],
  ["a fee in another currency", invalid, "POST", "/payments", { ...payment, fee: cad("1.00") }],
  ["a rate at home", invalid, "POST", "/payments", { ...payment, exchangeRate: "1.2" }],
  [
    "money on revenue",
    "409 account-not-postable",
    "POST",
    "/payments",
    { ...payment, accountId: "acc_4k7m1r9s3e" },
  ],
  [
    "a bill paid by a customer",
    invalid,
    "PATCH",
    "/payments/pay_3n8t5k1r9f",
    { allocations: [{ type: "bill", billId: "bil_6k3n9t5r1w", amount: usd("5.00") }] },
  ],
  [
    "a card refund of nothing paid",
    invalid,
    "POST",
    "/refunds",
    { ...payout, paymentMethodId: "pmm_1r6k9t3n8d" },
  ],
  ["a payout without trace", invalid, "POST", "/refunds", { ...payout, alreadyPaid: true }],
  [
    "somebody else's payment",
    invalid,
    "POST",
    "/refunds",
    { ...payout, originalPaymentId: "pay_3n8t5k1r9f" },
  ],
  [
    "somebody else's return",
    invalid,
    "POST",
    "/credit-memos",
    { ...credit, customerId: shop, rmaId: "rma_9t1r5k7n3w" },
  ],
  ["a reason without words", invalid, "POST", "/rmas", rma({ reason: "other" })],
  [
    "a lot that did not leave",
    invalid,
    "POST",
    "/rmas",
    rma({ lots: [{ lotNumber: "SL-2509-C", quantity: ea("2") }] }),
  ],
  [
    "a piece that did not leave",
    "409 serial-not-available",
    "POST",
    "/rmas",
    rma({ salesOrderLineId: "sol_1k5n8r3t7v", quantity: ea("1"), serialNumbers: ["TGC-9"] }),
  ],
  [
    "a payment to a vendor on a slip",
    invalid,
    "POST",
    "/bank-deposits",
    { ...slip, lines: [{ type: "payment", paymentId: "pay_6k1t4n8r2d" }] },
  ],
  [
    "dollars on a Canadian account",
    invalid,
    "POST",
    "/bank-deposits",
    { ...slip, accountId: "acc_1t9r3n6k8c" },
  ],
  [
    "a rule for a merged customer",
    invalid,
    "POST",
    "/price-rules",
    { ...rule, conditions: { customerIds: [merged] } },
  ],
  [
    "a default that is retired",
    "409 record-in-use",
    "PATCH",
    "/payment-terms/ptm_2r7h4n9k3d",
    { status: "inactive" },
  ],
  [
    "an account for which receipts wait",
    "409 record-in-use",
    "PATCH",
    "/payment-methods/pmm_3k7n9r1t5c",
    { receiptAccountId: "acc_2t9k5n3r7b" },
  ],
  [
    "the default code retired",
    "409 record-in-use",
    "PATCH",
    "/tax-codes/txc_6n3v8k1t5b",
    { status: "inactive" },
  ],
  [
    "two rates for one place",
    "409 tax-rate-overlap",
    "PATCH",
    "/tax-rates/txr_8n3t6k1r4c",
    { postalCodes: ["89501"] },
  ],
  [
    "another home currency",
    "409 company-books-locked",
    "PATCH",
    "/companies/com_4t8a2grs7c",
    { currency: "CAD" },
  ],
  ["the company of the credential", "409 company-not-empty", "DELETE", "/companies/com_4t8a2grs7c"],
  [
    "a charge of nothing",
    invalid,
    "POST",
    "/billable-expense-charges",
    { customerId: dealer, description: "Courier", cost: usd("0.00") },
  ],
  ["the role of a customer", invalid, "PATCH", `/entities/${dealer}`, { role: "bank" }],
];

test.each(refused)("%s: %s", (...[, answer, method, path, body]) => {
  expect(session.refusal(method, path, body)).toBe(answer);
});

test("an offer needs somebody who gets it, and one that was called back stays", () => {
  const draft = session.post("/estimates", { ...order, customerId: shop });
  expect(session.refusal("POST", `/estimates/${draft.id}/issue`, {})).toBe(
    "409 estimate-incomplete",
  );
  const sent = session.post("/estimates", order);
  session.post(`/estimates/${sent.id}/issue`, {});
  session.put(`/estimates/${sent.id}/status`, { status: "draft" });
  expect(session.refusal("DELETE", `/estimates/${sent.id}`)).toBe("409 estimate-not-draft");
});

test("freight of an order that is given up is charged to nobody", () => {
  const status = { status: "cancelled", reason: "No longer wanted." };
  expect(session.put(`${open}/status`, status).totals).toMatchObject({
    shipping: usd("0.00"),
    total: usd("0.00"),
  });
});

test("a shipment is packed with its lots, in packages, and by the lines of its draft", () => {
  const made = session.post("/sales-orders", order);
  const [sold] = session.post(`/sales-orders/${made.id}/issue`, {}).lines;
  const plan = { salesOrderId: made.id };
  const lots = (lotNumber: string) => [{ lotNumber, quantity: ea("2") }];
  const row = { salesOrderLineId: sold?.id, quantity: ea("2"), lots: lots("SL-2509-C") };
  expect(session.refusal("POST", "/shipments", { ...plan, lines: [row] })).toBe(
    "409 lot-not-available",
  );
  const shipment = session.post("/shipments", plan);
  const path = `/shipments/${shipment.id}`;
  const pack = () => session.refusal("PUT", `${path}/status`, { status: "packed" });
  const [{ id } = { id: "" }] = shipment.lines;
  session.put(`${path}/status`, { status: "picking" });
  expect(pack()).toBe("409 shipment-incomplete");
  expect(session.call("PUT", `${path}/status`, { status: "packed" }).body).toMatchObject({
    errors: [{ pointer: "/lines/0" }],
  });
  expect(session.refusal("PATCH", path, { lines: [{ id, remove: true }] })).toBe(
    "409 shipment-not-editable",
  );
  session.patch(path, { lines: [{ id, lots: lots("SL-2602-A") }] });
  expect(pack()).toBe("409 shipment-incomplete");
  session.patch(path, { packages: [{ weight: { value: "1", unit: "kg" } }] });
  expect(session.put(`${path}/status`, { status: "packed" }).status).toBe("packed");
});

test("a credit that is being paid out stays, and is open again when its refund is deleted", () => {
  const path = "/credit-memos/crm_8k2t6n9r4v";
  const memo = () => session.get(path).openAmount;
  const before = memo();
  const { id } = session.post("/refunds", payout);
  expect(memo()).not.toEqual(before);
  expect(session.refusal("DELETE", path)).toBe("409 credit-memo-applied");
  session.call("DELETE", `/refunds/${id}`);
  expect(memo()).toEqual(before);
});

test("companies leave a group that is dissolved", () => {
  session.call("DELETE", "/company-groups/cgr_5n8k2t4r1v");
  expect(session.get("/companies/com_7k2n5r9t1b").companyGroupId).toBeNull();
});

test("a group is closed as far as all members are that count in full", () => {
  const [parent, subsidiary] = ["com_4t8a2grs7c", "com_7k2n5r9t1b"];
  const through = (consolidation: string) =>
    session.patch("/company-groups/cgr_5n8k2t4r1v", {
      members: [
        { companyId: parent, role: "parent" },
        { companyId: subsidiary, role: "subsidiary", consolidation },
      ],
    }).consolidatedThrough;
  expect([through("full"), through("none")]).toEqual([null, "2026-03-31"]);
});

test("the default location is the one that the company names", () => {
  session.patch("/companies/com_4t8a2grs7c", { defaultLocationId: "loc_8c3w6n2rn0" });
  const isDefault = (id: string) => session.get(`/locations/${id}`).isDefault;
  expect([isDefault("loc_8c3w6n2rn0"), isDefault("loc_2v9k4m7pdx")]).toEqual([true, false]);
});

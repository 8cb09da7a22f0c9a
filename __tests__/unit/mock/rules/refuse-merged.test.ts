import { listAt, type JsonObject } from "../../../../src/openapi/json";
import { ea, openSession, usd, type Session } from "../../../support/mock-session";

let session: Session;

beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const dealer = "cus_5m2r8k4rvs";
const maker = "ven_8n3k6r1t5s";
const sealant = "itm_2d5j8s0f7g";

function mergedCustomer(): string {
  const twin = { kind: "business", name: "Riverside Bikes", currency: "USD" };
  const { id } = session.post("/customers", twin);
  session.post(`/customers/${dealer}/merge`, { sourceCustomerId: id });
  return id;
}

function mergedVendor(): string {
  const { id } = session.post("/vendors", { name: "Cascade Chem", currency: "USD" });
  session.post(`/vendors/${maker}/merge`, { sourceVendorId: id });
  return id;
}

test("customer-merged: nothing new is made for a customer that was merged, and nothing of it changes", () => {
  const customerId = mergedCustomer();
  const [accounts] = [listAt(session.get("/accounts?type=income&isHeader=false"), "data")];
  const accountId = (accounts[0] as JsonObject | undefined)?.id;
  const lines = [{ itemId: sealant, quantity: ea("1") }];
  const memo = { description: "Late.", quantity: ea("1"), unitPrice: usd("5.00"), accountId };
  const calls: [string, string, unknown][] = [
    ["POST", "/sales-orders", { customerId, lines }],
    ["POST", "/estimates", { customerId, lines }],
    ["POST", "/credit-memos", { customerId, reason: "goodwill", lines: [memo] }],
    [
      "POST",
      "/payments",
      {
        kind: "customer_payment",
        referenceNumber: "20440",
        customerId,
        paymentDate: "2026-04-29",
        paymentMethodId: "pmm_3k7n9r1t5c",
        amount: usd("5.00"),
      },
    ],
    ["PATCH", `/customers/${customerId}`, { name: "Riverside" }],
  ];
  for (const [method, path, body] of calls)
    expect([path, session.refusal(method, path, body)]).toEqual([path, "409 customer-merged"]);
});

test.each([
  ["/customers", mergedCustomer],
  ["/vendors", mergedVendor],
])("%s lists who was merged only where the status is asked for", (root, merge) => {
  const id = merge();
  const listed = (query: string) =>
    listAt(session.get(`${root}?limit=200${query}`), "data").map((row) => (row as JsonObject).id);
  expect(listed("")).not.toContain(id);
  expect(listed("&updatedSince=2026-01-01T00:00:00Z")).not.toContain(id);
  expect(listed("&status=active,merged")).toContain(id);
});

test("vendor-merged: nothing new is made for a vendor that was merged, and nothing of it changes", () => {
  const vendorId = mergedVendor();
  const calls: [string, string, unknown][] = [
    ["POST", "/purchase-orders", { vendorId, lines: [{ itemId: sealant, quantity: ea("1") }] }],
    ["POST", "/vendor-items", { vendorId, itemId: sealant, unitPrice: usd("5.00") }],
    [
      "POST",
      "/payments",
      {
        kind: "vendor_payment",
        vendorId,
        paymentDate: "2026-04-29",
        paymentMethodId: "pmm_8t2n5k4r7a",
        amount: usd("5.00"),
      },
    ],
    ["PATCH", `/vendors/${vendorId}`, { name: "Cascade" }],
    ["PATCH", `/entities/${vendorId}`, { name: "Cascade" }],
  ];
  for (const [method, path, body] of calls)
    expect([path, session.refusal(method, path, body)]).toEqual([path, "409 vendor-merged"]);
});

test.each(["/sales-orders", "/estimates"])(
  "item-not-sellable: a change of %s adds no line with such an item, and keeps those that are there",
  (root) => {
    const made = session.post(root, {
      customerId: dealer,
      lines: [{ itemId: sealant, quantity: ea("1") }],
    });
    const { id: itemId } = session.post("/items", {
      kind: "stock",
      sku: "BAG-1",
      name: "Bag",
      baseUnit: "ea",
      listPrice: usd("40.00"),
      isSellable: false,
    });
    const path = `${root}/${made.id}`;
    const kept = { id: made.lines[0]?.id, quantity: ea("2") };
    const added = { itemId, quantity: ea("1") };
    const refusal = () => session.refusal("PATCH", path, { lines: [kept, added] });
    expect(refusal()).toBe("409 item-not-sellable");
    session.patch(`/items/${itemId}`, { isSellable: true, status: "inactive" });
    expect(refusal()).toBe("409 item-not-sellable");
    session.patch(`/items/${sealant}`, { isSellable: false });
    expect(session.patch(path, { lines: [kept] }).lines).toMatchObject([{ quantity: ea("2") }]);
  },
);

test("nothing is spent on, charged to, or posted for a party that was merged", () => {
  const [customerId, vendorId] = [mergedCustomer(), mergedVendor()];
  const [expenseDate, travel] = ["2026-04-28", "acc_7r4n1t9k3g"];
  const paid = { expenseDate, paidFromAccountId: "acc_5r1t8n3k7c" };
  const line = { accountId: travel, amount: usd("5.00") };
  const [vendor, other] = [
    { type: "vendor", vendorId },
    { type: "other", name: "Taxi" },
  ];
  const owed = { accountId: "acc_9k3n7r2t6v", credit: usd("5.00") };
  const entry = [
    { ...owed, party: { type: "vendor", id: vendorId } },
    { accountId: travel, debit: usd("5.00") },
  ];
  const calls: [string, object, string][] = [
    ["/expenses", { ...paid, payee: vendor, lines: [line] }, "/payee/vendorId"],
    [
      "/expenses",
      { ...paid, payee: other, lines: [{ ...line, customerId }] },
      "/lines/0/customerId",
    ],
    ["/journal-entries", { postingDate: expenseDate, lines: entry }, "/lines/0/party/id"],
  ];
  for (const [path, body, pointer] of calls)
    expect(session.mistakes("POST", path, body)).toEqual([`${pointer} reference`]);
});

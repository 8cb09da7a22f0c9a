import { objectsAt, textsAt, type JsonObject } from "../../../../src/openapi/json";
import { ea, inPortland, openSession, usd, type Session } from "../../../support/mock-session";

// What the API takes where a field is null.

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const pdx = "loc_2v9k4m7pdx";
const bicycle = "itm_3h8p5w2z6t";
const [wholesale, direct] = ["cls_5n1r7k4t8d", "cls_8t2k6n3r9w"];
const rows = (path: string) => objectsAt(session.get(path), "data");
const usualFor = (side: string) =>
  rows("/payment-terms").find(({ defaultFor }) =>
    textsAt({ defaultFor }, "defaultFor").includes(side),
  )?.id;
const expenseAccount = () =>
  rows("/accounts?type=expense").find(
    (one) => one.isHeader !== true && !textsAt(one, "requiredDimensions").length,
  );
const customer = (more: JsonObject) =>
  session.post("/customers", { kind: "business", name: "Elk Cycles", ...more });
/** The classes in which an entry posts, by the amount of the line. */
const classesOf = (entryId: unknown) =>
  objectsAt(session.get(`/journal-entries/${String(entryId)}`), "lines").map(
    ({ classReferenceId }) => classReferenceId,
  );

test("a party without a term gets that of its side on new documents", () => {
  const { id: customerId, status } = customer({ paymentTermId: null });
  expect(status).toBe("active");
  const lines = [{ itemId: bicycle, quantity: ea("1"), unitPrice: usd("900.00") }];
  expect(session.post("/sales-orders", { customerId, lines, ...inPortland }).paymentTermId).toBe(
    usualFor("sales"),
  );
  const vendor = { name: "Fir Tools", paymentTermId: null, orderDelivery: "none" };
  const { id: vendorId } = session.post("/vendors", vendor);
  const item = rows("/items?kind=stock&status=active").find((one) => one.isPurchasable);
  const bought = [
    { itemId: item?.id, quantity: ea("1", String(item?.baseUnit)), unitPrice: usd("5.00") },
  ];
  const order = session.post("/purchase-orders", { vendorId, lines: bought });
  expect(order.paymentTermId).toBe(usualFor("purchases"));
  const account = expenseAccount();
  const bill = (more: JsonObject) =>
    session.post("/bills", {
      vendorId,
      vendorInvoiceNumber: `F-${JSON.stringify(more).length}`,
      billDate: "2026-04-20",
      lines: [{ type: "account", accountId: account?.id, amount: usd("10.00") }],
      ...more,
    });
  expect(bill({}).paymentTermId).toBe(usualFor("purchases"));
  expect(bill({ paymentTermId: null })).toMatchObject({
    paymentTermId: null,
    dueDate: "2026-04-20",
  });
});

test("an account without a section has that of its type", () => {
  const account = session.post("/accounts", {
    ...{ number: "1590", name: "Racks", type: "fixed_asset" },
    cashFlowCategory: null,
  });
  expect(account.cashFlowCategory).toBe("investing");
});

test("lines of orders follow the class of the header until they have one", () => {
  const { id: customerId } = customer({ classReferenceId: wholesale });
  const line = { itemId: bicycle, quantity: ea("1"), unitPrice: usd("900.00") };
  const order = session.post("/sales-orders", {
    customerId,
    lines: [line, { ...line, classReferenceId: direct }],
    ...inPortland,
  });
  expect(order.classReferenceId).toBe(wholesale);
  expect(order.lines.map(({ classReferenceId }) => classReferenceId)).toEqual([null, direct]);
});

test("an adjustment without a class takes that of the item, or else of the location", () => {
  session.patch(`/locations/${pdx}`, { classReferenceId: direct });
  const item = rows("/items?kind=stock&status=active").find(
    ({ classReferenceId, tracking }) => !classReferenceId && tracking === "none",
  );
  const bin = rows(`/items/${String(item?.id)}/bin-quantities`).find(
    (row) => row.locationId === pdx,
  )?.bin;
  const found = (more: JsonObject) =>
    session.post("/inventory-adjustments", {
      ...{ locationId: pdx, reason: "found", ...more },
      reference: String(rows("/inventory-adjustments").length),
      lines: [{ itemId: item?.id, bin, quantityChange: ea("1", String(item?.baseUnit)) }],
    }).journalEntryId;
  session.patch(`/items/${String(item?.id)}`, { categoryId: null });
  expect(classesOf(found({}))).toEqual([direct, direct]);
  session.patch(`/items/${String(item?.id)}`, { classReferenceId: wholesale });
  expect(classesOf(found({}))).toEqual([wholesale, wholesale]);
  expect(classesOf(found({ classReferenceId: direct }))).toEqual([direct, direct]);
});

test("a line of an expense has its own class, or that of the expense", () => {
  const account = expenseAccount();
  const spent = { accountId: account?.id, amount: usd("10.00") };
  const [bank] = rows("/accounts?type=bank").filter((one) => one.currency === "USD");
  const expense = session.post("/expenses", {
    ...{ expenseDate: "2026-04-28", currency: "USD", paidFromAccountId: bank?.id },
    payee: { type: "other", name: "Pine Deli" },
    classReferenceId: wholesale,
    lines: [spent, { ...spent, classReferenceId: direct }],
  });
  expect(classesOf(expense.journalEntryId)).toEqual([wholesale, direct, wholesale]);
  const { journalEntryId } = session.patch(`/expenses/${expense.id}`, { classReferenceId: null });
  expect(classesOf(journalEntryId)).toEqual([null, direct, null]);
});

test("an address that an update sends takes the place of the one before", () => {
  const line1 = { line1: "18 Pine Street", city: "Portland", region: "OR", country: "US" };
  const address = { ...line1, postalCode: "97204" };
  const { address: changed } = session.patch(`/locations/${pdx}`, { address });
  expect(changed).toMatchObject({ ...address, attention: null, phone: null });
  const [method] = rows("/ship-methods");
  const path = `/ship-methods/${String(method?.id)}`;
  session.patch(path, { customerCharge: { basis: "flat", flatAmount: usd("9.00") } });
  const { customerCharge } = session.patch(path, { customerCharge: { basis: "none" } });
  expect(customerCharge).toEqual({
    ...{ basis: "none", flatAmount: null, markupPercent: "0", freeFrom: null },
  });
});

test("what a channel or a location leaves empty does not come from what it names", () => {
  const [lender] = rows("/customers").filter((one) => one.classReferenceId);
  const shop = { code: "elk-shop", name: "Elk shop", kind: "web_shop", customerId: lender?.id };
  expect(session.post("/external-channels", shop)).toMatchObject({
    locationId: null,
    classReferenceId: null,
  });
  session.patch(`/locations/${pdx}`, { classReferenceId: direct });
  const address = { line1: "7 Quay", city: "Astoria", region: "OR", country: "US" };
  const place = session.post("/locations", {
    ...{ code: "AST", name: "Astoria", replenishFromLocationId: pdx },
    address: { ...address, postalCode: "97103" },
  });
  expect(place).toMatchObject({ classReferenceId: null, receivingBin: null, status: "active" });
});

test("an order has what its estimate leaves empty, not what the customer has", () => {
  const [buyer] = rows("/customers?status=active").filter(
    (one) => one.salesRepId && one.paymentTermId && one.currency === "USD",
  );
  const estimate = session.post("/estimates", {
    ...{ customerId: buyer?.id, paymentTermId: null, salesRepId: null },
    lines: [{ itemId: bicycle, quantity: ea("1"), unitPrice: usd("900.00") }],
  });
  session.post(`/estimates/${estimate.id}/issue`, {});
  session.post(`/estimates/${estimate.id}/convert`, {});
  const order = rows("/sales-orders").find(({ estimateId }) => estimateId === estimate.id);
  expect(order).toMatchObject({ paymentTermId: null, salesRepId: null });
});

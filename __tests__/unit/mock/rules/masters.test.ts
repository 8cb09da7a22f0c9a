import { objectAt, objectsAt, type JsonObject } from "../../../../src/openapi/json";
import { ea, openSession, usd, type Session } from "../../../support/mock-session";
import { toReno } from "../../../support/addresses";

let session: Session;

beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const accessories = "cat_2r5k7n1t8a";
const newItem = (more: JsonObject) =>
  session.post("/items", {
    kind: "stock",
    sku: "BAG-1",
    name: "Bag",
    baseUnit: "ea",
    listPrice: usd("40.00"),
    ...more,
  });

test("a category lends to its items and to those below it, and copies nothing", () => {
  const bags = session.post("/item-categories", { name: "Bags", parentId: accessories });
  expect(bags).toMatchObject({ revenueAccountId: null, inventoryAccountId: null, taxCodeId: null });
  const item = newItem({ categoryId: bags.id });
  expect(item).toMatchObject({ revenueAccountId: null, cogsAccountId: null, taxCodeId: null });
  session.post("/inventory-adjustments", {
    locationId: "loc_2v9k4m7pdx",
    reason: "found",
    lines: [{ itemId: item.id, bin: "B-03-4", quantityChange: ea("5"), unitCost: usd("10.0000") }],
  });
  const order = session.post("/sales-orders", {
    customerId: "cus_1w4e7b0shp",
    locationId: "loc_2v9k4m7pdx",
    shippingAddress: toReno,
    lines: [{ itemId: item.id, quantity: ea("1") }],
  });
  expect(objectAt(order, "totals").tax).toEqual(usd("3.31"));
  session.post(`/sales-orders/${order.id}/issue`, {});
  const { lines } = session.post(`/sales-orders/${order.id}/ship`, {}) && order;
  const shipped = session.get(`/sales-orders/${order.id}`);
  const { journalEntryId } = session.get(
    `/shipments/${String((shipped.shipmentIds as string[])[0])}`,
  );
  const used = session
    .get(`/journal-entries/${String(journalEntryId)}`)
    .lines.map(({ accountId }) => accountId);
  const lender = session.get(`/item-categories/${accessories}`);
  expect(lines).toHaveLength(1);
  expect(used).toEqual(
    expect.arrayContaining([
      lender.revenueAccountId,
      lender.inventoryAccountId,
      lender.cogsAccountId,
    ]),
  );
});

test("an item stays on the old inventory account of its category until its stock is gone", () => {
  const path = "/item-categories";
  const bags = session.post(path, { name: "Bags", inventoryAccountId: "acc_9r3n7k1t5c" });
  const item = newItem({ categoryId: bags.id });
  const adjust = (change: string, more: JsonObject = {}) => {
    const { journalEntryId } = session.post("/inventory-adjustments", {
      locationId: "loc_2v9k4m7pdx",
      reason: "correction",
      lines: [{ itemId: item.id, bin: "B-03-4", quantityChange: ea(change), ...more }],
    });
    return session
      .get(`/journal-entries/${String(journalEntryId)}`)
      .lines.map(({ accountId }) => accountId);
  };
  const account = () =>
    objectsAt(session.get(`/stock?itemId=${item.id}`), "data")[0]?.inventoryAccountId;
  adjust("5", { unitCost: usd("10.0000") });
  session.patch(`${path}/${bags.id}`, { inventoryAccountId: "acc_2k8r4n6t1p" });
  expect(adjust("1")).toContain("acc_9r3n7k1t5c");
  expect(account()).toBe("acc_9r3n7k1t5c");
  expect(adjust("-6")).toContain("acc_9r3n7k1t5c");
  expect(adjust("1", { unitCost: usd("10.0000") })).toContain("acc_2k8r4n6t1p");
  expect(account()).toBe("acc_2k8r4n6t1p");
});

test("a template fills in what a request leaves out", () => {
  const { id, defaults } = session.get("/item-templates/itt_3k7n5r1v9c");
  const { revenueAccountId, cogsAccountId } = defaults as JsonObject;
  const attributes = { frame_size: 54 };
  const item = newItem({ kind: "assembly", templateId: id, cogsAccountId: null, attributes });
  expect(item).toMatchObject({ revenueAccountId, cogsAccountId: null, tracking: "serial" });
  expect(cogsAccountId).not.toBeNull();
});

test("of a bank account that is sent, the last four digits come back", () => {
  const account = {
    holder: "Clackamas Wheel",
    bank: "Willamette Pacific",
    country: "US",
    routing: "323099994",
  };
  const bankAccount = { ...account, accountNumber: "004418820356" };
  const vendor = session.post("/vendors", { name: "Clackamas Wheel", bankAccount });
  const { accountNumberLast4 } = vendor.bankAccount as JsonObject;
  expect(accountNumberLast4).toBe("0356");
  expect(vendor.bankAccount).not.toHaveProperty("accountNumber");
  const other = { ...account, accountNumber: "770000009911" };
  expect(session.patch(`/vendors/${vendor.id}`, { bankAccount: other }).bankAccount).toMatchObject({
    accountNumberLast4: "9911",
  });
});

test("the sandbox answers with its own credential", () => {
  const ask = (host: string) =>
    session.mock.handle({
      method: "GET",
      path: "/health/api",
      headers: { Authorization: "Bearer iat_test", Host: host },
    }).body;
  expect(ask("sandbox.api.ianai.example")).toMatchObject({
    environment: "sandbox",
    credential: { type: "personal_token", name: "first steps" },
  });
  expect(ask("api.ianai.example")).toMatchObject({
    environment: "production",
    credential: { type: "client", name: "Web shop integration" },
  });
});

test("what is only about an item goes with it", () => {
  const { id } = newItem({});
  const setting = session.post("/stock-settings", { itemId: id, locationId: "loc_2v9k4m7pdx" });
  const rule = session.post("/price-rules", {
    name: "Bags",
    conditions: { itemIds: [id] },
    effect: { type: "percent_off", percent: "5" },
  });
  expect(session.call("DELETE", `/items/${id}`).status).toBe(204);
  expect(session.refusal("GET", `/stock-settings/${setting.id}`)).toBe("404 not-found");
  expect(session.refusal("GET", `/price-rules/${rule.id}`)).toBe("404 not-found");
});

test("an attribute that loses its only category is switched off, not put on all items", () => {
  const category = session.post("/item-categories", { name: "Bags" });
  const attribute = session.post("/item-attributes", {
    valueType: "boolean",
    code: "waterproof",
    name: "Waterproof",
    categoryIds: [category.id],
  });
  expect(session.call("DELETE", `/item-categories/${category.id}`).status).toBe(204);
  expect(session.get(`/item-attributes/${attribute.id}`)).toMatchObject({
    categoryIds: [],
    status: "inactive",
  });
});

test("items outlive their template", () => {
  const template = session.post("/item-templates", {
    name: "Bags",
    itemKind: "stock",
    defaults: { leadTimeDays: 9 },
  });
  const item = newItem({ templateId: template.id });
  expect(session.call("DELETE", `/item-templates/${template.id}`).status).toBe(204);
  expect(session.get(`/items/${item.id}`)).toMatchObject({ templateId: null, leadTimeDays: 9 });
});

test("a location counts its bins, tells what its stock is worth, and closes without documents", () => {
  const address = { line1: "1 Elm", city: "Eugene", region: "OR", postalCode: "97401" };
  const made = session.post("/locations", {
    code: "EUG",
    name: "Eugene",
    address: { ...address, country: "US" },
    usesBins: true,
  });
  const path = `/locations/${made.id}`;
  session.post("/bin-locations", { locationId: made.id, code: "A1" });
  expect([made.binCount, session.get(path).binCount]).toEqual([0, 1]);
  const { inventoryValue } = session.get("/locations/loc_2v9k4m7pdx?fields=inventoryValue");
  expect(Number(objectAt({ inventoryValue }, "inventoryValue").amount)).toBeGreaterThan(0);
  const order = session.post("/sales-orders", {
    customerId: "cus_5m2r8k4rvs",
    locationId: made.id,
    lines: [{ itemId: "itm_2d5j8s0f7g", quantity: ea("1") }],
  });
  const close = { status: "inactive" };
  expect(session.refusal("PATCH", path, close)).toBe("409 location-has-stock");
  session.call("DELETE", `/sales-orders/${order.id}`);
  expect(session.patch(path, close).status).toBe("inactive");
});

test("what is looked up does not change a version, and a bin on a draft stays", () => {
  const bin = session.post("/bin-locations", { locationId: "loc_2v9k4m7pdx", code: "Z-1" });
  const dealer = "/customers/cus_5m2r8k4rvs";
  const tag = (path: string) => session.call("GET", path).headers.ETag;
  const before = [tag(dealer), tag(`/bin-locations/${bin.id}`)];
  const light = "itm_8c4t6k1n9r";
  const order = session.post("/sales-orders", {
    customerId: "cus_5m2r8k4rvs",
    locationId: "loc_2v9k4m7pdx",
    lines: [{ itemId: light, quantity: ea("1") }],
  });
  session.post(`/sales-orders/${order.id}/issue`, {});
  session.post("/inventory-transfers", {
    fromLocationId: "loc_2v9k4m7pdx",
    toLocationId: "loc_2v9k4m7pdx",
    lines: [{ itemId: light, quantity: ea("1"), fromBin: "B-03-4", toBin: "Z-1" }],
  });
  const path = `/bin-locations/${bin.id}`;
  expect(session.refusal("DELETE", path)).toBe("409 record-in-use");
  session.post("/inventory-adjustments", {
    locationId: "loc_2v9k4m7pdx",
    reason: "found",
    lines: [{ itemId: light, bin: "Z-1", quantityChange: ea("1") }],
  });
  expect(session.get(path).isEmpty).toBe(false);
  expect([tag(dealer), tag(path)]).toEqual(before);
});

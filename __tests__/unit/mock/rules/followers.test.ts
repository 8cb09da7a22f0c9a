import { ea, openSession, type Session } from "../../../support/mock-session";
import { objectAt, objectsAt } from "../../../../src/openapi/json";

// What follows a change of something else: price rules, and the moments of figures.

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const [pdx, rno] = ["loc_2v9k4m7pdx", "loc_8c3w6n2rn0"];
const light = "itm_8c4t6k1n9r";
const lines = [{ itemId: light, quantity: ea("1") }];
test("a rule that has priced lines is out of use without its category", () => {
  const rules = () => objectsAt(session.get("/price-rules"), "data");
  const category = session.post("/item-categories", { name: "Pumps" });
  const rule = session.post("/price-rules", {
    name: "Pumps",
    conditions: { itemCategoryIds: [category.id] },
    effect: { type: "percent_off", percent: "10" },
  });
  const item = {
    kind: "stock",
    sku: "PUMP",
    name: "Pump",
    baseUnit: "ea",
    categoryId: category.id,
  };
  const pump = session.post("/items", {
    ...item,
    listPrice: { amount: "20.0000", currency: "USD" },
  });
  const order = { customerId: "cus_9n6t3q7ktn", lines: [{ itemId: pump.id, quantity: ea("1") }] };
  session.post("/sales-orders", order);
  session.patch(`/items/${pump.id}`, { categoryId: null });
  expect(session.call("DELETE", `/item-categories/${category.id}`).status).toBe(204);
  expect(rules().find(({ id }) => id === rule.id)?.status).toBe("inactive");
});

test("figures of an item have moved with what is reserved, blocked, and to come, at their location", () => {
  const path = `/items/${light}/quantity`;
  const moments = () =>
    ["", `?locationId=${pdx}`, `?locationId=${rno}`].map((query) =>
      String(session.get(path + query).updatedAt),
    );
  const isLater = (before: string[]) => moments().map((at, index) => at > String(before[index]));
  const before = moments();
  const order = session.post("/sales-orders", {
    customerId: "cus_9n6t3q7ktn",
    locationId: pdx,
    lines,
  });
  expect(isLater(before)).toEqual([false, false, false]);
  session.post(`/sales-orders/${order.id}/issue`, {});
  expect(isLater(before)).toEqual([true, true, false]);
  const sealant = "/items/itm_2d5j8s0f7g/quantity";
  const was = String(session.get(sealant).updatedAt);
  session.patch("/lots/lot_7d4k9m2v6s", { status: "quarantined", statusReason: "Leaks" });
  expect(String(session.get(sealant).updatedAt) > was).toBe(true);
});

test("a customer type counts its customers as of now", () => {
  const count = (id: string) => session.get(`/customer-types/${id}`).customerCount;
  const [dealers, clubs] = ["cty_4h8n2k6r0s", "cty_2n6t8k4r5c"] as const;
  expect([count(dealers), count(clubs)]).toEqual([2, 0]);
  session.patch("/customers/cus_5m2r8k4rvs", { customerTypeId: clubs });
  expect([count(dealers), count(clubs)]).toEqual([1, 1]);
});

test("templates lose an attribute that is deleted", () => {
  const color = { valueType: "text", code: "bag_color", name: "Color" };
  const { id } = session.post("/item-attributes", color);
  const defaults = { isSellable: true, attributes: { bag_color: "red", frame_material: "steel" } };
  const template = session.post("/item-templates", { name: "Bag", itemKind: "stock", defaults });
  expect(session.call("DELETE", `/item-attributes/${id}`).status).toBe(204);
  expect(session.get(`/item-templates/${template.id}`).defaults).toEqual({
    ...defaults,
    attributes: { frame_material: "steel" },
  });
});

test("categories are in the order of their tree", () => {
  const names = (query = "") =>
    objectsAt(session.get(`/item-categories?${query}`), "data").map(({ name }) => name);
  const bicycles = ["Bicycles", "Road bicycles", "Gravel bicycles", "Cargo bicycles"];
  const tree = [...bicycles, "Frame parts", "Accessories", "Workshop"];
  expect(names()).toEqual(tree);
  expect(names("sort=-path")).toEqual(tree.toReversed());
  expect(names("limit=2")).toEqual(bicycles.slice(0, 2));
});

test("a shipment takes over a custom field of its order that it has too", () => {
  const field = { entityType: "sales_order", key: "gate", dataType: "text", label: "Gate" };
  session.post("/custom-fields", { ...field, copiesTo: ["shipment"] });
  const { id } = session.post("/sales-orders", {
    customerId: "cus_5m2r8k4rvs",
    customFields: { delivery_window: "morning", gate: "4" },
    lines,
  });
  session.post(`/sales-orders/${id}/issue`, {});
  const { shipment } = session.post(`/sales-orders/${id}/ship`, {});
  expect(
    session.get(`/shipments/${String(objectAt({ shipment }, "shipment").id)}`).customFields,
  ).toEqual({ delivery_window: "morning" });
});

test("nothing is charged for the freight of a canceled order", () => {
  const shippingCharge = { amount: "10.00", currency: "USD" };
  const { id } = session.post("/sales-orders", {
    customerId: "cus_5m2r8k4rvs",
    shippingCharge,
    lines,
  });
  session.put(`/sales-orders/${id}/status`, { status: "cancelled", reason: "Ordered twice." });
  expect(session.get(`/sales-orders/${id}`).shippingCharge).toEqual({
    ...shippingCharge,
    amount: "0.00",
  });
});

test("deposits and reservations change their order, so that polls see it", () => {
  const issue = (quantity: string, promisedDate: string) => {
    const line = { itemId: light, quantity: ea(quantity) };
    const { id } = session.post("/sales-orders", {
      customerId: "cus_5m2r8k4rvs",
      promisedDate,
      lines: [line],
    });
    return session.post(`/sales-orders/${id}/issue`, { approveCreditExcess: true });
  };
  const [first, second] = [issue("1000", "2026-05-20"), issue("5", "2026-06-01")];
  const { updatedAt } = session.put(`/sales-orders/${first.id}/status`, {
    status: "cancelled",
    reason: "Ordered twice.",
  });
  const reserved = session.get(`/sales-orders/${second.id}`);
  expect(reserved).toMatchObject({ updatedAt, lines: [{ status: "reserved" }] });
  const amount = { amount: "10.00", currency: "USD" };
  session.post("/payments", {
    kind: "customer_payment",
    customerId: "cus_5m2r8k4rvs",
    paymentDate: "2026-04-29",
    paymentMethodId: "pmm_8t2n5k4r7a",
    amount,
    allocations: [{ type: "sales_order", salesOrderId: second.id, amount }],
  });
  const paid = session.get(`/sales-orders/${second.id}`);
  expect(paid.depositAmount).toEqual(amount);
  expect(String(paid.updatedAt) > String(updatedAt)).toBe(true);
});

test("a primary contact gets all documents unless the request names some", () => {
  const all = ["order_confirmation", "shipping_notice", "invoice", "statement"];
  const contact = { name: "Ann Lee", email: "ann@lee.example" };
  const made = (primaryContact?: object) =>
    session.post("/customers", {
      kind: "business",
      name: "Lee Cycles",
      ...(primaryContact && { primaryContact }),
    });
  expect(made(contact).primaryContact).toMatchObject({ receives: all });
  const few = { ...contact, receives: ["invoice"] };
  expect(made(few).primaryContact).toMatchObject({ receives: ["invoice"] });
  expect(session.post(`/customers/${made().id}/primary-contact`, contact)).toMatchObject({
    receives: all,
  });
});

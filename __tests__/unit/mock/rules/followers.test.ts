import { ea, openSession, type Session } from "../../../support/mock-session";
import { objectsAt } from "../../../../src/openapi/json";

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

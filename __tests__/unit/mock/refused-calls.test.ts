import { openSession, ea, type Session } from "../../support/mock-session";
import { createStore } from "../../../src/mock/store";

let session: Session;

beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const order = (customerId: string, itemId: string) => ({
  customerId,
  lines: [{ itemId, quantity: ea("1") }],
});

test("an id in a body that names nothing is refused, and its place is named", () => {
  const { call } = session;
  const answer = call("POST", "/sales-orders", order("cus_0000000000", "itm_0000000000"));
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({
    code: "validation-failed",
    errors: [
      { pointer: "/customerId", rule: "reference" },
      { pointer: "/lines/0/itemId", rule: "reference" },
    ],
  });
});

test("an id of another kind is refused", () => {
  expect(session.refusal("POST", "/sales-orders", order("itm_2d5j8s0f7g", "itm_2d5j8s0f7g"))).toBe(
    "422 validation-failed",
  );
});

test("a line of another record than the request is about is refused, and nothing is shipped", () => {
  const [own, other] = ["cus_5m2r8k4rvs", "cus_9n6t3q7ktn"].map((customer) => {
    const { id } = session.post("/sales-orders", order(customer, "itm_2d5j8s0f7g"));
    return session.post(`/sales-orders/${id}/issue`, {});
  });
  const [line] = other?.lines ?? [];
  const lines = [{ lineItemId: line?.id, quantity: ea("1") }];
  const answer = session.call("POST", `/sales-orders/${own?.id}/ship`, { lines });
  expect(answer).toMatchObject({
    status: 422,
    body: {
      errors: [
        {
          pointer: "/lines/0/lineItemId",
          message: `lineItemId names ${line?.id}, which belongs to ${other?.documentNumber}.`,
        },
      ],
    },
  });
  expect(session.get(`/sales-orders/${own?.id}`)).toMatchObject({ status: "open" });
  // Also where the body names the order.
  const rma = { salesOrderId: own?.id, lines: [{ salesOrderLineId: line?.id, quantity: ea("1") }] };
  expect(session.refusal("POST", "/rmas", rma)).toMatch(/^422/);
});

test("a deleted record is named in vain", () => {
  const { id } = session.post("/sales-orders", order("cus_5m2r8k4rvs", "itm_2d5j8s0f7g"));
  expect(session.call("DELETE", `/sales-orders/${id}`).status).toBe(204);
  expect(session.refusal("POST", "/shipments", { salesOrderId: id })).toBe("422 validation-failed");
});

test("the header Sandbox-Answer brings a refusal of the operation, and nothing else", () => {
  const ask = (code: string) =>
    session.call("POST", "/sales-orders", order("cus_5m2r8k4rvs", "itm_2d5j8s0f7g"), {
      headers: { "Sandbox-Answer": code },
    });
  const before = JSON.stringify([...session.mock.state()]);
  expect(ask("customer-on-hold")).toMatchObject({
    status: 409,
    body: { code: "customer-on-hold", status: 409 },
  });
  expect(ask("rate-limited")).toMatchObject({ status: 429, headers: { "Retry-After": "12" } });
  expect(ask("service-unavailable").status).toBe(503);
  expect(ask("rma-not-open")).toMatchObject({ status: 400, body: { code: "invalid-parameter" } });
  expect(JSON.stringify([...session.mock.state()])).toBe(before);
});

test("work that throws leaves the store as it was, with what it removed", () => {
  const store = createStore(new Map([["/cats", [{ id: "cat_1", name: "Tom" }]]]));
  const work = () => {
    store.put("/cats", {
      id: "cat_1",
      name: "Tim",
      kittens: [{ id: "kit_1", name: "A", age: 1, x: 2 }],
    });
    store.put("/cats", { id: "cat_2" });
    store.remove("/cats", "cat_1", "2026-01-01T00:00:00Z");
    expect(store.changes()).toMatchObject([{ id: "cat_1" }, { id: "cat_2", before: undefined }]);
    throw new Error("No.");
  };
  expect(() => store.atomically(work)).toThrow("No.");
  expect(store.list("/cats")).toEqual([{ id: "cat_1", name: "Tom" }]);
  expect(store.find("kit_1")).toBeUndefined();
  expect(store.tombstones("/cats")).toEqual([]);
  expect(store.changes()).toEqual([]);
});

test.each([
  ["PATCH", "/lots/lot_0000000000", { status: "quarantined", statusReason: "Clotted" }],
  ["PATCH", "/items/itm_0000000000", { stockSettings: [] }],
  ["PATCH", "/stock-settings/sst_0000000000", { reorderPoint: ea("6") }],
  ["POST", "/vendors/ven_0000000000/merge", { sourceVendorId: "ven_6r1n9k4t7c" }],
  ["GET", "/vendors/ven_0000000000/transactions", undefined],
])("%s %s finds nothing, whatever is sent", (method, path, body) => {
  expect(session.refusal(method, path, body)).toBe("404 not-found");
});

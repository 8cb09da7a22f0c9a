import { objectAt, objectsAt, type JsonObject } from "../../../../src/openapi/json";
import { ea, openSession, type Session } from "../../../support/mock-session";

// What pages about production promise at the edges: scrapped pieces, orders that are canceled, steps that do not overlap.

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const [road, gravel, light] = ["itm_7k2m9x4q8d", "itm_3h8p5w2z6t", "itm_8c4t6k1n9r"];
const bom = "/boms/bom_7r4k2n9t6v";
const routing = "/assembly-routings/rtg_3n8k5r1t7v";
const issuedPlan = "/work-plans/wpl_4k9r2n7t6m";
const draft = "/work-orders/wor_3n8t1k6r4x";
const part = (more: object = {}) => ({ itemId: light, quantity: ea("1"), ...more });

const issuedOrder = (pieces: string, more: object = {}) => {
  const options = { frame_color: "moss-green" };
  const body = { itemId: road, quantity: ea(pieces), options, ...more };
  const { id } = session.post("/work-orders", body);
  session.post(`/work-orders/${id}/issue`, {});
  return `/work-orders/${id}`;
};
const stepsOf = (order: string) => objectsAt(session.get(order), "operations");
const report = (order: string, index: number, body: JsonObject) =>
  session.post(`${order}/operations/${String(stepsOf(order)[index]?.id)}/complete`, {
    minutes: "10",
    ...body,
  });

test("an item without a default is built from its active BOM", () => {
  session.patch(bom, { isDefault: false });
  expect(session.get(`/items/${road}`).bomId).toBeNull();
  const made = session.post("/work-orders", { itemId: road, quantity: ea("1") });
  expect(bom).toContain(String(made.bomId));
  session.patch(bom, { isDefault: true });
  expect(bom).toContain(String(session.get(`/items/${road}`).bomId));
});

test("an order is not issued from a BOM that is not in effect when it starts", () => {
  const { id } = session.post("/boms", {
    ...{ itemId: road, components: [part()] },
    ...{ status: "active", effectiveFrom: "2026-09-01" },
  });
  const named = { bomId: id, options: { frame_color: "slate" } };
  const order = session.post("/work-orders", { itemId: road, quantity: ea("1"), ...named });
  const path = `/work-orders/${order.id}/issue`;
  expect(session.refusal("POST", path, {})).toBe("409 bom-missing");
  session.patch(`/work-orders/${order.id}`, { startDate: "2026-09-01" });
  session.post(path, {});
});

test("a BOM names the steps of its routing, and an order at another routing uses its first step", () => {
  const steps = { components: [part({ operationNumber: 70 })], status: "active" };
  const made = session.post("/boms", { itemId: road, ...steps });
  const named = { assemblyRoutingId: "rtg_3n8k5r1t7v" };
  expect(session.mistakes("PATCH", `/boms/${made.id}`, named)).toEqual([
    "/assemblyRoutingId reference",
  ]);
  const order = { itemId: road, quantity: ea("1"), bomId: made.id, ...named };
  expect(session.post("/work-orders", order).components).toMatchObject([{ operationNumber: 10 }]);
});

test("a step has some yield", () => {
  const [step] = objectsAt(session.get(routing), "operations");
  const operations = [{ id: step?.id, yieldPercent: "0" }];
  expect(session.mistakes("PATCH", routing, { operations })).toEqual([
    "/operations/0/yieldPercent range",
  ]);
});

test("things that are not counted cost nothing in a roll-up", () => {
  const tape = session.post("/items", {
    kind: "non_stock",
    sku: "TAPE",
    name: "Tape",
    baseUnit: "ea",
  });
  const { components, costRollUp } = session.post("/boms", {
    ...{ itemId: gravel, components: [{ itemId: tape.id, quantity: ea("3") }] },
  });
  expect(components).toMatchObject([{ unitCost: null }]);
  expect(costRollUp).toMatchObject({ material: { amount: "0.0000" } });
});

test("once per build stays once, whatever the quantity", () => {
  const components = [
    part({ isFixedQuantity: true }),
    part({ itemId: "itm_4c9t1k7r5n", quantity: ea("1", "set") }),
  ];
  const made = session.post("/boms", { itemId: gravel, status: "active", components });
  const build = session.post("/builds", { itemId: gravel, quantity: ea("2"), bomId: made.id });
  const more = session.patch(`/builds/${build.id}`, { quantity: ea("6") });
  expect(more.components).toMatchObject([
    { quantityPlanned: { value: "1" } },
    { quantityPlanned: { value: "6" } },
  ]);
});

test("pieces that were scrapped reach no later step", () => {
  const order = issuedOrder("3");
  report(order, 0, { quantity: ea("2"), quantityScrapped: ea("1"), scrapReason: "Out of line." });
  const waiting = objectsAt(session.get("/work-centers/wkc_5r8t3k6n2p/work-orders"), "data");
  expect(waiting.find(({ workOrderId }) => order.endsWith(String(workOrderId)))).toMatchObject({
    quantityOpen: ea("2"),
  });
  const { components, canBuild } = session.get(`${order}/available-stock`);
  expect(components).toMatchObject([
    { required: { value: "0" } },
    { required: { value: "0.7" } },
    { required: { value: "2" } },
    { required: { value: "2" } },
  ]);
  expect(canBuild).toBe(2);
});

test("the next step waits for all pieces where steps do not overlap", () => {
  const [step] = objectsAt(session.get(routing), "operations");
  session.patch(routing, { operations: [{ id: step?.id, overlap: false }] });
  const order = issuedOrder("2");
  const statuses = () => stepsOf(order).map(({ status }) => status);
  report(order, 0, { quantity: ea("1") });
  expect(statuses()).toEqual(["paused", "pending", "pending"]);
  report(order, 0, { quantity: ea("1") });
  expect(statuses()).toEqual(["completed", "ready", "pending"]);
});

test("an order does not grow once a step is completed", () => {
  const order = issuedOrder("2");
  report(order, 0, { quantity: ea("1") });
  session.patch(order, { quantity: ea("3") });
  report(order, 0, { quantity: ea("2") });
  expect(session.refusal("PATCH", order, { quantity: ea("4") })).toBe(
    "409 work-order-not-editable",
  );
});

test("an order that is closed finishes what has passed, and is not closed without a piece", () => {
  const order = issuedOrder("3");
  report(order, 0, { quantity: ea("2") });
  const close = { closeRest: true };
  expect(session.refusal("POST", `${order}/complete`, close)).toBe("409 transition-not-allowed");
  report(order, 1, { quantity: ea("2") });
  report(order, 2, { quantity: ea("1") });
  expect(session.post(`${order}/complete`, close)).toMatchObject({
    build: { quantity: ea("1") },
    workOrder: { status: "closed", quantityCompleted: ea("1"), quantityOpen: ea("0") },
  });
});

test("drafts take the place of canceled orders when a line of a plan changes", () => {
  session.put(`${draft}/status`, { status: "cancelled", reason: "Not wanted." });
  const change = { lines: [{ id: "wpn_6t9k3n7r1w", quantity: ea("8") }] };
  const [, line] = objectsAt(session.patch(issuedPlan, change), "lines");
  const [first, second, ...rest] = line?.workOrderIds as string[];
  expect(draft).toContain(String(first));
  expect(rest).toEqual([]);
  expect(session.get(draft)).toMatchObject({ status: "cancelled", quantity: ea("6") });
  expect(session.get(`/work-orders/${second}`)).toMatchObject({
    status: "draft",
    quantity: ea("8"),
  });
});

test("a line that makes fewer orders cancels the last ones, but none on hold", () => {
  const lines = (lotSize: number) => ({ lines: [{ id: "wpn_6t9k3n7r1w", lotSize }] });
  const [, line] = objectsAt(session.patch(issuedPlan, lines(3)), "lines");
  const last = `/work-orders/${String((line?.workOrderIds as string[])[1])}`;
  session.post(`${last}/issue`, {});
  session.put(`${last}/status`, { status: "on_hold", reason: "No paint." });
  expect(session.refusal("PATCH", issuedPlan, lines(6))).toBe("409 transition-not-allowed");
  session.put(`${last}/status`, { status: "issued" });
  session.patch(issuedPlan, lines(6));
  expect(session.get(last)).toMatchObject({
    ...{ status: "cancelled", statusReason: null, quantityOpen: ea("0") },
    components: [{ quantityReserved: { value: "0" } }, {}, {}, {}],
  });
});

test("finished pieces take their part of what each operation has cost, and no more", () => {
  const order = issuedOrder("4");
  report(order, 0, { quantity: ea("4"), minutes: "60" });
  report(order, 1, { quantity: ea("1"), minutes: "60" });
  report(order, 2, { quantity: ea("1"), minutes: "60" });
  const done = session.post(`${order}/complete`, {});
  const [build, workOrder] = [objectAt(done, "build"), objectAt(done, "workOrder")];
  // A quarter of an hour of welding, and an hour each of painting and assembly.
  expect(build.cost).toMatchObject({ labor: { amount: "74.55" } });
  expect(objectsAt(build, "components")[0]).toMatchObject({ quantityUsed: { value: "1" } });
  expect(workOrder.cost).toMatchObject({ labor: { amount: "100.20" } });
});

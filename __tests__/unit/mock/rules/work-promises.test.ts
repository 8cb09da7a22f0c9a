import { ea, openSession, usd, type Session } from "../../../support/mock-session";
import { objectAt, objectsAt, type JsonObject } from "../../../../src/openapi/json";

// What pages about work orders promise: clocks of employees, components, and reversed builds.

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const bicycle = "itm_7k2m9x4q8d";
const [ingrid, marcus] = ["emp_3n7k1r9t4s", "emp_6k2t8n5r1b"];
const partsOf = (order: JsonObject, name: string) =>
  objectsAt(session.get(`/work-orders/${String(order.id)}`), name);
const issuedOrder = (pieces = "1") => {
  const order = session.post("/work-orders", {
    itemId: bicycle,
    quantity: ea(pieces),
    locationId: "loc_2v9k4m7pdx",
    options: { frame_color: "moss-green" },
  });
  session.post(`/work-orders/${order.id}/issue`, {});
  return order;
};

test("an employee who starts work elsewhere is stopped where the clock runs", () => {
  const [first, second] = [issuedOrder(), issuedOrder()];
  const start = (order: JsonObject, operatorId: string) =>
    session.post(`/work-orders/${String(order.id)}/start`, { operatorId });
  const clock = (order: JsonObject) => partsOf(order, "operations")[0];
  session.patch("/work-centers/wkc_2k7n4r9t1w", { operatorIds: [ingrid, marcus], stations: 4 });
  start(first, ingrid);
  expect(clock(first)).toMatchObject({ status: "in_progress", operatorIds: [ingrid] });
  const again = `/work-orders/${first.id}/operations/${String(clock(first)?.id)}/start`;
  expect(session.refusal("POST", again, { operatorId: ingrid })).toBe("409 transition-not-allowed");
  start(second, ingrid);
  expect(clock(first)).toMatchObject({ status: "paused", operatorIds: [] });
  expect(Number(clock(first)?.reportedMinutes)).toBeGreaterThan(0);
  expect(clock(second)).toMatchObject({ status: "in_progress", operatorIds: [ingrid] });
  const third = issuedOrder();
  start(third, marcus);
  expect(clock(second)).toMatchObject({ operatorIds: [ingrid] });
});

const reportAt = (order: JsonObject, index: number) =>
  `/work-orders/${String(order.id)}/operations/${String(partsOf(order, "operations")[index]?.id)}/complete`;

test("several employees run their clocks at one operation; a start without one runs none", () => {
  const order = issuedOrder("2");
  const at = `/work-orders/${order.id}`;
  session.patch("/work-centers/wkc_2k7n4r9t1w", { operatorIds: [ingrid, marcus] });
  session.post(`${at}/start`, { operatorId: ingrid, startedAt: "2026-04-29T08:00:00Z" });
  const again = reportAt(order, 0).replace(/complete$/, "start");
  const joined = session.post(again, { operatorId: marcus, startedAt: "2026-04-29T09:00:00Z" });
  expect(objectsAt(joined, "operations")[0]).toMatchObject({ operatorIds: [ingrid, marcus] });
  expect(session.refusal("POST", again, {})).toBe("409 transition-not-allowed");
  const skip = { skipOpenOperations: true };
  expect(session.refusal("POST", `${at}/complete`, skip)).toBe("409 operations-open");
  const scan = { barcode: `${String(order.documentNumber)}/10`, quantity: ea("1") };
  const done = session.post("/work-orders/operations/scan", {
    ...scan,
    scannedAt: "2026-04-29T10:00:00Z",
  });
  expect(done).toMatchObject({
    operation: { reportedMinutes: "180" },
    message: `${String(order.documentNumber)} operation 10: 1 ea passed on, 1 ea open.`,
  });
  session.post(again, { startedAt: "2026-04-29T11:00:00Z" });
  expect(session.post(reportAt(order, 0), {}).operations).toMatchObject([
    { reportedMinutes: "180", status: "completed" },
    {},
    {},
  ]);
});

test("a scan that reports what has arrived says how many pieces are open", () => {
  const order = issuedOrder("3");
  session.post(reportAt(order, 0), { minutes: "10", quantity: ea("2") });
  const scan = () =>
    session.post("/work-orders/operations/scan", { barcode: `${String(order.documentNumber)}/20` });
  expect(scan().message).toBe(`${String(order.documentNumber)} operation 20 started.`);
  expect(scan()).toMatchObject({
    operation: { status: "paused" },
    message: `${String(order.documentNumber)} operation 20: 2 ea passed on, 1 ea open.`,
  });
});

test("pieces come into stock in parts, with the numbers that were stamped; open operations stay open", () => {
  const order = issuedOrder("3");
  const done = (index: number, body: JsonObject) =>
    session.post(reportAt(order, index), { minutes: "10", quantity: ea("2"), ...body });
  done(0, { serialNumbers: ["ZZ-1", "ZZ-2"] });
  done(1, {});
  done(2, {});
  const finish = () => session.post(`/work-orders/${order.id}/complete`, { quantity: ea("1") });
  expect(finish()).toMatchObject({ build: { serialNumbers: ["ZZ-1"] } });
  expect(partsOf(order, "operations")[0]).toMatchObject({ status: "paused" });
  expect(finish()).toMatchObject({ build: { serialNumbers: ["ZZ-2"] } });
  const report = { minutes: "10", quantity: ea("1"), serialNumbers: ["ZZ-1"] };
  expect(session.refusal("POST", reportAt(order, 0), report)).toBe("409 finished-serial-taken");
});

test("a correction takes back no more than later operations and reports have left", () => {
  const order = issuedOrder("2");
  const one = { minutes: "10", quantity: ea("1") };
  session.post(reportAt(order, 0), one);
  session.post(reportAt(order, 1), one);
  const back = { isCorrection: true, correctionReason: "Counted twice." };
  for (const body of [{ quantity: ea("1") }, { minutes: "20" }])
    expect(session.refusal("POST", reportAt(order, 0), { ...back, ...body })).toBe(
      "409 quantity-above-open",
    );
});

test("picked components leave stock with the first report of an operation that was never started", () => {
  const part = (itemId: string) => ({ itemId, quantity: ea("1"), operationNumber: 10 });
  const { id: bomId } = session.post("/boms", {
    itemId: bicycle,
    status: "active",
    assemblyRoutingId: "rtg_3n8k5r1t7v",
    components: [{ ...part("itm_8c4t6k1n9r"), issueMethod: "pick" }],
  });
  const order = session.post("/work-orders", {
    itemId: bicycle,
    bomId,
    quantity: ea("2"),
    locationId: "loc_2v9k4m7pdx",
    options: { frame_color: "moss-green" },
  });
  session.post(`/work-orders/${order.id}/issue`, {});
  const consumed = () => partsOf(order, "components").map((one) => one.quantityConsumed);
  expect(consumed()).toEqual([ea("0")]);
  session.post(reportAt(order, 0), { quantity: ea("1"), minutes: "20" });
  expect(consumed()).toEqual([ea("2")]);
  session.post(reportAt(order, 0), { quantity: ea("1") });
  expect(consumed()).toEqual([ea("2")]);
});

test("a correction of minutes alone opens no operation, and a completed one takes no report", () => {
  const order = issuedOrder();
  const back = { isCorrection: true, correctionReason: "Counted twice." };
  const statuses = () => partsOf(order, "operations").map(({ status }) => status);
  session.post(reportAt(order, 0), { minutes: "20" });
  session.post(reportAt(order, 0), { ...back, minutes: "10" });
  expect(partsOf(order, "operations")[0]).toMatchObject({ reportedMinutes: "10" });
  expect(statuses().slice(0, 2)).toEqual(["completed", "ready"]);
  expect(session.refusal("POST", reportAt(order, 0), { minutes: "5" })).toBe(
    "409 transition-not-allowed",
  );
  session.post(reportAt(order, 0), { ...back, quantity: ea("1") });
  expect(statuses().slice(0, 2)).toEqual(["paused", "pending"]);
});

test("rows for several orders have the steps of single ones, and planned cost stays", () => {
  const order = issuedOrder("2");
  const rows = [{ workOrderId: order.id, status: "in_progress" }];
  expect(session.put("/work-orders/status", { rows }).results).toMatchObject([
    { problem: { code: "transition-not-allowed" } },
  ]);
  const at = `/work-orders/${order.id}`;
  const { planned } = objectAt(session.get(at), "cost");
  session.patch("/work-centers/wkc_2k7n4r9t1w", { laborRate: usd("99.00") });
  expect(session.patch(at, { priority: 1 }).cost).toMatchObject({ planned });
  const paint = partsOf(order, "components").find(({ sku }) => sku === "PNT-MOSS");
  session.patch(at, { components: [{ id: paint?.id, itemId: "itm_5s8k2r7n4v" }] });
  expect(partsOf(order, "components").map(({ sku }) => sku)).toContain("PNT-SLTE");
  expect(objectsAt(session.get("/work-orders"), "data")[0]).not.toHaveProperty("components");
  session.put(`${at}/status`, { status: "on_hold", reason: "No filter." });
  const scan = { barcode: `${String(order.documentNumber)}/10` };
  expect(session.refusal("POST", "/work-orders/operations/scan", scan)).toBe(
    "409 transition-not-allowed",
  );
  expect(session.refusal("GET", "/work-centers/wkc_0000000000/work-orders")).toBe("404 not-found");
});

test("components without tracking have no lots and serial numbers", () => {
  const order = issuedOrder();
  for (const part of partsOf(order, "components")) {
    const tracking = String(session.get(`/items/${String(part.itemId)}`).tracking);
    expect("lots" in part).toBe(tracking.includes("lot"));
    expect("serialNumbers" in part).toBe(tracking.includes("serial"));
  }
});

test.each([
  ["open", "in_progress"],
  ["ended", "completed"],
])("a reversed build of an order that is %s", (_, status) => {
  const order = session.post("/work-orders", {
    itemId: bicycle,
    quantity: ea("2"),
    locationId: "loc_2v9k4m7pdx",
    options: { frame_color: "moss-green" },
  });
  const path = `/work-orders/${order.id}`;
  session.post(`${path}/issue`, {});
  session.post(`${path}/start`, {});
  const quantity = ea(status === "completed" ? "2" : "1");
  session.post(`${path}/complete`, { quantity, skipOpenOperations: true });
  const build = objectsAt(session.get("/builds"), "data").find(
    (one) => one.workOrderId === order.id,
  );
  expect(session.get(path).status).toBe(status);
  const before = objectAt(session.get(path), "cost");
  session.put(`/builds/${String(build?.id)}/status`, {
    status: "reversed",
    reason: "Counted twice",
  });
  const after = session.get(path);
  expect(after.status).toBe(status);
  if (status === "completed") expect(objectAt(after, "cost")).toEqual(before);
  else
    expect([after.quantityCompleted, objectAt(after, "cost").finished]).toEqual([
      ea("0"),
      usd("0.00"),
    ]);
});

test("an alternate has its SKU in a build, parts are rounded, and drafts have consumed nothing", () => {
  const gravel = "itm_3h8p5w2z6t";
  const build = session.post("/builds", { itemId: gravel, quantity: ea("3") });
  const at = `/builds/${build.id}`;
  const paint = objectsAt(build, "components").find(({ sku }) => sku === "PNT-SLTE");
  const row = { id: paint?.id, itemId: "itm_9v3k7n5r2t", quantityUsed: ea("1", "l") };
  const changed = session.patch(at, { components: [row] });
  expect(objectsAt(changed, "components").map(({ sku }) => sku)).toContain("PNT-MOSS");
  const found = () =>
    objectsAt(session.get("/builds?componentItemId=itm_9v3k7n5r2t"), "data").map(({ id }) => id);
  expect(found()).not.toContain(build.id);
  const done = session.post(`${at}/complete`, { quantity: ea("1"), serialNumbers: ["ZG-1"] });
  expect(objectsAt(done, "components")[1]).toMatchObject({ quantityUsed: ea("0.333333", "l") });
  expect(found()).toContain(build.id);
});

test("a layout that was just made was never changed", () => {
  session.call("DELETE", "/my-work-layout");
  const { body, headers } = session.call("POST", "/my-work-layout", {});
  expect(headers.Location).toBe("/v2/my-work-layout");
  expect(body).toMatchObject({ updatedAt: (body as JsonObject).createdAt });
});

test("a build is posted on its build date unless another day is named", () => {
  const { id } = session.post("/builds", {
    itemId: bicycle,
    quantity: ea("1"),
    buildDate: "2026-04-20",
  });
  const done = session.post(`/builds/${id}/complete`, {});
  const entry = session.get(`/journal-entries/${String(done.journalEntryId)}`);
  expect([done.buildDate, entry.postingDate]).toEqual(["2026-04-20", "2026-04-20"]);
});

test("an operation is completed with the last piece of the order, and an order that is given up ends", () => {
  const order = issuedOrder("2");
  const at = `/work-orders/${order.id}`;
  const report = (index: number, pieces: string) =>
    session.post(reportAt(order, index), { minutes: "10", quantity: ea(pieces) });
  const ends = () =>
    partsOf(order, "operations").map(({ status, completedAt }) => [status, completedAt]);
  report(0, "2");
  report(1, "1");
  report(2, "1");
  expect(ends()).toEqual([
    ["completed", expect.any(String)],
    ["paused", null],
    ["paused", null],
  ]);
  session.post(`${at}/complete`, {});
  expect(session.get(at)).toMatchObject({ status: "in_progress", completedAt: null });
  session.post(reportAt(order, 1), { minutes: "10", quantity: ea("1") });
  const wip = objectAt(session.get(at), "cost").workInProcess;
  const closed = session.put(`${at}/status`, { status: "closed", reason: "One is enough" });
  expect(closed).toMatchObject({
    completedAt: expect.any(String) as string,
    cost: { workInProcess: usd("0.00"), variance: wip },
  });
});

test("an order takes its options from the sales order line, or else those that are preselected", () => {
  const order = { itemId: bicycle, quantity: ea("1") };
  const sold = session.post("/sales-orders", {
    customerId: "cus_5m2r8k4rvs",
    lines: [{ ...order, options: { frame_color: "slate" } }],
  });
  const optionsOf = (more: JsonObject) =>
    session.post("/work-orders", { ...order, ...more }).options;
  expect([
    optionsOf({}),
    optionsOf({ salesOrderId: sold.id }),
    optionsOf({ salesOrderId: sold.id, options: { frame_color: "moss-green" } }),
  ]).toEqual(["moss-green", "slate", "moss-green"].map((color) => ({ frame_color: color })));
});

import { objectAt, objectsAt, type JsonObject } from "../../../../src/openapi/json";
import { ea, openSession, usd, type Session } from "../../../support/mock-session";

let session: Session;
const pdx = "loc_2v9k4m7pdx";
const bicycle = "itm_7k2m9x4q8d";
const tubes = "itm_4c9t1k7r5n";
const moss = "itm_9v3k7n5r2t";
const slate = "itm_5s8k2r7n4v";
const [weld, paint] = ["wkc_2k7n4r9t1w", "wkc_5r8t3k6n2p"];

beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const cost = (amount: string) => ({ amount, currency: "USD" });
const step = (operationNumber: number, more: JsonObject = {}) => ({
  operationNumber,
  name: `Step ${operationNumber}`,
  workCenterId: weld,
  runMinutes: "10",
  ...more,
});
const routing = (operations: JsonObject[], more: JsonObject = {}) =>
  session.post("/assembly-routings", {
    itemId: bicycle,
    name: "Routing",
    locationId: pdx,
    status: "active",
    operations,
    ...more,
  });
const assembly = (sku: string, more: JsonObject = {}) =>
  session.post("/items", { kind: "assembly", sku, name: sku, baseUnit: "ea", ...more });
const bom = (itemId: unknown, components: JsonObject[], more: JsonObject = {}) =>
  session.post("/boms", { itemId, status: "active", isDefault: true, components, ...more });
const workOrder = (itemId: unknown, more: JsonObject = {}) =>
  session.post("/work-orders", { itemId, quantity: ea("4"), locationId: pdx, ...more });

test("what the demo company shows of routings, BOMs, and plans is what is calculated", () => {
  const { mock, get } = session;
  const roots = [
    ["/assembly-routings", "standard"],
    ["/boms", "costRollUp"],
    ["/work-plans", "load"],
  ] as const;
  for (const [root, name] of roots) {
    const records = mock.state().get(root) ?? [];
    expect(records.length).toBeGreaterThan(1);
    for (const record of records)
      expect(get(`${root}/${String(record.id)}`)[name]).toEqual(record[name]);
  }
});

test("a routing's standard counts begun batches, crews, yields, and subcontractors at its lot size", () => {
  const operations = [
    step(20, { workCenterId: paint, setupMinutes: "10", runMinutes: "60", batchQuantity: 4 }),
    step(10, { setupMinutes: "12", crewSize: "2", yieldPercent: "90" }),
    step(30, {
      workCenterId: "wkc_4t9k2n6r8s",
      runMinutes: "0",
      subcontractUnitCost: cost("7.50"),
    }),
  ];
  const made = routing(operations, { lotSize: 9 });
  // 10 pieces are welded for 9 good ones; 9 frames hang in 3 racks.
  expect(made.standard).toEqual({
    setupMinutes: "22",
    runMinutes: "31.11",
    laborCost: cost("25.5867"),
    overheadCost: cost("14.8546"),
    subcontractCost: cost("7.5000"),
  });
  expect(objectsAt(made, "operations").map((one) => one.operationNumber)).toEqual([10, 20, 30]);
  const faster = { id: objectsAt(made, "operations")[1]?.id, batchQuantity: 9 };
  const changed = session.patch(`/assembly-routings/${made.id}`, { operations: [faster] });
  expect(objectAt(changed, "standard").runMinutes).toBe("17.78");
});

test("a standard follows the rates of today", () => {
  const { id } = routing([step(10, { runMinutes: "60" })]);
  const labor = () => objectAt(session.get(`/assembly-routings/${id}`), "standard").laborCost;
  expect(labor()).toEqual(cost("34.2000"));
  session.patch(`/work-centers/${weld}`, { laborRate: cost("40.00") });
  expect(labor()).toEqual(cost("40.0000"));
});

test("a roll-up has scrap, output, and once per lot, through all levels, and the routing's standard", () => {
  const frame = assembly("FRAME").id;
  const inner = bom(frame, [
    { itemId: tubes, quantity: ea("2", "set") },
    { itemId: moss, quantity: ea("500", "ml"), scrapPercent: "10" },
  ]);
  // 2 × 118.40, and 0.55 l at 41.50.
  expect(inner.costRollUp).toMatchObject({ material: cost("259.6250"), total: cost("259.6250") });
  expect(objectsAt(inner, "components")[1]?.unitCost).toEqual(cost("0.0415"));
  const steps = routing([step(10, { runMinutes: "60" })], {
    lotSize: 10,
    itemId: assembly("CART").id,
  });
  const outer = bom(
    steps.itemId,
    [
      { itemId: frame, quantity: ea("4"), isPhantom: true },
      { itemId: moss, quantity: ea("1", "l"), isFixedQuantity: true },
    ],
    { outputQuantity: ea("2"), assemblyRoutingId: steps.id },
  );
  expect(outer.costRollUp).toEqual({
    material: cost("523.4000"),
    labor: cost("34.2000"),
    overhead: cost("22.0000"),
    subcontract: cost("0.0000"),
    total: cost("579.6000"),
  });
});

test("the default moves to the BOM that gets the mark, and its item names it", () => {
  const items = assembly("FORK").id;
  const components = [{ itemId: tubes, quantity: ea("1", "set") }];
  const [first, second] = [bom(items, components), bom(items, components)];
  expect(session.get(`/boms/${first.id}`).isDefault).toBe(false);
  expect(session.get(`/items/${items}`).bomId).toBe(second.id);
});

test("an order takes the BOM of its day, its routing, and the parts that answers choose", () => {
  const item = assembly("CITY").id;
  const choices = [
    { code: "moss", label: "Moss", componentItemId: moss, isDefault: true },
    { code: "slate", label: "Slate", componentItemId: slate },
  ];
  const color = { code: "color", name: "Color", isRequired: true, inputType: "choice", choices };
  session.put(`/items/${item}/options`, { options: [color] });
  const frame = assembly("CITY-FRAME").id;
  const inside = [{ itemId: tubes, quantity: ea("1", "set"), operationNumber: 50 }];
  bom(frame, inside);
  const steps = routing([step(20), step(30)], { itemId: item, status: "active" });
  const painted = {
    itemId: moss,
    quantity: ea("0.5", "l"),
    scrapPercent: "10",
    optionCode: "color",
  };
  const parts = [
    painted,
    { itemId: frame, quantity: ea("1"), isPhantom: true, operationNumber: 30 },
  ];
  const may = bom(item, parts, { effectiveTo: "2026-05-31", assemblyRoutingId: steps.id });
  const june = bom(item, parts, { isDefault: false, effectiveFrom: "2026-06-01" });
  const order = workOrder(item, { startDate: "2026-05-31", options: { color: "slate" } });
  expect(order).toMatchObject({
    bomId: may.id,
    assemblyRoutingId: steps.id,
    components: [
      { lineNumber: 1, sku: "PNT-SLTE", operationNumber: 20, quantityRequired: ea("2.2", "l") },
      { lineNumber: 2, sku: "TUBE-R54", operationNumber: 30, quantityRequired: ea("4", "set") },
    ],
    operations: [{ plannedMinutes: "40" }, { plannedMinutes: "40" }],
  });
  expect(workOrder(item, { startDate: "2026-06-01" })).toMatchObject({
    bomId: june.id,
    assemblyRoutingId: null,
    components: [{ sku: "PNT-MOSS", operationNumber: null }, {}],
    operations: [],
  });
  expect(workOrder(item, { startDate: "2026-05-01", assemblyRoutingId: null }).operations).toEqual(
    [],
  );
});

test("a draft follows its BOM, its routing, and its own quantity; an issued order does not", () => {
  const order = workOrder(bicycle, { options: { frame_color: "moss-green" } });
  const path = `/work-orders/${order.id}`;
  const needed = () =>
    objectsAt(session.get(path), "components").map(({ quantityRequired }) => quantityRequired);
  session.patch(path, { quantity: ea("8") });
  expect(needed()).toEqual([ea("8", "set"), ea("2.8", "l"), ea("8"), ea("8", "set")]);
  const more = { components: [{ id: "bmc_4n9r3t6k1w", quantity: ea("0.5", "l") }] };
  session.patch(`/boms/${String(order.bomId)}`, more);
  expect(needed()[1]).toEqual(ea("4", "l"));
  const slower = { operations: [{ id: "rop_1k4n7r2t9v", runMinutes: "50" }] };
  session.patch(`/assembly-routings/${String(order.assemblyRoutingId)}`, slower);
  expect(objectsAt(session.get(path), "operations")[0]?.plannedMinutes).toBe("412");
  session.post(`${path}/issue`, {});
  session.patch(`/boms/${String(order.bomId)}`, {
    components: [{ id: "bmc_4n9r3t6k1w", quantity: ea("0.6", "l") }],
  });
  expect(needed()[1]).toEqual(ea("4", "l"));
});

test("the plan of an order spreads setup over the lot of its routing", () => {
  const order = workOrder(bicycle, { options: { frame_color: "moss-green" } });
  expect(objectAt(order, "cost").planned).toEqual(usd("2887.34"));
});

test.each([
  ["one shift", 1, [{ weekday: 1, from: "07:00", to: "15:30", breakMinutes: 30 }], "8"],
  ["past midnight", 2, [{ weekday: 5, from: "22:00", to: "06:20", breakMinutes: 0 }], "16.67"],
  ["none", 3, [], "0"],
])("hours of a work center: %s", (_, stations, shifts, hours) => {
  const center = { name: "Wheels", kind: "labor", locationId: pdx, stations, shifts };
  const { id, hoursPerWeek } = session.post("/work-centers", { code: "WHEEL", ...center });
  expect(hoursPerWeek).toBe(hours);
  expect(session.patch(`/work-centers/${id}`, { shifts: [] }).hoursPerWeek).toBe("0");
});

test("the load of a plan has a setup for each order, and what others need in its period", () => {
  const plan = {
    locationId: pdx,
    periodStart: "2026-05-04",
    periodEnd: "2026-05-10",
    lines: [{ itemId: bicycle, quantity: ea("25"), dueDate: "2026-05-08", lotSize: 10 }],
  };
  const { id, load } = session.post("/work-plans", plan);
  expect(objectsAt({ load }, "load")[1]).toEqual({
    workCenterId: paint,
    requiredMinutes: 3 * 10 + 25 * 22,
    otherMinutes: 0,
    capacityMinutes: 2160,
    loadPercent: "26.9",
  });
  const other = workOrder(bicycle, { dueDate: "2026-05-06", options: { frame_color: "slate" } });
  session.post(`/work-orders/${other.id}/issue`, {});
  expect(objectsAt(session.get(`/work-plans/${id}`), "load")[1]).toMatchObject({
    otherMinutes: 10 + 4 * 22,
    loadPercent: "31.4",
  });
});

test("the clock of an operation runs from scan to scan, and stops when its order waits", () => {
  const order = workOrder(bicycle, { options: { frame_color: "moss-green" } });
  session.post(`/work-orders/${order.id}/issue`, {});
  const scan = (at: string, more: JsonObject = {}) =>
    session.post("/work-orders/operations/scan", {
      barcode: `${String(order.documentNumber)}/10`,
      scannedAt: `2026-05-06T${at}:00Z`,
      operatorId: "emp_3n7k1r9t4s",
      ...more,
    });
  const cost = () => objectAt(session.get(`/work-orders/${order.id}`), "cost").labor;
  scan("08:00");
  scan("08:30", { action: "pause" });
  expect(cost()).toEqual(usd("17.10"));
  scan("09:00");
  expect(scan("09:20").operation).toMatchObject({ reportedMinutes: "50" });
  expect(cost()).toEqual(usd("28.50"));
  const startedAt = session.get(`/work-orders/${order.id}`).updatedAt;
  const start = { startedAt, operatorId: "emp_6k2t8n5r1b" };
  const [, second] = objectsAt(session.get(`/work-orders/${order.id}`), "operations");
  session.post(`/work-orders/${order.id}/operations/${String(second?.id)}/start`, start);
  session.put(`/work-orders/${order.id}/status`, { status: "on_hold", reason: "No filter." });
  const held = objectsAt(session.get(`/work-orders/${order.id}`), "operations")[1];
  expect(held).toMatchObject({ status: "paused" });
  expect(Number(held?.reportedMinutes)).toBeGreaterThan(0);
});

test("time costs the operator's hour where the work center has no rate, and drafts are not worked by", () => {
  session.patch(`/work-centers/${weld}`, { laborRate: null, operatorIds: [] });
  const draft = routing([step(10)], { status: "draft" }).id;
  expect(
    session.refusal("POST", "/work-orders", {
      itemId: bicycle,
      quantity: ea("1"),
      assemblyRoutingId: draft,
    }),
  ).toBe("422 validation-failed");
  const order = workOrder(bicycle, { options: { frame_color: "moss-green" } });
  session.post(`/work-orders/${order.id}/issue`, {});
  const [first] = objectsAt(order, "operations");
  const report = { quantity: ea("1"), minutes: "60", operatorId: "emp_6k2t8n5r1b" };
  const path = `/work-orders/${order.id}/operations/${String(first?.id)}/complete`;
  expect(session.post(path, report).cost).toMatchObject({ labor: usd("38.50") });
});

test("an order that is canceled skips its operations; a hold does not", () => {
  const order = workOrder(bicycle, { options: { frame_color: "moss-green" } });
  session.post(`/work-orders/${order.id}/issue`, {});
  const statuses = () =>
    objectsAt(session.get(`/work-orders/${order.id}`), "operations").map(({ status }) => status);
  const move = (status: string) =>
    session.put(`/work-orders/${order.id}/status`, { status, reason: "No frames." });
  const before = statuses();
  move("on_hold");
  expect(statuses()).toEqual(before);
  move("issued");
  expect(statuses()).toEqual(before);
  move("cancelled");
  expect(new Set(statuses())).toEqual(new Set(["skipped"]));
  expect(session.get(`/work-orders/${order.id}`).quantityOpen).toEqual(ea("0"));
  expect(session.refusal("PATCH", `/work-orders/${order.id}`, { priority: 1 })).toBe(
    "409 work-order-not-editable",
  );
});

test("what is left of a build becomes a draft, if it is asked for", () => {
  const build = session.post("/builds", { itemId: "itm_3h8p5w2z6t", quantity: ea("3") });
  const done = session.post(`/builds/${build.id}/complete`, {
    quantity: ea("1"),
    rest: "new_draft",
  });
  expect(session.get(`/builds/${String(done.restBuildId)}`)).toMatchObject({
    status: "draft",
    quantity: ea("2"),
    components: [{ quantityPlanned: ea("2", "set") }, { quantityPlanned: ea("0.84", "l") }, {}, {}],
    cost: { total: usd("1601.12") },
    additionalCosts: [],
  });
  const other = session.post("/builds", { itemId: "itm_3h8p5w2z6t", quantity: ea("2") });
  const given = session.post(`/builds/${other.id}/complete`, { quantity: ea("1") });
  expect(given.restBuildId).toBeNull();
});

test("an item says whether it has options, and keeps those that an open order has answered", () => {
  const item = assembly("STEP", { listPrice: usd("900.00") }).id;
  expect(session.get(`/items/${item}`).hasOptions).toBe(false);
  const option = (...codes: string[]) => ({
    code: "color",
    name: "Color",
    isRequired: false,
    inputType: "choice",
    choices: codes.map((code) => ({ code, label: code, priceChange: usd("10.00") })),
  });
  const path = `/items/${item}/options`;
  session.put(path, { options: [option("red", "blue")] });
  expect(session.get(`/items/${item}`).hasOptions).toBe(true);
  const { id } = session.post("/sales-orders", {
    customerId: "cus_5m2r8k4rvs",
    lines: [{ itemId: item, quantity: ea("1"), options: { color: "red" } }],
  });
  session.post(`/sales-orders/${id}/issue`, {});
  expect(session.refusal("PUT", path, { options: [option("blue")] })).toBe(
    "409 item-option-in-use",
  );
  session.put(path, { options: [option("red")] });
});

test("an order starts so early that queues, times, and moves fit before its due date", () => {
  const item = assembly("SLOW").id;
  // 480 minutes a day, of which a queue of 60 minutes takes its part.
  const operations = [step(10, { workCenterId: "wkc_8n1r5t4k7a", runMinutes: "105" })];
  const steps = routing(operations, { itemId: item, status: "active" });
  bom(item, [{ itemId: tubes, quantity: ea("1", "set") }], { assemblyRoutingId: steps.id });
  const startFor = (value: string, dueDate?: string) =>
    workOrder(item, { quantity: ea(value), ...(dueDate && { dueDate }) }).startDate;
  expect(startFor("4", "2026-05-12")).toBe("2026-05-12");
  // The weekend has no shifts.
  expect(startFor("8", "2026-05-11")).toBe("2026-05-08");
  expect(startFor("4")).toBeNull();
});

describe("a plan that is issued", () => {
  const period = { locationId: pdx, periodStart: "2026-05-04", periodEnd: "2026-05-29" };
  const planOf = (value: string, more: JsonObject = {}) =>
    session.post("/work-plans", {
      ...period,
      lines: [
        { itemId: bicycle, quantity: ea(value), dueDate: "2026-05-08", lotSize: 10, priority: 2 },
        { itemId: bicycle, quantity: ea("1"), dueDate: "2026-05-29" },
      ],
      ...more,
    });
  const ordersOf = (line: JsonObject | undefined) =>
    (line?.workOrderIds as string[]).map((id) => session.get(`/work-orders/${id}`));

  test("has an order for each lot, and releases those that start in time", () => {
    const plan = planOf("25");
    const issued = session.post(`/work-plans/${plan.id}/issue`, { releaseUntil: "2026-05-08" });
    const [first = [], second = []] = issued.lines.map(ordersOf);
    expect(first.map(({ quantity }) => quantity)).toEqual([ea("10"), ea("10"), ea("5")]);
    expect(new Set(first.map(({ status }) => status))).toEqual(new Set(["issued"]));
    expect(first[0]).toMatchObject({ priority: 2, dueDate: "2026-05-08", workPlanId: plan.id });
    expect(objectsAt(first[0], "operations")[0]).toMatchObject({ status: "ready" });
    expect(second).toMatchObject([{ status: "draft", startDate: "2026-05-28" }]);
  });

  test("is refused above the hours of a work center, unless the call allows it", () => {
    const path = `/work-plans/${planOf("1000").id}/issue`;
    expect(session.refusal("POST", path, {})).toBe("409 work-center-overloaded");
    session.post(path, { allowOverload: true });
  });

  test("holds back its drafts while it is on hold", () => {
    const plan = planOf("1");
    const [line] = session.post(`/work-plans/${plan.id}/issue`, {}).lines;
    const [order] = ordersOf(line);
    session.put(`/work-plans/${plan.id}/status`, { status: "on_hold", reason: "No paint." });
    const path = `/work-orders/${order?.id}/issue`;
    expect(session.refusal("POST", path, {})).toBe("409 transition-not-allowed");
    session.put(`/work-plans/${plan.id}/status`, { status: "issued" });
    session.post(path, {});
  });

  test("shows what was built, and hands open orders over to the next plan", () => {
    const [plan, next] = [planOf("2"), planOf("1")];
    const issued = session.post(`/work-plans/${plan.id}/issue`, { releaseUntil: "2026-05-08" });
    const [order] = ordersOf(issued.lines[0]);
    const closing = { quantity: ea("2"), closeRest: true };
    session.post(`/work-orders/${order?.id}/start`, {});
    session.post(`/work-orders/${order?.id}/complete`, closing);
    const path = `/work-plans/${plan.id}`;
    expect(session.get(path).lines).toMatchObject([
      { quantityCompleted: ea("2") },
      { quantityCompleted: ea("0") },
    ]);
    expect(session.refusal("POST", `${path}/complete`, {})).toBe("409 work-orders-open");
    session.post(`${path}/complete`, { carryOverTo: next.id });
    const [moved] = ordersOf(issued.lines[1]);
    expect(moved?.workPlanId).toBe(next.id);
    session.patch(`/work-orders/${moved?.id}`, { options: { frame_color: "slate" } });
    session.post(`/work-orders/${moved?.id}/issue`, {});
    session.post(`/work-orders/${moved?.id}/start`, {});
    session.post(`/work-orders/${moved?.id}/complete`, { quantity: ea("1"), closeRest: true });
    expect(session.get(path).lines[1]).toMatchObject({ quantityCompleted: ea("0") });
  });
});

test("the components and times of an issued order follow its quantity, up to what is in stock", () => {
  const { id } = session.post("/work-orders", {
    itemId: bicycle,
    quantity: ea("2"),
    options: { frame_color: "moss-green" },
  });
  session.post(`/work-orders/${id}/issue`, {});
  const more = session.patch(`/work-orders/${id}`, { quantity: ea("5") });
  expect(more).toMatchObject({
    quantityOpen: ea("5"),
    components: [
      { sku: "TUBE-R54", quantityRequired: { value: "5" }, quantityReserved: { value: "5" } },
      { sku: "PNT-MOSS", quantityRequired: ea("1.75", "l"), quantityReserved: ea("1.75", "l") },
      {},
      {},
    ],
  });
  const minutes = (order: JsonObject) =>
    objectsAt(order, "operations").map(({ plannedMinutes }) => plannedMinutes);
  expect(minutes(more)).toEqual(minutes(workOrder(bicycle, { quantity: ea("5") })));
  expect(session.refusal("PATCH", `/work-orders/${id}`, { quantity: ea("500") })).toBe(
    "409 insufficient-stock",
  );
  const fewer = session.patch(`/work-orders/${id}`, { quantity: ea("1") });
  expect(objectsAt(fewer, "components")[0]).toMatchObject({
    quantityReserved: { value: "1" },
    quantityShort: { value: "0" },
  });
});

test("a build that is released without its parts says which component is short", () => {
  const { id } = session.post("/builds", { itemId: "itm_3h8p5w2z6t", quantity: ea("20") });
  expect(session.call("PUT", `/builds/${id}/status`, { status: "released" })).toMatchObject({
    status: 409,
    body: { code: "insufficient-stock", errors: [{ pointer: "/components/0" }] },
  });
});

test("a build takes what a phantom is made from, scales with its quantity, and keeps what was set by hand", () => {
  const [frame, bike] = [assembly("FRAME").id, assembly("BIKE").id];
  bom(frame, [
    { itemId: tubes, quantity: ea("2", "set") },
    { itemId: moss, quantity: ea("0.5", "l") },
  ]);
  bom(bike, [{ itemId: frame, quantity: ea("1"), isPhantom: true }]);
  const build = session.post("/builds", { itemId: bike, quantity: ea("2") });
  const planned = (of: JsonObject) =>
    objectsAt(of, "components").map((one) => [one.sku, one.quantityPlanned, one.quantityUsed]);
  expect(planned(build)).toEqual([
    ["TUBE-R54", ea("4", "set"), ea("4", "set")],
    ["PNT-MOSS", ea("1", "l"), ea("1", "l")],
  ]);
  const [, paintRow] = objectsAt(build, "components");
  session.patch(`/builds/${build.id}`, {
    components: [{ id: paintRow?.id, quantityUsed: ea("1.2", "l") }],
  });
  expect(planned(session.patch(`/builds/${build.id}`, { quantity: ea("1") }))).toEqual([
    ["TUBE-R54", ea("2", "set"), ea("2", "set")],
    ["PNT-MOSS", ea("0.5", "l"), ea("1.2", "l")],
  ]);
  expect(session.refusal("POST", "/builds", { itemId: tubes, quantity: ea("1") })).toBe(
    "422 validation-failed",
  );
  expect(session.refusal("POST", "/builds", { itemId: bike, quantity: ea("1.5") })).toBe(
    "422 validation-failed",
  );
});

test("pieces that a subcontractor has worked on cost its price, on the account that its bill debits", () => {
  session.patch("/vendors/ven_8n3k6r1t5s", { expenseAccountId: "acc_7k4n2t9r5f" });
  const plating = {
    workCenterId: "wkc_4t9k2n6r8s",
    runMinutes: "0",
    subcontractUnitCost: cost("7.50"),
  };
  const made = routing([step(10, plating)], { status: "active" });
  const order = workOrder(bicycle, {
    assemblyRoutingId: made.id,
    options: { frame_color: "moss-green" },
  });
  session.post(`/work-orders/${order.id}/issue`, {});
  const [first] = objectsAt(order, "operations");
  const path = `/work-orders/${order.id}/operations/${String(first?.id)}`;
  session.post(`${path}/start`, {});
  const scrap = { quantityScrapped: ea("1"), scrapReason: "Bent." };
  session.post(`${path}/complete`, { quantity: ea("3"), ...scrap });
  const done = session.get(`/work-orders/${order.id}`);
  expect(done.cost).toMatchObject({ subcontract: usd("30.00") });
  const entries = session.get(`/journal-entries?accountId=acc_7k4n2t9r5f&expand=lines`);
  const lines = objectsAt(entries, "data").flatMap((entry) => objectsAt(entry, "lines"));
  expect(lines).toContainEqual(
    expect.objectContaining({ accountId: "acc_7k4n2t9r5f", credit: usd("30.00") }),
  );
});

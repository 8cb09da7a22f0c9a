import { objectsAt, type JsonObject } from "../../../../src/openapi/json";
import { ea, openSession, type Session } from "../../../support/mock-session";

// What pages about production promise to refuse, and what they promise to change.

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const [road, gravel, light] = ["itm_7k2m9x4q8d", "itm_3h8p5w2z6t", "itm_8c4t6k1n9r"];
const rno = "loc_8c3w6n2rn0";
const bom = "/boms/bom_7r4k2n9t6v";
const routing = "/assembly-routings/rtg_3n8k5r1t7v";
const [order, draft] = ["/work-orders/wor_9k4r7n2t5m", "/work-orders/wor_3n8t1k6r4x"];
const report = `${order}/operations/woo_8n3k7t4r6x/complete`;
const [issuedPlan, draftPlan] = ["/work-plans/wpl_4k9r2n7t6m", "/work-plans/wpl_7t1n5k8r3x"];
const part = (more: object = {}) => ({ itemId: light, quantity: ea("1"), ...more });
const used = (more: object = {}) => ({ itemId: light, quantityUsed: ea("1"), ...more });
const newBom = (more: object) => ({ itemId: road, components: [part()], ...more });
const build = (more: object) => ({ itemId: gravel, quantity: ea("1"), ...more });
const center = (more: object) => ({
  code: "NEW",
  name: "New",
  kind: "labor",
  locationId: "loc_2v9k4m7pdx",
  ...more,
});
const step = (more: object) => ({
  operationNumber: 40,
  name: "Plate",
  workCenterId: "wkc_4t9k2n6r8s",
  runMinutes: "1",
  ...more,
});

const refused: [what: string, mistake: string, method: string, path: string, body: unknown][] = [
  [
    "half a piece of a component",
    "/components/0/quantity unit",
    "POST",
    "/boms",
    newBom({ components: [part({ quantity: ea("0.5") })] }),
  ],
  [
    "an output in a unit that the item lacks",
    "/outputQuantity/unit unit",
    "POST",
    "/boms",
    newBom({ outputQuantity: ea("1", "kg") }),
  ],
  [
    "by-products that bear all of the cost",
    "/byProducts/0/costSharePercent range",
    "POST",
    "/boms",
    newBom({ byProducts: [{ itemId: light, quantity: ea("1"), costSharePercent: "100" }] }),
  ],
  [
    "an option that the assembly lacks",
    "/components/0/optionCode reference",
    "POST",
    "/boms",
    newBom({ components: [part({ optionCode: "size" })] }),
  ],
  [
    "a price of plating in a foreign currency",
    "/operations/0/subcontractUnitCost/currency currency",
    "PATCH",
    routing,
    { operations: [step({ subcontractUnitCost: { amount: "1.0000", currency: "CAD" } })] },
  ],
  [
    "two steps with one number",
    "/operations duplicate",
    "PATCH",
    routing,
    { operations: [step({ operationNumber: 10 })] },
  ],
  [
    "a routing away from its work centers",
    "/operations reference",
    "PATCH",
    routing,
    { locationId: rno },
  ],
  [
    "a bin of another location",
    "/supplyBin reference",
    "POST",
    "/work-centers",
    center({ supplyBin: "ZZ-9" }),
  ],
  [
    "an account of sales for labor",
    "/laborAppliedAccountId reference",
    "POST",
    "/work-centers",
    center({ laborAppliedAccountId: "acc_4k7m1r9s3e" }),
  ],
  [
    "a draft of a BOM",
    "/bomId reference",
    "POST",
    "/builds",
    {
      itemId: road,
      quantity: ea("1"),
      bomId: "bom_2t6n9k4r1x",
      buildDate: "2026-10-01",
    },
  ],
  [
    "an assembly that contains itself",
    "/components/0/itemId reference",
    "POST",
    "/builds",
    build({ components: [used({ itemId: gravel })] }),
  ],
  [
    "lots of what has none",
    "/components/0/lots not_for_kind",
    "POST",
    "/builds",
    build({ components: [used({ lots: [{ lotNumber: "L-1", quantity: ea("1") }] })] }),
  ],
  [
    "a cost in a foreign currency",
    "/additionalCosts/0/amount/currency currency",
    "POST",
    "/builds",
    build({
      additionalCosts: [
        {
          description: "Labor",
          accountId: "acc_5n3k8r1t6p",
          amount: { amount: "1.00", currency: "CAD" },
        },
      ],
    }),
  ],
  [
    "an order for what is bought",
    "/itemId not_for_kind",
    "POST",
    "/work-orders",
    { itemId: light, quantity: ea("1") },
  ],
  [
    "a routing of another location",
    "/assemblyRoutingId reference",
    "POST",
    "/work-orders",
    { itemId: road, quantity: ea("1"), locationId: rno, assemblyRoutingId: "rtg_3n8k5r1t7v" },
  ],
  [
    "a step at a work center of another location",
    "/operations/0/workCenterId reference",
    "POST",
    "/assembly-routings",
    { itemId: road, name: "Reno", locationId: rno, operations: [step({})] },
  ],
  [
    "scrap without a reason",
    "/scrapReason required",
    "POST",
    report,
    { quantityScrapped: ea("1"), minutes: "1" },
  ],
  [
    "a correction without a reason",
    "/correctionReason required",
    "POST",
    report,
    { quantity: ea("1"), isCorrection: true },
  ],
  [
    "a correction of nothing",
    "/quantity required",
    "POST",
    report,
    { isCorrection: true, correctionReason: "Miscounted." },
  ],
  [
    "a plan with the BOM of another item",
    "/lines/0/bomId reference",
    "PATCH",
    draftPlan,
    { lines: [{ id: "wpn_9n1t4k8r2x", bomId: "bom_4n8r1k6t3w" }] },
  ],
  [
    "a period without its lines",
    "/periodEnd range",
    "PATCH",
    draftPlan,
    { periodEnd: "2026-05-01" },
  ],
  [
    "orders released after the plan",
    "/releaseUntil range",
    "POST",
    `${draftPlan}/issue`,
    { releaseUntil: "2026-07-01" },
  ],
  [
    "a plan that takes over from itself",
    "/carryOverTo reference",
    "POST",
    `${issuedPlan}/complete`,
    { carryOverTo: "wpl_4k9r2n7t6m" },
  ],
];

test.each(refused)("%s", (_, mistake, method, path, body) => {
  expect(session.mistakes(method, path, body)).toContain(mistake);
});

const conflicts: [what: string, code: string, method: string, path: string, body: unknown][] = [
  [
    "a routing of an active BOM as a draft",
    "routing-in-use",
    "PATCH",
    routing,
    { status: "draft" },
  ],
  [
    "another routing of an order on the floor",
    "work-order-not-editable",
    "PATCH",
    order,
    {
      assemblyRoutingId: null,
    },
  ],
  ["an issued plan that moves", "work-plan-not-editable", "PATCH", issuedPlan, { locationId: rno }],
  [
    "a line of a plan that was begun",
    "work-plan-not-editable",
    "PATCH",
    issuedPlan,
    {
      lines: [{ id: "wpn_2k5r8t1n4v", quantity: ea("20") }],
    },
  ],
  [
    "a line of a plan that has orders",
    "work-plan-not-editable",
    "PATCH",
    issuedPlan,
    {
      lines: [{ id: "wpn_6t9k3n7r1w", remove: true }],
    },
  ],
];

test.each(conflicts)("%s", (_, code, method, path, body) => {
  expect(session.refusal(method, path, body)).toBe(`409 ${code}`);
});

test("the last component and the last step stay", () => {
  const rows = (path: string, name: string) =>
    objectsAt(session.get(path), name).map(({ id }) => ({ id, remove: true }));
  const cases = [
    [bom, "components"],
    [routing, "operations"],
  ] as const;
  for (const [path, name] of cases)
    expect(session.mistakes("PATCH", path, { [name]: rows(path, name) })).toEqual([
      `/${name} length`,
    ]);
});

test("a BOM gets the next letter, and its components follow the steps of the routing", () => {
  expect(session.post("/boms", newBom({})).revision).toBe("E");
  const steps = objectsAt(session.get(routing), "operations");
  session.patch(routing, {
    operations: [
      { id: steps[0]?.id, operationNumber: 15 },
      { id: steps[1]?.id, remove: true },
    ],
  });
  expect(
    objectsAt(session.get(bom), "components").map(({ operationNumber }) => operationNumber),
  ).toEqual([15, null, 30, 30]);
});

test("draft orders lose a BOM that is deleted, and cannot be issued without one; draft builds keep its components", () => {
  const made = session.post("/boms", newBom({ status: "active", isDefault: true }));
  const more = { bomId: made.id, options: { frame_color: "slate" } };
  const { id } = session.post("/work-orders", { itemId: road, quantity: ea("1"), ...more });
  const draft = session.post("/builds", build({ itemId: road, bomId: made.id }));
  expect(session.call("DELETE", `/boms/${made.id}`).status).toBe(204);
  expect(session.get(`/builds/${draft.id}`)).toMatchObject({
    bomId: null,
    components: draft.components,
  });
  expect(session.get(`/items/${road}`).bomId).toBeNull();
  expect(session.refusal("POST", `/work-orders/${id}/issue`, {})).toBe("409 bom-missing");
});

test("a BOM stays while a build beyond draft names it", () => {
  const made = session.post("/boms", newBom({ status: "active" }));
  const { id } = session.post("/builds", build({ itemId: road, bomId: made.id }));
  session.put(`/builds/${id}/status`, { status: "cancelled", reason: "Not wanted" });
  expect(session.refusal("DELETE", `/boms/${made.id}`)).toBe("409 bom-in-use");
});

test("a plan without lines is not issued", () => {
  const lines = objectsAt(session.get(draftPlan), "lines").map(({ id }) => ({ id, remove: true }));
  session.patch(draftPlan, { lines });
  expect(session.refusal("POST", `${draftPlan}/issue`, {})).toBe("409 work-order-incomplete");
});

test("routings and orders keep a work center, the load of plans does not", () => {
  const { body } = session.call("DELETE", "/work-centers/wkc_5r8t3k6n2p");
  const named = objectsAt(body as JsonObject, "errors").map(({ message }) => String(message));
  expect(named).toHaveLength(4);
  expect(named.join(" ")).not.toContain("wpl_");
});

test("layouts lose a work center that is deleted", () => {
  const { id } = session.post("/work-centers", center({}));
  session.patch("/my-work-layout", { workCenterIds: [id, "wkc_2k7n4r9t1w"] });
  expect(session.call("DELETE", `/work-centers/${id}`).status).toBe(204);
  expect(session.get("/my-work-layout").workCenterIds).toEqual(["wkc_2k7n4r9t1w"]);
});

test("a build without a BOM has none, and a report adds components and leaves some out", () => {
  expect(session.post("/builds", build({ components: [used()] })).bomId).toBeNull();
  const { id, ...planned } = session.post("/builds", build({}));
  const [first] = objectsAt(planned, "components");
  const done = session.post(`/builds/${id}/complete`, {
    components: [{ id: first?.id, remove: true }, used({ quantityUsed: ea("3") })],
  });
  const skus = objectsAt(done, "components").map(({ sku }) => sku);
  expect(skus).not.toContain(first?.sku);
  expect(skus).toContain("LGT-F");
});

test("a build uses what was set by hand, and is not taken back before its day", () => {
  const { id, components } = session.post("/builds", build({ buildDate: "2026-04-28" }));
  const [, paint] = objectsAt({ components }, "components");
  const quantityUsed = { value: "0.4", unit: "l" };
  session.patch(`/builds/${id}`, { components: [{ id: paint?.id, quantityUsed }] });
  const done = session.post(`/builds/${id}/complete`, {});
  expect(objectsAt(done, "components")[1]).toMatchObject({ quantityUsed });
  const reversal = { status: "reversed", reason: "Counted twice.", reversedOn: "2026-04-27" };
  const path = `/builds/${id}/status`;
  expect(session.refusal("PUT", path, reversal)).toBe("422 validation-failed");
  session.put(path, { ...reversal, reversedOn: "2026-04-28" });
});

test("orders that lack an answer or a work center are refused row by row", () => {
  const [color] = objectsAt(session.get(`/items/${road}/options`), "options");
  const choices = objectsAt(color, "choices").map((one) => ({ ...one, isDefault: false }));
  session.put(`/items/${road}/options`, { options: [{ ...color, choices }] });
  const lacks = session.post("/work-orders", { itemId: road, quantity: ea("1") });
  const rows = [lacks.id, "wor_3n8t1k6r4x"].map((workOrderId) => ({
    workOrderId,
    status: "issued",
  }));
  const { body } = session.call("PUT", "/work-orders/status", { rows });
  const [refusedRow, issuedRow] = objectsAt(body as Record<string, unknown>, "results");
  expect(refusedRow).toMatchObject({
    problem: {
      code: "work-order-incomplete",
      errors: [{ pointer: "/options/frame_color" }],
    },
  });
  expect(issuedRow).toMatchObject({ status: "issued" });
});

test("orders follow the lines of their plan, and end with it", () => {
  const [, line] = objectsAt(session.get(issuedPlan), "lines");
  const change = { quantity: ea("8"), dueDate: "2026-04-16", priority: 2 };
  session.patch(issuedPlan, { lines: [{ id: line?.id, ...change }] });
  expect(session.get(draft)).toMatchObject(change);
  const { id } = session.post("/work-plans", {
    periodStart: "2026-06-01",
    periodEnd: "2026-06-30",
    lines: [{ itemId: gravel, quantity: ea("2"), dueDate: "2026-06-10" }],
  });
  const { lines } = session.post(`/work-plans/${id}/issue`, { releaseUntil: "2026-06-30" });
  session.put(`/work-plans/${id}/status`, { status: "cancelled", reason: "No demand." });
  expect(session.get(`/work-orders/${String(lines[0]?.workOrderIds)}`)).toMatchObject({
    status: "cancelled",
    statusReason: "No demand.",
    components: [{ quantityReserved: { value: "0" } }, {}, {}, {}],
  });
});

test("a line loads the default routing of its item if its BOM has none", () => {
  const lines = [{ itemId: gravel, quantity: ea("4"), dueDate: "2026-05-15" }];
  session.patch(draftPlan, { lines: [{ id: "wpn_9n1t4k8r2x", remove: true }, ...lines] });
  expect(session.get(draftPlan)).toMatchObject({ load: [] });
  session.patch("/assembly-routings/rtg_7k1t4n9r6y", { status: "active", isDefault: true });
  expect(session.get(draftPlan)).toMatchObject({
    load: [{ requiredMinutes: 242 }, { requiredMinutes: 106 }, { requiredMinutes: 254 }],
  });
});

test("the queue of a work center has what waits there now", () => {
  const queue = (query = "") =>
    objectsAt(session.get(`/work-centers/wkc_8n1r5t4k7a/work-orders${query}`), "data");
  expect(queue()).toMatchObject([
    {
      documentNumber: "WO-0731",
      operation: { operationNumber: 30, status: "paused" },
      quantityOpen: ea("6"),
    },
  ]);
  expect(queue("?operationStatus=ready")).toEqual([]);
  expect(queue("?dueBefore=2026-04-03")).toEqual([]);
  session.put(`${order}/status`, { status: "on_hold", reason: "No paint." });
  expect(queue()).toEqual([]);
});

test("a draft stays while it has orders of another plan, and a plan loses drafts that are deleted", () => {
  expect(session.call("DELETE", draft).status).toBe(204);
  expect(session.get(issuedPlan).lines[1]).toMatchObject({ workOrderIds: [] });
  session.post(`${issuedPlan}/complete`, { carryOverTo: "wpl_7t1n5k8r3x" });
  expect(session.refusal("DELETE", draftPlan)).toBe("409 work-orders-open");
});

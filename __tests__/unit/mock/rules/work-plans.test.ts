import { objectsAt, type JsonObject } from "../../../../src/openapi/json";
import { ea, openSession, type Session } from "../../../support/mock-session";

// What pages about work plans and work centers promise beyond refusals of single values.

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const [road, gravel] = ["itm_7k2m9x4q8d", "itm_3h8p5w2z6t"];
const [weld, paint] = ["wkc_2k7n4r9t1w", "wkc_5r8t3k6n2p"];
const issuedPlan = "/work-plans/wpl_4k9r2n7t6m";
const may = { periodStart: "2026-05-04", periodEnd: "2026-05-29" };
const line = (more: object = {}) => ({
  itemId: road,
  quantity: ea("1"),
  dueDate: "2026-05-20",
  ...more,
});
const propose = (...proposeFrom: string[]) => session.post("/work-plans", { ...may, proposeFrom });

describe("a proposal", () => {
  test("is refused if demand asks for nothing, unless lines are sent", () => {
    const demand = { ...may, proposeFrom: ["sales_orders", "reorder_points"] };
    expect(session.mistakes("POST", "/work-plans", demand)).toEqual(["/proposeFrom range"]);
    expect(session.post("/work-plans", { ...demand, lines: [line()] }).lines).toHaveLength(1);
  });

  test("builds what falls to its reorder point by the end of the period, and nothing twice", () => {
    // The drafts that bring more go.
    session.call("DELETE", "/work-plans/wpl_7t1n5k8r3x");
    session.call("DELETE", "/work-orders/wor_3n8t1k6r4x");
    const { id, lines } = propose("reorder_points");
    expect(lines).toMatchObject([
      { itemId: gravel, quantity: ea("6"), dueDate: "2026-05-29", source: "reorder_point" },
    ]);
    const again = { ...may, proposeFrom: ["reorder_points"] };
    expect(session.refusal("POST", "/work-plans", again)).toBe("422 validation-failed");
    session.post(`/work-plans/${id}/issue`, {});
    expect(session.refusal("POST", "/work-plans", again)).toBe("422 validation-failed");
  });

  test("builds what customers wait for by the day they were promised, less what is coming", () => {
    const order = (value: string, promisedDate: string) => {
      const { id } = session.post("/sales-orders", {
        customerId: "cus_5m2r8k4rvs",
        promisedDate,
        lines: [
          {
            itemId: road,
            quantity: ea(value),
            options: { frame_color: "moss-green" },
            unitPrice: { amount: "1.00", currency: "USD" },
          },
        ],
      });
      return session.post(`/sales-orders/${id}/issue`, {});
    };
    session.call("DELETE", "/work-plans/wpl_7t1n5k8r3x");
    // One bicycle is free, and WO-0731 brings six.
    order("4", "2026-05-08");
    order("9", "2026-05-15");
    order("2", "2026-07-01");
    expect(propose("sales_orders").lines).toMatchObject([
      { itemId: road, quantity: ea("6"), dueDate: "2026-05-15", source: "sales_order" },
    ]);
  });
});

test("lines stand by due date", () => {
  const days = ({ lines }: JsonObject) => objectsAt({ lines }, "lines").map((one) => one.dueDate);
  const lines = [line(), line({ dueDate: "2026-05-10" })];
  const plan = session.post("/work-plans", { ...may, lines });
  expect(days(plan)).toEqual(["2026-05-10", "2026-05-20"]);
  const change = { lines: [{ id: plan.lines[0]?.id, dueDate: "2026-05-28" }] };
  expect(days(session.patch(`/work-plans/${plan.id}`, change))).toEqual([
    "2026-05-20",
    "2026-05-28",
  ]);
});

test("pieces that come into stock change the plan, reports of operations do not", () => {
  const { updatedAt } = session.get(issuedPlan);
  const order = "/work-orders/wor_9k4r7n2t5m";
  for (const { id } of objectsAt(session.get(order), "operations"))
    session.post(`${order}/operations/${String(id)}/complete`, { quantity: ea("1"), minutes: "9" });
  expect(session.get(issuedPlan).updatedAt).toBe(updatedAt);
  session.post(`${order}/complete`, { quantity: ea("1") });
  const plan = session.get(issuedPlan);
  expect(String(plan.updatedAt) > String(updatedAt)).toBe(true);
  expect(plan.lines[0]).toMatchObject({ quantityCompleted: ea("5") });
});

test("orders that were carried over load the work centers of the next plan", () => {
  const minutes = (path: string) => objectsAt(session.get(path), "load")[0]?.otherMinutes;
  const next = session.post("/work-plans", { ...may, lines: [line()] });
  session.patch("/work-orders/wor_9k4r7n2t5m", { dueDate: "2026-05-08" });
  const path = `/work-plans/${next.id}`;
  expect(minutes(path)).toBe(252);
  session.post(`${issuedPlan}/complete`, { carryOverTo: next.id });
  expect(minutes(path)).toBe(252);
});

test("orders are not made from a BOM that is still a draft, or not in force when they start", () => {
  const bom = session.post("/boms", {
    itemId: gravel,
    components: [{ itemId: "itm_8c4t6k1n9r", quantity: ea("1") }],
  });
  const lines = [line({ itemId: gravel, bomId: bom.id })];
  const { id } = session.post("/work-plans", { ...may, lines });
  expect(session.refusal("POST", `/work-plans/${id}/issue`, {})).toBe("409 bom-missing");
  session.patch(`/boms/${bom.id}`, { status: "active", effectiveFrom: "2026-06-01" });
  expect(session.refusal("POST", `/work-plans/${id}/issue`, {})).toBe("409 bom-missing");
  session.patch(`/boms/${bom.id}`, { effectiveFrom: "2026-05-01" });
  session.post(`/work-plans/${id}/issue`, {});
});

test("a line becomes at most 200 orders", () => {
  const wrong = ["/lines/0/lotSize range"];
  const lines = [line({ quantity: ea("1000"), lotSize: 1 })];
  expect(session.mistakes("POST", "/work-plans", { ...may, lines })).toEqual(wrong);
  const fits = [line({ quantity: ea("1000"), lotSize: 5 })];
  const plan = session.post("/work-plans", { ...may, lines: fits });
  const more = { lines: [{ id: plan.lines[0]?.id, quantity: ea("1001") }] };
  expect(session.mistakes("PATCH", `/work-plans/${plan.id}`, more)).toEqual(wrong);
});

test("orders start on their due date without a routing, and are released by their start", () => {
  const lines = [line(), line({ itemId: gravel, dueDate: "2026-05-22" })];
  const { id } = session.post("/work-plans", { ...may, lines });
  const plan = session.post(`/work-plans/${id}/issue`, { releaseUntil: "2026-05-20" });
  const made = plan.lines.map((one) =>
    session.get(`/work-orders/${String((one.workOrderIds as string[])[0])}`),
  );
  expect(made).toMatchObject([{ status: "issued" }, { status: "draft", startDate: "2026-05-22" }]);
});

test("orders are not released without an answer that their item requires", () => {
  const unanswered = (option: JsonObject) => ({
    ...option,
    isRequired: true,
    choices: objectsAt(option, "choices").map((choice) => ({ ...choice, isDefault: false })),
  });
  const options = objectsAt(session.get(`/items/${road}/options`), "options").map((option) =>
    Array.isArray(option.choices) ? unanswered(option) : option,
  );
  session.put(`/items/${road}/options`, { options });
  const { id } = session.post("/work-plans", { ...may, lines: [line()] });
  const path = `/work-plans/${id}/issue`;
  const release = { releaseUntil: "2026-05-29" };
  expect(session.refusal("POST", path, release)).toBe("409 work-order-incomplete");
  session.post(path, {});
});

test("shifts overlap across Sunday night, and are longer than their breaks", () => {
  const path = `/work-centers/${weld}`;
  const shift = (weekday: number, from: string, to: string, breakMinutes = 0) => ({
    ...{ weekday, from, to, breakMinutes },
  });
  const night = [shift(7, "22:00", "06:00"), shift(1, "05:00", "08:00")];
  expect(session.mistakes("PATCH", path, { shifts: night })).toEqual(["/shifts/1/from range"]);
  const idle = [shift(1, "07:00", "08:00", 60)];
  expect(session.mistakes("PATCH", path, { shifts: idle })).toEqual([
    "/shifts/0/breakMinutes range",
  ]);
  session.patch(path, { shifts: [shift(7, "22:00", "06:00"), shift(1, "06:00", "08:00")] });
});

test("work centers show what is left there, the fullest first", () => {
  const order = "/work-orders/wor_9k4r7n2t5m";
  const open = () =>
    objectsAt(session.get("/work-centers?sort=-openMinutes"), "data").map((center) => [
      center.code,
      center.openOperations,
      center.openMinutes,
    ]);
  const rest = [
    ["WELD", 1, 252],
    ["PAINT", 1, 132],
    ["PLATE", 0, 0],
  ];
  expect(open()).toEqual([["ASSY-1", 1, 300], ...rest]);
  const { updatedAt } = session.get("/work-centers/wkc_8n1r5t4k7a");
  session.put(`${order}/status`, { status: "on_hold", reason: "No paint." });
  expect(open()).toEqual([["ASSY-1", 1, 300], ...rest]);
  session.put(`${order}/status`, { status: "in_progress" });
  session.post(`${order}/operations/woo_8n3k7t4r6x/start`, {});
  expect(session.get("/work-centers/wkc_8n1r5t4k7a")).toMatchObject({
    updatedAt,
    openMinutes: 300,
  });
  session.put(`${order}/status`, { status: "closed", reason: "Enough." });
  expect(open()).toContainEqual(["ASSY-1", 0, 0]);
});

test("a work center stays at the location of the routings that name it", () => {
  const move = { locationId: "loc_8c3w6n2rn0" };
  session.put("/work-orders/wor_9k4r7n2t5m/status", { status: "closed", reason: "Enough." });
  expect(session.refusal("PATCH", `/work-centers/${paint}`, move)).toBe("409 work-center-in-use");
  expect(session.patch("/work-centers/wkc_4t9k2n6r8s", move)).toMatchObject(move);
});

test("a reason is kept while it explains the status", () => {
  const { id } = session.post("/work-plans", { ...may, lines: [line()] });
  session.post(`/work-plans/${id}/issue`, {});
  const put = (status: string) =>
    session.put(`/work-plans/${id}/status`, { status, reason: "The booth was repaired." })
      .statusReason;
  expect(put("on_hold")).toBe("The booth was repaired.");
  expect(put("issued")).toBeNull();
});

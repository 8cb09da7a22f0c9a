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
const issuedOrder = () => {
  const order = session.post("/work-orders", {
    itemId: bicycle,
    quantity: ea("1"),
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

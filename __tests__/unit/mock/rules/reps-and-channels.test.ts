import { toReno } from "../../../support/addresses";
import { ea, inPortland, openSession, type Session } from "../../../support/mock-session";

let session: Session;

beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

/** The `ETag` of a record. */
const versionOf = (path: string) => session.call("GET", path).headers.ETag;

test("a rep has the name of the employee, and as many customers as name the rep", () => {
  const rep = session.post("/sales-reps", {
    code: "MB",
    kind: "employee",
    employeeId: "emp_6k2t8n5r1b",
  });
  expect(rep.name).toBe("Marcus Bell");
  const path = `/sales-reps/${rep.id}`;
  const version = versionOf(path);
  session.patch("/customers/cus_5m2r8k4rvs", { salesRepId: rep.id });
  expect(session.get(path).customerCount).toBe(1);
  expect(versionOf(path)).toBe(version);
  expect(session.get("/sales-reps/srp_8m1c5v3k7t").customerCount).toBe(1);
});

test("a channel tells when its last order came, without another version", () => {
  const path = "/external-channels/chn_3r8k1n6t4s";
  const version = versionOf(path);
  expect(session.get(path).lastOrderAt).toBe("2026-03-10T03:22:51Z");
  const order = session.post("/sales-orders", {
    customerId: "cus_1w4e7b0shp",
    externalIds: { "web-shop": "W-80001" },
    lines: [{ itemId: "itm_2d5j8s0f7g", quantity: ea("1") }],
    billingAddress: toReno,
    ...inPortland,
  });
  expect(session.get(path).lastOrderAt).toBe(order.createdAt);
  expect(versionOf(path)).toBe(version);
});

test("a channel stays as long as a record has an id in it", () => {
  const { id } = session.post("/external-channels", {
    code: "depot",
    name: "Depot",
    kind: "other",
  });
  const item = "/items/itm_2d5j8s0f7g";
  session.patch(item, { externalIds: { depot: "D-1" } });
  expect(session.refusal("DELETE", `/external-channels/${id}`)).toBe("409 record-in-use");
  session.patch(item, { externalIds: { depot: null } });
  expect(session.call("DELETE", `/external-channels/${id}`).status).toBe(204);
});

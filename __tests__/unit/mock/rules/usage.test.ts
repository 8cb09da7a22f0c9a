import { type JsonObject, objectsAt } from "../../../../src/openapi/json";
import { openSession, type Session } from "../../../support/mock-session";

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const usage = (record: string) => session.get(`/entity-usage/${record}`);
const usd = (amount: string) => ({ amount, currency: "USD" });

test("usage counts by kind of place, and names what changed last", () => {
  const { isInUse, canBeDeleted, canBeDeactivated, usedBy } = usage(
    "class_reference/cls_5n1r7k4t8d",
  );
  expect([isInUse, canBeDeleted, canBeDeactivated]).toEqual([true, false, true]);
  expect(objectsAt({ usedBy }, "usedBy")).toContainEqual({
    type: "child_record",
    count: 1,
    blocksDeletion: true,
    latestId: "cls_3k9n5t1r7c",
  });
});

test.each([
  ["bin_location/bin_5k1t7n3r8q", true, true],
  ["payment_term/ptm_7r1k5n3t8v", true, true],
  ["payment_term/ptm_2r7h4n9k3d", false, false],
  ["account/acc_6n1r8k4t2d", false, false],
  ["location/loc_2v9k4m7pdx", false, false],
  ["department/dep_2k6t9r3n7w", false, false],
])("%s can be deleted: %s, retired: %s", (record, deleted, retired) => {
  const { canBeDeleted, canBeDeactivated } = usage(record);
  expect([canBeDeleted, canBeDeactivated]).toEqual([deleted, retired]);
});

test("unknown records and ids of another kind have no usage", () => {
  expect(session.refusal("GET", "/entity-usage/item/itm_0000000000")).toBe("404 not-found");
  expect(session.refusal("GET", "/entity-usage/item/cus_5m2r8k4rvs")).toBe("400 invalid-parameter");
});

test("a project has spent what is posted with it", () => {
  const path = "/project-codes/prj_8r2n6k3t1b";
  expect(session.get(path).spent).toEqual(usd("3341.46"));
  session.post("/journal-entries", {
    postingDate: "2026-04-20",
    lines: [
      {
        accountId: "acc_9t1r5k3n7f",
        debit: usd("8.54"),
        projectCodeId: "prj_8r2n6k3t1b",
      },
      { accountId: "acc_8t3k6n9r1a", credit: usd("8.54") },
    ],
  });
  expect(session.get(path).spent).toEqual(usd("3350.00"));
});

test("an employee has a department and a badge of their own, not of the manager", () => {
  const { departmentId, badgeCode } = session.post("/employees", {
    firstName: "Ann",
    lastName: "Lee",
    managerEmployeeId: "emp_6k2t8n5r1b",
  });
  expect([departmentId, badgeCode]).toEqual([null, null]);
  session.patch("/employees/emp_6k2t8n5r1b", { leftOn: "2026-04-01" });
  expect(objectsAt(session.get("/employees?badgeCode=TGC-0002"), "data")).toEqual([]);
});

test("a vendor who is made as a party has the term of the company", () => {
  const vendor = { partyType: "vendor", name: "Cedar Hill Packaging" };
  expect(session.post("/entities", vendor).paymentTermId).toBe("ptm_2r7h4n9k3d");
  const without = { ...vendor, name: "Cedar Lake", paymentTermId: null };
  expect(session.post("/entities", without).paymentTermId).toBeNull();
  expect(session.patch("/entities/ven_3d6n1t8k5r", { phone: null }).phone).toBeNull();
});

test("an item in an option of another one is named with that item, and its own options go with it", () => {
  const { body } = session.call("DELETE", "/items/itm_5s8k2r7n4v", undefined);
  const messages = objectsAt(body as JsonObject, "errors").map(({ message }) => message);
  expect(messages).toContain("TG-ROAD-54 (itm_7k2m9x4q8d) refers to it.");
  expect(messages.join()).not.toContain("undefined");

  const { id } = session.post("/items", { kind: "service", sku: "SVC-ENGRAVE", name: "Engraving" });
  const text = { code: "text", name: "Text", isRequired: true, inputType: "text", maxLength: 24 };
  session.put(`/items/${id}/options`, { options: [text] });
  expect(session.call("DELETE", `/items/${id}`, undefined).status).toBe(204);
});

test("what only divides or describes a record is below it", () => {
  const rows = objectsAt(usage("item/itm_2d5j8s0f7g"), "usedBy");
  expect(rows.filter(({ type }) => type === "child_record")).toMatchObject([
    { blocksDeletion: true, latestId: expect.stringMatching(/^(lot|itu|vit|sst)_/) as string },
  ]);
  expect(rows.map(({ type }) => type)).not.toContain("default_setting");
});

test("a person who is renamed as a party stays a person, and a later employee is an active party", () => {
  session.patch("/entities/cus_7r2n5k9t3w", { name: "Nora W. Whitfield" });
  expect(session.get("/customers/cus_7r2n5k9t3w")).toMatchObject({
    kind: "person",
    name: "Nora W. Whitfield",
  });
  const { id } = session.post("/employees", {
    firstName: "Ann",
    lastName: "Lee",
    hiredOn: "2027-01-04",
  });
  const rows = objectsAt(session.get("/entities?q=lee&partyType=employee"), "data");
  expect(rows).toMatchObject([{ id, status: "active" }]);
});

test("the company of the credential is the parent of a group that it makes", () => {
  session.call("DELETE", "/company-groups/cgr_5n8k2t4r1v");
  const members = [{ companyId: "com_7k2n5r9t1b", role: "parent" }];
  const group = { code: "TGG", name: "Tallgrass group", consolidationCurrency: "USD", members };
  expect(session.mistakes("POST", "/company-groups", group)).toEqual([
    "/members/0/companyId reference",
  ]);
});

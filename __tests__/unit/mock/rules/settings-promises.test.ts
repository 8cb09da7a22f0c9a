import { objectsAt } from "../../../../src/openapi/json";
import { ea, openSession, type Session } from "../../../support/mock-session";

// What pages about people, terms, classes, companies, and projects promise to refuse and to change.

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const [marcus, lena, tomas] = ["emp_6k2t8n5r1b", "emp_5r8k2n6t1w", "emp_1t5k9r3n7f"];
const [company, canada, group] = ["com_4t8a2grs7c", "com_7k2n5r9t1b", "cgr_5n8k2t4r1v"];
const [dealer, shop] = ["cus_5m2r8k4rvs", "cus_1w4e7b0shp"];
const [wholesale, prepaid, earlyPaid] = ["cls_5n1r7k4t8d", "ptm_6k1n8r4t5v", "ptm_4n8t2k6r9b"];
const lines = [{ itemId: "itm_2d5j8s0f7g", quantity: ea("1") }];
const usage = (record: string) => session.get(`/entity-usage/${record}`);

test("somebody who comes back needs a badge that is still free", () => {
  session.patch(`/employees/${marcus}`, { leftOn: "2026-04-01" });
  session.post("/employees", { firstName: "Ann", lastName: "Lee", badgeCode: "TGC-0002" });
  expect(session.refusal("PATCH", `/employees/${marcus}`, { leftOn: null })).toBe("409 code-taken");
  const back = session.patch(`/employees/${marcus}`, { leftOn: null, badgeCode: null });
  expect(back.status).toBe("active");
});

test("departments count who works there, and keep those who have left", () => {
  const sales = "/departments/dep_4t7n1k9r3v";
  expect(session.refusal("PATCH", sales, { status: "inactive" })).toBe("409 record-in-use");
  session.patch(`/employees/${tomas}`, { leftOn: "2026-04-01" });
  expect(session.get(sales).employeeCount).toBe(0);
  expect(usage("department/dep_4t7n1k9r3v").canBeDeactivated).toBe(true);
  expect(session.refusal("DELETE", sales)).toBe("409 record-in-use");
  expect(session.patch(sales, { status: "inactive" }).status).toBe("inactive");
});

test.each([
  ["/employees?q=tallgrass", []],
  ["/employees?q=bell+ware", [marcus]],
  ["/sales-reps?q=orders", []],
  ["/sales-reps?q=nevada", ["srp_3k7n9t2r5w"]],
  ["/project-codes?q=kootenay", ["prj_5k1t9n4r7d"]],
  ["/entities?q=yeon+555", []],
  ["/entities?q=leasing", ["ent_9t1n5k7r3d"]],
])("%s looks where its page says", (path, ids) => {
  expect(objectsAt(session.get(path), "data").map(({ id }) => id)).toEqual(ids);
});

test("postings fix the code of a department, and drafts do not", () => {
  const department = session.post("/departments", { code: "WELD", name: "Welding" });
  session.post("/sales-orders", { customerId: dealer, departmentId: department.id, lines });
  expect(session.patch(`/departments/${department.id}`, { code: "WLD" }).code).toBe("WLD");
  const sales = "/departments/dep_4t7n1k9r3v";
  expect(session.refusal("PATCH", sales, { code: "SLS" })).toBe("409 code-locked");
});

test("a department above another one is not retired", () => {
  session.patch(`/employees/${lena}`, { departmentId: null });
  session.post("/departments", {
    code: "WELD",
    name: "Welding",
    parentDepartmentId: "dep_8n2r5k1t6p",
  });
  expect(usage("department/dep_8n2r5k1t6p").canBeDeactivated).toBe(false);
});

test("a department comes back only below an active one", () => {
  const parent = session.post("/departments", { code: "LAB", name: "Laboratory" });
  const below = { code: "TEST", name: "Testing", parentDepartmentId: parent.id };
  const child = `/departments/${String(session.post("/departments", below).id)}`;
  session.patch(child, { status: "inactive" });
  session.patch(`/departments/${String(parent.id)}`, { status: "inactive" });
  expect(session.refusal("PATCH", child, { status: "active" })).toBe("422 validation-failed");
  const moved = session.patch(child, { status: "active", parentDepartmentId: null });
  expect(moved.status).toBe("active");
});

test("neither a location nor its manager, who works there, is deleted", () => {
  const van = session.post("/locations", { code: "VAN2", name: "Van", type: "vehicle" });
  const ann = session.post("/employees", {
    firstName: "Ann",
    lastName: "Lee",
    locationId: van.id,
  });
  session.patch(`/locations/${van.id}`, { managerEmployeeId: ann.id });
  for (const path of [`/locations/${van.id}`, `/employees/${ann.id}`, `/entities/${ann.id}`])
    expect(session.refusal("DELETE", path)).toBe("409 record-in-use");
  for (const record of [`location/${van.id}`, `employee/${ann.id}`])
    expect(usage(record)).toMatchObject({ isInUse: true, canBeDeleted: false });
});

test("an agency is called by its own name", () => {
  const agency = { code: "NBA", kind: "agency", vendorId: "ven_4k8t1n5r7a" };
  expect(session.mistakes("POST", "/sales-reps", agency)).toEqual(["/name required"]);
});

test("a customer who has kept a retired term has it on new orders", () => {
  session.patch(`/payment-terms/${prepaid}`, { status: "inactive" });
  expect(session.post("/sales-orders", { customerId: shop, lines }).paymentTermId).toBe(prepaid);
  const order = { customerId: dealer, paymentTermId: prepaid, lines };
  expect(session.mistakes("POST", "/sales-orders", order)).toEqual(["/paymentTermId reference"]);
});

test("new parties have the term of the company, which is for both sides", () => {
  const path = `/companies/${company}`;
  expect(session.mistakes("PATCH", path, { defaultPaymentTermId: earlyPaid })).toEqual([
    "/defaultPaymentTermId reference",
  ]);
  const { id } = session.post("/payment-terms", {
    code: "NET45",
    name: "Net 45",
    dueRule: { type: "days_after_invoice", days: 45 },
  });
  session.patch(path, { defaultPaymentTermId: id });
  for (const partyType of ["customer", "vendor"])
    expect(session.post("/entities", { partyType, name: "Zed" }).paymentTermId).toBe(id);
  for (const body of [{ usedFor: "sales" }, { status: "inactive" }])
    expect(session.refusal("PATCH", `/payment-terms/${id}`, body)).toBe("409 record-in-use");
  expect(usage(`payment_term/${id}`).canBeDeactivated).toBe(false);
});

test.each(["isPostable", "status"])("%s takes a class off new orders", (field) => {
  session.patch(`/class-references/${wholesale}`, {
    [field]: field === "status" ? "inactive" : false,
  });
  const order = session.post("/sales-orders", { customerId: dealer, lines });
  expect(order.classReferenceId).toBeNull();
});

test("a company that is deleted leaves its group", () => {
  session.call("DELETE", `/companies/${canada}`);
  const members = objectsAt(session.get(`/company-groups/${group}`), "members");
  expect(members.map(({ companyId }) => companyId)).toEqual([company]);
});

test("a new company is set up, and then active", () => {
  const made = session.post("/companies", {
    code: "TGE",
    name: "Tallgrass Cycles Europe",
    address: {
      line1: "1190 Richards Street",
      city: "Vancouver",
      region: "BC",
      postalCode: "V6B 3E6",
      country: "CA",
    },
    timeZone: "America/Vancouver",
    currency: "CAD",
  });
  expect(made.status).toBe("provisioning");
  expect(session.get(`/companies/${made.id}`).status).toBe("active");
});

test("a location works from Monday to Friday", () => {
  const { workingDays } = session.post("/locations", {
    code: "VAN2",
    name: "Van",
    type: "vehicle",
  });
  expect(workingDays).toEqual(["mon", "tue", "wed", "thu", "fri"]);
});

test("an employee has two names", () => {
  const body = { partyType: "employee", name: "Cher" };
  expect(session.mistakes("POST", "/entities", body)).toEqual(["/name format"]);
  expect(session.mistakes("PATCH", `/entities/${tomas}`, { name: "Cher" })).toEqual([
    "/name format",
  ]);
});

test("a project keeps its customer while a charge waits", () => {
  const path = "/project-codes/prj_5k1t9n4r7d";
  session.post("/billable-expense-charges", {
    customerId: "cus_9n6t3q7ktn",
    chargeDate: "2026-04-28",
    description: "Van",
    cost: { amount: "40.00", currency: "CAD" },
    incomeAccountId: "acc_6n4r1k7t2d",
    projectCodeId: "prj_5k1t9n4r7d",
  });
  for (const body of [{ isBillable: false }, { customerId: dealer }])
    expect(session.refusal("PATCH", path, body)).toBe("409 record-in-use");
  expect(session.patch(path, { status: "closed" }).status).toBe("closed");
});

test("values of a custom field count, in lists too, and keep it from being deleted", () => {
  const { canBeDeleted, canBeDeactivated, usedBy } = usage("custom_field/cfd_5k2n8r4t7w");
  expect([canBeDeleted, canBeDeactivated]).toEqual([false, true]);
  expect(objectsAt({ usedBy }, "usedBy")).toEqual([
    { type: "custom_field_value", count: 2, blocksDeletion: true, latestId: null },
  ]);
  const [first] = objectsAt(session.get("/custom-fields?fields=recordCount"), "data");
  expect(first).toEqual({ id: "cfd_5k2n8r4t7w", recordCount: 2 });
});

test("values count whatever the kind of record is called", () => {
  const field = { entityType: "transfer_funds", key: "reason", label: "Reason", dataType: "text" };
  const { id } = session.post("/custom-fields", field);
  const [transfer] = objectsAt(session.get("/transfer-funds?limit=1"), "data");
  session.patch(`/transfer-funds/${String(transfer?.id)}`, { customFields: { reason: "Rent" } });
  expect(session.get(`/custom-fields/${id}?fields=recordCount`).recordCount).toBe(1);
});

test.each([
  ["location/loc_5n1r8k4t9x", false],
  ["location/loc_9t4k2n7rv1", true],
  ["item/itm_2d5j8s0f7g", true],
  ["customer/cus_3d8v1k6rvd", false],
])("%s can be retired: %s", (record, retired) => {
  expect(usage(record).canBeDeactivated).toBe(retired);
});

test("a new custom field comes last on its form, whatever its section", () => {
  const fields = objectsAt(session.get("/custom-fields?entityType=item"), "data");
  const last = Math.max(...fields.map(({ position }) => Number(position)));
  const { position } = session.post("/custom-fields", {
    entityType: "item",
    dataType: "text",
    key: "shelf_color",
    label: "Shelf color",
    section: "Warehouse",
  });
  expect(position).toBe(last + 1);
});

import { ea, openSession, usd, type Session } from "../../../support/mock-session";

// What texts promise to refuse of settings, people, and addresses, and schemas cannot say.

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const invalid = "422 validation-failed";
const taken = "409 code-taken";
const ground = "/ship-methods/shm_3t9r5k1n8g";
const nevada = "/tax-agencies/txa_6k2r8n4t1v";
const dealer = "/customers/cus_5m2r8k4rvs";
const members = ["com_4t8a2grs7c", "com_7k2n5r9t1b"].map((companyId) => ({
  companyId,
  role: "parent",
}));
const ann = { firstName: "Ann", lastName: "Lee" };
const restock = (line: object) => ({
  rmaId: "rma_9t1r5k7n3w",
  lines: [
    {
      rmaLineId: "rml_9n4r2t7k1v",
      quantity: ea("1"),
      disposition: "restock",
      lots: [{ lotNumber: "SL-2602-A", quantity: ea("1") }],
      ...line,
    },
  ],
});
const field = { entityType: "item", label: "Years" };

const refused: [what: string, answer: string, method: string, path: string, body?: unknown][] = [
  [
    "a flat charge without amount",
    invalid,
    "PATCH",
    ground,
    { customerCharge: { flatAmount: null } },
  ],
  ["a parcel service without carrier", invalid, "PATCH", ground, { carrier: null }],
  ["a pickup with a carrier", invalid, "PATCH", ground, { mode: "pickup" }],
  ["an end before the beginning", invalid, "PATCH", nevada, { registeredUntil: "2025-08-31" }],
  [
    "an end before posted tax",
    "409 tax-setup-locked",
    "PATCH",
    nevada,
    { registeredUntil: "2026-01-31" },
  ],
  ["a later beginning", "409 tax-setup-locked", "PATCH", nevada, { registeredFrom: "2026-01-01" }],
  [
    "a region of another country",
    invalid,
    "PATCH",
    "/tax-agencies/txa_9r4k6t2n8w",
    { region: "BC" },
  ],
  [
    "tax owed on an expense account",
    invalid,
    "PATCH",
    nevada,
    { payableAccountId: "acc_9n5k3t7r2f" },
  ],
  [
    "a deposit on both sides",
    invalid,
    "PATCH",
    "/payment-terms/ptm_2r7h4n9k3d",
    { depositPercent: "20" },
  ],
  [
    "receipts at no bank",
    invalid,
    "PATCH",
    "/payment-methods/pmm_8t2n5k4r7a",
    { receiptAccountId: "acc_6n1r8k4t2d" },
  ],
  [
    "receipts without account",
    invalid,
    "PATCH",
    "/payment-methods/pmm_8t2n5k4r7a",
    { receiptAccountId: null },
  ],
  [
    "receipts on revenue",
    invalid,
    "PATCH",
    "/payment-methods/pmm_8t2n5k4r7a",
    { receiptAccountId: "acc_4k7m1r9s3e" },
  ],
  [
    "a term for purchases",
    invalid,
    "PATCH",
    "/customer-types/cty_2n6t8k4r5c",
    { proposedPaymentTermId: "ptm_7r1k5n3t8v" },
  ],
  [
    "an unknown zone",
    invalid,
    "PATCH",
    "/companies/com_4t8a2grs7c",
    { timeZone: "America/Portland" },
  ],
  [
    "the home currency in its list",
    invalid,
    "PATCH",
    "/companies/com_4t8a2grs7c",
    { enabledCurrencies: ["CAD", "USD"] },
  ],
  ["two parents", invalid, "PATCH", "/company-groups/cgr_5n8k2t4r1v", { members }],
  [
    "a rule that ends first",
    invalid,
    "PATCH",
    "/price-rules/prr_9n4r1k7t3w",
    { endsOn: "2020-01-01" },
  ],
  [
    "steps that fall",
    invalid,
    "PATCH",
    "/price-rules/prr_6t3k8n2r5c",
    {
      effect: {
        type: "quantity_breaks",
        breaks: ["48", "12"].map((value) => ({ fromQuantity: ea(value), price: usd("9.00") })),
      },
    },
  ],
  [
    "a billable project for nobody",
    invalid,
    "PATCH",
    "/project-codes/prj_3n6r2k8t4w",
    { isBillable: true },
  ],
  [
    "a project below its part",
    invalid,
    "PATCH",
    "/project-codes/prj_8r2n6k3t1b",
    { parentProjectCodeId: "prj_5k1t9n4r7d" },
  ],
  [
    "a second rep of an employee",
    invalid,
    "POST",
    "/sales-reps",
    { code: "X", kind: "employee", employeeId: "emp_3n7k1r9t4s" },
  ],
  ["an agency without vendor", invalid, "POST", "/sales-reps", { code: "X", kind: "agency" }],
  [
    "a client with two channels",
    invalid,
    "PATCH",
    "/external-channels/chn_4t9n2k7r5d",
    { apiClientId: "cli_5w8k2n7s4t" },
  ],
  [
    "a default outside the range",
    invalid,
    "POST",
    "/custom-fields",
    { ...field, key: "a", dataType: "number", maximum: 25, defaultValue: 30 },
  ],
  [
    "a range without numbers",
    invalid,
    "POST",
    "/custom-fields",
    { ...field, key: "a", dataType: "number", minimum: 25, maximum: 3 },
  ],
  [
    "unique check boxes",
    invalid,
    "POST",
    "/custom-fields",
    { ...field, key: "a", dataType: "checkbox", isUnique: true },
  ],
  [
    "no regular expression",
    invalid,
    "POST",
    "/custom-fields",
    { ...field, key: "a", dataType: "text", pattern: "[" },
  ],
  [
    "revenue on stock",
    invalid,
    "PATCH",
    "/item-categories/cat_9t4m2k8r5b",
    { revenueAccountId: "acc_1n5k9r3t7m" },
  ],
  [
    "lots of a service",
    invalid,
    "POST",
    "/item-templates",
    { name: "T", itemKind: "service", defaults: { tracking: "lot" } },
  ],
  [
    "an attribute that is not defined",
    invalid,
    "PATCH",
    "/item-templates/itt_6n2r8k4t1w",
    { defaults: { attributes: { brake_type: "x" } } },
  ],
  ["a state that is left out", invalid, "PATCH", `${dealer}/billing-address`, { region: null }],
  ["a code of no country", invalid, "PATCH", `${dealer}/billing-address`, { country: "ZZ" }],
  [
    "goods to a post office box",
    invalid,
    "PATCH",
    `${dealer}/shipping-address`,
    { line1: "PO Box 1187" },
  ],
  [
    "orders by email to nobody",
    invalid,
    "PATCH",
    "/vendors/ven_8n3k6r1t5s/primary-contact",
    { email: null },
  ],
  ["a number of an employee", taken, "POST", "/employees", { ...ann, number: "E-002" }],
  ["a badge", taken, "POST", "/employees", { ...ann, badgeCode: "TGC-0002" }],
  [
    "an email address at work",
    taken,
    "POST",
    "/employees",
    { ...ann, email: "Marcus@tallgrass.example" },
  ],
  ["a user of somebody else", invalid, "POST", "/employees", { ...ann, userId: "usr_4b7r1t9k6m" }],
  [
    "a last day before the first",
    invalid,
    "POST",
    "/employees",
    { ...ann, hiredOn: "2026-05-04", leftOn: "2026-05-01" },
  ],
  [
    "managers in a circle",
    invalid,
    "PATCH",
    "/employees/emp_3n7k1r9t4s",
    { managerEmployeeId: "emp_6k2t8n5r1b" },
  ],
  [
    "an email address of a party",
    taken,
    "PATCH",
    "/entities/emp_1t5k9r3n7f",
    { email: "marcus@tallgrass.example" },
  ],
  ["a party with documents", "409 record-in-use", "DELETE", "/entities/ven_3d6n1t8k5r"],
  [
    "an order twice in one request",
    invalid,
    "PUT",
    "/work-orders/status",
    { rows: [1, 2].map(() => ({ workOrderId: "wor_3n8t1k6r4x", status: "issued" })) },
  ],
  [
    "a rest written off without a word",
    invalid,
    "PUT",
    "/rmas/rma_9t1r5k7n3w/status",
    { status: "closed", writeOffRest: true },
  ],
  [
    "an override of nothing",
    invalid,
    "PUT",
    "/rmas/rma_9t1r5k7n3w/status",
    { status: "closed", overrideReturnPeriod: true },
  ],
  ["lots that do not add up", invalid, "POST", "/return-restocks", restock({ quantity: ea("2") })],
  [
    "scrap in a bin",
    invalid,
    "POST",
    "/return-restocks",
    restock({ disposition: "scrap", bin: "B-03-2" }),
  ],
  ["a bin of nowhere", invalid, "POST", "/return-restocks", restock({ bin: "Z-99-9" })],
  [
    "a barcode of an item",
    "409 barcode-taken",
    "POST",
    "/bin-locations",
    { locationId: "loc_2v9k4m7pdx", code: "Z-01-1", barcode: "0860009413573" },
  ],
  ["a lot with movements", "409 lot-in-use", "DELETE", "/lots/lot_7d4k9m2v6s"],
  [
    "a line in another unit",
    invalid,
    "PATCH",
    "/sales-orders/sor_8n2t5r9k3b",
    { lines: [{ id: "sol_9k5t1n8r2b", quantity: { value: "2", unit: "lb" } }] },
  ],
  [
    "a line in another currency",
    invalid,
    "PATCH",
    "/sales-orders/sor_8n2t5r9k3b",
    { lines: [{ id: "sol_9k5t1n8r2b", unitPrice: { amount: "2.00", currency: "CAD" } }] },
  ],
  [
    "freight in another currency",
    invalid,
    "PATCH",
    "/purchase-orders/pur_5k1n8t3r6b",
    { shippingCharge: { amount: "5.00", currency: "CAD" } },
  ],
  [
    "an account for goods",
    invalid,
    "PATCH",
    "/purchase-orders/pur_5k1n8t3r6b",
    { lines: [{ id: "pol_4n8r1t6k2d", accountId: "acc_3t8r5n2k9p" }] },
  ],
  [
    "an item that is not bought",
    invalid,
    "PATCH",
    "/purchase-orders/pur_5k1n8t3r6b",
    { lines: [{ itemId: "itm_7k2m9x4q8d", quantity: ea("1") }] },
  ],
];

test.each(refused)("%s is refused with %s", (...[, answer, method, path, body]) => {
  const { status, body: problem } = session.call(method, path, body);
  expect(`${status} ${String((problem as { code?: string }).code)}`).toBe(answer);
});

test("whether people work here follows from their days", () => {
  const statusOf = (days: object) => session.post("/employees", { ...ann, ...days }).status;
  expect(statusOf({})).toBe("active");
  expect(statusOf({ hiredOn: "2026-05-04" })).toBe("upcoming");
  expect(statusOf({ hiredOn: "2025-05-05", leftOn: "2026-04-24" })).toBe("left");
});

test("a change of an address starts a new verification, one of the person does not", () => {
  const change = (body: object) => session.patch(`${dealer}/billing-address`, body).verification;
  expect(change({ attention: "Accounts payable" })).toBe("verified");
  expect(change({ line2: "Floor 2" })).toBe("pending");
});

test("an address that does not exist cannot be changed", () => {
  const { id } = session.post("/customers", { kind: "person", ...ann });
  const { status } = session.call("PATCH", `/customers/${id}/billing-address`, { city: "Eugene" });
  expect(status).toBe(404);
});

test("a party is changed and deleted with its full record", () => {
  const { id } = session.post("/entities", { partyType: "vendor", name: "Pine Street Press" });
  expect(session.get(`/vendors/${id}`).name).toBe("Pine Street Press");
  expect(session.patch(`/entities/${id}`, { name: "Pine Press" })).toMatchObject({
    partyType: "vendor",
    name: "Pine Press",
  });
  expect(session.get(`/vendors/${id}`).name).toBe("Pine Press");
  expect(session.call("DELETE", `/entities/${id}`).status).toBe(204);
  expect(session.call("GET", `/vendors/${id}`).status).toBe(404);
});

test("a price rule for one customer goes with the customer", () => {
  const { id } = session.post("/customers", { kind: "person", ...ann });
  const effect = { type: "percent_off", percent: "5" };
  const rule = session.post("/price-rules", {
    name: "Ann",
    conditions: { customerIds: [id] },
    effect,
  });
  expect(session.call("DELETE", `/customers/${id}`).status).toBe(204);
  expect(session.call("GET", `/price-rules/${rule.id}`).status).toBe(404);
});

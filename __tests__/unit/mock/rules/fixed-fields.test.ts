import { objectsAt } from "../../../../src/openapi/json";
import { ea, openSession, usd, type Session } from "../../../support/mock-session";

let session: Session;

beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const sealant = "/items/itm_2d5j8s0f7g";
const charge = "/billable-expense-charges/bex_7k4r9n1t6c";
const expense = "/expenses/exp_3t9n5k2r7x";
const labeled = "/shipments/shp_3k9t5n1r7d";

test.each([
  ["account-locked-field", "PATCH", "/accounts/acc_7n2r5k8t3a", { type: "other_income" }],
  ["account-protected", "PATCH", "/accounts/acc_6n1r8k4t2d", { status: "inactive" }],
  ["account-protected", "DELETE", "/accounts/acc_6n1r8k4t2d", undefined],
  ["item-locked-field", "PATCH", sealant, { tracking: "none" }],
  ["item-locked-field", "PATCH", sealant, { costingMethod: "average" }],
  ["item-locked-field", "PATCH", sealant, { baseUnit: "l" }],
  ["code-locked", "PATCH", "/departments/dep_4t7n1k9r3v", { code: "SELL" }],
  ["code-locked", "PATCH", "/ship-methods/shm_3t9r5k1n8g", { code: "CP-SLOW" }],
  ["code-locked", "PATCH", "/external-channels/chn_3r8k1n6t4s", { code: "shop" }],
  ["tax-setup-locked", "PATCH", "/tax-rates/txr_2k7n5r9t3w", { ratePercent: "8.5" }],
  ["tax-setup-locked", "PATCH", "/tax-agencies/txa_6k2r8n4t1v", { reportingBasis: "cash" }],
  ["tax-setup-locked", "PATCH", "/tax-codes/txc_6n3v8k1t5b", { treatment: "exempt" }],
  ["billable-charge-settled", "PATCH", charge, { markupPercent: "12" }],
  ["billable-charge-settled", "DELETE", charge, undefined],
  ["expense-line-billed", "DELETE", expense, undefined],
  ["custom-field-has-values", "DELETE", "/custom-fields/cfd_5k2n8r4t7w", undefined],
])("%s: %s %s is refused", (code, method, path, body) => {
  expect(session.refusal(method, path, body)).toBe(`409 ${code}`);
});

test("what has no stock, is on no document, or keeps its value can change", () => {
  expect(session.patch(sealant, { tracking: "lot", notes: "As before." }).notes).toBe("As before.");
  expect(session.patch(charge, { tags: ["courier"] }).tags).toEqual(["courier"]);
  const { id } = session.post("/items", {
    kind: "stock",
    sku: "NEW-1",
    name: "New",
    baseUnit: "ea",
  });
  expect(session.patch(`/items/${id}`, { baseUnit: "set" }).baseUnit).toBe("set");
  // An adjustment has no lifecycle, and is a document, too.
  session.post("/inventory-adjustments", {
    locationId: "loc_2v9k4m7pdx",
    reason: "opening_balance",
    lines: [
      {
        itemId: id,
        bin: "B-03-2",
        quantityChange: { value: "4", unit: "set" },
        unitCost: usd("2.00"),
      },
    ],
  });
  expect(session.refusal("PATCH", `/items/${id}`, { baseUnit: "ea" })).toBe(
    "409 item-locked-field",
  );
});

test("expense-line-billed: an amount that is charged on is fixed, and nothing is charged on twice", () => {
  const { lines } = session.get(expense);
  const dearer = lines.map(({ id, accountId, amount }, index) => ({
    id,
    accountId,
    amount: index === 0 ? usd("99.00") : amount,
  }));
  expect(session.refusal("PATCH", expense, { lines: dearer })).toBe("409 expense-line-billed");
  const source = {
    type: "expense_line",
    expenseId: "exp_3t9n5k2r7x",
    lineItemId: objectsAt({ lines }, "lines")[0]?.id,
  };
  const again = { customerId: "cus_5m2r8k4rvs", source };
  expect(session.refusal("POST", "/billable-expense-charges", again)).toBe(
    "409 expense-line-billed",
  );
});

test("custom-field-has-values: a choice that a record has stays in the list", () => {
  const field = "/custom-fields/cfd_8t3r6n1k9c";
  const order = "/sales-orders/sor_7n3k9r5t1w";
  const { key, choices } = session.get(field);
  session.patch(order, { customFields: { [String(key)]: "morning" } });
  const [, ...others] = objectsAt({ choices }, "choices");
  expect(session.refusal("PATCH", field, { choices: others })).toBe("409 custom-field-has-values");
});

test("shipping-label-active: a label fixes packages, method, and rate until it is canceled", () => {
  const method = {
    code: "CP-WORLD",
    name: "World parcel",
    mode: "parcel",
    carrier: "cascadia_post",
  };
  const { id } = session.post("/ship-methods", method);
  session.put(`${labeled}/ship-method`, { shipMethodId: id });
  session.post(`${labeled}/shipping-label`, {});
  const shipMethodId = "shm_3t9r5k1n8g";
  expect(
    [
      session.refusal("POST", `${labeled}/shipping-label`, {}),
      session.refusal("PUT", `${labeled}/ship-method`, { shipMethodId }),
      session.refusal("PUT", `${labeled}/status`, { status: "picking", reason: "Again." }),
    ].join(),
  ).toBe(Array(3).fill("409 shipping-label-active").join());
});

test("operator-not-allowed, work-center-busy: a station has its people, and no more orders than places", () => {
  const issued = () => {
    const { id } = session.post("/work-orders", {
      itemId: "itm_7k2m9x4q8d",
      quantity: ea("1"),
      locationId: "loc_2v9k4m7pdx",
      options: { frame_color: "moss-green" },
    });
    session.post(`/work-orders/${id}/issue`, {});
    return `/work-orders/${id}/start`;
  };
  const [first, second, third] = [issued(), issued(), issued()];
  const other = { operatorId: "emp_6k2t8n5r1b" };
  expect(session.refusal("POST", String(first), other)).toBe("409 operator-not-allowed");
  // An employee would leave one for the other.
  const answers = [first, second, third].map((path) => session.call("POST", String(path), {}));
  const codes = answers.map(({ status, body }) => [status, (body as { code?: string }).code]);
  expect(codes.at(-1)).toEqual([409, "work-center-busy"]);
  const order = String(first).replace("/start", "");
  const { operations } = session.get(order);
  const [{ id = "" } = {}] = objectsAt({ operations }, "operations");
  expect(session.refusal("POST", `${order}/operations/${String(id)}/complete`, other)).toBe(
    "409 operator-not-allowed",
  );
});

test("lot-barcode-ambiguous: a lot number of two items needs the item", () => {
  const glue = { kind: "stock", sku: "GLUE-1", name: "Glue", tracking: "lot" };
  const { id: itemId } = session.post("/items", glue);
  session.post("/lots", { itemId, lotNumber: "SL-2602-A" });
  const path = "/item-lots/by-barcode/SL-2602-A";
  expect(session.refusal("GET", path)).toBe("409 lot-barcode-ambiguous");
  expect(session.get(`${path}?itemId=${itemId}`).itemId).toBe(itemId);
});

test("contact-limit-reached, custom-field-limit-reached: there are no more than 50 and 100", () => {
  const contacts = "/vendors/ven_3d6n1t8k5r/contacts";
  const contact = (index: number) => ({ name: `Person ${index}` });
  const { contacts: known } = session.get("/vendors/ven_3d6n1t8k5r");
  for (let index = objectsAt({ known }, "known").length; index < 50; index++)
    session.post(contacts, contact(index));
  expect(session.refusal("POST", contacts, contact(50))).toBe("409 contact-limit-reached");
  const field = (index: number) => ({
    entityType: "work_plan",
    key: `field_${index}`,
    label: `Field ${index}`,
    dataType: "text",
  });
  for (let index = 0; index < 100; index++) session.post("/custom-fields", field(index));
  expect(session.refusal("POST", "/custom-fields", field(100))).toBe(
    "409 custom-field-limit-reached",
  );
});

test("attachment-limit-reached: a record has no more than 50 files", () => {
  const owner = { ownerType: "receiving", ownerId: "rcv_6n2k9r4t7s" };
  const body = { ...owner, category: "delivery_note", file: "slip.pdf" };
  const headers = { "Content-Type": "multipart/form-data" };
  const upload = () => session.call("POST", "/attachments", body, { headers });
  const answers = Array.from({ length: 51 }, upload);
  const codes = answers.map(({ body: made }) => (made as { code?: string }).code);
  expect(answers[0]?.status).toBe(201);
  expect(codes.at(-1)).toBe("attachment-limit-reached");
});

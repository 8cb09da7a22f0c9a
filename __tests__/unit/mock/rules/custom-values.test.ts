import { numberFrom } from "../../../../src/mock/exact-number";
import { listAt, type JsonObject } from "../../../../src/openapi/json";
import { ea, openSession, type Session } from "../../../support/mock-session";

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const item = "/items/itm_2d5j8s0f7g";
const refusal = (path: string, customFields: JsonObject) =>
  session.refusal("PATCH", path, { customFields });

test("custom fields take values of their type and within their bounds, and null to clear one", () => {
  for (const years of [true, "10", 26, -1, 2.5])
    expect([years, refusal(item, { frame_warranty_years: years })]).toEqual([
      years,
      "422 validation-failed",
    ]);
  session.patch(item, { customFields: { frame_warranty_years: 25 } });
  const cleared = session.patch(item, { customFields: { frame_warranty_years: null } });
  expect(cleared.customFields).not.toHaveProperty("frame_warranty_years", 25);
  expect(refusal("/sales-orders/sor_7n3k9r5t1w", { delivery_window: "evening" })).toBe(
    "422 validation-failed",
  );
  session.patch("/sales-orders/sor_7n3k9r5t1w", { customFields: { delivery_window: "morning" } });
});

test("entries of a list that replaces another have their defaults", () => {
  const choices = [{ code: "morning", label: "Before noon" }];
  const added = [...choices, { code: "afternoon", label: "After noon", isActive: false }];
  const kept = { code: "any", label: "Any time" };
  const field = session.patch("/custom-fields/cfd_8t3r6n1k9c", { choices: [...added, kept] });
  const isActive = (field.choices as JsonObject[]).map((entry) => entry.isActive);
  expect(isActive).toEqual([true, false, true]);
});

test("a number counts however it is written, and a pattern that is not a regular expression is refused", () => {
  session.patch(item, { customFields: { frame_warranty_years: numberFrom("10.0") } });
  const fields = listAt(session.get("/custom-fields?limit=100"), "data") as JsonObject[];
  const drawing = fields.find(({ key }) => key === "drawing_number");
  expect(session.refusal("PATCH", `/custom-fields/${String(drawing?.id)}`, { pattern: "(" })).toBe(
    "422 validation-failed",
  );
  session.patch(item, { customFields: { drawing_number: "TG-100" } });
});

test("keys of another kind of record, archived ones, and unknown ones are refused, in lines, too", () => {
  expect(refusal(item, { delivery_window: "any" })).toBe("422 validation-failed");
  expect(refusal(item, { frame_waranty_years: 10 })).toBe("422 validation-failed");
  const fields = listAt(session.get("/custom-fields?limit=100"), "data") as JsonObject[];
  const warranty = fields.find(({ key }) => key === "frame_warranty_years");
  session.patch(`/custom-fields/${String(warranty?.id)}`, { status: "archived" });
  expect(refusal(item, { frame_warranty_years: 10 })).toBe("422 validation-failed");
  const [order] = listAt(session.get("/purchase-orders?limit=1"), "data") as JsonObject[];
  const ordered = (line: JsonObject) => ({
    vendorId: order?.vendorId,
    lines: [{ itemId: "itm_2d5j8s0f7g", quantity: ea("1"), ...line }],
  });
  session.post("/purchase-orders", ordered({}));
  const warranted = ordered({ customFields: { frame_warranty_years: 10 } });
  expect(session.refusal("POST", "/purchase-orders", warranted)).toBe("422 validation-failed");
});

test("a required field needs a value of new records and changed ones, and a unique one another value for each", () => {
  const customer = "/customers/cus_5m2r8k4rvs";
  const field = { dataType: "text", entityType: "customer", label: "Dock" };
  session.post("/custom-fields", { ...field, key: "dock", isRequired: true, isUnique: true });
  const shop = { kind: "business", name: "Sierra Cycles" };
  expect(session.refusal("POST", "/customers", shop)).toBe("422 validation-failed");
  expect(session.refusal("PATCH", customer, { notes: "Ring twice." })).toBe(
    "422 validation-failed",
  );
  session.patch(customer, { customFields: { dock: "D-1" } });
  session.patch(customer, { notes: "Ring twice." });
  expect(refusal(customer, { dock: null })).toBe("422 validation-failed");
  const same = { ...shop, customFields: { dock: "D-1" } };
  expect(session.refusal("POST", "/customers", same)).toBe("422 validation-failed");
  session.post("/customers", { ...shop, customFields: { dock: "D-2" } });
});

test("templates no longer fill a custom field that is archived, and lose one that is deleted", () => {
  const template = "/item-templates/itt_3k7n5r1v9c";
  const frame = { kind: "assembly", templateId: "itt_3k7n5r1v9c", name: "Frame" };
  const made = (sku: string) =>
    session.post("/items", { ...frame, sku, attributes: { frame_size: 54 } }).customFields;
  expect(made("TG-A")).toEqual({ frame_warranty_years: 10 });
  session.patch("/custom-fields/cfd_5k2n8r4t7w", { status: "archived" });
  expect(made("TG-B")).toEqual({});
  expect(session.patch(template, { defaults: { leadTimeDays: 9 } }).defaults).toMatchObject({
    customFields: { frame_warranty_years: 10 },
  });
  const rows = listAt(session.get("/items?limit=200"), "data") as JsonObject[];
  for (const { id, customFields } of rows)
    if (JSON.stringify(customFields).includes("frame_warranty_years"))
      session.patch(`/items/${String(id)}`, { customFields: { frame_warranty_years: null } });
  expect(session.call("DELETE", "/custom-fields/cfd_5k2n8r4t7w").status).toBe(204);
  expect(session.get(template).defaults).toMatchObject({ customFields: {} });
});

import { objectAt, objectsAt, type JsonObject } from "../../../../src/openapi/json";
import type { Mock } from "../../../../src/mock/create-mock";
import { demoMock } from "../../../support/demo-mock";
import { caller } from "../../../support/own-requests";

let mock: Mock;
let call: ReturnType<typeof caller>;
const [sealant, bicycle, frontLight] = ["itm_2d5j8s0f7g", "itm_7k2m9x4q8d", "itm_8c4t6k1n9r"];

beforeAll(async () => {
  ({ mock } = await demoMock());
  call = caller(mock);
}, 60_000);
beforeEach(() => mock.reset());

const bodyOf = ({ body }: { body?: unknown }) => body as JsonObject;
const create = (more: JsonObject) =>
  call("POST", "/items", { kind: "stock", sku: "NEW-1", name: "New", ...more });
const pointers = (answer: { body?: unknown }) =>
  objectsAt(bodyOf(answer), "errors").map(({ pointer }) => pointer);

describe("a new item", () => {
  test("has pieces as its base unit unless another one is sent", () => {
    const reorderPoint = { value: "4", unit: "ea" };
    const stockSettings = [{ locationId: "loc_2v9k4m7pdx", reorderPoint }];
    expect(create({ salesUnit: "ea", stockSettings }).status).toBe(201);
  });

  test("has no unit that is no longer offered, while others keep it", () => {
    const can = "/uoms/uom_8k1r5n3t7c";
    expect(create({ sku: "NEW-2", baseUnit: "can" }).status).toBe(201);
    expect(call("PATCH", can, { status: "inactive" }).status).toBe(200);
    expect(pointers(create({ baseUnit: "can" }))).toEqual(["/baseUnit"]);
    const { id } =
      objectsAt(bodyOf(call("GET", "/items", undefined, { query: { q: "NEW-2" } })), "data")[0] ??
      {};
    expect(call("PATCH", `/items/${String(id)}`, { name: "Newer" }).status).toBe(200);
  });

  test.each([
    [{ tracking: "serial", baseUnit: "l" }, "/baseUnit"],
    [{ upc: "012345678901" }, "/upc"],
    [{ barcodes: [{ code: "0860009413573", symbology: "ean13", unit: "ea" }] }, "/barcodes/0/code"],
  ])("is refused with %j", (more, pointer) => {
    expect(pointers(create(more))).toEqual([pointer]);
  });

  test("begins its history with the fields that were sent", () => {
    const { id } = bodyOf(create({ listPrice: { amount: "5.00", currency: "USD" } }));
    const [entry] = objectsAt(bodyOf(call("GET", `/items/${String(id)}/history`)), "data");
    expect(entry).toMatchObject({ type: "change", action: "created" });
    expect(objectsAt(entry, "changes").map(({ field }) => field)).toEqual([
      ...["kind", "sku", "name", "listPrice"],
    ]);
  });
});

test.each([
  [{ kind: "other_charge", revenueAccountId: "acc_7n2r5k8t3a" }],
  [{ status: "inactive" }],
])("a kit does not take %j as a component", (more) => {
  const quantity = { value: "1", unit: "ea" };
  const components = [{ itemId: bodyOf(create(more)).id, quantity }];
  expect(pointers(create({ kind: "kit", sku: "KIT-1", components }))).toEqual([
    "/components/0/itemId",
  ]);
});

test("a kit has as many as its goods allow, whatever their unit, and services allow any number", () => {
  const { id: fitting } = bodyOf(create({ kind: "service", sku: "FIT-1" }));
  const components = [
    { itemId: sealant, quantity: { value: "1", unit: "box12" } },
    { itemId: fitting, quantity: { value: "1", unit: "ea" } },
  ];
  const { id } = bodyOf(create({ kind: "kit", sku: "KIT-2", components }));
  const [bottles = [], kits = []] = [sealant, id].map((one) =>
    objectsAt(bodyOf(call("GET", `/items/${String(one)}/quantity`)), "locations").map(
      ({ locationId, available, limitingItemId }) => ({
        locationId,
        available: Number((available as JsonObject).value),
        limitingItemId,
      }),
    ),
  );
  expect(kits).toHaveLength(bottles.length);
  for (const { locationId, available } of bottles)
    expect(kits).toContainEqual({
      locationId,
      available: Math.floor(available / 12),
      limitingItemId: sealant,
    });
});

test("a location that is to carry an item is below its reorder point before the first arrival", () => {
  const { id: itemId } = bodyOf(create({}));
  const query = { itemId: String(itemId), belowReorderPoint: "true" };
  const low = () =>
    objectsAt(bodyOf(call("GET", "/items/quantities", undefined, { query })), "data");
  expect(low()).toEqual([]);
  const reorderPoint = { value: "4", unit: "ea" };
  call("POST", "/stock-settings", { itemId, locationId: "loc_8c3w6n2rn0", reorderPoint });
  expect(low()).toMatchObject([{ locations: [{ belowReorderPoint: true, reorderPoint }] }]);
});

test("the settings of a location go with it", () => {
  const van = { code: "VAN2", name: "Second van", type: "vehicle" };
  const locationId = bodyOf(call("POST", "/locations", van)).id;
  const path = `/items/${sealant}`;
  const known = bodyOf(call("GET", path)).stockSettings;
  expect(call("POST", "/stock-settings", { itemId: sealant, locationId }).status).toBe(201);
  expect(bodyOf(call("GET", path)).stockSettings).not.toEqual(known);
  expect(call("DELETE", `/locations/${String(locationId)}`).status).toBe(204);
  expect(bodyOf(call("GET", path)).stockSettings).toEqual(known);
});

test("a charge is not left without a revenue account by its category", () => {
  const revenueAccountId = "acc_7n2r5k8t3a";
  const { id } = bodyOf(call("POST", "/item-categories", { name: "Fees", revenueAccountId }));
  create({ kind: "other_charge", categoryId: id });
  const path = `/item-categories/${String(id)}`;
  expect(pointers(call("PATCH", path, { revenueAccountId: null }))).toEqual(["/revenueAccountId"]);
  expect(call("PATCH", path, { name: "Charges" }).status).toBe(200);
});

test("templates follow the code of an attribute, and lose a value that it no longer takes", () => {
  const text = { valueType: "text", code: "finish", name: "Finish", maxLength: 9 };
  const attribute = `/item-attributes/${String(bodyOf(call("POST", "/item-attributes", text)).id)}`;
  const template = {
    name: "Sets",
    itemKind: "stock",
    defaults: { attributes: { finish: "matte" } },
  };
  const path = `/item-templates/${String(bodyOf(call("POST", "/item-templates", template)).id)}`;
  const filled = () => objectAt(bodyOf(call("GET", path)), "defaults").attributes;
  call("PATCH", attribute, { code: "surface", maxLength: 5 });
  expect(filled()).toEqual({ surface: "matte" });
  call("PATCH", attribute, { maxLength: 4 });
  expect(filled()).toEqual({});
});

test("templates lose the value of a custom field that no longer takes it", () => {
  const path = "/item-templates/itt_3k7n5r1v9c";
  const filled = () => objectAt(bodyOf(call("GET", path)), "defaults").customFields;
  expect(filled()).toEqual({ frame_warranty_years: 10 });
  call("PATCH", "/custom-fields/cfd_5k2n8r4t7w", { minimum: 11, defaultValue: 12 });
  expect(filled()).toEqual({});
});

test("a template for kits copies no options", () => {
  const template = { name: "Sets", itemKind: "kit", defaults: {} };
  expect(
    pointers(call("POST", "/item-templates", { ...template, copyOptionsFromItemId: bicycle })),
  ).toEqual(["/copyOptionsFromItemId"]);
});

test("a refused deletion names what is in the way, movements by their documents", () => {
  const { body } = call("DELETE", `/items/${frontLight}`);
  expect(objectsAt(body as JsonObject, "errors").map(({ message }) => message)).toEqual(
    expect.arrayContaining([
      "SHP-20617 (shp_1k8v5r3m7d) refers to it.",
      "TG-KIT-COMM (itm_6r4n1v8c3b) refers to it.",
    ]),
  );
});

test("options that are replaced appear in the history, and change the item only with hasOptions", () => {
  const at = () => bodyOf(call("GET", `/items/${frontLight}`)).updatedAt;
  const put = (name: string) =>
    call("PUT", `/items/${frontLight}/options`, {
      options: [{ code: "color", name, isRequired: false, inputType: "text", maxLength: 9 }],
    });
  const before = at();
  put("Color");
  const [entry] = objectsAt(bodyOf(call("GET", `/items/${frontLight}/history`)), "data");
  expect(entry).toMatchObject({ action: "options_replaced", changes: [{ field: "options" }] });
  const after = at();
  expect(after).not.toBe(before);
  put("Shade");
  expect(at()).toBe(after);
});

test("a price takes only answers that the item has", () => {
  const price = (option: string) =>
    call("GET", `/items/${bicycle}/sales-price`, undefined, { query: { option } });
  expect(price("frame_color=slate").status).toBe(200);
  expect(bodyOf(price("frame_color=pink"))).toMatchObject({
    code: "invalid-parameter",
    errors: [{ parameter: "option" }],
  });
});

describe("a scanned lot", () => {
  const scan = (code: string, query: Record<string, string> = {}) =>
    bodyOf(call("GET", `/item-lots/by-barcode/${encodeURIComponent(code)}`, undefined, { query }));

  test.each([
    "SL-2602-A",
    "]C101008600094135731728022810SL-2602-A",
    "01008600094135731729022810SL-2602-A",
    "010086000941357310SL-2602-A\u001d17280228",
  ])("is found by %j", (code) => {
    expect(scan(code)).toMatchObject({
      lotNumber: "SL-2602-A",
      expiresOn: "2028-02-28",
      item: { id: sealant, sku: "SEAL-250" },
    });
  });

  test("has the quantities of a location, none where it is not", () => {
    const at = (locationId: string) => scan("SL-2602-A", { locationId }).onHand;
    expect(at("loc_8c3w6n2rn0")).toEqual({ value: "12", unit: "ea" });
  });

  test("is not found by the label of another item", () => {
    expect(scan("010086000941354210SL-2602-A")).toMatchObject({ code: "not-found" });
  });
});

test("a new item has no fields of another kind", () => {
  const body = { kind: "service", sku: "SVC-FIT", name: "Fitting", tracking: "lot", length: 3 };
  expect(bodyOf(call("POST", "/items", body))).toMatchObject({
    errors: [
      { pointer: "/tracking", rule: "not_for_kind" },
      { pointer: "/length", rule: "unknown" },
    ],
  });
});

import { objectsAt, type JsonObject } from "../../../../src/openapi/json";
import { openSession, type Session } from "../../../support/mock-session";

// What the pages of categories, attributes, templates, units, and custom fields promise.

let session: Session;
const sealant = "/items/itm_2d5j8s0f7g";
const [bicycles, road] = ["cat_3n9t5k2r7w", "cat_9t4m2k8r5b"];

beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const rows = (path: string) => objectsAt(session.get(path), "data");

describe("categories", () => {
  test("have the items of those below them", () => {
    expect(rows(`/items?categoryId=${bicycles}`).map(({ sku }) => sku)).toEqual([
      ...["TG-GRVL-56", "TG-ROAD-54"],
    ]);
  });

  test("do not move to where their name is taken", () => {
    session.post("/item-categories", { name: "Road bicycles" });
    const refusal = session.refusal("PATCH", `/item-categories/${road}`, { parentId: null });
    expect(refusal).toBe("409 name-taken");
  });
});

describe("values that are cleared are gone", () => {
  test("from attributes, custom fields, and external ids", () => {
    const bicycle = "/items/itm_7k2m9x4q8d";
    session.patch(bicycle, {
      attributes: { frame_material: null },
      customFields: { frame_warranty_years: null },
      externalIds: { "web-shop": null },
    });
    expect(session.get(bicycle)).toMatchObject({ customFields: {}, externalIds: {} });
    expect(session.get(bicycle).attributes).toEqual({ frame_size: 54, wheel_size: "700c" });
  });

  test("from attributes that are hidden, which are in the way of a deletion", () => {
    const [bicycle, material] = ["/items/itm_7k2m9x4q8d", "/item-attributes/ita_8n1k4t7r3m"];
    session.patch("/items/itm_3h8p5w2z6t", { attributes: { frame_material: null } });
    session.patch(material, { categoryIds: ["cat_6n2t9k4r7p"] });
    expect(session.get(bicycle).attributes).toEqual({ frame_size: 54, wheel_size: "700c" });
    expect(session.refusal("DELETE", material)).toBe("409 item-attribute-in-use");
    const change = { attributes: { frame_material: "titanium" } };
    expect(session.mistakes("PATCH", bicycle, change)).toEqual([
      "/attributes/frame_material unknown",
    ]);
    session.patch(bicycle, { attributes: { frame_material: null } });
    expect(session.call("DELETE", material).status).toBe(204);
  });

  test("from archived fields too", () => {
    const bicycle = "/items/itm_7k2m9x4q8d";
    session.patch("/custom-fields/cfd_5k2n8r4t7w", { status: "archived" });
    const mistakes = session.mistakes("PATCH", bicycle, {
      customFields: { frame_warranty_years: 5 },
    });
    expect(mistakes).toEqual(["/customFields/frame_warranty_years unknown"]);
    session.patch(bicycle, { customFields: { frame_warranty_years: null } });
    expect(session.get(bicycle)).toMatchObject({ customFields: {} });
  });
});

test("each limit of an attribute that excludes values is named", () => {
  const limits = { minimum: 55, maximum: 60, decimals: 1 };
  const mistakes = session.mistakes("PATCH", "/item-attributes/ita_6k3n8r1t5f", limits);
  expect(mistakes).toEqual(["/minimum range"]);
});

test("an attribute with several values has them in a list, and one value again without it", () => {
  const [bicycle, material] = ["/items/itm_7k2m9x4q8d", "/item-attributes/ita_8n1k4t7r3m"];
  const value = () => session.get(bicycle).attributes;
  session.patch(material, { isMultiple: true });
  expect(value()).toMatchObject({ frame_material: ["steel"] });
  session.patch(bicycle, { attributes: { frame_material: ["steel", "titanium"] } });
  expect(session.mistakes("PATCH", material, { isMultiple: false })).toEqual(["/isMultiple range"]);
  session.patch(bicycle, { attributes: { frame_material: ["titanium"] } });
  session.patch(material, { isMultiple: false });
  expect(value()).toMatchObject({ frame_material: "titanium" });
});

test("an item stays while it has a bill of materials, even one that is its default", () => {
  const { id } = session.post("/items", { kind: "assembly", sku: "NEW-1", name: "New" });
  const quantity = { value: "1", unit: "set" };
  const components = [{ itemId: "itm_4c9t1k7r5n", quantity }];
  const bom = session.post("/boms", {
    ...{ itemId: id, revision: "A", status: "active", isDefault: true, components },
  });
  expect(session.get(`/items/${id}`)).toMatchObject({ bomId: bom.id });
  expect(session.get(`/entity-usage/item/${id}`)).toMatchObject({ canBeDeleted: false });
  expect(session.refusal("DELETE", `/items/${id}`)).toBe("409 item-in-use");
  expect(session.call("DELETE", `/boms/${bom.id}`).status).toBe(204);
  expect(session.call("DELETE", `/items/${id}`).status).toBe(204);
});

test("a default of a template is replaced and not taken out, but an entry of a map is", () => {
  const path = "/item-templates/itt_3k7n5r1v9c";
  const defaults = { cogsAccountId: null, attributes: { wheel_size: null } };
  expect(session.patch(path, { defaults }).defaults).toMatchObject({
    cogsAccountId: null,
    attributes: { frame_material: "steel" },
  });
  expect(session.mistakes("PATCH", path, { defaults: { tracking: null } })).toEqual([
    "/defaults/tracking type",
    "/defaults/tracking range",
  ]);
});

test("a new item has no null where a value is required", () => {
  const attributes = { frame_size: null };
  const frame = { kind: "assembly", templateId: "itt_3k7n5r1v9c", sku: "TG-A", name: "Frame" };
  expect(session.mistakes("POST", "/items", { ...frame, attributes })).toEqual([
    "/attributes/frame_size required",
  ]);
});

test("categories below one that is renamed have another path, but no other version date", () => {
  const { updatedAt } = session.get(`/item-categories/${road}`);
  session.patch(`/item-categories/${bicycles}`, { name: "Bikes" });
  expect(session.get(`/item-categories/${road}`)).toMatchObject({
    path: ["Bikes", "Road bicycles"],
    updatedAt,
  });
});

test("a template has the defaults that were sent alone", () => {
  const defaults = { weight: null, isSellable: false };
  const body = { name: "Sets", itemKind: "kit", defaults };
  expect(session.post("/item-templates", body).defaults).toEqual(defaults);
});

describe("units", () => {
  const unitsOf = (item: string, query = "") =>
    rows(`${item}/uoms${query}`).map(({ unit }) => unit);

  test("of an item begin with its base unit, that of services too", () => {
    expect(unitsOf("/items/itm_5k1r8t3n7s")).toEqual(["ea"]);
    const { id } = session.post("/items", { kind: "stock", sku: "NEW-1", name: "New" });
    expect(unitsOf(`/items/${id}`)).toEqual(["ea"]);
    session.patch(`/items/${id}`, { baseUnit: "set" });
    expect(unitsOf(`/items/${id}`)).toEqual(["set"]);
  });

  test("are offered where they can be chosen", () => {
    expect(unitsOf(sealant)).toEqual(["ea", "box12", "pal"]);
    expect(unitsOf(sealant, "?usableFor=sales")).toEqual(["ea", "box12"]);
  });

  test("are in use where something counts in them, not where a size or a weight has them", () => {
    const { id } = session.post("/uoms", {
      code: "cm",
      name: "cm",
      dimension: "length",
      factor: "0.01",
    });
    expect(session.call("DELETE", `/uoms/${id}`).status).toBe(204);
    const crate = session.post("/uoms", { code: "crate", name: "crate", dimension: "pack" });
    const body = { unit: "crate", baseQuantity: { value: "20", unit: "ea" } };
    session.post("/items/itm_8c4t6k1n9r/uoms", body);
    expect(session.refusal("DELETE", `/uoms/${crate.id}`)).toBe("409 uom-in-use");
  });

  test("that stay are refused with all that needs them", () => {
    const messages = (path: string) =>
      objectsAt(session.call("DELETE", path).body as JsonObject, "errors").map(
        ({ message }) => message,
      );
    expect(messages("/item-attributes/ita_6k3n8r1t5f")).toEqual([
      "TG-ROAD-54 (itm_7k2m9x4q8d) has frame_size 54.",
      "TG-GRVL-56 (itm_3h8p5w2z6t) has frame_size 56.",
    ]);
    expect(messages(`${sealant}/uoms/itu_3n7k9t5r2x`)).toEqual([
      "purchaseUnit of SEAL-250 is box12.",
      "Barcode 10860009413570 of SEAL-250 stands for box12.",
      "Vendor item vit_7r2t9n4k6w is bought in box12.",
      "PO-2284 has quantities in box12.",
    ]);
    expect(messages("/uoms/uom_7t3n9k1r5b")).toContain("SEAL-250 has quantities in box12.");
  });

  test("of reference keep their factor", () => {
    const hours = "/uoms/uom_2t8r6n1k5h";
    expect(session.mistakes("PATCH", hours, { factor: "2" })).toEqual(["/factor range"]);
  });

  test("stay while a kit counts in them", () => {
    const pallet = `${sealant}/uoms/itu_6k2t8r4n9p`;
    const components = [{ itemId: "itm_2d5j8s0f7g", quantity: { value: "1", unit: "pal" } }];
    session.post("/items", { kind: "kit", sku: "PAL-1", name: "A pallet", components });
    expect(session.refusal("DELETE", pallet)).toBe("409 item-uom-in-use");
  });

  test("stay with their items when they are inactive, and come to no others", () => {
    session.patch("/uoms/uom_2n6t8k4r9p", { status: "inactive" });
    session.patch(sealant, { purchaseUnit: "pal" });
    const body = { unit: "pal", baseQuantity: { value: "500", unit: "ea" } };
    expect(session.mistakes("POST", "/items/itm_8c4t6k1n9r/uoms", body)).toEqual(["/unit unit"]);
  });

  test("stay for sale while the item proposes them", () => {
    const base = `${sealant}/uoms/itu_8r4n1k6t3e`;
    expect(session.refusal("PATCH", base, { isSellable: false })).toBe("409 item-uom-in-use");
  });

  test("in which an item is not sold are refused on estimates and orders", () => {
    const quantity = { value: "1", unit: "pal" };
    const body = { customerId: "cus_5m2r8k4rvs", lines: [{ itemId: "itm_2d5j8s0f7g", quantity }] };
    for (const path of ["/estimates", "/sales-orders"])
      expect(session.mistakes("POST", path, body)).toEqual(["/lines/0/quantity unit"]);
  });

  test("have the barcodes of the item", () => {
    session.patch(sealant, { barcodes: [{ code: "PAL-1", symbology: "code128", unit: "pal" }] });
    const barcodes = rows(`${sealant}/uoms`).map((uom: JsonObject) => uom.barcodes);
    expect(barcodes).toEqual([[], [], ["PAL-1"]]);
  });

  test("of the company are told apart by case", () => {
    expect(rows("/uoms?code=BOX12")).toEqual([]);
    session.post("/uoms", { code: "BOX12", name: "big box", dimension: "pack" });
    expect(rows("/uoms?code=BOX12")).toHaveLength(1);
  });
});

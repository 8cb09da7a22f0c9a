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

  test("stay for sale while the item proposes them", () => {
    const base = `${sealant}/uoms/itu_8r4n1k6t3e`;
    expect(session.refusal("PATCH", base, { isSellable: false })).toBe("409 item-uom-in-use");
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

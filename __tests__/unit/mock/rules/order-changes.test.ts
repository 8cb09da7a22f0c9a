import { ea, openSession, type Session } from "../../../support/mock-session";
import { objectsAt, type JsonObject } from "../../../../src/openapi/json";

// What update-work-order promises of components, quantities, and numbers.

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const [bicycle, slate, wheels] = ["itm_7k2m9x4q8d", "itm_5s8k2r7n4v", "itm_6w1k4r8n2t"];
const draftOrder = (more: JsonObject = {}) =>
  session.post("/work-orders", {
    itemId: bicycle,
    quantity: ea("4"),
    locationId: "loc_2v9k4m7pdx",
    options: { frame_color: "moss-green" },
    ...more,
  });
const pathOf = ({ id }: JsonObject) => `/work-orders/${String(id)}`;
const paintOf = (order: JsonObject) =>
  objectsAt(order, "components").find(({ sku }) => String(sku).startsWith("PNT-"));
const liters = (value: string) => ea(value, "l");
const refused = "409 work-order-not-editable";

function reported(pieces: string): JsonObject {
  const order = draftOrder();
  session.post(`${pathOf(order)}/issue`, {});
  const [first] = objectsAt(order, "operations");
  const path = `${pathOf(order)}/operations/${String(first?.id)}/complete`;
  session.post(path, { quantity: ea(pieces), minutes: "60" });
  return session.get(pathOf(order));
}

test("an added component is used by itself, from the first operation that is not done", () => {
  const components = [{ itemId: slate, quantityRequired: liters("0.2") }];
  const added = { itemId: slate, sku: "PNT-SLTE", bomComponentId: null, issueMethod: "backflush" };
  const draft = draftOrder();
  expect(
    objectsAt(session.patch(pathOf(draft), { components }), "components").at(-1),
  ).toMatchObject({ ...added, operationNumber: 10, quantityShort: liters("0.2") });
  const order = reported("4");
  const last = objectsAt(session.patch(pathOf(order), { components }), "components").at(-1);
  expect(last).toMatchObject({ ...added, operationNumber: 20, quantityReserved: liters("0.2") });
  expect(last).not.toHaveProperty("serialNumbers");
});

test("a consumed component keeps its item, and any item with stock can replace another", () => {
  const order = reported("2");
  const [tubes, paint] = objectsAt(order, "components");
  const change = (row: JsonObject) => ({ components: [row] });
  const other = change({ id: tubes?.id, itemId: wheels });
  expect(session.refusal("PATCH", pathOf(order), other)).toBe(refused);
  session.patch(pathOf(order), change({ id: paint?.id, itemId: slate }));
  expect(paintOf(session.get(pathOf(order)))?.sku).toBe("PNT-SLTE");
});

test("a quantity stays at what an operation has reported, and scales what is not sent", () => {
  const order = reported("2");
  expect(session.refusal("PATCH", pathOf(order), { quantity: ea("1") })).toBe(refused);
  const components = [{ id: paintOf(order)?.id, quantityRequired: liters("1") }];
  const changed = session.patch(pathOf(order), { quantity: ea("2"), components });
  expect(paintOf(changed)?.quantityRequired).toEqual(liters("1"));
  expect(objectsAt(changed, "components")[0]?.quantityRequired).toEqual(ea("2", "set"));
  expect(changed.status).toBe("in_progress");
  const inMilliliters = [{ id: paintOf(order)?.id, quantityRequired: ea("1500", "ml") }];
  expect(paintOf(session.patch(pathOf(order), { components: inMilliliters }))).toMatchObject({
    quantityRequired: liters("1.5"),
  });
});

test("a draft is planned again before its components change, and earlier changes are lost", () => {
  const draft = draftOrder();
  const components = [{ id: paintOf(draft)?.id, quantityRequired: liters("3") }];
  const changed = session.patch(pathOf(draft), { quantity: ea("8"), components });
  expect(paintOf(changed)).toMatchObject({ quantityRequired: liters("3") });
  expect(objectsAt(changed, "components")[0]?.quantityRequired).toEqual(ea("8", "set"));
  expect(paintOf(session.patch(pathOf(draft), { quantity: ea("2") }))).toMatchObject({
    quantityRequired: liters("0.7"),
    quantityShort: liters("0.7"),
  });
});

test("the number of an order is fixed once it is issued; until then its barcodes follow", () => {
  const draft = draftOrder();
  const numbered = session.patch(pathOf(draft), { documentNumber: "WO-X1" });
  expect(objectsAt(numbered, "operations")[0]?.barcode).toBe("WO-X1/10");
  session.post(`${pathOf(draft)}/issue`, {});
  expect(session.refusal("PATCH", pathOf(draft), { documentNumber: "WO-X2" })).toBe(refused);
});

test("a draft is not planned for a day without a BOM in force", () => {
  const draft = draftOrder();
  const bom = `/boms/${String(draft.bomId)}`;
  session.patch(bom, { effectiveFrom: "2026-06-01" });
  const change = { bomId: null, startDate: "2020-02-03" };
  expect(session.refusal("PATCH", pathOf(draft), change)).toBe("409 bom-missing");
});

import { objectAt, objectsAt } from "../../../../src/openapi/json";
import { ea, openSession, usd, type Session } from "../../../support/mock-session";

// What documents of production have copied and noted, and in which units and under which documents they show it.

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const [road, gravel, moss] = ["itm_7k2m9x4q8d", "itm_3h8p5w2z6t", "itm_9v3k7n5r2t"];
const [pdx, plating] = ["loc_2v9k4m7pdx", "wkc_4t9k2n6r8s"];
const [sealant, lotNumber] = ["itm_2d5j8s0f7g", "SL-2602-A"];
const plate = { name: "Plate", workCenterId: plating, runMinutes: "0" };
const labels = (of: string) =>
  objectsAt(session.get(`/items/${of}/history`), "data").map(({ document }) => [
    objectAt({ document }, "document").type,
    objectAt({ document }, "document").documentNumber,
  ]);

function plated(operations: readonly object[], more: object = {}) {
  const { id } = session.post("/assembly-routings", {
    itemId: gravel,
    name: "Plated",
    status: "active",
    locationId: pdx,
    operations,
  });
  return session.post("/work-orders", {
    itemId: gravel,
    assemblyRoutingId: id,
    locationId: pdx,
    quantity: ea("2"),
    ...more,
  });
}

test("an issued order pays the price that its routing had", () => {
  const order = plated([{ ...plate, operationNumber: 10, subcontractUnitCost: usd("48.00") }]);
  const at = `/work-orders/${order.id}`;
  session.post(`${at}/issue`, {});
  const routing = `/assembly-routings/${String(order.assemblyRoutingId)}`;
  const [step] = objectsAt(session.get(routing), "operations");
  session.patch(routing, { operations: [{ id: step?.id, subcontractUnitCost: usd("99.00") }] });
  const [operation] = objectsAt(order, "operations");
  const report = { quantity: ea("1"), minutes: "0" };
  const done = session.post(`${at}/operations/${String(operation?.id)}/complete`, report);
  expect(objectAt(done, "cost").subcontract).toEqual(usd("48.00"));
});

test("goods are away with a subcontractor for working days", () => {
  const order = plated([{ ...plate, operationNumber: 10 }], { dueDate: "2026-05-15" });
  expect(order.startDate).toBe("2026-05-06");
});

test.each([
  ["2", "2026-03-12", ["2026-03-12T14:00:00Z", "2026-03-13T14:00:00Z", "2026-03-16T14:00:00Z"]],
  ["10", "2026-02-18", ["2026-02-18T15:00:00Z", "2026-02-20T15:00:00Z", "2026-02-24T15:00:00Z"]],
])("the operations of %s bicycles follow each other by the shifts", (pieces, startDate, starts) => {
  const order = session.post("/work-orders", {
    itemId: road,
    locationId: pdx,
    quantity: ea(pieces),
    startDate,
    options: { frame_color: "moss-green" },
  });
  const startsOf = (one: object) => objectsAt(one, "operations").map((row) => row.scheduledStart);
  expect(startsOf(order)).toEqual(starts);
  const at = `/work-orders/${order.id}`;
  session.post(`${at}/issue`, {});
  const later = session.patch(at, { startDate: "2026-05-04" });
  expect(startsOf(later)[0]).toBe("2026-05-04T14:00:00Z");
});

test("pieces of a work order are listed under it, those of a build under the build", () => {
  const { id, documentNumber } = session.post("/work-orders", {
    itemId: gravel,
    locationId: pdx,
    quantity: ea("1"),
  });
  session.post(`/work-orders/${id}/issue`, {});
  session.post(`/work-orders/${id}/complete`, { serialNumbers: ["ZG-1"] });
  expect(labels(gravel)[0]).toEqual(["work_order", documentNumber]);
  const build = session.post("/builds", { itemId: gravel, locationId: pdx, quantity: ea("1") });
  session.post(`/builds/${build.id}/complete`, { serialNumbers: ["ZG-2"] });
  expect(labels(gravel)[0]).toEqual(["build", build.documentNumber]);
});

test("a build counts and values components in the unit of its BOM", () => {
  const { id: bomId } = session.post("/boms", {
    itemId: road,
    status: "active",
    components: [{ itemId: moss, quantity: ea("350", "ml") }],
  });
  const build = session.post("/builds", {
    itemId: road,
    bomId,
    locationId: pdx,
    quantity: ea("2"),
  });
  const [paint] = objectsAt(build, "components");
  expect(paint).toMatchObject({ quantityPlanned: ea("700", "ml"), amount: usd("29.05") });
  const at = `/builds/${build.id}`;
  const row = { id: paint?.id, quantityUsed: ea("0.72", "l") };
  const changed = objectsAt(session.patch(at, { components: [row] }), "components");
  expect(changed[0]).toMatchObject({ quantityUsed: ea("720", "ml"), amount: usd("29.88") });
  const [used] = objectsAt(session.post(`${at}/complete`, {}), "components");
  expect(used).toMatchObject({ quantityUsed: ea("720", "ml"), amount: usd("29.88") });
});

test("a build is completed with the lots that its draft names", () => {
  const lots = [{ lotNumber, quantity: ea("2") }];
  const { id } = session.post("/builds", {
    itemId: road,
    locationId: pdx,
    quantity: ea("1"),
    components: [{ itemId: sealant, quantityUsed: ea("2"), lots }],
  });
  const done = session.post(`/builds/${id}/complete`, {});
  expect(objectsAt(done, "components")).toMatchObject([{ lots, quantityUsed: ea("2") }]);
});

test("a BOM is not released without components, or with a routing out of use", () => {
  const { id } = session.post("/boms", {
    itemId: road,
    assemblyRoutingId: "rtg_3n8k5r1t7v",
    components: [{ itemId: moss, quantity: ea("1", "l"), operationNumber: 20 }],
  });
  const [component] = objectsAt(session.get(`/boms/${id}`), "components");
  const release = { status: "active" };
  const bare = { ...release, components: [{ id: component?.id, remove: true }] };
  expect(session.mistakes("PATCH", `/boms/${id}`, bare)).toEqual(["/components length"]);
  session.patch("/boms/bom_7r4k2n9t6v", { status: "inactive" });
  session.patch("/assembly-routings/rtg_3n8k5r1t7v", { status: "inactive" });
  expect(session.mistakes("PATCH", `/boms/${id}`, release)).toEqual(["/status state"]);
});

test("lines that buy for a draft lose it when it is deleted", () => {
  const draft = "wor_3n8t1k6r4x";
  const order = session.post("/purchase-orders", {
    vendorId: "ven_7m4k9r2n6w",
    lines: [{ itemId: "itm_6w1k4r8n2t", quantity: ea("6", "set"), workOrderId: draft }],
  });
  expect(order.lines[0]?.workOrderId).toBe(draft);
  expect(session.call("DELETE", `/work-orders/${draft}`).status).toBe(204);
  expect(session.get(`/purchase-orders/${order.id}`).lines[0]?.workOrderId).toBeNull();
});

test("goods that arrive go to what waits for them by date, and first to the line that they were bought for", () => {
  const light = "itm_8c4t6k1n9r";
  const short = (id: string, sku: string) =>
    objectsAt(session.get(`/work-orders/${id}`), "components").find((part) => part.sku === sku)
      ?.quantityShort;
  const receive = (purchaseOrderLineId: unknown, value: string) =>
    session.post("/receivings", { lines: [{ purchaseOrderLineId, quantity: ea(value) }] });
  expect(short("wor_9k4r7n2t5m", "GRP-211")).toEqual(ea("3"));
  receive("pol_2k7n5r9t1c", "2");
  expect(short("wor_9k4r7n2t5m", "GRP-211")).toEqual(ea("0"));
  const { available } = session.get(`/items/${light}/quantity?locationId=${pdx}`);
  const more = String(Number(objectAt({ available }, "available").value) + 2);
  const order = session.post("/sales-orders", {
    customerId: "cus_5m2r8k4rvs",
    locationId: pdx,
    lines: [{ itemId: light, quantity: ea(more) }],
  });
  session.post(`/sales-orders/${order.id}/issue`, {});
  const missing = () => session.get(`/sales-orders/${order.id}`).lines[0]?.quantityBackordered;
  const components = [{ itemId: light, quantity: ea("1") }];
  const { id: bomId } = session.post("/boms", { itemId: gravel, status: "active", components });
  const work = session.post("/work-orders", {
    itemId: gravel,
    bomId,
    locationId: pdx,
    quantity: ea("1"),
    startDate: "2026-04-01",
  });
  session.post(`/work-orders/${work.id}/issue`, {});
  const [part] = objectsAt(session.get(`/work-orders/${work.id}`), "components");
  const lacks = () => short(work.id, String(part?.sku));
  expect([missing(), lacks()]).toEqual([ea("2"), ea("1")]);
  const line = { itemId: light, quantity: ea("4"), unitPrice: usd("10.0000") };
  const bought = session.post("/purchase-orders", {
    vendorId: "ven_3d6n1t8k5r",
    locationId: pdx,
    lines: [{ ...line, salesOrderLineId: order.lines[0]?.id }, line],
  });
  session.put(`/purchase-orders/${bought.id}/status`, { status: "open" });
  receive(bought.lines[0]?.id, "1");
  expect([missing(), lacks()]).toEqual([ea("1"), ea("1")]);
  receive(bought.lines[1]?.id, "1");
  expect([missing(), lacks()]).toEqual([ea("1"), ea("0")]);
});

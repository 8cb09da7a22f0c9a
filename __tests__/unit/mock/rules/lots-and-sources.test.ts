import { objectsAt, type JsonObject } from "../../../../src/openapi/json";
import { ea, openSession, usd, type Session } from "../../../support/mock-session";

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const portland = "loc_2v9k4m7pdx";
const sealant = "itm_2d5j8s0f7g";
const adjust = (line: JsonObject, reason = "correction") =>
  session.post("/inventory-adjustments", { locationId: portland, reason, lines: [line] });
const ofLot = (value: string, lotNumber: string, more: JsonObject = {}) => ({
  itemId: sealant,
  bin: "B-03-4",
  quantityChange: ea(value),
  lots: [{ lotNumber, quantity: ea(value), ...more }],
});
const lotOf = (lotNumber: string) =>
  objectsAt(session.get(`/lots?lotNumber=${lotNumber}`), "data")[0];

test("a lot is consumed with its last piece, and available when one comes back", () => {
  const opened = adjust(ofLot("3", "SL-2604-X", { expiresOn: "2028-04-30" }));
  expect(opened.lines[0]?.lots).toEqual([
    { lotNumber: "SL-2604-X", quantity: ea("3"), expiresOn: "2028-04-30" },
  ]);
  adjust(ofLot("-3", "SL-2604-X"), "scrap");
  expect(lotOf("SL-2604-X")).toMatchObject({ status: "consumed" });
  const back = adjust(ofLot("1", "SL-2604-X"), "found");
  expect(back.lines[0]?.lots).toEqual([{ lotNumber: "SL-2604-X", quantity: ea("1") }]);
  expect(lotOf("SL-2604-X")).toMatchObject({ status: "available", available: ea("1") });
});

test("the number of a lot is the same in capitals, and its first stock may bring the last day", () => {
  session.post("/items", {
    kind: "stock",
    sku: "GLUE",
    name: "Glue",
    tracking: "lot",
    hasExpiry: true,
    shelfLifeDays: 100,
  });
  const [item] = objectsAt(session.get("/items?sku=GLUE"), "data");
  const itemId = String(item?.id);
  session.post("/lots", { itemId, lotNumber: "GL-1" });
  adjust({ ...ofLot("2", "gl-1", { expiresOn: "2028-04-30" }), itemId }, "found");
  expect(lotOf("GL-1")).toMatchObject({ onHand: ea("2"), expiresOn: "2028-04-30" });
  adjust({ ...ofLot("-1", "GL-1"), itemId }, "damage");
  expect(lotOf("GL-1")).toMatchObject({ onHand: ea("1"), expiresOn: "2028-04-30" });
});

test("an adjustment is not taken back once a piece that it took out is here again", () => {
  const line = (value: string) => ({
    itemId: "itm_3h8p5w2z6t",
    bin: "A-01-2",
    quantityChange: ea(value),
    serialNumbers: ["TGG56-9"],
  });
  adjust(line("1"), "found");
  const lost = adjust(line("-1"), "loss");
  const found = adjust(line("1"), "found");
  const path = `/inventory-adjustments/${lost.id}`;
  expect(session.call("DELETE", path)).toMatchObject({
    status: 409,
    body: { code: "inventory-adjustment-consumed" },
  });
  session.call("DELETE", `/inventory-adjustments/${found.id}`);
  expect(session.call("DELETE", path).status).toBe(204);
});

test("an announced lot is received on the day of its receiving, by an order that knows since when it is open", () => {
  session.post("/lots", { itemId: sealant, lotNumber: "SL-2604-Y", expiresOn: "2028-04-30" });
  expect(lotOf("SL-2604-Y")).toMatchObject({ receivedOn: null });
  const order = session.post("/purchase-orders", {
    vendorId: "ven_8n3k6r1t5s",
    orderDate: "2026-04-06",
    lines: [{ itemId: sealant, quantity: ea("1", "box12"), unitPrice: usd("66.0000") }],
  });
  expect(order.issuedAt).toBeNull();
  const open = session.put(`/purchase-orders/${order.id}/status`, { status: "open" });
  expect(open.issuedAt).toBe(open.updatedAt);
  session.post("/receivings", {
    receivedOn: "2026-04-28",
    lines: [
      {
        purchaseOrderLineId: order.lines[0]?.id,
        quantity: ea("1", "box12"),
        bin: "B-03-4",
        lots: [{ lotNumber: "SL-2604-Y", quantity: ea("12") }],
      },
    ],
  });
  expect(lotOf("SL-2604-Y")).toMatchObject({ receivedOn: "2026-04-28" });
});

test("a new value is not taken back once goods were used at it", () => {
  const revalue = () =>
    adjust({ itemId: "itm_8c4t6k1n9r", newUnitCost: usd("15.0000") }, "revaluation");
  const unused = revalue();
  expect(session.call("DELETE", `/inventory-adjustments/${unused.id}`).status).toBe(204);
  const used = revalue();
  adjust({ itemId: "itm_8c4t6k1n9r", bin: "B-03-4", quantityChange: ea("-1") }, "loss");
  expect(session.call("DELETE", `/inventory-adjustments/${used.id}`)).toMatchObject({
    status: 409,
    body: { code: "inventory-adjustment-consumed" },
  });
});

test("the vendor that an item names is the preferred one of those who sell it", () => {
  const sources = () => objectsAt(session.get("/vendor-items?limit=200"), "data");
  const preferred = sources().find(({ isPreferred }) => isPreferred === true);
  const of = () =>
    sources().flatMap(({ itemId, vendorId, isPreferred }) =>
      itemId === preferred?.itemId && isPreferred === true ? [vendorId] : [],
    );
  session.patch(`/items/${String(preferred?.itemId)}`, { preferredVendorId: null });
  expect(of()).toEqual([]);
  session.patch(`/items/${String(preferred?.itemId)}`, { preferredVendorId: preferred?.vendorId });
  expect(of()).toEqual([preferred?.vendorId]);
});

test("a lot that a draft names is not deleted", () => {
  const lot = session.post("/lots", {
    itemId: sealant,
    lotNumber: "SL-2605-A",
    expiresOn: "2028-05-31",
  });
  const transfer = session.post("/inventory-transfers", {
    fromLocationId: portland,
    toLocationId: "loc_8c3w6n2rn0",
    lines: [
      {
        itemId: sealant,
        quantity: ea("2"),
        lots: [{ lotNumber: "SL-2605-A", quantity: ea("2") }],
      },
    ],
  });
  expect(session.refusal("DELETE", `/lots/${lot.id}`)).toBe("409 lot-in-use");
  session.call("DELETE", `/inventory-transfers/${transfer.id}`);
  expect(session.call("DELETE", `/lots/${lot.id}`).status).toBe(204);
});

test("the shelf life of a lot counts from its day of production, that of an announced lot, too", () => {
  const order = session.post("/purchase-orders", {
    vendorId: "ven_8n3k6r1t5s",
    lines: [{ itemId: sealant, quantity: ea("2", "box12") }],
  });
  session.put(`/purchase-orders/${order.id}/status`, { status: "open" });
  session.post("/lots", { itemId: sealant, lotNumber: "SL-ANN", manufacturedOn: "2026-03-12" });
  const lot = (lotNumber: string) => ({ lotNumber, quantity: ea("6") });
  session.post("/receivings", {
    lines: [
      {
        purchaseOrderLineId: order.lines[0]?.id,
        quantity: ea("12"),
        lots: [{ ...lot("SL-NEW"), manufacturedOn: "2026-02-11" }, lot("SL-ANN")],
      },
    ],
  });
  expect(lotOf("SL-NEW")?.expiresOn).toBe("2028-02-11");
  expect(lotOf("SL-ANN")?.expiresOn).toBe("2028-03-11");
});

test("what a transfer has lost of a lot is adjusted", () => {
  const lots = [{ lotNumber: "SL-2602-A", quantity: ea("3") }];
  const transfer = session.post("/inventory-transfers", {
    fromLocationId: portland,
    toLocationId: "loc_8c3w6n2rn0",
    lines: [{ itemId: sealant, quantity: ea("3"), lots }],
  });
  const path = `/inventory-transfers/${transfer.id}`;
  const trace = () => session.get("/lots/lot_7d4k9m2v6s/trace");
  const adjusted = () => (trace().balance as JsonObject).adjusted;
  const before = adjusted();
  session.put(`${path}/status`, { status: "open" });
  session.put(`${path}/status`, { status: "in_transit" });
  expect(adjusted()).toEqual(before);
  session.post(`${path}/complete`, {
    lines: [{ lineItemId: transfer.lines[0]?.id, quantityReceived: ea("2") }],
    reason: "Lost by the carrier",
  });
  expect(objectsAt(trace(), "downstream").at(-1)).toMatchObject({
    kind: "adjusted",
    quantity: ea("-1"),
    document: { id: transfer.id },
  });
  expect(Number((adjusted() as JsonObject).value)).toBe(Number((before as JsonObject).value) - 1);
});

test("a lot that is blocked after the release stays on its transfer, and a new line cannot name it", () => {
  const lots = [{ lotNumber: "SL-2602-A", quantity: ea("3") }];
  const lights = { itemId: "itm_8c4t6k1n9r", quantity: ea("2") };
  const transfer = session.post("/inventory-transfers", {
    fromLocationId: portland,
    toLocationId: "loc_8c3w6n2rn0",
    lines: [{ itemId: sealant, quantity: ea("3"), lots }, lights],
  });
  const path = `/inventory-transfers/${transfer.id}`;
  session.put(`${path}/status`, { status: "open" });
  adjust(ofLot("300", "SL-2604-X", { expiresOn: "2028-04-30" }));
  session.patch("/lots/lot_7d4k9m2v6s", { status: "quarantined" });
  const id = transfer.lines[1]?.id;
  expect(session.patch(path, { lines: [{ id, quantity: ea("1") }] }).lines[1]).toMatchObject({
    quantity: ea("1"),
  });
  const more = { itemId: sealant, quantity: ea("3"), lots };
  expect(session.refusal("PATCH", path, { lines: [more] })).toBe("409 lot-not-available");
});

test("only pieces that are costed one by one have a cost of their own", () => {
  const bicycle = "itm_3h8p5w2z6t";
  const serialNumbers = ["TGG56-1"];
  adjust({ itemId: bicycle, bin: "A-01-2", quantityChange: ea("1"), serialNumbers }, "found");
  const pieces = objectsAt(session.get(`/items/${bicycle}/serials?limit=200`), "data");
  expect(pieces.find(({ serialNumber }) => serialNumber === "TGG56-1")?.unitCost).toBeNull();
});

test("an item at standard cost comes in at that cost only", () => {
  const { id } = session.post("/items", {
    kind: "stock",
    sku: "STD-1",
    name: "Bell",
    costingMethod: "standard",
    standardCost: usd("4.0000"),
  });
  const line = { itemId: id, quantityChange: ea("2"), unitCost: usd("5.0000") };
  const body = { locationId: portland, reason: "found", lines: [line] };
  expect(session.mistakes("POST", "/inventory-adjustments", body)).toEqual([
    "/lines/0/unitCost not_for_kind",
  ]);
});

test("a lot comes in pieces of the item, and has the day that its shelf life gives", () => {
  const lines = [{ itemId: sealant, quantity: ea("1", "box12"), unitPrice: usd("64.80") }];
  const order = session.post("/purchase-orders", { vendorId: "ven_8n3k6r1t5s", lines });
  session.put(`/purchase-orders/${order.id}/status`, { status: "open" });
  const receive = (quantity: JsonObject) => ({
    lines: [
      {
        purchaseOrderLineId: order.lines[0]?.id,
        quantity: ea("1", "box12"),
        bin: null,
        lots: [{ lotNumber: "SL-MADE", quantity, manufacturedOn: "2026-03-01" }],
      },
    ],
  });
  expect(session.mistakes("POST", "/receivings", receive(ea("1", "box12")))).toEqual([
    "/lines/0/lots/0/quantity/unit unit",
  ]);
  const [lot] = objectsAt(session.post("/receivings", receive(ea("12"))).lines[0], "lots");
  expect(lot?.expiresOn).toBe(lotOf("SL-MADE")?.expiresOn);
});

test("a lot with a new number has it on documents, and its label finds it by the barcode", () => {
  const lines = [
    { itemId: sealant, quantity: ea("5"), lots: [{ lotNumber: "SL-2602-A", quantity: ea("5") }] },
  ];
  const transfer = session.post("/inventory-transfers", {
    fromLocationId: portland,
    toLocationId: "loc_8c3w6n2rn0",
    lines,
  });
  const { barcode } = session.patch("/lots/lot_7d4k9m2v6s", { lotNumber: "SL-2602-A2" });
  const path = `/inventory-transfers/${transfer.id}`;
  expect(session.get(path).lines[0]).toMatchObject({ lots: [{ lotNumber: "SL-2602-A2" }] });
  expect(JSON.stringify(session.get("/receivings/rcv_6n2k9r4t7s"))).toContain("SL-2602-A2");
  session.put(`${path}/status`, { status: "open" });
  session.put(`${path}/status`, { status: "in_transit" });
  expect(session.get("/lots/lot_7d4k9m2v6s").onHand).toEqual(ea("104"));
  expect(session.get(`/item-lots/by-barcode/${String(barcode)}`).id).toBe("lot_7d4k9m2v6s");
  expect(session.refusal("GET", "/item-lots/by-barcode/SL-2602-A")).toBe("404 not-found");
});

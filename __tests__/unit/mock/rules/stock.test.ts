import { listAt, objectsAt, type JsonObject } from "../../../../src/openapi/json";
import { ea, openSession, usd, type Session } from "../../../support/mock-session";
import { shipLines } from "../../../support/ship-lines";

let session: Session;
const pdx = "loc_2v9k4m7pdx";
const rno = "loc_8c3w6n2rn0";
const dealer = "cus_5m2r8k4rvs";
const sealant = "itm_2d5j8s0f7g";
const light = "itm_8c4t6k1n9r";

beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

/** A figure of an item at a location. */
function figure(itemId: string, name: string, locationId = pdx): string {
  const answer = session.get(`/items/${itemId}/quantity?locationId=${locationId}`);
  return String((answer[name] as JsonObject).value);
}
const binsOf = (itemId: string) =>
  (session.get(`/items/${itemId}/bin-quantities`) as unknown as { data: JsonObject[] }).data.map(
    ({ bin, lotNumber, onHand }) => [bin, lotNumber, (onHand as JsonObject).value],
  );
const order = (itemId: string, value: string, unit = "ea", options: JsonObject = {}) => {
  const { id } = session.post("/sales-orders", {
    customerId: dealer,
    lines: [{ itemId, quantity: ea(value, unit), options }],
  });
  return session.post(`/sales-orders/${id}/issue`, {});
};
const adjust = (line: JsonObject, more: JsonObject = {}) =>
  session.post("/inventory-adjustments", {
    locationId: pdx,
    reason: "cycle_count",
    lines: [line],
    ...more,
  });

test("a new item starts at nothing, and its first adjustment is its stock", () => {
  const { id } = session.post("/items", {
    kind: "stock",
    sku: "PUMP-1",
    name: "Pump",
    baseUnit: "ea",
    tracking: "none",
    costingMethod: "average",
  });
  expect(figure(id, "onHand")).toBe("0");
  adjust(
    { itemId: id, bin: "B-03-4", quantityChange: ea("24"), unitCost: usd("18.40") },
    { reason: "opening_balance" },
  );
  expect(figure(id, "onHand")).toBe("24");
  expect(
    (session.get(`/stock?itemId=${id}`) as unknown as { data: JsonObject[] }).data,
  ).toMatchObject([{ unitCost: { amount: "18.4000" }, value: usd("441.60") }]);
});

test("an order reserves what there is, a kit by its parts, and the rest waits for arrivals", () => {
  const issued = order("itm_6r4n1v8c3b", "18");
  expect(issued.lines).toMatchObject([
    {
      status: "backordered",
      quantityReserved: ea("16"),
      quantityBackordered: ea("2"),
      components: [{ sku: "LGT-F", quantityReserved: ea("16") }, {}, {}],
    },
  ]);
  expect(figure(light, "reserved")).toBe("22");
  adjust({ itemId: "itm_7t3n9k5r1f", quantityChange: ea("5", "set"), bin: "C-01-1" });
  expect(session.get(`/sales-orders/${issued.id}`).lines).toMatchObject([
    { status: "reserved", quantityReserved: ea("18"), quantityBackordered: ea("0") },
  ]);
});

test("a shipment takes lots and pieces, and costs what first came in", () => {
  const issued = order(sealant, "4");
  session.post(`/sales-orders/${issued.id}/ship`, shipLines(issued));
  const shipment = session.get(
    `/shipments/${String((session.get(`/sales-orders/${issued.id}`).shipmentIds as string[])[0])}`,
  );
  expect(shipment).toMatchObject({
    goodsCost: usd("21.60"),
    lines: [{ bin: "B-03-2", lots: [{ lotNumber: "SL-2602-A", quantity: ea("4") }] }],
  });
  expect(figure(sealant, "onHand")).toBe("93");
  expect(session.get("/lots/lot_7d4k9m2v6s").onHand).toEqual(ea("105"));
  const [latest] = (session.get(`/items/${sealant}/history`) as unknown as { data: JsonObject[] })
    .data;
  expect(latest).toMatchObject({
    quantity: ea("-4"),
    quantityAfter: ea("93"),
    document: { type: "shipment", documentNumber: shipment.documentNumber },
  });
});

test("a piece that ships is with its customer, and cannot ship again", () => {
  const itemId = "itm_7k2m9x4q8d";
  const piece = "TGR54-2617-0130";
  adjust({ itemId, quantityChange: ea("1"), bin: "A-01-1", serialNumbers: [piece] });
  const issued = order(itemId, "1", "ea", { frame_color: "moss-green" });
  const lines = (serialNumber: string) => [
    { lineItemId: issued.lines[0]?.id, quantity: ea("1"), serialNumbers: [serialNumber] },
  ];
  expect(
    session.refusal("POST", `/sales-orders/${issued.id}/ship`, {
      lines: lines("TGR54-2609-0118"),
    }),
  ).toBe("409 serial-not-available");
  session.post(`/sales-orders/${issued.id}/ship`, { lines: lines(piece) });
  const [sold] = listAt(session.get(`/serials?serialNumber=${piece}`), "data");
  expect(sold).toMatchObject({
    status: "shipped",
    locationId: null,
    salesOrderId: issued.id,
    customerId: dealer,
  });
});

test("goods are received in other units, into the lot and bin that are named, at the order's price", () => {
  const { id } = session.post("/purchase-orders", {
    vendorId: "ven_8n3k6r1t5s",
    lines: [{ itemId: sealant, quantity: ea("4", "box12") }],
  });
  const issued = session.put(`/purchase-orders/${id}/status`, { status: "open" });
  expect(figure(sealant, "incoming")).toBe("48");
  const receiving = session.post("/receivings", {
    lines: [
      {
        purchaseOrderLineId: issued.lines[0]?.id,
        quantity: ea("4", "box12"),
        bin: "B-03-4",
        lots: [{ lotNumber: "SL-2604-C", quantity: ea("48"), expiresOn: "2028-04-30" }],
      },
    ],
  });
  expect(receiving).toMatchObject({
    totals: { goods: usd("259.20"), inventoryValue: usd("259.20") },
    lines: [{ baseQuantity: ea("48"), unitCost: { amount: "5.4000" } }],
  });
  const [lot] = objectsAt(receiving.lines[0], "lots");
  expect(session.get(`/lots/${String(lot?.lotId)}`)).toMatchObject({
    lotNumber: "SL-2604-C",
    onHand: ea("48"),
    itemId: sealant,
  });
  expect([figure(sealant, "incoming"), figure(sealant, "onHand")]).toEqual(["0", "145"]);
  expect(binsOf(sealant)).toContainEqual(["B-03-4", "SL-2604-C", "48"]);

  expect(session.call("DELETE", `/receivings/${receiving.id}`).status).toBe(204);
  expect(figure(sealant, "onHand")).toBe("97");
  expect(session.get(`/purchase-orders/${id}`)).toMatchObject({
    status: "open",
    receivingIds: [],
    lines: [{ status: "open", quantityReceived: ea("0", "box12") }],
    totals: { received: usd("0.00") },
  });
});

test("a transfer is reserved, on the road, and at its destination, at its cost", () => {
  const transfer = session.post("/inventory-transfers", {
    fromLocationId: pdx,
    toLocationId: rno,
    lines: [{ itemId: light, quantity: ea("10"), fromBin: "B-03-4", toBin: "R-10-2" }],
  });
  const set = (status: string) =>
    session.put(`/inventory-transfers/${transfer.id}/status`, { status });
  set("open");
  expect(figure(light, "reserved")).toBe("16");
  expect(set("in_transit")).toMatchObject({
    valueShipped: usd("152.00"),
    valueInTransit: usd("152.00"),
  });
  expect([figure(light, "onHand"), figure(light, "incoming", rno)]).toEqual(["30", "12"]);
  const line = { lineItemId: transfer.lines[0]?.id, quantityReceived: ea("8") };
  const body = { lines: [line], reason: "A carton fell off." };
  const done = session.post(`/inventory-transfers/${transfer.id}/complete`, body);
  expect(done).toMatchObject({
    status: "completed",
    valueInTransit: usd("0.00"),
    valueWrittenOff: usd("30.40"),
    lines: [{ quantityReceived: ea("8"), quantityWrittenOff: ea("2") }],
  });
  expect(figure(light, "onHand", rno)).toBe("27");
});

test("a count is compared with the books of its bin and lot", () => {
  const counted = adjust({
    itemId: sealant,
    bin: "B-03-2",
    countedQuantity: ea("94"),
    lots: [{ lotNumber: "SL-2602-A", countedQuantity: ea("94") }],
  });
  expect(counted).toMatchObject({
    valueChange: usd("-16.20"),
    lines: [
      {
        quantityBefore: ea("97"),
        quantityChange: ea("-3"),
        quantityAfter: ea("94"),
        lots: [{ lotNumber: "SL-2602-A", quantity: ea("-3") }],
      },
    ],
  });
  expect(session.call("DELETE", `/inventory-adjustments/${counted.id}`).status).toBe(204);
  expect(figure(sealant, "onHand")).toBe("97");
});

test("less than is reserved sends the latest orders back to backorder", () => {
  const first = order(light, "20");
  const second = order(light, "14");
  adjust({ itemId: light, bin: "B-03-4", quantityChange: ea("-10") });
  expect(session.get(`/sales-orders/${first.id}`).lines).toMatchObject([
    { quantityReserved: ea("20") },
  ]);
  expect(session.get(`/sales-orders/${second.id}`).lines).toMatchObject([
    { status: "backordered", quantityReserved: ea("4"), quantityBackordered: ea("10") },
  ]);
});

test("a build takes components, brings pieces with numbers, and goes back whole", () => {
  const { id } = session.post("/builds", {
    itemId: "itm_3h8p5w2z6t",
    quantity: ea("2"),
    finishedBin: "A-01-2",
  });
  const built = session.post(`/builds/${id}/complete`, {});
  expect(built).toMatchObject({
    status: "completed",
    cost: { material: usd("1601.12"), total: usd("1601.12"), unitCost: { amount: "800.5600" } },
    components: [{ quantityUsed: ea("2", "set"), amount: usd("605.00") }, {}, {}, {}],
  });
  expect(built.serialNumbers).toHaveLength(2);
  expect([figure("itm_3h8p5w2z6t", "onHand"), figure("itm_8r2k5n9t3d", "onHand")]).toEqual([
    "7",
    "7",
  ]);
  session.put(`/builds/${id}/status`, { status: "reversed", reason: "Counted twice." });
  expect([figure("itm_3h8p5w2z6t", "onHand"), figure("itm_8r2k5n9t3d", "onHand")]).toEqual([
    "5",
    "9",
  ]);
  const numbers = built.serialNumbers as string[];
  const pieces = () => session.get(`/serials?serialNumber=${numbers.join()}`).data as JsonObject[];
  expect(pieces()).toEqual([]);
  const again = session.post("/builds", { itemId: "itm_3h8p5w2z6t", quantity: ea("2") });
  session.post(`/builds/${again.id}/complete`, { serialNumbers: numbers });
  expect(pieces().map(({ status }) => status)).toEqual(["in_stock", "in_stock"]);
});

test("what is in a bin for blocked goods cannot be promised", () => {
  const issued = order(light, "2");
  const free = figure(light, "available");
  expect(free).not.toBe("0");
  session.patch("/bin-locations/bin_1k7r4n9t6e", { type: "quarantine" });
  expect(figure(light, "available")).toBe("0");
  expect(figure(light, "blocked")).toBe(figure(light, "onHand"));
  expect(session.get(`/sales-orders/${issued.id}`).lines).toMatchObject([
    { status: "backordered" },
  ]);
  session.patch("/bin-locations/bin_1k7r4n9t6e", { type: "pick" });
  expect(figure(light, "available")).toBe(free);
});

test("goods without a bin are put into the preferred one, unless they stay on the dock", () => {
  const receive = (more: JsonObject) => {
    const { id } = session.post("/purchase-orders", {
      vendorId: "ven_8n3k6r1t5s",
      lines: [{ itemId: sealant, quantity: ea("12") }],
    });
    const issued = session.put(`/purchase-orders/${id}/status`, { status: "open" });
    const lots = [{ lotNumber: "SL-2602-A", quantity: ea("12") }];
    const line = { purchaseOrderLineId: issued.lines[0]?.id, quantity: ea("12"), lots, ...more };
    return session.post("/receivings", { lines: [line] }).lines[0]?.bin;
  };
  expect([receive({}), receive({ bin: null })]).toEqual(["B-03-2", null]);
  expect(binsOf(sealant)).toContainEqual([null, "SL-2602-A", "12"]);
});

test("a location can have an account of its own for differences, but not for opening stock", () => {
  const account = session.get("/accounts?type=expense").data as JsonObject[];
  const own = account.at(-1)?.id;
  session.patch(`/locations/${pdx}`, { adjustmentAccountId: own });
  const line = { itemId: light, bin: "B-03-4", quantityChange: ea("1"), unitCost: usd("15.20") };
  expect(adjust(line, { reason: "found" }).adjustmentAccountId).toBe(own);
  expect(adjust(line, { reason: "opening_balance" }).adjustmentAccountId).not.toBe(own);
});

test("average cost follows receipts, and a revaluation changes it", () => {
  const stock = () =>
    (session.get(`/stock?itemId=${light}&locationId=${pdx}`) as unknown as { data: JsonObject[] })
      .data[0];
  adjust({ itemId: light, bin: "B-03-4", quantityChange: ea("40"), unitCost: usd("16.00") });
  expect(stock()).toMatchObject({ unitCost: { amount: "15.6000" }, value: usd("1248.00") });
  const change = adjust({ itemId: light, newUnitCost: usd("15.00") }, { reason: "revaluation" });
  expect(change).toMatchObject({ valueChange: usd("-48.00") });
  expect(stock()).toMatchObject({ unitCost: { amount: "15.0000" }, value: usd("1200.00") });
});

test("a quarantined lot cannot be promised or shipped, and its orders wait", () => {
  const issued = order(sealant, "4");
  session.patch("/lots/lot_7d4k9m2v6s", { status: "quarantined", statusReason: "Leaks." });
  expect(session.get("/lots/lot_7d4k9m2v6s")).toMatchObject({
    onHand: ea("109"),
    available: ea("0"),
  });
  expect(figure(sealant, "available")).toBe("0");
  expect(session.get(`/sales-orders/${issued.id}`).lines).toMatchObject([
    { status: "backordered", quantityReserved: ea("0"), quantityBackordered: ea("4") },
  ]);
  expect(session.refusal("POST", `/sales-orders/${issued.id}/ship`, {})).toMatch(/^409 /);
});

test("the parts of a work order are compared with what is free and on its way", () => {
  const { id } = session.post("/work-orders", {
    itemId: "itm_7k2m9x4q8d",
    quantity: ea("14"),
    options: { frame_color: "moss-green" },
  });
  const answer = session.get(`/work-orders/${id}/available-stock`);
  expect(answer.canBuild).toBe(6);
  expect(objectsAt(answer, "components").find(({ sku }) => sku === "GRP-211")).toMatchObject({
    required: ea("14"),
    available: ea("6"),
    short: ea("8"),
    // Eight are on order, of which WO-0731 waits for three.
    incoming: [{ quantity: ea("5"), document: { documentNumber: "PO-2291" } }],
  });
  expect(answer.canBuildAllOn).toBeNull();
  const lacking = objectsAt(answer, "components").filter(
    ({ short }) => (short as JsonObject).value !== "0",
  );
  expect(lacking.map(({ sku }) => sku)).toEqual(["GRP-211", "WHL-700"]);
  lacking.forEach(({ itemId, short: quantity }, index) => {
    const promisedDate = `2026-05-${20 + index}`;
    const lines = [{ itemId, quantity, promisedDate, unitPrice: usd("200.00") }];
    const purchase = session.post("/purchase-orders", { vendorId: "ven_3d6n1t8k5r", lines });
    session.put(`/purchase-orders/${purchase.id}/status`, { status: "open" });
  });
  expect(session.get(`/work-orders/${id}/available-stock`).canBuildAllOn).toBe("2026-05-21");
});

test("a count of an earlier moment is compared with the books of then", () => {
  const found = (value: string) =>
    adjust({ itemId: light, bin: "B-03-4", quantityChange: ea(value) });
  const { createdAt: counted } = found("4");
  found("-10");
  const line = { itemId: light, bin: "B-03-4", countedQuantity: ea("43") };
  expect(adjust(line, { countedAt: counted })).toMatchObject({
    lines: [{ quantityBefore: ea("44"), quantityChange: ea("-1"), quantityAfter: ea("43") }],
  });
  // 44, of which 10 have gone since, and one was missing.
  expect(figure(light, "onHand")).toBe("33");
});

test("a count leaves out what is on a picking cart", () => {
  const stocked = (value: string) => ({ itemId: light, bin: "B-03-4", countedQuantity: ea(value) });
  const { id } = order(light, "6");
  const shipment = session.post("/shipments", { salesOrderId: id });
  session.patch(`/shipments/${shipment.id}`, {
    lines: [{ id: shipment.lines[0]?.id, bin: "B-03-4" }],
  });
  session.put(`/shipments/${shipment.id}/status`, { status: "picking" });
  expect(adjust(stocked("34"))).toMatchObject({
    lines: [{ quantityBefore: ea("34"), quantityChange: ea("0"), quantityAfter: ea("34") }],
  });
});

test("a tracked item is counted by its lots or pieces, and none of them is in two places", () => {
  const count = (line: object) => ({ locationId: pdx, reason: "cycle_count", lines: [line] });
  const bike = { itemId: "itm_3h8p5w2z6t", bin: "A-01-2", countedQuantity: ea("1") };
  const path = "/inventory-adjustments";
  expect(session.mistakes("POST", path, count(bike))).toEqual([
    "/lines/0/countedSerialNumbers required",
  ]);
  const bottles = { itemId: sealant, bin: "B-03-2", countedQuantity: ea("97") };
  expect(session.mistakes("POST", path, count(bottles))).toEqual(["/lines/0/lots required"]);
  const elsewhere = { ...bike, bin: "B-03-2", countedSerialNumbers: ["TGG56-2608-0043"] };
  expect(session.refusal("POST", path, count(elsewhere))).toBe("409 serial-not-available");
  const none = { ...bike, countedQuantity: ea("0"), countedSerialNumbers: [] };
  // Two of the five are packed.
  expect(session.post(path, count(none)).lines).toMatchObject([
    { quantityBefore: ea("3"), quantityAfter: ea("0"), serialNumbers: { length: 3 } },
  ]);
});

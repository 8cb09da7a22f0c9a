import { objectsAt, type JsonObject } from "../../../../src/openapi/json";
import { ea, openSession, type Session } from "../../../support/mock-session";

let session: Session;
const sealant = "itm_2d5j8s0f7g";
const pdx = "loc_2v9k4m7pdx";
const rno = "loc_8c3w6n2rn0";
const receiving = "/receivings/rcv_6n2k9r4t7s";
const lot = "/lots/lot_7d4k9m2v6s";

beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const corrected = (expiresOn: string) =>
  session.patch(receiving, {
    lines: [{ id: "rcl_1n6r4k9t7c", lots: [{ lotNumber: "SL-2602-A", expiresOn }] }],
  });

/** An order that takes all that is available in Portland. */
function reserved() {
  const figures = session.get(`/items/${sealant}/quantity?locationId=${pdx}`);
  const row = objectsAt(figures, "locations").find(({ locationId }) => locationId === pdx);
  const quantity = row?.available ?? figures.available;
  const { id } = session.post("/sales-orders", {
    customerId: "cus_5m2r8k4rvs",
    lines: [{ itemId: sealant, quantity, unitPrice: { amount: "14.50", currency: "USD" } }],
  });
  session.post(`/sales-orders/${id}/issue`, {});
  return () => session.get(`/sales-orders/${id}`).lines[0]?.status;
}

test.each([
  ["the lot", (expiresOn: string) => session.patch(lot, { expiresOn })],
  ["its receiving", corrected],
])("a day that has passed expires a lot at once, and a later one frees it: on %s", (_, change) => {
  const status = reserved();
  expect(status()).toBe("reserved");
  change("2026-03-31");
  expect(session.get(lot)).toMatchObject({ status: "expired", available: ea("0") });
  expect(status()).toBe("backordered");
  change("2028-02-28");
  expect(session.get(lot).status).toBe("available");
  expect(status()).toBe("reserved");
});

test("a lot that is registered after its last day is expired", () => {
  const past = { itemId: sealant, lotNumber: "SL-OLD", expiresOn: "2026-03-01" };
  expect(session.post("/lots", past).status).toBe("expired");
  const said = { ...past, lotNumber: "SL-OLDER", status: "available" };
  expect(session.post("/lots", said).status).toBe("expired");
});

test("a lot is not blocked while a shipment with it is packed", () => {
  const { id } = session.post("/sales-orders", {
    customerId: "cus_5m2r8k4rvs",
    lines: [{ itemId: sealant, quantity: ea("2") }],
  });
  session.post(`/sales-orders/${id}/issue`, {});
  const { lines, ...shipment } = session.post("/shipments", { salesOrderId: id });
  const lots = [{ lotNumber: "SL-2602-A", quantity: ea("2") }];
  session.patch(`/shipments/${shipment.id}`, { lines: [{ id: lines[0]?.id, lots }] });
  const put = (status: string) =>
    session.put(`/shipments/${shipment.id}/status`, { status, reason: "Not today." });
  put("picking");
  const packed = "409 line-being-packed";
  const expiresOn = "2026-03-31";
  const correction = {
    lines: [{ id: "rcl_1n6r4k9t7c", lots: [{ lotNumber: "SL-2602-A", expiresOn }] }],
  };
  expect(session.refusal("PATCH", lot, { status: "quarantined" })).toBe(packed);
  expect(session.refusal("PATCH", lot, { expiresOn })).toBe(packed);
  expect(session.refusal("PATCH", receiving, correction)).toBe(packed);
  session.patch(lot, { notes: "Counted twice." });
  put("draft");
  session.patch(lot, { status: "quarantined" });
});

test("goods that come into a lot do not change its days", () => {
  const order = session.post("/purchase-orders", {
    vendorId: "ven_8n3k6r1t5s",
    lines: [{ itemId: sealant, quantity: { value: "1", unit: "box12" } }],
  });
  session.put(`/purchase-orders/${order.id}/status`, { status: "open" });
  const row = { lotNumber: "SL-2602-A", quantity: ea("12"), expiresOn: "2029-01-31" };
  const { lines } = session.post("/receivings", {
    lines: [
      {
        purchaseOrderLineId: order.lines[0]?.id,
        quantity: { value: "1", unit: "box12" },
        lots: [row],
      },
    ],
  });
  expect(lines[0]).toMatchObject({ lots: [{ expiresOn: "2028-02-28" }] });
  expect(session.get(lot).expiresOn).toBe("2028-02-28");
});

test("pieces that have lots, too, come in and move with theirs", () => {
  const battery = session.post("/items", {
    kind: "stock",
    sku: "BAT-36",
    name: "Battery",
    tracking: "lot_and_serial",
    baseUnit: "ea",
  });
  const lots = ["B-1", "B-2"].map((lotNumber) => ({ lotNumber, quantity: ea("1") }));
  session.post("/inventory-adjustments", {
    locationId: pdx,
    reason: "opening_balance",
    lines: [
      {
        itemId: battery.id,
        bin: "C-01-1",
        quantityChange: ea("2"),
        unitCost: { amount: "90.00", currency: "USD" },
        lots,
        serialNumbers: ["P-1", "P-2"],
      },
    ],
  });
  const placed = (locationId: string) =>
    objectsAt(session.get(`/items/${battery.id}/bin-quantities?locationId=${locationId}`), "data")
      .map((row) => [row.lotNumber, row.serialNumbers])
      .sort();
  const all = [
    ["B-1", ["P-1"]],
    ["B-2", ["P-2"]],
  ];
  expect(placed(pdx)).toEqual(all);
  const serialNumbers = ["P-2", "P-1"];
  const transfer = session.post("/inventory-transfers", {
    fromLocationId: pdx,
    toLocationId: rno,
    lines: [{ itemId: battery.id, quantity: ea("2"), fromBin: "C-01-1", lots, serialNumbers }],
  });
  session.post(`/inventory-transfers/${transfer.id}/complete`, {});
  expect(placed(rno)).toEqual(all);
});

test("a lot that was announced is on its way again when its receiving is reversed", () => {
  const number = "SL-2604-C";
  const { id } = session.post("/lots", {
    itemId: sealant,
    lotNumber: number,
    expiresOn: "2028-04-30",
  });
  const order = session.post("/purchase-orders", {
    vendorId: "ven_8n3k6r1t5s",
    lines: [{ itemId: sealant, quantity: { value: "1", unit: "box12" } }],
  });
  session.put(`/purchase-orders/${order.id}/status`, { status: "open" });
  const received = session.post("/receivings", {
    lines: [
      {
        purchaseOrderLineId: order.lines[0]?.id,
        quantity: { value: "1", unit: "box12" },
        lots: [{ lotNumber: number, quantity: ea("12") }],
      },
    ],
  });
  expect(session.get(`/lots/${id}`)).toMatchObject({ onHand: ea("12"), status: "available" });
  expect(session.get(`/lots/${id}`).receivedOn).not.toBeNull();
  expect(session.call("DELETE", `/receivings/${received.id}`).status).toBe(204);
  expect(session.get(`/lots/${id}`)).toMatchObject({
    onHand: ea("0"),
    status: "available",
    receivedOn: null,
  });
});

test("a corrected receiving is a change of its lots, for those who poll", () => {
  const { updatedAt } = session.get(lot);
  corrected("2028-03-31");
  expect(session.get(lot)).toMatchObject({ expiresOn: "2028-03-31" });
  expect(session.get(lot).updatedAt).not.toBe(updatedAt);
});

test.each([
  ["of the lot", (expiresOn: string) => session.patch(lot, { expiresOn })],
  ["of its receiving", corrected],
])("the history of a lot tells that a correction has expired it: %s", (_, change) => {
  change("2026-03-31");
  const [entry] = objectsAt(session.get(`${lot}/history?type=change`), "data");
  expect(entry?.action).toBe("expired");
});

test("a part of several lots is received with their names", () => {
  const place = { locationId: pdx, reason: "found" };
  const found = (lotNumber: string): JsonObject => ({
    itemId: sealant,
    bin: "C-01-1",
    quantityChange: ea("6"),
    lots: [{ lotNumber, quantity: ea("6"), expiresOn: "2028-01-31" }],
  });
  for (const number of ["L-1", "L-2"])
    session.post("/inventory-adjustments", { ...place, lines: [found(number)] });
  const named = ["L-1", "L-2"].map((lotNumber) => ({ lotNumber, quantity: ea("6") }));
  const transfer = session.post("/inventory-transfers", {
    fromLocationId: pdx,
    toLocationId: rno,
    lines: [
      { itemId: sealant, quantity: ea("12"), fromBin: "C-01-1", toBin: "R-10-2", lots: named },
    ],
  });
  const path = `/inventory-transfers/${transfer.id}`;
  for (const status of ["open", "in_transit"]) session.put(`${path}/status`, { status });
  const line = `${path}/line-items/${transfer.lines[0]?.id}/status`;
  const part = { status: "partially_received", quantity: ea("6") };
  expect(session.mistakes("PUT", line, part)).toEqual(["/lots required"]);
  const short = { lineItemId: transfer.lines[0]?.id, quantityReceived: ea("6") };
  expect(session.mistakes("POST", `${path}/complete`, { lines: [short], reason: "Lost" })).toEqual([
    "/lines/0/quantityReceived state",
  ]);
  const lots = [{ lotNumber: "L-2", quantity: ea("6") }];
  expect(session.put(line, { ...part, lots })).toMatchObject({ quantityReceived: ea("6") });
  expect(session.put(line, { status: "received" })).toMatchObject({ status: "received" });
});

import { objectsAt } from "../../../../src/openapi/json";
import { ea, openSession, type Session } from "../../../support/mock-session";

// Lots, pieces, and definitions that a document names are there when it needs them.

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const route = { fromLocationId: "loc_2v9k4m7pdx", toLocationId: "loc_8c3w6n2rn0" };
const bottles = { itemId: "itm_2d5j8s0f7g", quantity: ea("2"), fromBin: "B-03-2" };
const bicycle = { itemId: "itm_7k2m9x4q8d", quantity: ea("1"), fromBin: "A-01-1" };
const lots = (lotNumber: string) => [{ lotNumber, quantity: ea("2") }];
const transfer = (line: object) => ({ ...route, lines: [line] });
const noLot = "409 lot-not-available";
const noPiece = "409 serial-not-available";
const gone = "TGR54-2609-0118";

test("a transfer names lots of its items, and pieces at the sending location", () => {
  const refusal = (line: object) => session.refusal("POST", "/inventory-transfers", transfer(line));
  expect(refusal({ ...bottles, lots: lots("L1") })).toBe(noLot);
  expect(refusal({ ...bicycle, serialNumbers: ["TGC-9"] })).toBe(noPiece);
  expect(refusal({ ...bicycle, serialNumbers: [gone] })).toBe(noPiece);
  const { id, lines } = session.post("/inventory-transfers", transfer(bicycle));
  const named = { lines: [{ id: lines[0]?.id, serialNumbers: [gone] }] };
  expect(session.refusal("PATCH", `/inventory-transfers/${id}`, named)).toBe(noPiece);
});

test("serial numbers are compared without regard to case, and keep that of the piece", () => {
  const path = "/serials?status=in_stock&locationId=loc_2v9k4m7pdx";
  const [piece] = objectsAt(session.get(path), "data");
  const number = String(piece?.serialNumber);
  const { itemId, bin } = piece ?? {};
  const serialNumbers = [number.toLowerCase()];
  const row = { itemId, quantity: ea("1"), fromBin: bin, serialNumbers };
  const { lines } = session.post("/inventory-transfers", transfer(row));
  expect(lines[0]?.serialNumbers).toEqual([number]);
  const found = { itemId, bin, quantityChange: ea("1"), serialNumbers };
  const adjustment = { locationId: "loc_2v9k4m7pdx", reason: "found", lines: [found] };
  expect(session.refusal("POST", "/inventory-adjustments", adjustment)).toBe(noPiece);
});

test("a piece that was found by mistake is missing again", () => {
  const stock = "/serials?status=in_stock&locationId=loc_2v9k4m7pdx";
  const [piece] = objectsAt(session.get(stock), "data");
  const { id, itemId, bin, serialNumber } = piece ?? {};
  const adjust = (reason: string, value: string) =>
    session.post("/inventory-adjustments", {
      locationId: "loc_2v9k4m7pdx",
      reason,
      lines: [{ itemId, bin, quantityChange: ea(value), serialNumbers: [serialNumber] }],
    });
  const status = () => session.get(`/serials/${String(id)}`).status;
  adjust("loss", "-1");
  const found = adjust("found", "1");
  expect(status()).toBe("in_stock");
  session.call("DELETE", `/inventory-adjustments/${found.id}`);
  expect(status()).toBe("shipped");
});

test("goods are kept for a transfer only in lots that are where it takes them from", () => {
  const elsewhere = { ...bottles, lots: lots("SL-2508-B") };
  const early = session.post("/inventory-transfers", transfer(elsewhere));
  const status = { status: "open" };
  expect(session.refusal("PUT", `/inventory-transfers/${early.id}/status`, status)).toBe(noLot);
  const { id, lines } = session.post("/inventory-transfers", transfer(bottles));
  session.put(`/inventory-transfers/${id}/status`, status);
  const change = (lotNumber: string) => ({ lines: [{ id: lines[0]?.id, lots: lots(lotNumber) }] });
  const path = `/inventory-transfers/${id}`;
  expect(session.refusal("PATCH", path, change("SL-2508-B"))).toBe(noLot);
  session.patch(path, change("SL-2602-A"));
});

test("a piece comes back with one return", () => {
  const line = {
    salesOrderLineId: "sol_1k5n8r3t7v",
    quantity: ea("1"),
    reason: "defective",
    resolution: "credit",
    serialNumbers: [gone],
  };
  const rma = { salesOrderId: "sor_4q7t1m9z2k", lines: [line] };
  const { id } = session.post("/rmas", rma);
  expect(session.refusal("POST", "/rmas", rma)).toBe(noPiece);
  session.put(`/rmas/${id}/status`, { status: "cancelled", reason: "Sent by mistake." });
  session.post("/rmas", rma);
});

test("an order is not issued from a BOM that was taken out of use", () => {
  const issue = "/work-orders/wor_3n8t1k6r4x/issue";
  session.patch("/boms/bom_4n8r1k6t3w", { status: "inactive" });
  expect(session.refusal("POST", issue, {})).toBe("409 bom-missing");
  session.patch("/boms/bom_4n8r1k6t3w", { status: "active" });
  session.post(issue, {});
});

test("an order that was issued is not deleted, whatever was paid for it", () => {
  expect(session.refusal("DELETE", "/sales-orders/sor_7n3k9r5t1w")).toBe(
    "409 sales-order-not-draft",
  );
});

test("a line is packed in one shipment at a time, and other lines of its order can leave", () => {
  session.patch("/customers/cus_5m2r8k4rvs", { creditLimit: null });
  const { id, lines } = session.post("/sales-orders", {
    customerId: "cus_5m2r8k4rvs",
    lines: [
      { itemId: "itm_8c4t6k1n9r", quantity: ea("1") },
      { itemId: "itm_2d5j8s0f7g", quantity: ea("2") },
    ],
  });
  session.post(`/sales-orders/${id}/issue`, {});
  const [light, bottle] = lines.map((line) => ({ salesOrderLineId: line.id, quantity: ea("1") }));
  const first = session.post("/shipments", { salesOrderId: id, lines: [light] });
  const second = session.post("/shipments", { salesOrderId: id, lines: [bottle] });
  session.put(`/shipments/${first.id}/status`, { status: "picking" });
  const packed = "409 line-being-packed";
  expect(session.refusal("PATCH", `/shipments/${second.id}`, { lines: [light] })).toBe(packed);
  const shipped = (line: object | undefined, more: object = {}) => ({
    lines: [{ ...line, ...more }],
  });
  const [one, other] = lines.map((line) => ({ lineItemId: line.id, quantity: ea("1") }));
  expect(session.refusal("POST", `/sales-orders/${id}/ship`, shipped(one))).toBe(packed);
  const lot = { lots: [{ lotNumber: "SL-2602-A", quantity: ea("1") }] };
  session.post(`/sales-orders/${id}/ship`, shipped(other, lot));
});

test("nothing is picked for a customer on hold", () => {
  const path = "/shipments/shp_3k9t5n1r7d/status";
  const reason = "The bell is missing.";
  session.put(path, { status: "picking", reason });
  session.put(path, { status: "draft", reason });
  session.patch("/customers/cus_9n6t3q7ktn", { status: "on_hold" });
  expect(session.refusal("PUT", path, { status: "picking" })).toBe("409 customer-on-hold");
});

test("pieces that an order has reserved are not built back", () => {
  const bicycle = "itm_7k2m9x4q8d";
  session.patch("/customers/cus_5m2r8k4rvs", { creditLimit: null });
  const build = session.post("/builds", {
    itemId: bicycle,
    quantity: ea("1"),
    locationId: "loc_2v9k4m7pdx",
    components: [{ itemId: "itm_8c4t6k1n9r", quantityUsed: ea("1") }],
  });
  session.post(`/builds/${build.id}/complete`, {});
  const { available } = session.get(`/items/${bicycle}/quantity`);
  const line = { itemId: bicycle, quantity: available, options: { frame_color: "slate" } };
  const order = session.post("/sales-orders", { customerId: "cus_5m2r8k4rvs", lines: [line] });
  session.post(`/sales-orders/${order.id}/issue`, {});
  const path = `/builds/${build.id}/status`;
  const back = { status: "reversed", reason: "Counted twice." };
  expect(session.call("PUT", path, back).body).toMatchObject({ code: "build-not-reversible" });
  const reserved = `/sales-orders/${order.id}/line-items/${String(order.lines[0]?.id)}/status`;
  session.put(reserved, { status: "backordered" });
  session.put(path, back);
});

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

test("a corrected receiving is a change of its lots, for those who poll", () => {
  const { updatedAt } = session.get(lot);
  corrected("2028-03-31");
  expect(session.get(lot)).toMatchObject({ expiresOn: "2028-03-31" });
  expect(session.get(lot).updatedAt).not.toBe(updatedAt);
});

test("the history of a lot tells that a correction has expired it", () => {
  session.patch(lot, { expiresOn: "2026-03-31" });
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

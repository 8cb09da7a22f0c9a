import { ea, openSession, type Session } from "../../../support/mock-session";
import { objectsAt, type JsonObject } from "../../../../src/openapi/json";

// What arrives of transfers, and what is lost.

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const [pdx, rno] = ["loc_2v9k4m7pdx", "loc_8c3w6n2rn0"];
const [bicycle, sealant] = ["itm_3h8p5w2z6t", "itm_2d5j8s0f7g"];
const rows = (path: string) => objectsAt(session.get(path), "data");
const piece = (number: string): JsonObject =>
  rows(`/items/${bicycle}/serials`).find(({ serialNumber }) => serialNumber === number) ?? {};

/** A transfer of two bicycles that are on the road. */
function twoOnTheRoad() {
  const pieces = ["TGG56-1", "TGG56-2"];
  const bin = rows(`/items/${bicycle}/bin-quantities`).find((row) => row.locationId === pdx)?.bin;
  const found = { itemId: bicycle, bin, quantityChange: ea("2"), serialNumbers: pieces };
  session.post("/inventory-adjustments", { locationId: pdx, reason: "found", lines: [found] });
  const transfer = session.post("/inventory-transfers", {
    fromLocationId: pdx,
    toLocationId: rno,
    lines: [{ itemId: bicycle, quantity: ea("2"), serialNumbers: pieces }],
  });
  const path = `/inventory-transfers/${transfer.id}`;
  session.put(`${path}/status`, { status: "open" });
  session.put(`${path}/status`, { status: "in_transit" });
  const line = String(transfer.lines[0]?.id);
  return { path, line, status: `${path}/line-items/${line}/status`, pieces };
}

test("of a transfer the pieces arrive that are named, and the rest becomes lost", () => {
  const { status, path, pieces } = twoOnTheRoad();
  const [lost = "", found = ""] = pieces;
  const part = { status: "partially_received", quantity: ea("1"), serialNumbers: [found] };
  expect(session.put(status, part).serialNumbers).toEqual(pieces);
  expect(piece(found)).toMatchObject({ status: "in_stock", locationId: rno });
  expect(piece(lost)).toMatchObject({ status: "in_stock", locationId: null });
  session.put(status, { status: "closed", reason: "Lost by the carrier" });
  expect(piece(lost)).toMatchObject({ status: "shipped", locationId: null, customerId: null });
  expect(session.get(path).status).toBe("completed");
});

test("who completes a transfer names the pieces that are missing", () => {
  const { path, line, pieces } = twoOnTheRoad();
  const [lost = "", found = ""] = pieces;
  const short = (more: JsonObject) => ({
    lines: [{ lineItemId: line, quantityReceived: ea("1"), ...more }],
    reason: "Lost by the carrier",
  });
  const pointer = "/lines/0/missingSerialNumbers";
  const complete = `${path}/complete`;
  expect(session.mistakes("POST", complete, short({}))).toEqual([`${pointer} required`]);
  expect(session.mistakes("POST", complete, short({ missingSerialNumbers: ["TGG56-0"] }))).toEqual([
    `${pointer}/0 reference`,
  ]);
  session.post(complete, short({ missingSerialNumbers: [lost] }));
  expect([piece(lost), piece(found)]).toMatchObject([
    { status: "shipped", locationId: null },
    { status: "in_stock", locationId: rno },
  ]);
});

test("a part of a transfer names its pieces, which were sent", () => {
  const { status, pieces } = twoOnTheRoad();
  const part = { status: "partially_received", quantity: ea("1") };
  const mistakes = (serialNumbers?: string[]) =>
    session.mistakes("PUT", status, { ...part, serialNumbers });
  expect(mistakes()).toEqual(["/serialNumbers required"]);
  expect(mistakes(pieces)).toEqual(["/serialNumbers length"]);
  expect(mistakes(["TGG56-0"])).toEqual(["/serialNumbers/0 reference"]);
});

test("a lot leaves only the bin in which it is", () => {
  const { id } = session.post("/inventory-transfers", {
    fromLocationId: pdx,
    toLocationId: rno,
    lines: [
      {
        itemId: sealant,
        quantity: ea("1"),
        fromBin: "B-03-4",
        lots: [{ lotNumber: "SL-2602-A", quantity: ea("1") }],
      },
    ],
  });
  const status = `/inventory-transfers/${id}/status`;
  expect(session.refusal("PUT", status, { status: "open" })).toBe("409 lot-not-available");
});

test("goods that have not left arrive in full", () => {
  const transfer = session.post("/inventory-transfers", {
    fromLocationId: pdx,
    toLocationId: rno,
    lines: [{ itemId: "itm_8c4t6k1n9r", quantity: ea("2") }],
  });
  const short = { lineItemId: transfer.lines[0]?.id, quantityReceived: ea("1") };
  const complete = `/inventory-transfers/${transfer.id}/complete`;
  const body = { lines: [short], reason: "Lost by the carrier" };
  expect(session.mistakes("POST", complete, body)).toEqual(["/lines/0/quantityReceived range"]);
});

test("goods on the road are on the account of the location that has sent them", () => {
  const account = session.post("/accounts", {
    number: "1399",
    name: "On the road from Portland",
    type: "other_current_asset",
  });
  session.patch(`/locations/${pdx}`, { inTransitAccountId: account.id });
  const { path } = twoOnTheRoad();
  const [entry] = session.get(path).journalEntryIds as string[];
  const { lines } = session.get(`/journal-entries/${String(entry)}`);
  expect(lines.map(({ accountId }) => accountId)).toContain(account.id);
  session.patch(`/locations/${pdx}`, { inTransitAccountId: null });
  const arrived = session.post(`${path}/complete`, {}).journalEntryIds as string[];
  const sides = session.get(`/journal-entries/${String(arrived.at(-1))}`).lines;
  expect(sides.map(({ accountId }) => accountId)).toContain(account.id);
});

test("a line arrives in any number of parts, and tells its cost and days once it has left", () => {
  const transfer = session.post("/inventory-transfers", {
    fromLocationId: pdx,
    toLocationId: rno,
    lines: [{ itemId: "itm_8c4t6k1n9r", quantity: ea("5") }],
  });
  expect(transfer).toMatchObject({ shippedOn: null, lines: [{ unitCost: null }] });
  const path = `/inventory-transfers/${transfer.id}`;
  session.put(`${path}/status`, { status: "open" });
  expect(session.put(`${path}/status`, { status: "in_transit" })).toMatchObject({
    shippedOn: expect.any(String),
    receivedOn: null,
    lines: [{ unitCost: { amount: "15.2000" } }],
  });
  const line = `${path}/line-items/${transfer.lines[0]?.id}/status`;
  for (const received of ["1", "3"])
    expect(
      session.put(line, {
        status: "partially_received",
        quantity: ea(received === "1" ? "1" : "2"),
      }),
    ).toMatchObject({ status: "partially_received", quantityReceived: ea(received) });
  const early = { status: "received", quantity: ea("1") };
  expect(session.mistakes("PUT", line, early)).toEqual(["/quantity range"]);
  const less = { lines: [{ lineItemId: transfer.lines[0]?.id, quantityReceived: ea("2") }] };
  expect(session.refusal("POST", `${path}/complete`, { ...less, reason: "Lost" })).toBe(
    "422 validation-failed",
  );
  session.put(line, { status: "partially_received", quantity: ea("2") });
  expect(session.get(path)).toMatchObject({ status: "completed", lines: [{ status: "received" }] });
});

test("goods that move in one step have left and arrived on that day", () => {
  const { id } = session.post("/inventory-transfers", {
    fromLocationId: pdx,
    toLocationId: rno,
    lines: [{ itemId: "itm_8c4t6k1n9r", quantity: ea("1") }],
  });
  const day = "2026-04-28";
  expect(session.post(`/inventory-transfers/${id}/complete`, { receivedOn: day })).toMatchObject({
    shippedOn: day,
    receivedOn: day,
  });
});

test("a lot that is held back is not released, and a loss keeps its reason", () => {
  const { id } = session.post("/inventory-transfers", {
    fromLocationId: rno,
    toLocationId: rno,
    lines: [
      {
        itemId: "itm_2d5j8s0f7g",
        quantity: ea("12"),
        fromBin: "R-10-2",
        toBin: "Q-01-1",
        lots: [{ lotNumber: "SL-2509-C", quantity: ea("12") }],
      },
    ],
  });
  const path = `/inventory-transfers/${id}`;
  expect(session.refusal("PUT", `${path}/status`, { status: "open" })).toBe(
    "409 lot-not-available",
  );
  expect(session.post(`${path}/complete`, {}).status).toBe("completed");
  const short = { lineItemId: "tfl_2t7n4k9r5v", quantityReceived: ea("8") };
  const body = { lines: [short], reason: "The carrier lost one carton." };
  const { lines } = session.post("/inventory-transfers/trn_3k8r6n1t5w/complete", body);
  expect(lines.map(({ statusReason }) => statusReason)).toEqual([body.reason, null]);
});

test("a line that is received takes in more within the tolerance, and stays received without it", () => {
  const order = "/purchase-orders/pur_7t4k1n8r5d";
  const receive = (value: string) =>
    session.post("/receivings", {
      lines: [{ purchaseOrderLineId: "pol_2k7n5r9t1c", quantity: ea(value) }],
    });
  const state = () => {
    const { status, lines } = session.get(order);
    return [status, ...objectsAt({ lines }, "lines").map((one) => one.quantityReceived)];
  };
  receive("8");
  const { id } = receive("1");
  expect(state()).toEqual(["received", ea("21")]);
  session.call("DELETE", `/receivings/${id}`);
  expect(state()).toEqual(["received", ea("20")]);
});

test("goods are put into no bin that is closed, not even as the preferred one", () => {
  const lights = "itm_8c4t6k1n9r";
  session.post("/stock-settings", { itemId: lights, locationId: pdx, preferredBin: "A-02-1" });
  session.patch("/bin-locations/bin_2r6k1t8n4c", { status: "inactive" });
  const found = { itemId: lights, bin: "A-02-1", quantityChange: ea("1") };
  const adjustment = { locationId: pdx, reason: "found", lines: [found] };
  expect(session.mistakes("POST", "/inventory-adjustments", adjustment)).toEqual([
    "/lines/0/bin reference",
  ]);
  const route = { fromLocationId: rno, toLocationId: pdx };
  const line = { itemId: lights, quantity: ea("1") };
  expect(
    session.mistakes("POST", "/inventory-transfers", {
      ...route,
      lines: [{ ...line, toBin: "A-02-1" }],
    }),
  ).toEqual(["/lines/0/toBin reference"]);
  const { id } = session.post("/inventory-transfers", { ...route, lines: [line] });
  for (const status of ["open", "in_transit"])
    session.put(`/inventory-transfers/${id}/status`, { status });
  session.post(`/inventory-transfers/${id}/complete`, {});
  const bins = rows(`/items/${lights}/bin-quantities?locationId=${pdx}`).map(({ bin }) => bin);
  expect(bins).toEqual(["B-03-4", "C-01-1"]);
});

test("goods leave bins to pick from before reserves, whatever the walking order", () => {
  const lights = "itm_8c4t6k1n9r";
  const reserve = { itemId: lights, bin: "A-02-1", quantityChange: ea("5") };
  session.post("/inventory-adjustments", { locationId: pdx, reason: "found", lines: [reserve] });
  const left = () =>
    rows(`/items/${lights}/bin-quantities?locationId=${pdx}`).map(({ bin, onHand }) => [
      bin,
      Number((onHand as JsonObject).value),
    ]);
  const [[, bulk = 0] = [], [, picked = 0] = []] = left();
  const { id } = session.post("/inventory-transfers", {
    fromLocationId: pdx,
    toLocationId: rno,
    lines: [{ itemId: lights, quantity: ea("1") }],
  });
  for (const status of ["open", "in_transit"])
    session.put(`/inventory-transfers/${id}/status`, { status });
  expect(left()).toEqual([
    ["A-02-1", bulk],
    ["B-03-4", Number(picked) - 1],
  ]);
});

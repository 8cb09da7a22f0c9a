import { objectAt, objectsAt, type JsonObject } from "../../../../src/openapi/json";
import { ea, openSession, usd, type Answered, type Session } from "../../../support/mock-session";

let session: Session;
const pdx = "loc_2v9k4m7pdx";
const reno = "loc_8c3w6n2rn0";
const road = "itm_7k2m9x4q8d";
const lights = "itm_8c4t6k1n9r";
const sealant = "itm_2d5j8s0f7g";
const piece = "TGR54-2612-0122";
const lotNumber = "SL-2602-A";

beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const at = (itemId: string, locationId: string): unknown =>
  objectsAt(session.get(`/items/${itemId}/quantity`), "locations").find(
    (one) => one.locationId === locationId,
  )?.onHand;

/** The sides of the last entry of a transfer, credits negative, by the number of their accounts. */
function lastEntry({ journalEntryIds }: Answered): Record<string, unknown> {
  const id = (journalEntryIds as string[]).at(-1);
  const sides = objectsAt(session.get(`/journal-entries/${id}`), "lines").map((line) => {
    const { number } = session.get(`/accounts/${String(line.accountId)}`);
    const credit = objectAt(line, "credit").amount;
    return [number, credit ? `-${String(credit)}` : objectAt(line, "debit").amount] as const;
  });
  return Object.fromEntries(sides) as Record<string, unknown>;
}

const transfer = (more: JsonObject = {}) =>
  session.post("/inventory-transfers", {
    fromLocationId: pdx,
    toLocationId: reno,
    lines: [
      { itemId: road, quantity: ea("1"), serialNumbers: [piece] },
      { itemId: lights, quantity: ea("10") },
      {
        itemId: sealant,
        quantity: ea("2", "box12"),
        lots: [{ lotNumber, quantity: ea("24") }],
      },
    ],
    ...more,
  });

test("what nobody names of a transfer arrives in full, and what is missing needs a reason", () => {
  const { id, lines } = transfer({ freightCost: usd("20.00") });
  for (const status of ["open", "in_transit"])
    session.put(`/inventory-transfers/${id}/status`, { status });
  const less = { lines: [{ lineItemId: lines[1]?.id, quantityReceived: ea("9") }] };
  expect(session.refusal("POST", `/inventory-transfers/${id}/complete`, less)).toBe(
    "422 validation-failed",
  );
  const done = session.post(`/inventory-transfers/${id}/complete`, {
    ...less,
    reason: "One fell off the truck.",
  });
  expect(done.lines).toMatchObject([
    { status: "received", quantityReceived: ea("1"), quantityWrittenOff: ea("0") },
    { status: "closed", quantityReceived: ea("9"), quantityWrittenOff: ea("1") },
    { status: "received", quantityReceived: ea("2", "box12") },
  ]);
  expect([at(road, reno), at(lights, reno), at(sealant, reno)]).toEqual([
    ea("1"),
    ea("28"),
    ea("48"),
  ]);
  // 433.73 + 9 × 15.20 + 24 × 5.40 have arrived, with 20.00 of freight by value: 12.39, 3.91, and 3.70.
  expect(lastEntry(done)).toEqual({
    "1310": "446.12",
    "1330": "274.01",
    "1340": "-715.33",
    "2150": "-20.00",
    "5080": "15.20",
  });
  expect(session.get(`/items/${road}/quantity`)).toMatchObject({ onHand: ea("2") });
});

test("a transfer in one step between locations with the same accounts posts nothing but its freight", () => {
  const plain = transfer({ lines: [{ itemId: lights, quantity: ea("10") }] });
  expect(session.post(`/inventory-transfers/${plain.id}/complete`, {}).journalEntryIds).toEqual([]);
  const paid = transfer({
    freightCost: usd("5.00"),
    lines: [{ itemId: lights, quantity: ea("10") }],
  });
  const done = session.post(`/inventory-transfers/${paid.id}/complete`, {});
  expect(lastEntry(done)).toEqual({ "1330": "5.00", "2150": "-5.00" });
});

test("goods that have left again do not bear the freight of their transfer", () => {
  const sent = transfer({
    freightCost: usd("6.00"),
    lines: [
      { itemId: lights, quantity: ea("10") },
      { itemId: sealant, quantity: ea("2"), lots: [{ lotNumber, quantity: ea("2") }] },
    ],
  });
  const path = `/inventory-transfers/${sent.id}`;
  for (const status of ["open", "in_transit"]) session.put(`${path}/status`, { status });
  session.put(`${path}/line-items/${sent.lines[0]?.id}/status`, { status: "received" });
  const bins = objectsAt(session.get(`/items/${lights}/bin-quantities?locationId=${reno}`), "data");
  session.post("/inventory-adjustments", {
    locationId: reno,
    reason: "sample",
    lines: bins.map(({ bin }, index) => ({
      itemId: lights,
      bin,
      countedQuantity: ea(index ? "0" : "5"),
    })),
  });
  expect(at(lights, reno)).toEqual(ea("5"));
  const done = session.post(`${path}/complete`, {});
  // 152.00 and 10.80 have arrived: 5.60 and 0.40, of which five of ten lights are still there.
  expect(lastEntry(done)).toMatchObject({ "2150": "-6.00", "5090": "2.80" });
});

test("goods that others have reserved do not leave in one step", () => {
  const free = objectAt(
    objectsAt(session.get(`/items/${lights}/quantity?locationId=${pdx}`), "locations")[0],
    "available",
  ).value;
  const order = { customerId: "cus_5m2r8k4rvs", lines: [{ itemId: lights, quantity: ea("1") }] };
  session.post(`/sales-orders/${session.post("/sales-orders", order).id}/issue`, {});
  const lines = [{ itemId: lights, quantity: ea(String(free)) }];
  const between = `/inventory-transfers/${transfer({ lines }).id}/complete`;
  expect(session.refusal("POST", between, {})).toBe("409 insufficient-stock");
});

const adjusted = (line: JsonObject, more: JsonObject = {}): JsonObject => ({
  locationId: pdx,
  reason: "cycle_count",
  lines: [{ itemId: lights, bin: "B-03-4", ...line }],
  ...more,
});

test("corrections need a bin, a day that has come, and whole pieces", () => {
  const refused = (body: JsonObject) => session.refusal("POST", "/inventory-adjustments", body);
  const found = { quantityChange: ea("1") };
  for (const body of [
    adjusted({ ...found, bin: null }),
    adjusted(found, { adjustmentDate: "2026-05-01" }),
    adjusted({ quantityChange: ea("-1.5") }),
  ])
    expect(refused(body)).toBe("422 validation-failed");
  const order = { customerId: "cus_1w4e7b0shp", lines: [{ itemId: lights, quantity: ea("0.5") }] };
  expect(session.refusal("POST", "/sales-orders", order)).toBe("422 validation-failed");
  session.post("/inventory-adjustments", adjusted(found));
});

test("a count by lots says what was counted of each lot, and all of it", () => {
  const count = (more: JsonObject) =>
    adjusted({ itemId: sealant, bin: "B-03-2", countedQuantity: ea("8", "box12"), ...more });
  const lots = (one: JsonObject) => [{ lotNumber, ...one }];
  for (const body of [
    count({ lots: lots({ quantity: ea("96") }) }),
    count({ lots: lots({ countedQuantity: ea("95") }) }),
    count({ lots: [{ lotNumber: "SL-X", countedQuantity: ea("96"), expiresOn: "2028-01-31" }] }),
  ])
    expect(session.refusal("POST", "/inventory-adjustments", body)).toBe("422 validation-failed");
  const made = session.post(
    "/inventory-adjustments",
    count({ lots: lots({ countedQuantity: ea("96") }) }),
  );
  expect(made.valueChange).toEqual(usd("-5.40"));
  expect(at(sealant, pdx)).toEqual(ea("96"));
});

test("scrap of an operation lowers what is open of its work order, and its cost goes to the good pieces", () => {
  const { id } = session.post("/work-orders", {
    itemId: road,
    quantity: ea("4"),
    dueDate: "2026-06-30",
    options: { frame_color: "moss-green" },
  });
  const { operations } = session.post(`/work-orders/${id}/issue`, {});
  for (const [index, operation] of (operations as Answered[]).entries()) {
    const path = `/work-orders/${id}/operations/${operation.id}`;
    session.post(`${path}/start`, {});
    session.post(
      `${path}/complete`,
      index === 0
        ? { quantity: ea("3"), quantityScrapped: ea("1"), scrapReason: "Cracked.", minutes: "60" }
        : { quantity: ea("3"), minutes: "60" },
    );
  }
  const part = session.post(`/work-orders/${id}/complete`, { quantity: ea("2") });
  expect(part.workOrder).toMatchObject({
    quantityCompleted: ea("2"),
    quantityScrapped: ea("1"),
    quantityOpen: ea("1"),
  });
  const unitCost = objectAt(objectAt(part, "build"), "cost").unitCost;
  // Without a quantity, what has passed the last operation comes into stock.
  const rest = session.post(`/work-orders/${id}/complete`, {});
  expect(rest.workOrder).toMatchObject({ status: "completed", quantityCompleted: ea("3") });
  expect(objectAt(objectAt(rest, "build"), "cost").unitCost).toEqual(unitCost);
});

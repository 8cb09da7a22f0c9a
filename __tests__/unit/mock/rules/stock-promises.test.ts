import { objectsAt, type JsonObject } from "../../../../src/openapi/json";
import { ea, openSession, type Session } from "../../../support/mock-session";

let session: Session;
const sealant = "itm_2d5j8s0f7g";
const portland = "loc_2v9k4m7pdx";
const setting = "/stock-settings/sst_5k9r2t7n4p";
const unitPrice = { amount: "1.0000", currency: "USD" };

beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const rows = (path: string) => objectsAt(session.get(path), "data");

describe("histories", () => {
  test("have the changes of their own record alone", () => {
    const changes = (lot: string) =>
      rows(`/lots/${lot}/history?type=change`).map(({ action }) => action);
    expect(changes("lot_2r8k5n1t9q")).toEqual(["quarantined", "created"]);
    expect(changes("lot_7d4k9m2v6s")).toEqual(["created"]);
  });

  test("of pieces have reservations", () => {
    const [entry] = rows("/serials/ser_3n8r5t1k6w/history?type=change");
    expect(entry).toMatchObject({ action: "reserved" });
  });
});

describe("a lot", () => {
  test("of which nothing is left is consumed when it is released", () => {
    const lot = "/lots/lot_9t4k7n2r5b";
    session.patch(lot, { status: "quarantined", statusReason: "A complaint" });
    session.patch(lot, { status: "available" });
    expect(session.get(lot)).toMatchObject({ status: "consumed", statusReason: null });
    const [entry] = rows(`${lot}/history?type=change`);
    expect(entry).toMatchObject({ action: "released" });
  });
});

describe("quantities", () => {
  test("in another unit have six decimals at most", () => {
    const { onHand } = session.get(`/items/${sealant}/quantity?unit=box12`);
    expect(onHand).toEqual({ value: "10.083333", unit: "box12" });
  });

  test("are below the reorder point or not", () => {
    const skus = (isLow: boolean) =>
      rows(`/items/quantities?belowReorderPoint=${isLow}`).map(({ sku }) => sku);
    expect(skus(true)).toEqual(["SEAL-250", "TG-GRVL-56"]);
    expect(skus(false)).not.toEqual(expect.arrayContaining(["SEAL-250"]));
  });

  test("of pieces are those of the records of the pieces", () => {
    const inBins = rows("/items/itm_7k2m9x4q8d/bin-quantities").flatMap(
      ({ serialNumbers }) => serialNumbers as string[],
    );
    const atHand = rows(`/items/itm_7k2m9x4q8d/serials?locationId=${portland}`);
    expect(inBins.sort()).toEqual(atHand.map(({ serialNumber }) => serialNumber));
  });

  test.each([
    ["2.5", "box12", ["/lines/0/quantity unit"]],
    ["2.0", "box12", []],
    ["0.045", "l", []],
    ["0.0455", "l", ["/lines/0/quantity unit"]],
    ["45.5", "ml", ["/lines/0/quantity unit"]],
  ])("of %s %s have the decimals of their unit", (value, unit, mistakes) => {
    const itemId = unit === "box12" ? sealant : "itm_9v3k7n5r2t";
    const quantity = ea(value, unit);
    const order = { vendorId: "ven_8n3k6r1t5s", lines: [{ itemId, quantity, unitPrice }] };
    const { status } = session.call("POST", "/purchase-orders", order);
    expect(status).toBe(mistakes.length ? 422 : 201);
    if (mistakes.length)
      expect(session.mistakes("POST", "/purchase-orders", order)).toEqual(mistakes);
  });

  test("of lots are reserved from the one that expires first", () => {
    const lotNumber = "SL-2604-A";
    session.post("/lots", { itemId: sealant, lotNumber, expiresOn: "2027-11-30" });
    const found = { itemId: sealant, bin: "B-03-4", unitCost: { amount: "5.50", currency: "USD" } };
    const lots = [{ lotNumber, quantity: ea("72") }];
    session.post("/inventory-adjustments", {
      locationId: portland,
      reason: "found",
      lines: [{ ...found, quantityChange: ea("72"), lots }],
    });
    const order = session.post("/sales-orders", {
      customerId: "cus_5m2r8k4rvs",
      lines: [{ itemId: sealant, quantity: ea("80") }],
    });
    session.post(`/sales-orders/${order.id}/issue`, {});
    const inBins = rows(`/items/${sealant}/bin-quantities?locationId=${portland}`);
    const reserved = inBins.map((row) => [row.lotNumber, row.reserved]);
    expect(Object.fromEntries(reserved)).toEqual({ [lotNumber]: ea("72"), "SL-2602-A": ea("8") });
  });

  test("at a location that sells nothing are not reserved for orders", () => {
    session.patch(`/locations/${portland}`, { isAvailableForSale: false });
    const { id } = session.post("/sales-orders", {
      customerId: "cus_5m2r8k4rvs",
      lines: [{ itemId: sealant, quantity: ea("2") }],
    });
    expect(session.post(`/sales-orders/${id}/issue`, {}).lines).toMatchObject([
      { status: "backordered", quantityReserved: ea("0") },
    ]);
  });

  test("of a past day have no reservations", () => {
    const [level] = rows("/stock?asOf=2026-01-31&itemId=itm_8c4t6k1n9r&locationId=loc_8c3w6n2rn0");
    expect(level).toMatchObject({
      onHand: { value: "12" },
      reserved: null,
      blocked: null,
      available: null,
      inTransitIn: { value: "0" },
    });
  });
});

describe("a stock setting", () => {
  test("has its levels in the base unit, and its item has them too", () => {
    const reorderPoint = { value: "48", unit: "ea" };
    session.patch(setting, { reorderPoint: { value: "4", unit: "box12" } });
    expect(session.get(setting)).toMatchObject({ reorderPoint });
    const stockSettings = [{ locationId: portland, reorderPoint: { value: "4", unit: "box12" } }];
    session.patch(`/items/${sealant}`, { stockSettings });
    expect(session.get(`/items/${sealant}`)).toMatchObject({ stockSettings: [{ reorderPoint }] });
  });

  test("has a source for transfers only", () => {
    session.patch(setting, { replenishBy: "transfer", sourceLocationId: "loc_8c3w6n2rn0" });
    session.patch(setting, { replenishBy: "purchase" });
    expect(session.get(setting)).toMatchObject({ sourceLocationId: null });
  });

  test("is counted by its class, at the earliest tomorrow", () => {
    const next = (countClass: string) => {
      session.patch(setting, { countClass });
      return (session.get(setting) as JsonObject).nextCountOn;
    };
    expect(next("never")).toBeNull();
    expect(next("b")).toBe("2026-05-12");
    expect(next("a")).toBe("2026-04-30");
  });
});

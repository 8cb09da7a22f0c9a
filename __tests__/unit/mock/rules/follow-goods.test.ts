import { listAt, objectAt, type JsonObject } from "../../../../src/openapi/json";
import { ea, openSession, type Session } from "../../../support/mock-session";
import { shipLines } from "../../../support/ship-lines";

let session: Session;
const dealer = "cus_5m2r8k4rvs";
const pdx = "loc_2v9k4m7pdx";
const sealant = "itm_2d5j8s0f7g";
const lot = "lot_7d4k9m2v6s";

beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const shown = (id: string): JsonObject[] =>
  (
    session.mock.catalog.operations.find((one) => one.id === id)?.success.content?.examples ?? []
  ).map(({ value }) => value as JsonObject);

/** A trace in short: level, kind, item or lot, and quantity of each step. */
const short = (trace: JsonObject, direction: string) =>
  listAt(trace, direction).map((step) => {
    const { level, kind, sku, lotNumber, quantity } = step as JsonObject;
    return [level, kind, lotNumber ?? sku, objectAt({ quantity }, "quantity").value].join(" ");
  });

/** What has become of the lot of sealant since the session began. */
function since(trace: JsonObject): string[] {
  const [example = {}] = shown("get-lot-trace");
  const known = short(example, "downstream");
  const steps = short(trace, "downstream");
  expect(steps.slice(0, known.length)).toEqual(known);
  return steps.slice(known.length);
}

/** A lot of assemblies, each of two bottles of the lot of sealant. */
function buildSets(count: string) {
  const item = session.post("/items", {
    kind: "assembly",
    sku: "TUBELESS-SET",
    name: "Tubeless set",
    baseUnit: "ea",
    tracking: "lot",
    listPrice: { amount: "30.00", currency: "USD" },
  });
  const bom = session.post("/boms", {
    itemId: item.id,
    components: [{ itemId: sealant, quantity: ea("2") }],
  });
  session.patch(`/boms/${bom.id}`, { status: "active" });
  const build = session.post("/builds", { itemId: item.id, quantity: ea(count), locationId: pdx });
  session.put(`/builds/${build.id}/status`, { status: "released" });
  const done = session.post(`/builds/${build.id}/complete`, {
    lotNumber: "TS-1",
    components: [
      {
        itemId: sealant,
        quantityUsed: ea(String(2 * Number(count))),
        lots: [{ lotNumber: "SL-2602-A", quantity: ea(String(2 * Number(count))) }],
      },
    ],
  });
  return { item, build: done };
}

function sell(itemId: string, count: string) {
  const { id } = session.post("/sales-orders", {
    customerId: dealer,
    locationId: pdx,
    lines: [{ itemId, quantity: ea(count) }],
  });
  const issued = session.post(`/sales-orders/${id}/issue`, { approveCreditExcess: true });
  const { lines } = shipLines(issued);
  return session.post(`/sales-orders/${id}/ship`, {
    lines: (lines as JsonObject[]).map((line) => ({
      ...line,
      lots: [{ lotNumber: itemId === sealant ? "SL-2602-A" : "TS-1", quantity: line.quantity }],
    })),
  });
}

test("the traces of pieces that the description shows are those that follow from the movements", () => {
  for (const { asOf, ...example } of shown("get-serial-trace")) {
    const maxLevel = example.isTruncated ? "?maxLevel=1" : "";
    const trace = session.get(`/serials/${String(example.serialId)}/trace${maxLevel}`);
    expect(trace).toEqual({ ...example, asOf: expect.any(String) });
    expect(asOf).toEqual(expect.any(String));
  }
});

test("the traces of lots that the description shows are those that follow from the movements", () => {
  const [both, down] = shown("get-lot-trace");
  const traced = (query = "") => session.get(`/lots/${lot}/trace${query}`);
  expect(traced()).toEqual({ ...both, asOf: expect.any(String) });
  expect(traced("?direction=downstream")).toEqual({ ...down, asOf: expect.any(String) });
  expect(listAt(traced("?direction=upstream"), "downstream")).toEqual([]);
});

test("a sale is a step of the lot, with the customer", () => {
  sell(sealant, "24");
  const trace = session.get(`/lots/${lot}/trace`);
  expect(listAt(trace, "downstream").at(-1)).toMatchObject({
    kind: "shipped",
    quantity: ea("24"),
    party: { id: dealer, name: "Riverside Bike Shop" },
  });
  expect(trace.balance).toMatchObject({ shipped: ea("48"), onHand: ea("85") });
});

test("a lot that was used leads on to what was made of it, and back", () => {
  const { item, build } = buildSets("5");
  sell(item.id, "3");
  const trace = session.get(`/lots/${lot}/trace`);
  expect(since(trace)).toEqual(["1 consumed SL-2602-A 10", "2 built TS-1 5", "2 shipped TS-1 3"]);
  expect(trace.balance).toMatchObject({
    received: ea("132"),
    consumed: ea("10"),
    onHand: ea("99"),
  });
  const shallow = session.get(`/lots/${lot}/trace?maxLevel=1`);
  expect([since(shallow).length, shallow.isTruncated]).toEqual([1, true]);
  const { data } = session.get("/lots?lotNumber=TS-1") as unknown as { data: JsonObject[] };
  const made = session.get(`/lots/${String(data[0]?.id)}/trace`);
  expect(short(made, "upstream")).toEqual([
    "1 built TS-1 5",
    "2 consumed SL-2602-A 10",
    "2 received SL-2602-A 132",
  ]);
  expect(made.balance).toMatchObject({ built: ea("5"), shipped: ea("3"), onHand: ea("2") });
  const reversed = session.call("PUT", `/builds/${build.id}/status`, {
    status: "reversed",
    reason: "Wrong lot.",
  });
  expect(reversed).toMatchObject({ status: 409, body: { code: "build-not-reversible" } });
});

test("documents that were taken back do not appear", () => {
  const { build } = buildSets("5");
  session.put(`/builds/${build.id}/status`, { status: "reversed", reason: "Wrong lot." });
  const trace = session.get(`/lots/${lot}/trace`);
  expect(since(trace)).toEqual([]);
  expect(trace.balance).toMatchObject({ consumed: ea("0"), onHand: ea("109") });
});

test("a count, a loss, and a return are steps of their own", () => {
  const adjust = (reason: string, value: string) =>
    session.post("/inventory-adjustments", {
      locationId: pdx,
      reason,
      lines: [
        {
          itemId: sealant,
          bin: "B-03-2",
          quantityChange: ea(value),
          lots: [{ lotNumber: "SL-2602-A", quantity: ea(value) }],
        },
      ],
    });
  adjust("cycle_count", "-2");
  adjust("scrap", "-3");
  const trace = session.get(`/lots/${lot}/trace`);
  expect(since(trace)).toEqual(["1 adjusted SL-2602-A -2", "1 scrapped SL-2602-A 3"]);
  expect(trace.balance).toMatchObject({ adjusted: ea("-4"), scrapped: ea("3"), onHand: ea("104") });
});

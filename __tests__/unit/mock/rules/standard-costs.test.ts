import { objectAt, objectsAt, textsAt, type JsonObject } from "../../../../src/openapi/json";
import { ea, openSession, usd, type Answered, type Session } from "../../../support/mock-session";

let session: Session;
const pdx = "loc_2v9k4m7pdx";
const rno = "loc_8c3w6n2rn0";
const supplies = "acc_3k8r5n1t9d";

beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const bell = (more: JsonObject = {}) =>
  session.post("/items", {
    kind: "stock",
    sku: "STD-1",
    name: "Bell",
    costingMethod: "standard",
    standardCost: usd("4.0000"),
    ...more,
  }).id;

const freight = (amount: string): JsonObject => ({
  type: "freight",
  amount: usd(amount),
  allocation: "quantity",
});

function received(itemIds: readonly string[], landedCosts: readonly JsonObject[] = []): Answered {
  const lines = itemIds.map((itemId) => ({
    itemId,
    quantity: ea("10"),
    unitPrice: usd("4.5000"),
  }));
  const order = session.post("/purchase-orders", { vendorId: "ven_3d6n1t8k5r", lines });
  session.put(`/purchase-orders/${order.id}/status`, { status: "open" });
  return session.post("/receivings", {
    receivedOn: "2026-04-29",
    lines: order.lines.map((line) => ({
      purchaseOrderLineId: line.id,
      quantity: line.quantity,
    })),
    ...(landedCosts.length && { landedCosts }),
  });
}

/** The sides of an entry by the number of the account; credits are negative. */
function sidesOf(entryId: unknown): Record<string, string> {
  const { lines } = session.get(`/journal-entries/${String(entryId)}`);
  return Object.fromEntries(
    lines.map(({ accountId, debit, credit }) => [
      String(session.get(`/accounts/${String(accountId)}`).number),
      debit
        ? String(objectAt({ debit }, "debit").amount)
        : `-${String(objectAt({ credit }, "credit").amount)}`,
    ]),
  );
}
const lastSides = (receiving: Answered) => sidesOf(textsAt(receiving, "journalEntryIds").at(-1));

const valueAt = (itemId: string, locationId = pdx) =>
  objectsAt(session.get(`/stock?itemId=${itemId}&locationId=${locationId}`), "data")[0]?.value;

test("goods come in at the standard cost; the difference and the freight are variances", () => {
  const id = bell({ varianceAccountId: supplies });
  const number = String(session.get(`/accounts/${supplies}`).number);
  const receiving = received([id], [freight("7.00")]);
  expect(receiving.totals).toEqual({
    goods: usd("45.00"),
    landedCost: usd("7.00"),
    inventoryValue: usd("40.00"),
    expensedLandedCost: usd("7.00"),
  });
  expect(lastSides(receiving)).toMatchObject({
    [number]: "12.00",
    "2110": "-45.00",
    "2120": "-7.00",
  });
  expect(valueAt(id)).toEqual(usd("40.00"));
  const later = session.patch(`/receivings/${receiving.id}`, { landedCosts: [freight("3.00")] });
  expect(later.totals).toEqual({
    goods: usd("45.00"),
    landedCost: usd("10.00"),
    inventoryValue: usd("40.00"),
    expensedLandedCost: usd("10.00"),
  });
  expect(lastSides(later)).toEqual({ [number]: "3.00", "2120": "-3.00" });
  expect(valueAt(id)).toEqual(usd("40.00"));
});

test("without an account of its own, an item has its variances with the others", () => {
  expect(lastSides(received([bell()]))).toMatchObject({ "5090": "5.00" });
});

test("the freight of a transfer is a variance, too", () => {
  const id = bell();
  received([id]);
  const transfer = session.post("/inventory-transfers", {
    fromLocationId: pdx,
    toLocationId: rno,
    freightCost: usd("6.00"),
    lines: [{ itemId: id, quantity: ea("10") }],
  });
  const { journalEntryIds } = session.post(`/inventory-transfers/${transfer.id}/complete`, {});
  expect(sidesOf(textsAt({ journalEntryIds }, "journalEntryIds").at(-1))).toMatchObject({
    "2150": "-6.00",
    "5090": "6.00",
  });
  expect(valueAt(id, rno)).toEqual(usd("40.00"));
});

test("lines without stock are no inventory, and bear their share as an expense", () => {
  const { id } = session.post("/items", { kind: "non_stock", sku: "RAGS", name: "Rags" });
  const receiving = received([bell({ costingMethod: "average" }), id], [freight("8.00")]);
  expect(receiving.totals).toEqual({
    goods: usd("90.00"),
    landedCost: usd("8.00"),
    inventoryValue: usd("49.00"),
    expensedLandedCost: usd("0.00"),
  });
  const later = session.patch(`/receivings/${receiving.id}`, { landedCosts: [freight("2.00")] });
  expect(later.totals).toMatchObject({
    inventoryValue: usd("50.00"),
    expensedLandedCost: usd("0.00"),
  });
});

test("later costs are not posted before the goods came, and need a rate in a foreign currency", () => {
  const path = `/receivings/${received([bell()]).id}`;
  const landedCosts = [freight("7.00")];
  expect(
    session.mistakes("PATCH", path, { landedCosts, landedCostPostingDate: "2026-04-28" }),
  ).toEqual(["/landedCostPostingDate range"]);
  const foreign = [{ ...freight("7.00"), amount: { amount: "7.00", currency: "CAD" } }];
  const posted = (day: string) => ({ landedCosts: foreign, landedCostPostingDate: day });
  expect(session.refusal("PATCH", path, posted("2026-05-20"))).toBe("409 exchange-rate-missing");
  const landed = (day: string, landedCosts: readonly JsonObject[]) =>
    Number(
      objectAt(
        objectAt(session.patch(path, { landedCosts, landedCostPostingDate: day }), "totals"),
        "landedCost",
      ).amount,
    );
  const first = landed("2026-04-29", foreign);
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(7);
});

test("an assembly comes in at its standard cost, and what it has cost beyond that is a variance", () => {
  const itemId = bell({ kind: "assembly", varianceAccountId: supplies });
  const build = session.post("/builds", {
    itemId,
    locationId: pdx,
    quantity: ea("2"),
    components: [{ itemId: "itm_8c4t6k1n9r", quantityUsed: ea("2"), bin: "B-03-4" }],
  });
  const done = session.post(`/builds/${build.id}/complete`, {});
  const total = Number(objectAt(objectAt(done, "cost"), "total").amount);
  const { lines } = session.get(`/journal-entries/${String(done.journalEntryId)}`);
  expect(Number(objectAt(lines[0], "debit").amount)).toBe(8);
  const variance = lines.find(({ accountId }) => accountId === supplies);
  expect(Number(objectAt(variance, "debit").amount)).toBeCloseTo(total - 8);
  const { data } = session.get(`/stock?itemId=${itemId}`);
  expect(objectsAt({ data }, "data")[0]?.value).toEqual(usd("8.00"));
});

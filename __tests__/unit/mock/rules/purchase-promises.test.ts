import { objectAt, objectsAt, type JsonObject } from "../../../../src/openapi/json";
import { ea, openSession, usd, type Answered, type Session } from "../../../support/mock-session";

// What the pages of purchase orders, receivings, and bills promise.

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const [alder, forwarder] = ["ven_3d6n1t8k5r", "ven_4k8t2n6r1d"];
const [groupset, supplies] = ["itm_8r2k5n9t3d", "acc_8k7t3n1r6q"];
const price = (amount: string) => ({ amount, currency: "USD" });
const row = (value: string, itemId: string = groupset): JsonObject => ({
  itemId,
  quantity: ea(value),
  unitPrice: price("100.0000"),
});

function ordered(lines: JsonObject[]): Answered {
  const { id } = session.post("/purchase-orders", { vendorId: alder, lines });
  return session.put(`/purchase-orders/${id}/status`, { status: "open" });
}
const received = ({ lines }: Answered, counts: readonly (string | undefined)[], more = {}) =>
  session.post("/receivings", {
    lines: counts.flatMap((value, index) =>
      value ? [{ purchaseOrderLineId: lines[index]?.id, quantity: ea(value), ...more }] : [],
    ),
  });
const reversed = ({ id }: JsonObject) => session.call("DELETE", `/receivings/${String(id)}`).status;
const read = ({ id }: Answered) => session.get(`/purchase-orders/${id}`);

test("a closed line whose only receipt is reversed is expected in full again", () => {
  const order = ordered([row("10")]);
  const receipt = received(order, ["4"], { closeLine: true, note: "No more" });
  expect(read(order)).toMatchObject({ status: "received", totals: { total: usd("400.00") } });
  expect(reversed(receipt)).toBe(204);
  expect(read(order)).toMatchObject({
    status: "open",
    totals: { total: usd("1000.00"), received: usd("0.00") },
    lines: [{ status: "open", statusReason: null, quantityCancelled: ea("0") }],
  });
});

test("a closed line of which something is left expects the rest again", () => {
  const order = ordered([row("10")]);
  received(order, ["3"]);
  expect(reversed(received(order, ["4"], { closeLine: true }))).toBe(204);
  expect(read(order)).toMatchObject({
    status: "partially_received",
    totals: { total: usd("1000.00") },
    lines: [
      { status: "partially_received", quantityReceived: ea("3"), quantityCancelled: ea("0") },
    ],
  });
});

test("the quantity of a line that expects nothing cannot change", () => {
  const order = ordered([row("10"), row("5")]);
  received(order, ["10"]);
  const change = (value: string) => ({ lines: [{ id: order.lines[0]?.id, quantity: ea(value) }] });
  const path = `/purchase-orders/${order.id}`;
  expect(session.refusal("PATCH", path, change("12"))).toBe("409 purchase-order-not-editable");
  expect(session.patch(path, change("10")).status).toBe("partially_received");
});

test("goods that were put away at their location can be reversed", () => {
  const receipt = received(ordered([row("4")]), ["4"], { bin: null });
  const locationId = String(receipt.locationId);
  const { id } = session.post("/inventory-transfers", {
    fromLocationId: locationId,
    toLocationId: locationId,
    lines: [{ itemId: groupset, quantity: ea("4"), fromUnbinned: true, toBin: "B-03-2" }],
  });
  session.post(`/inventory-transfers/${id}/complete`, {});
  const before = session.get(`/items/${groupset}/quantity`).onHand as JsonObject;
  expect(reversed(receipt)).toBe(204);
  const after = session.get(`/items/${groupset}/quantity`).onHand as JsonObject;
  expect(Number(before.value) - Number(after.value)).toBe(4);
});

test("what a line without stock costs is on the account of its order line", () => {
  const item = session.post("/items", {
    kind: "service",
    sku: "SVC-PLATE",
    name: "Plating",
    baseUnit: "ea",
    isPurchasable: true,
  });
  const receipt = received(ordered([{ ...row("3", item.id), accountId: supplies }]), ["3"]);
  const [entryId] = receipt.journalEntryIds as string[];
  const sides = objectsAt(session.get(`/journal-entries/${String(entryId)}`), "lines");
  expect(sides).toContainEqual(
    expect.objectContaining({ accountId: supplies, debit: usd("300.00") }),
  );
});

test("what is prepaid for an order lowers what is owed to its vendor", () => {
  const { id: purchaseOrderId } = ordered([row("10")]);
  session.post("/payments", {
    kind: "vendor_payment",
    vendorId: alder,
    paymentDate: "2026-04-29",
    paymentMethodId: "pmm_8t2n5k4r7a",
    accountId: "acc_2t9k5n3r7b",
    amount: usd("250.00"),
    allocations: [{ type: "purchase_order", purchaseOrderId, amount: usd("250.00") }],
  });
  const balance = objectAt(session.get(`/vendors/${alder}`), "balance");
  const [latest] = objectsAt(session.get(`/vendors/${alder}/transactions?type=payment`), "data");
  expect([balance.openBills, latest?.balanceAfter]).toEqual([usd("-250.00"), usd("-250.00")]);
});

test("bills charge issued orders, and estimates in their own currency", () => {
  const order = session.post("/purchase-orders", { vendorId: alder, lines: [row("10")] });
  const bill = (vendorId: string, line: JsonObject) => ({
    vendorId,
    vendorInvoiceNumber: "P-1",
    billDate: "2026-04-29",
    lines: [line],
  });
  const charge = {
    type: "purchase_order",
    purchaseOrderLineId: order.lines[0]?.id,
    quantity: ea("1"),
    unitPrice: price("100.0000"),
  };
  expect(session.mistakes("POST", "/bills", bill(alder, charge))).toEqual([
    "/lines/0/purchaseOrderLineId reference",
  ]);
  const amount = { amount: "20.00", currency: "CAD" };
  const landedCosts = [{ type: "freight", amount, allocation: "value" }];
  const receiving = session.patch("/receivings/rcv_3k8t5n1r6d", { landedCosts });
  const freight = {
    type: "landed_cost",
    receivingId: receiving.id,
    landedCostId: objectsAt(receiving, "landedCosts").at(-1)?.id,
    costType: "freight",
    amount: usd("20.00"),
  };
  expect(session.mistakes("POST", "/bills", bill(forwarder, freight))).toEqual([
    "/lines/0/landedCostId currency",
  ]);
});

test("a vendor is found by any of its contacts", () => {
  const found = objectsAt(session.get("/vendors?q=wehrli"), "data");
  expect(found.map(({ id }) => id)).toEqual([alder]);
});

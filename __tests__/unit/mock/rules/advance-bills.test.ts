import { objectsAt, type JsonObject } from "../../../../src/openapi/json";
import { ea, openSession, usd, type Session } from "../../../support/mock-session";

// Bills that charge goods before they come in.

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const vendorId = "ven_3d6n1t8k5r";
const price = (amount: string) => ({ amount, currency: "USD" });

function ordered(): JsonObject & { id: string; line: string } {
  const lines = [{ itemId: "itm_8r2k5n9t3d", quantity: ea("10"), unitPrice: price("100.0000") }];
  const { id } = session.post("/purchase-orders", { vendorId, lines });
  const order = session.put(`/purchase-orders/${id}/status`, { status: "open" });
  return { id, line: String(order.lines[0]?.id) };
}
const received = (purchaseOrderLineId: string, value: string) =>
  session.post("/receivings", { lines: [{ purchaseOrderLineId, quantity: ea(value) }] });
const billed = (purchaseOrderLineId: string, unitPrice = "100.0000") =>
  session.post("/bills", {
    vendorId,
    vendorInvoiceNumber: "ADV-1",
    billDate: "2026-03-19",
    lines: [
      {
        type: "purchase_order",
        purchaseOrderLineId,
        quantity: ea("6"),
        unitPrice: price(unitPrice),
      },
    ],
  });

test("receipts take what was billed in advance, the earliest first", () => {
  const { line } = ordered();
  const bill = billed(line);
  expect(bill).toMatchObject({ matchStatus: "matched", receivingIds: [] });
  const first = received(line, "4");
  expect(first).toMatchObject({ billingStatus: "billed", lines: [{ quantityBilled: ea("4") }] });
  const second = received(line, "5");
  const some = { billingStatus: "partially_billed", lines: [{ quantityBilled: ea("2") }] };
  expect(second).toMatchObject(some);
  expect(session.refusal("DELETE", `/receivings/${second.id}`)).toBe("409 receiving-billed");
  expect(session.get(`/bills/${bill.id}`).lines[0]).toMatchObject({ receivingLineId: null });
  // Without the bill, nothing is billed.
  expect(session.call("DELETE", `/bills/${bill.id}`).status).toBe(204);
  const none = { billingStatus: "unbilled", lines: [{ quantityBilled: ea("0") }] };
  for (const { id } of [first, second])
    expect(session.get(`/receivings/${id}`)).toMatchObject(none);
});

test("a price that differs is a cost variance, since no stock bears it", () => {
  const { line } = ordered();
  const bill = billed(line, "101.0000");
  expect(bill.lines[0]).toMatchObject({ priceVariance: usd("6.00") });
  const entry = session.get(`/journal-entries/${String(bill.journalEntryId)}`);
  expect(objectsAt(entry, "lines").map(({ debit }) => debit)).toEqual(
    expect.arrayContaining([usd("600.00"), usd("6.00")]),
  );
});

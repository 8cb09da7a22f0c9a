import { ea, openSession, usd, type Session } from "../../../support/mock-session";
import { shipLines } from "../../../support/ship-lines";

// The days on which documents may be posted.

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const customerId = "cus_5m2r8k4rvs";
const far = "2028-01-03";
const later = "2026-12-24";

test("goods do not move, and work does not end, on a day that is far off", () => {
  const order = session.post("/purchase-orders", {
    vendorId: "ven_3d6n1t8k5r",
    lines: [{ itemId: "itm_8r2k5n9t3d", quantity: ea("2"), unitPrice: usd("312.00") }],
  });
  session.put(`/purchase-orders/${order.id}/status`, { status: "open" });
  const lines = [{ purchaseOrderLineId: order.lines[0]?.id, quantity: ea("2"), bin: "C-01-1" }];
  const receiving = (receivedOn: string) => ({ receivedOn, lines });
  expect(session.mistakes("POST", "/receivings", receiving(later))).toEqual(["/receivedOn range"]);
  const { id } = session.post("/receivings", receiving("2026-05-04"));
  const cost = { type: "freight", amount: usd("9.00"), allocation: "value" };
  const costs = { landedCosts: [cost], landedCostPostingDate: later };
  expect(session.mistakes("PATCH", `/receivings/${id}`, costs)).toEqual([
    "/landedCostPostingDate range",
  ]);
  const build = session.post("/builds", {
    itemId: "itm_7k2m9x4q8d",
    locationId: "loc_2v9k4m7pdx",
    quantity: ea("1"),
    components: [{ itemId: "itm_8r2k5n9t3d", quantityUsed: ea("1") }],
  });
  expect(
    session.mistakes("POST", `/builds/${build.id}/complete`, { completedOn: later }),
  ).toContain("/completedOn range");
});

test("goods do not arrive before they were ordered or have left", () => {
  const lines = [{ purchaseOrderLineId: "pol_2k7n5r9t1c", quantity: ea("4") }];
  expect(session.mistakes("POST", "/receivings", { receivedOn: "2025-01-02", lines })).toEqual([
    "/receivedOn range",
  ]);
  const transfer = session.post("/inventory-transfers", {
    fromLocationId: "loc_2v9k4m7pdx",
    toLocationId: "loc_8c3w6n2rn0",
    lines: [{ itemId: "itm_8c4t6k1n9r", quantity: ea("1"), fromBin: "B-03-4" }],
  });
  const path = `/inventory-transfers/${transfer.id}`;
  session.put(`${path}/status`, { status: "open" });
  session.put(`${path}/status`, { status: "in_transit", shippedOn: "2026-04-20" });
  expect(session.mistakes("POST", `${path}/complete`, { receivedOn: "2026-04-19" })).toEqual([
    "/receivedOn range",
  ]);
  session.post(`${path}/complete`, { receivedOn: "2026-04-20" });
});

test("money and papers are posted 366 days ahead at most", () => {
  const memo = (creditMemoDate: string) => ({
    customerId,
    creditMemoDate,
    reason: "other",
    lines: [{ accountId: "acc_7n2r5k8t3a", quantity: ea("1"), unitPrice: usd("5.00") }],
  });
  expect(session.mistakes("POST", "/credit-memos", memo(far))).toEqual(["/creditMemoDate range"]);
  const { id } = session.post("/credit-memos", memo(later));
  const refund = (refundDate: string) => ({
    source: { type: "credit_memo", creditMemoId: id },
    refundDate,
    paymentMethodId: "pmm_8t2n5k4r7a",
    lines: [{ description: "Credit", quantity: ea("1"), unitPrice: usd("5.00") }],
  });
  expect(session.mistakes("POST", "/refunds", refund(far))).toEqual(["/refundDate range"]);
  const funds = {
    transferDate: far,
    fromAccountId: "acc_2t9k5n3r7b",
    toAccountId: "acc_8n2k5t7r4s",
    amount: usd("10.00"),
  };
  expect(session.mistakes("POST", "/transfer-funds", funds)).toEqual(["/transferDate range"]);
  const expense = session.get("/expenses").data as { id: string }[];
  expect(
    session.mistakes("PATCH", `/expenses/${String(expense[0]?.id)}`, { expenseDate: far }),
  ).toEqual(["/expenseDate range"]);
});

test("a credit is not refunded before it was given", () => {
  const { id } = session.post("/credit-memos", {
    customerId,
    creditMemoDate: "2026-04-20",
    reason: "other",
    lines: [{ accountId: "acc_7n2r5k8t3a", quantity: ea("1"), unitPrice: usd("5.00") }],
  });
  const refund = {
    source: { type: "credit_memo", creditMemoId: id },
    refundDate: "2026-04-19",
    paymentMethodId: "pmm_8t2n5k4r7a",
    lines: [{ description: "Credit", quantity: ea("1"), unitPrice: usd("5.00") }],
  };
  expect(session.mistakes("POST", "/refunds", refund)).toEqual(["/refundDate range"]);
});

test("what came back is not booked in before it was sent", () => {
  const order = session.post("/sales-orders", {
    customerId,
    orderDate: "2026-04-14",
    lines: [{ itemId: "itm_8c4t6k1n9r", quantity: ea("2") }],
  });
  session.post(`/sales-orders/${order.id}/issue`, {});
  const lines = shipLines(session.get(`/sales-orders/${order.id}`));
  session.post(`/sales-orders/${order.id}/ship`, { ...lines, shippedOn: "2026-04-20" });
  const rma = session.post("/rmas", {
    salesOrderId: order.id,
    lines: [
      {
        salesOrderLineId: order.lines[0]?.id,
        quantity: ea("1"),
        reason: "defective",
        resolution: "credit",
      },
    ],
  });
  session.put(`/rmas/${rma.id}/status`, { status: "authorized" });
  const restock = {
    rmaId: rma.id,
    receivedOn: "2026-04-19",
    lines: [
      {
        rmaLineId: rma.lines[0]?.id,
        quantity: ea("1"),
        disposition: "restock",
        bin: "B-03-4",
      },
    ],
  };
  expect(session.mistakes("POST", "/return-restocks", restock)).toEqual(["/receivedOn range"]);
});

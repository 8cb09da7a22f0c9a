import { objectsAt } from "../../../../src/openapi/json";
import { ea, openSession, usd, type Session } from "../../../support/mock-session";

// What the pages of refunds promise.

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const unitPrice = { amount: "10.00", currency: "CAD" };
const payout = (more: object) => ({
  source: { type: "credit_memo", creditMemoId: "crm_8k2t6n9r4v" },
  paymentMethodId: "pmm_3k7n9r1t5c",
  lines: [{ description: "Credit", quantity: ea("1"), unitPrice }],
  ...more,
});

it("pays a foreign check at the rate of its day, and keeps its posting by the new dimensions", () => {
  const refund = session.post("/refunds", payout({ reference: "4711" }));
  expect(refund).toMatchObject({ status: "paid", exchangeRate: "1.372" });
  const entry = () =>
    objectsAt(session.get(`/journal-entries/${String(refund.journalEntryId)}`), "lines");
  expect(entry()[0]).toMatchObject({ homeDebit: usd("7.29"), departmentId: null });
  const departmentId = "dep_4t7n1k9r3v";
  session.patch(`/refunds/${refund.id}`, { departmentId });
  expect(entry()).toMatchObject([{ departmentId }, { departmentId }]);
});

it("pays out a credit in the home currency without a rate", () => {
  const line = { description: "Credit", quantity: ea("1"), unitPrice: usd("10.00") };
  const memo = session.post("/credit-memos", {
    customerId: "cus_5m2r8k4rvs",
    reason: "goodwill",
    lines: [{ ...line, accountId: "acc_6n4r1k7t2d" }],
  });
  const source = { type: "credit_memo", creditMemoId: memo.id };
  const body = payout({ source, lines: [line], paymentMethodId: "pmm_8t2n5k4r7a" });
  expect(session.post("/refunds", body)).toMatchObject({ currency: "USD", exchangeRate: null });
});

it("pays amounts without goods as one piece, and freight of returns only", () => {
  const lines = [{ description: "Credit", quantity: ea("2"), unitPrice }];
  const body = payout({ lines, shippingRefund: { amount: "5.00", currency: "CAD" } });
  expect(session.mistakes("POST", "/refunds", body)).toEqual([
    "/lines/0/quantity range",
    "/shippingRefund not_for_kind",
  ]);
});

it("takes text and tax code of a returned line from its order line, and the text of an amount from its account", () => {
  const rmaId = "rma_9t1r5k7n3w";
  const rmaLine = { rmaLineId: "rml_9n4r2t7k1v", quantity: ea("1") };
  const lent = {
    description: "Latex sealant for tubeless tires, 250 ml bottle",
    taxCodeId: "txc_9n4k1r7t3x",
  };
  const amount = { accountId: "acc_6n4r1k7t2d", quantity: ea("1"), unitPrice: usd("2.00") };
  const lines = [rmaLine, { ...rmaLine, description: "A bottle" }, amount];
  const source = { type: "rma", rmaId };
  const refund = session.post("/refunds", payout({ source, lines }));
  expect(refund.lines).toMatchObject([
    lent,
    { ...lent, description: "A bottle" },
    { description: "Sales discounts" },
  ]);
  const memo = session.post("/credit-memos", {
    ...{ customerId: "cus_5m2r8k4rvs", rmaId, reason: "return", lines: [rmaLine] },
  });
  expect(memo.lines).toMatchObject([lent]);
});

it("keeps fee and freight in the totals of returns, credit memos, and refunds when something else changes", () => {
  const price = usd("50.00");
  const memo = session.post("/credit-memos", {
    ...{ customerId: "cus_5m2r8k4rvs", reason: "rebate" },
    ...{ shippingCredit: usd("5.00"), restockingFeePercent: "10" },
    lines: [{ itemId: "itm_2d5j8s0f7g", quantity: ea("2"), unitPrice: price }],
  });
  expect(memo.totals).toMatchObject({ discount: usd("10.00"), total: usd("95.00") });
  const path = `/credit-memos/${memo.id}`;
  expect(session.patch(path, { customerNote: "With thanks." }).totals).toEqual(memo.totals);
  const applications = [{ invoiceId: "inv_8t2r6n1k4c", amount: price }];
  expect(session.patch(path, { applications })).toMatchObject({
    ...{ totals: memo.totals, openAmount: usd("45.00") },
  });

  const rma = session.post("/rmas", {
    ...{ salesOrderId: "sor_4q7t1m9z2k", restockingFeePercent: "10" },
    lines: [
      {
        ...{ salesOrderLineId: "sol_3t8k5n1r7s", quantity: ea("2"), returnRequired: false },
        ...{ reason: "recall", resolution: "refund" },
      },
    ],
  });
  const allowed = { status: "authorized", overrideReturnPeriod: true };
  expect(session.put(`/rmas/${rma.id}/status`, allowed).totals).toEqual(rma.totals);
  const refund = session.post("/refunds", {
    ...{ source: { type: "rma", rmaId: rma.id }, paymentMethodId: "pmm_8t2n5k4r7a" },
    ...{ shippingRefund: usd("3.00") },
    lines: [{ rmaLineId: rma.lines[0]?.id, quantity: ea("2") }],
  });
  expect(refund.totals).toMatchObject({ discount: usd("2.47"), total: usd("25.18") });
  const noted = session.patch(`/refunds/${refund.id}`, { internalNote: "Sent." });
  expect(noted.totals).toEqual(refund.totals);
});

it("finds the refunds that pay out a credit memo, and none before there is one", () => {
  const paid = () => objectsAt(session.get("/refunds?creditMemoId=crm_8k2t6n9r4v"), "data");
  expect(paid()).toEqual([]);
  const { id } = session.post("/refunds", payout({ reference: "4712" }));
  expect(paid()).toMatchObject([{ id }]);
});

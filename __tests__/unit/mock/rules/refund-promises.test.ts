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

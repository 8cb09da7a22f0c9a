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

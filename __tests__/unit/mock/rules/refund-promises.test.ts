import { objectAt, objectsAt, type JsonObject } from "../../../../src/openapi/json";
import { ea, openSession, usd, type Session } from "../../../support/mock-session";
import { sendTwoBack } from "../../../support/returns";
import { shipLines } from "../../../support/ship-lines";

// What the pages of refunds promise.

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const cad = (amount: string) => ({ amount, currency: "CAD" });
const unitPrice = cad("10.00");
const payout = (more: object) => ({
  source: { type: "credit_memo", creditMemoId: "crm_8k2t6n9r4v" },
  paymentMethodId: "pmm_3k7n9r1t5c",
  lines: [{ description: "Credit", quantity: ea("1"), unitPrice }],
  ...more,
});

it("pays a foreign check at the rate of its day, and keeps its posting by the new dimensions", () => {
  const refund = session.post("/refunds", payout({ reference: "4711", departmentId: null }));
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

it("pays with the next bank file by transfer, and by what has no connection at once", () => {
  const method = (kind: string) =>
    session.post("/payment-methods", {
      ...{ code: kind.toUpperCase().replace("_", "-"), name: kind, kind },
      ...{ usedFor: "disbursements", disbursementAccountId: "acc_6n1r8k4t2d" },
    });
  const statuses = ["direct_debit", "wallet", "other"].map((kind) => {
    const paymentMethodId = method(kind).id;
    return session.post("/refunds", payout({ paymentMethodId, reference: kind })).status;
  });
  expect(statuses).toEqual(["pending", "paid", "paid"]);
});

it("gives tax on freight back where the order has charged it", () => {
  const order = session.post("/sales-orders", {
    ...{ customerId: "cus_1w4e7b0shp", locationId: "loc_2v9k4m7pdx" },
    ...{ orderDate: "2026-04-20", shippingCharge: usd("10.00") },
    lines: [{ itemId: "itm_2d5j8s0f7g", quantity: ea("2"), unitPrice: usd("14.50") }],
    shippingAddress: {
      ...{ name: "Ann Lee", line1: "18 Pine Street", city: "Stevenson" },
      ...{ region: "WA", postalCode: "98648", country: "US" },
    },
  });
  expect(order.taxLines).toMatchObject([{ taxableAmount: usd("39.00"), amount: usd("3.00") }]);
  const issued = session.post(`/sales-orders/${order.id}/issue`, {});
  session.post(`/sales-orders/${order.id}/ship`, shipLines(issued));
  const { rma } = sendTwoBack(session, order);
  expect(rma.totals).toMatchObject({ subtotal: usd("29.00"), tax: usd("2.23") });
  const refund = session.post("/refunds", {
    ...{ source: { type: "rma", rmaId: rma.id }, paymentMethodId: "pmm_8t2n5k4r7a" },
    shippingRefund: usd("10.00"),
    lines: [{ rmaLineId: rma.lines[0]?.id, quantity: ea("2") }],
  });
  expect(refund.totals).toMatchObject({ tax: usd("3.00"), total: usd("42.00") });
});

it("finds the refunds that pay out a credit memo, and none before there is one", () => {
  const paid = () => objectsAt(session.get("/refunds?creditMemoId=crm_8k2t6n9r4v"), "data");
  expect(paid()).toEqual([]);
  const { id } = session.post("/refunds", payout({ reference: "4712" }));
  expect(paid()).toMatchObject([{ id }]);
});

it("opens again what a refused card would have paid, once", () => {
  const open = () => ({
    memo: session.get("/credit-memos/crm_8k2t6n9r4v").openAmount,
    owed: objectAt(session.get("/customers/cus_9n6t3q7ktn"), "balance").openInvoices,
  });
  const before = open();
  const line = { description: "Credit", quantity: ea("1"), unitPrice: cad("10.13") };
  const body = payout({ lines: [line], paymentMethodId: "pmm_1r6k9t3n8d", reference: "re-1" });
  const [payment] = objectsAt(session.get("/payments?customerId=cus_9n6t3q7ktn"), "data");
  const refund = session.post("/refunds", { ...body, originalPaymentId: payment?.id });
  expect(refund.status).toBe("pending");
  expect(open()).toEqual({ memo: cad("109.87"), owed: cad("-109.87") });
  for (let call = 0; call < 61; call++)
    session.patch("/refunds/rfd_9k4t2n6r5h", { internalNote: `Waits for ${call} seconds.` });
  const failed = session.get(`/refunds/${refund.id}`);
  expect(failed).toMatchObject({ status: "failed", journalEntryId: null });
  expect(String(failed.updatedAt) > String(refund.updatedAt)).toBe(true);
  expect(open()).toEqual(before);
  session.call("DELETE", `/refunds/${refund.id}`);
  expect(open()).toEqual(before);
});

it("posts what the rate has changed since the credit memo, and says where the money may come from", () => {
  const line = { description: "Credit", quantity: ea("1"), unitPrice: cad("120.00") };
  const refund = session.post("/refunds", payout({ lines: [line], reference: "4713" }));
  const entry = session.get(`/journal-entries/${String(refund.journalEntryId)}`);
  expect(objectsAt(entry, "lines")).toMatchObject([
    { accountId: "acc_5t2k8n4r6b", homeDebit: usd("87.53") },
    { homeCredit: usd("87.46") },
    { accountId: "acc_1k8n6t3r9z", homeCredit: usd("0.07") },
  ]);
  session.mock.reset();
  const from = (bankAccountId: string) =>
    session.refusal("POST", "/refunds", payout({ bankAccountId, reference: "4714" }));
  expect(from("acc_7n2r5k8t3a")).toBe("409 account-not-postable");
});

it("takes class, department, and location from the credit memo, the return, or the order behind it", () => {
  const lent = (classReferenceId: string, locationId: string) => ({
    ...{ classReferenceId, departmentId: "dep_4t7n1k9r3v" },
    ...{ projectCodeId: null, locationId },
  });
  const wholesale = lent("cls_5n1r7k4t8d", "loc_2v9k4m7pdx");
  expect(session.post("/refunds", payout({ reference: "4715" }))).toMatchObject(wholesale);
  const rmaId = "rma_9t1r5k7n3w";
  const lines = [{ rmaLineId: "rml_9n4r2t7k1v", quantity: ea("1") }];
  const source = { type: "rma", rmaId };
  const paid = session.post("/refunds", payout({ source, lines, departmentId: null }));
  expect(paid).toMatchObject({ ...wholesale, departmentId: null });
  const memo = { customerId: "cus_5m2r8k4rvs", rmaId, reason: "return", lines };
  expect(session.post("/credit-memos", memo)).toMatchObject(wholesale);
});

it("finds the refunds of a deposit, and the payments kept for a purchase order", () => {
  expect(session.get("/refunds?salesOrderId=sor_7n3k9r5t1w").data).toMatchObject([
    { documentNumber: "RF-0095" },
  ]);
  const kept = () => objectsAt(session.get("/payments?purchaseOrderId=pur_7t4k1n8r5d"), "data");
  expect(kept()).toEqual([]);
  const amount = usd("100.00");
  const { id } = session.post("/payments", {
    ...{ kind: "vendor_payment", vendorId: "ven_3d6n1t8k5r", paymentDate: "2026-04-20", amount },
    ...{ paymentMethodId: "pmm_8t2n5k4r7a" },
    allocations: [{ type: "purchase_order", purchaseOrderId: "pur_7t4k1n8r5d", amount }],
  });
  expect(kept()).toMatchObject([{ id }]);
});

it("applies a credit on its own day, and later on the day on which it is applied", () => {
  const amount = usd("10.00");
  const body = {
    ...{ customerId: "cus_5m2r8k4rvs", reason: "goodwill", creditMemoDate: "2026-04-01" },
    lines: [
      {
        ...{ accountId: "acc_6n4r1k7t2d", description: "Credit" },
        ...{ quantity: ea("1"), unitPrice: usd("30.00") },
      },
    ],
  };
  const invoiceId = "inv_8t2r6n1k4c";
  const days = (memo: object) =>
    objectsAt(memo as JsonObject, "applications").map(({ appliedOn }) => appliedOn);
  const applications = [{ invoiceId, amount }];
  const atOnce = session.post("/credit-memos", { ...body, applications });
  expect(days(atOnce)).toEqual(["2026-04-01"]);
  const again = session.patch(`/credit-memos/${atOnce.id}`, {
    applications: [{ invoiceId, amount: usd("20.00") }],
  });
  expect(days(again)).toEqual(["2026-04-01"]);
  const later = session.post("/credit-memos", body);
  const applied = session.patch(`/credit-memos/${later.id}`, { applications });
  expect(days(applied)).toEqual([String(applied.updatedAt).slice(0, 10)]);
});

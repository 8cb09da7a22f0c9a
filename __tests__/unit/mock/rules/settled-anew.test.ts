import { objectAt, objectsAt } from "../../../../src/openapi/json";
import { ea, openSession, usd, type Session } from "../../../support/mock-session";

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const nora = "cus_7r2n5k9t3w";
const reno = "loc_8c3w6n2rn0";
const sealant = "itm_2d5j8s0f7g";
const goodwill = "/credit-memos/crm_8k2t6n9r4v";

/** An issued order of Nora for six bottles, and money of hers. */
function prepaid(amount: string, allocated?: string) {
  const { id } = session.post("/sales-orders", {
    customerId: nora,
    locationId: "loc_2v9k4m7pdx",
    lines: [{ itemId: sealant, quantity: ea("6") }],
  });
  const { lines } = session.post(`/sales-orders/${id}/issue`, {});
  const kept = (part: string) => [{ type: "sales_order", salesOrderId: id, amount: usd(part) }];
  const payment = session.post("/payments", {
    kind: "customer_payment",
    referenceNumber: "20440",
    customerId: nora,
    paymentDate: "2026-04-20",
    paymentMethodId: "pmm_3k7n9r1t5c",
    amount: usd(amount),
    allocations: allocated ? kept(allocated) : [],
  });
  return { id, payment, line: lines[0]?.id, kept, path: `/payments/${payment.id}` };
}

test("a deposit that invoices have used stays if it is sent again, and comes off them if not", () => {
  const { id, line, kept, path } = prepaid("40.00", "40.00");
  const lots = [{ lotNumber: "SL-2602-A", quantity: ea("6") }];
  session.post(`/sales-orders/${id}/ship`, {
    lines: [{ lineItemId: line, quantity: ea("6"), lots }],
  });
  session.patch(`/sales-orders/${id}`, { internalNote: "Shipped." });
  session.post(`/sales-orders/${id}/complete`, {});
  const open = () =>
    objectsAt(session.get(`/sales-orders/${id}`), "invoices").map(({ openAmount }) => openAmount);
  expect(session.patch(path, { allocations: kept("40.00") }).unallocatedAmount).toEqual(
    usd("0.00"),
  );
  expect(open()).toEqual([usd("54.19")]);
  session.patch(path, { allocations: kept("30.00") });
  expect(open()).toEqual([usd("64.19")]);
  expect(session.refusal("PATCH", path, { allocations: kept("35.00") })).toBe(
    "409 allocation-exceeds-open",
  );
  session.patch(path, { allocations: [] });
  expect(open()).toEqual([usd("94.19")]);
});

test("what was refunded of a deposit stays with its order", () => {
  const { id, payment, kept, path } = prepaid("20.00", "20.00");
  session.post("/refunds", {
    source: { type: "deposit", salesOrderId: id },
    paymentMethodId: "pmm_3k7n9r1t5c",
    originalPaymentId: payment.id,
    lines: [{ description: "Deposit", quantity: ea("1"), unitPrice: usd("15.00") }],
  });
  for (const allocations of [[], kept("14.99")])
    expect(session.refusal("PATCH", path, { allocations })).toBe("409 payment-refunded");
  expect(session.patch(path, { allocations: kept("15.00") })).toMatchObject({
    unallocatedAmount: usd("5.00"),
  });
  expect(session.get(`/sales-orders/${id}`).depositAmount).toEqual(usd("0.00"));
});

test("changed allocations are posted today on their own, until the payment is posted anew", () => {
  const { payment, kept, path } = prepaid("60.00");
  const entries = () => objectsAt(session.get(`/journal-entries?sourceId=${payment.id}`), "data");
  const { journalEntryId } = session.patch(path, { allocations: kept("40.00") });
  expect(journalEntryId).toBe(payment.journalEntryId);
  const later = entries().find(({ id }) => id !== journalEntryId);
  expect(later?.postingDate).not.toBe("2026-04-20");
  const { lines } = session.get(`/journal-entries/${String(later?.id)}`);
  expect(lines).toMatchObject([{ debit: usd("40.00") }, { credit: usd("40.00") }]);
  session.patch(path, { amount: usd("70.00") });
  expect(entries()).toHaveLength(1);
  session.patch(path, { allocations: [] });
  expect(entries()).toHaveLength(2);
  session.call("DELETE", path);
  expect(entries()).toEqual([]);
});

const credit = (line: object, more = {}) =>
  session.post("/credit-memos", {
    customerId: nora,
    creditMemoDate: "2026-04-20",
    reason: "price_correction",
    lines: [{ quantity: ea("1"), unitPrice: usd("87.00"), ...line }],
    ...more,
  });

test("tax is credited by the codes of the lines, or with a line on the account of the agency", () => {
  expect(credit({ itemId: sealant }).totals).toMatchObject({ tax: usd("7.19") });
  const accountId = session.get("/tax-agencies/txa_6k2r8n4t1v").payableAccountId;
  const line = { accountId, taxCodeId: "txc_5r2k8t3n6z", unitPrice: usd("7.19") };
  expect(credit(line, { reason: "tax_correction" }).totals).toMatchObject({
    tax: usd("0.00"),
    total: usd("7.19"),
  });
});

test("new dimensions of a credit memo reach its entry, but for lines with their own", () => {
  const { journalEntryId, lines } = session.patch(goodwill, { departmentId: null });
  const posted = session.get(`/journal-entries/${String(journalEntryId)}`).lines;
  expect(posted.map(({ departmentId }) => departmentId)).toEqual([lines[0]?.departmentId, null]);
});

test("credit is applied once both papers exist, and not ahead", () => {
  const [invoice] = objectsAt(session.get("/sales-orders/sor_2t8r5n1k7c"), "invoices");
  const applied = (appliedOn: string) => ({
    applications: [
      {
        invoiceId: invoice?.id ?? "inv_0000000000",
        amount: { amount: "1.00", currency: "CAD" },
        appliedOn,
      },
    ],
  });
  for (const day of ["2026-03-25", "2027-04-30"])
    expect(session.mistakes("PATCH", goodwill, applied(day))).toContain(
      "/applications/0/appliedOn range",
    );
});

test("only first_expired takes a lot from the reserve before a later one in a pick bin", () => {
  const bulk = { locationId: reno, code: "R-90", type: "bulk", pickSequence: 900 };
  session.post("/bin-locations", bulk);
  const lots = [{ lotNumber: "SL-2504", quantity: ea("10"), expiresOn: "2026-12-31" }];
  session.post("/inventory-adjustments", {
    locationId: reno,
    reason: "found",
    lines: [{ itemId: sealant, bin: "R-90", quantityChange: ea("10"), lots }],
  });
  const { id } = session.post("/sales-orders", {
    customerId: nora,
    locationId: reno,
    lines: [{ itemId: sealant, quantity: ea("2") }],
  });
  session.post(`/sales-orders/${id}/issue`, {});
  const reserved = () =>
    objectsAt(session.get(`/items/${sealant}/bin-quantities?locationId=${reno}`), "data").find(
      ({ bin }) => bin === "R-90",
    )?.reserved;
  expect(reserved()).toMatchObject({ value: "2" });
  session.patch(`/locations/${reno}`, { pickStrategy: "walking_order" });
  expect(reserved()).toMatchObject({ value: "0" });
});

test("the bins of a lot come by location and walking order", () => {
  const rows = objectsAt(session.get("/lots/lot_7d4k9m2v6s/bin-quantities"), "data");
  const codes = rows.map(
    ({ locationId }) => session.get(`/locations/${String(locationId)}`).code as string,
  );
  expect(codes.length).toBeGreaterThan(1);
  expect(codes).toEqual([...codes].sort());
  expect(objectAt({ first: rows[0] ?? {} }, "first").bin).toBe("B-03-2");
});

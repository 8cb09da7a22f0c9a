import { objectsAt } from "../../../../src/openapi/json";
import { openSession, usd, type Session } from "../../../support/mock-session";

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const canadian = "acc_1t9r3n6k8c";
const undeposited = "acc_6n1r8k4t2d";
const payments = "/payments";

const received = (more = {}) => ({
  kind: "customer_payment",
  customerId: "cus_5m2r8k4rvs",
  paymentDate: "2026-04-29",
  paymentMethodId: "pmm_8t2n5k4r7a",
  amount: usd("100.00"),
  ...more,
});
const sent = (more = {}) => ({
  kind: "vendor_payment",
  vendorId: "ven_3d6n1t8k5r",
  paymentDate: "2026-04-29",
  amount: usd("10.00"),
  ...more,
});

test("money goes through an account in its currency, and waits where the account says", () => {
  expect(session.refusal("POST", payments, received({ accountId: canadian }))).toBe(
    "409 account-not-postable",
  );
  const { id, depositStatus } = session.post(payments, received());
  expect(depositStatus).toBe("direct");
  const path = `${payments}/${id}`;
  expect(session.patch(path, { accountId: undeposited }).depositStatus).toBe("undeposited");
  expect(session.mistakes("PATCH", path, { amount: { amount: "5.00", currency: "CAD" } })).toEqual([
    "/amount/currency currency",
  ]);
});

test("a fee is kept of money received, and is no more than that", () => {
  expect(session.mistakes("POST", payments, sent({ fee: usd("1.00") }))).toEqual([
    "/fee not_for_kind",
  ]);
  expect(session.mistakes("POST", payments, received({ fee: usd("100.01") }))).toEqual([
    "/fee/amount range",
  ]);
});

const sentByCheck = { paymentMethodId: "pmm_3k7n9r1t5c", referenceNumber: "77" };
const checking = "acc_2t9k5n3r7b";
const transfers = "/transfer-funds";
const moved = (more = {}) => ({
  transferDate: "2026-04-28",
  fromAccountId: checking,
  toAccountId: "acc_8n2k5t7r4s",
  amount: usd("100.00"),
  ...more,
});
const cad = (amount: string) => ({ amount, currency: "CAD" });
const fee = (amount: object, accountId = "acc_9n5k3t7r2f") => ({ fee: { amount, accountId } });

test.each([
  [{ arrivalDate: "2026-04-27" }, "/arrivalDate range"],
  [{ arrivalDate: "2026-06-28" }, "/arrivalDate range"],
  [{ receivedAmount: usd("90.00") }, "/receivedAmount/amount range"],
  [{ toAccountId: canadian, receivedAmount: cad("0.00") }, "/receivedAmount/amount range"],
  [fee(usd("0.00")), "/fee/amount range"],
  [fee(cad("1.00")), "/fee/amount/currency currency"],
])("a transfer with %j is refused", (more, mistake) => {
  expect(session.mistakes("POST", transfers, moved(more))).toEqual([mistake]);
});

test("a transfer needs a rate, a fee an expense account, and a new currency another amount", () => {
  const refused = (more: object) => session.refusal("POST", transfers, moved(more));
  const abroad = { toAccountId: canadian, receivedAmount: cad("137.00") };
  expect(refused({ ...abroad, transferDate: "2020-01-01" })).toBe("409 exchange-rate-missing");
  expect(refused(fee(usd("1.00"), undeposited))).toBe("409 account-not-postable");
  const path = `${transfers}/${session.post(transfers, moved()).id}`;
  expect(session.mistakes("PATCH", path, { toAccountId: canadian })).toEqual([
    "/receivedAmount required",
  ]);
  expect(session.mistakes("PATCH", path, { fromAccountId: canadian })).toEqual([
    "/amount currency",
  ]);
  expect(session.patch(path, abroad).exchangeDifference).toBeTruthy();
  expect(session.mistakes("PATCH", path, { receivedAmount: null })).toEqual([
    "/receivedAmount required",
  ]);
  session.patch(path, { toAccountId: "acc_8n2k5t7r4s" });
  expect(session.get(path)).not.toHaveProperty("exchangeDifference");
});

test("statements fix their side of a transfer, and both accounts find it", () => {
  const path = `${transfers}/trf_9k3t5n1r7c`;
  const amounts = { amount: cad("3100.00"), receivedAmount: usd("2300.00") };
  expect(session.refusal("PATCH", path, amounts)).toBe("409 posting-reconciled");
  expect(session.refusal("DELETE", path)).toBe("409 posting-reconciled");
  expect(session.patch(path, { memo: "Dollars" }).memo).toBe("Dollars");
  for (const account of [canadian, checking])
    expect(JSON.stringify(session.get(`${transfers}?accountId=${account}`))).toContain("TF-0074");
});

test("a deposit has the rate of its day, and says of its payments when they were deposited", () => {
  const { id, updatedAt } = session.post(
    payments,
    received({ ...sentByCheck, customerId: "cus_9n6t3q7ktn", amount: cad("50.00") }),
  );
  const lines = [{ type: "payment", paymentId: id }];
  const slip = { depositDate: "2026-04-29", accountId: canadian, lines };
  expect(session.post("/bank-deposits", slip).exchangeRate).toBe("1.372");
  expect(session.get(`${payments}/${id}`).updatedAt).not.toBe(updatedAt);
  const header = { type: "other", accountId: "acc_3t8r5n2k9p", amount: usd("5.00") };
  const other = { ...slip, accountId: checking, lines: [header] };
  expect(session.refusal("POST", "/bank-deposits", other)).toBe("409 account-not-postable");
  expect(JSON.stringify(session.get("/bank-deposits?total=6312.7"))).toContain("DEP-0521");
});

test("a payment leaves undeposited funds at its own rate, and a line names who owes", () => {
  const { id } = session.post(
    payments,
    received({
      ...{ ...sentByCheck, customerId: "cus_9n6t3q7ktn" },
      ...{ amount: cad("50.00"), exchangeRate: "1.25" },
    }),
  );
  const party = { type: "vendor", id: "ven_3d6n1t8k5r" };
  const back = { type: "other", accountId: "acc_3n9t5k7r2j", amount: cad("13.72"), party };
  const deposit = session.post("/bank-deposits", {
    ...{ depositDate: "2026-04-29", accountId: canadian },
    lines: [{ type: "payment", paymentId: id }, back],
  });
  const { lines } = session.get(`/journal-entries/${String(deposit.journalEntryId)}`);
  expect(lines).toMatchObject([
    { accountId: canadian, debit: usd("46.44") },
    { accountId: "acc_1k8n6t3r9z", debit: usd("3.56") },
    { accountId: undeposited, credit: usd("40.00") },
    { credit: usd("10.00"), party },
  ]);
});

test("a fee is posted on the account of its method, and orders have no discount", () => {
  const accountId = "acc_6r2k8n5t1v";
  const method = session.post("/payment-methods", {
    ...{ code: "KLARNA", name: "Klarna", kind: "wallet" },
    ...{ receiptAccountId: undeposited, disbursementAccountId: undeposited },
    fee: { percent: "1", fixed: usd("0.00"), accountId },
  });
  const { journalEntryId } = session.post(payments, received({ paymentMethodId: method.id }));
  const { lines } = session.get(`/journal-entries/${String(journalEntryId)}`);
  expect(lines).toContainEqual(expect.objectContaining({ accountId, debit: usd("1.00") }));
  const allocation = { type: "sales_order", salesOrderId: "sor_4q7t1m9z2k" };
  const early = { ...allocation, amount: usd("9.00"), discount: usd("1.00") };
  expect(session.mistakes("POST", payments, received({ allocations: [early] }))).toEqual([
    "/allocations/0/discount not_for_kind",
  ]);
});

test("an order is prepaid once it is issued", () => {
  const path = "/purchase-orders/pur_5k1n8t3r6b/status";
  const allocation = { type: "purchase_order", purchaseOrderId: "pur_5k1n8t3r6b" };
  const prepayment = sent({
    vendorId: "ven_7m4k9r2n6w",
    allocations: [{ ...allocation, amount: usd("10.00") }],
  });
  session.put(path, { status: "pending_approval" });
  expect(session.refusal("POST", payments, prepayment)).toBe("409 allocation-exceeds-open");
  session.put(path, { status: "open" });
  expect(session.post(payments, prepayment).allocatedAmount).toEqual(usd("10.00"));
});

test("a charge can credit the account that has borne the cost", () => {
  const freight = "acc_9t1r5k3n7f";
  const charge = { customerId: "cus_5m2r8k4rvs", description: "Courier", cost: usd("5.00") };
  const { incomeAccountId } = session.post("/billable-expense-charges", {
    ...charge,
    incomeAccountId: freight,
  });
  expect(incomeAccountId).toBe(freight);
});

test("a payment debits the account that its bill has credited, and that of the vendor", () => {
  const abroad = { number: "2011", name: "Payables abroad", type: "payable" };
  const { id: payableAccountId } = session.post("/accounts", abroad);
  const { id: billId } = session.post("/bills", {
    vendorId: "ven_3d6n1t8k5r",
    vendorInvoiceNumber: "OWN-1",
    billDate: "2026-04-20",
    payableAccountId,
    lines: [{ type: "account", accountId: "acc_7k4n2t9r5f", amount: usd("6.00") }],
  });
  const allocations = [{ type: "bill", billId, amount: usd("6.00") }];
  const { id, journalEntryId } = session.post(payments, sent({ allocations }));
  const { lines } = session.get(`/journal-entries/${String(journalEntryId)}`);
  const payables = "acc_9k3n7r2t6v";
  expect(lines).toEqual([
    expect.objectContaining({ accountId: payableAccountId, debit: usd("6.00") }),
    expect.objectContaining({ accountId: payables, debit: usd("4.00") }),
    expect.objectContaining({ accountId: checking, credit: usd("10.00") }),
  ]);
  session.patch(`${payments}/${id}`, { allocations: [] });
  const posted = `/journal-entries?sourceId=${id}&sort=documentNumber&expand=lines`;
  const [, change] = objectsAt(session.get(posted), "data");
  expect(change?.lines).toEqual([
    expect.objectContaining({ accountId: payables, debit: usd("6.00") }),
    expect.objectContaining({ accountId: payableAccountId, credit: usd("6.00") }),
  ]);
});

test("a hold that was taken off a draft stays off", () => {
  const path = "/bills/bil_9n4t1k6r8d";
  expect(session.patch(path, { memo: "Asked the vendor" }).paymentHold).toBe(true);
  session.patch(path, { paymentHold: false });
  expect(session.patch(path, { memo: "Agreed by phone" }).paymentHold).toBe(false);
});

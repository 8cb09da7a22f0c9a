import { ea, openSession, usd, type Session } from "../../../support/mock-session";

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const dealer = "cus_5m2r8k4rvs";
const light = "itm_8c4t6k1n9r";
const order = (more: object) => ({
  customerId: dealer,
  lines: [{ itemId: light, quantity: ea("2") }],
  ...more,
});
const bill = (...amounts: string[]) => ({
  vendorId: "ven_1r7k4n8t2f",
  vendorInvoiceNumber: "A-1",
  billDate: "2026-04-22",
  lines: amounts.map((amount) => ({
    type: "account",
    accountId: "acc_9t1r5k3n7f",
    description: "Booth",
    amount: usd(amount),
  })),
});

test("amounts have no more decimals than their currency, and prices of a unit may have four", () => {
  const { refusal, post } = session;
  expect(refusal("POST", "/sales-orders", order({ shippingCharge: usd("5.005") }))).toBe(
    "422 validation-failed",
  );
  const yen = { amount: "500.50", currency: "JPY" };
  expect(refusal("POST", "/sales-orders", order({ shippingCharge: yen }))).toBe(
    "422 validation-failed",
  );
  const lines = [{ itemId: light, quantity: ea("2"), unitPrice: usd("12.3250") }];
  expect(post("/sales-orders", order({ lines })).totals).toMatchObject({ subtotal: usd("24.65") });
});

test("a document with more credits than charges is refused, and one with some is not", () => {
  const { refusal, post } = session;
  expect(refusal("POST", "/bills", bill("5.00", "-8.00"))).toBe("422 validation-failed");
  expect(post("/bills", bill("8.00", "-5.00")).totals).toMatchObject({ total: usd("3.00") });
  expect(refusal("POST", "/sales-orders", order({ shippingCharge: usd("-5.00") }))).toBe(
    "422 validation-failed",
  );
});

test("a line of nothing is refused, unless it counts rejected pieces", () => {
  const { refusal, post, call } = session;
  const lines = [{ itemId: light, quantity: ea("0") }];
  expect(refusal("POST", "/sales-orders", order({ lines }))).toBe("422 validation-failed");
  expect(refusal("POST", "/work-orders", { itemId: "itm_7k2m9x4q8d", quantity: ea("0") })).toBe(
    "422 validation-failed",
  );
  const {
    id,
    lines: [line],
  } = post("/purchase-orders", {
    vendorId: "ven_1r7k4n8t2f",
    lines: [{ itemId: light, quantity: ea("5") }],
  });
  call("PUT", `/purchase-orders/${id}/status`, { status: "open" });
  const row = { purchaseOrderLineId: line?.id, quantity: ea("0"), bin: "C-01-1" };
  expect(refusal("POST", "/receivings", { lines: [row] })).toBe("422 validation-failed");
  const rejected = { ...row, quantityRejected: ea("2"), rejectReason: "Broken lens." };
  expect(call("POST", "/receivings", { lines: [rejected] }).status).toBe(201);
});

test("payments and credits pay something with each of their rows", () => {
  const { post, refusal } = session;
  const { id } = post("/sales-orders", order({}));
  const pay = (amount: string) => ({
    kind: "customer_payment",
    referenceNumber: "20440",
    customerId: dealer,
    paymentDate: "2026-04-20",
    paymentMethodId: "pmm_3k7n9r1t5c",
    amount: usd("5.00"),
    allocations: [{ type: "sales_order", salesOrderId: id, amount: usd(amount) }],
  });
  for (const amount of ["-5.00", "0.00"])
    expect(refusal("POST", "/payments", pay(amount))).toBe("422 validation-failed");
});

import { listAt, type JsonObject } from "../../../../src/openapi/json";
import { ea, openSession, usd, type Session } from "../../../support/mock-session";

// What descriptions of fields promise to refuse, and schemas cannot say.

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const pdx = "loc_2v9k4m7pdx";
const sealant = "itm_2d5j8s0f7g";
const freight = "ven_4k8t2n6r1d";
const openBill = "bil_6k3n9t5r1w";
const account = (number: string) =>
  (listAt(session.get("/accounts?limit=200"), "data") as JsonObject[]).find(
    (one) => one.number === number,
  )?.id;
const payment = (allocations: readonly JsonObject[], amount = "10.00") => ({
  kind: "vendor_payment",
  vendorId: freight,
  paymentDate: "2026-04-25",
  amount: usd(amount),
  allocations,
});
const part = (amount = "5.00") => ({ type: "bill", billId: openBill, amount: usd(amount) });

test("a payment is above zero, names each document once, and leaves bills on hold alone", () => {
  const refusal = (body: JsonObject) => session.refusal("POST", "/payments", body);
  expect(refusal(payment([], "0.00"))).toBe("422 validation-failed");
  expect(refusal(payment([], "-5.00"))).toBe("422 validation-failed");
  expect(refusal(payment([part(), part()]))).toBe("422 validation-failed");
  const early = session.post("/payments", payment([part()]));
  session.patch(`/bills/${openBill}`, { paymentHold: true });
  expect(refusal(payment([part()]))).toBe("422 validation-failed");
  // What it has settled before stays as it is.
  session.patch(`/payments/${early.id}`, { allocations: [part("4.00")] });
});

test("a payment method is for one direction of money", () => {
  const received = session.post("/payment-methods", {
    code: "VOUCHER",
    name: "Voucher",
    kind: "other",
    usedFor: "receipts",
    receiptAccountId: account("1090"),
  });
  const body = { ...payment([]), paymentMethodId: received.id };
  expect(session.refusal("POST", "/payments", body)).toBe("422 validation-failed");
});

test.each(["1320", "1200", "2010", "6000"])("a bill charges no line to account %s", (number) => {
  const body = {
    vendorId: freight,
    vendorInvoiceNumber: "F-1",
    billDate: "2026-04-20",
    lines: [{ type: "account", accountId: account(number), amount: usd("1.00") }],
  };
  expect(session.refusal("POST", "/bills", body)).toBe("409 account-not-postable");
});

test("a bill has the dimensions that the account of a line requires, and a draft once it is posted", () => {
  const line = { type: "account", accountId: account("6310"), amount: usd("1.00") };
  const body = { vendorId: freight, vendorInvoiceNumber: "F-1", billDate: "2026-04-20" };
  const wrong = ["/lines/0/locationId required"];
  expect(session.mistakes("POST", "/bills", { ...body, lines: [line] })).toEqual(wrong);
  const other = { ...line, accountId: account("6210") };
  const { id } = session.post("/bills", { ...body, status: "draft", lines: [other] });
  session.patch(`/accounts/${String(other.accountId)}`, { requiredDimensions: ["location"] });
  expect(session.mistakes("PATCH", `/bills/${id}`, { status: "open" })).toEqual(wrong);
  const located = { ...other, locationId: "loc_2v9k4m7pdx" };
  session.patch(`/bills/${id}`, { status: "open", lines: [located] });
});

test("money moves to another account, and a deposit has no line of nothing", () => {
  const bank = account("1010");
  expect(
    session.refusal("POST", "/transfer-funds", {
      fromAccountId: bank,
      toAccountId: bank,
      amount: usd("1.00"),
      transferDate: "2026-04-20",
    }),
  ).toBe("422 validation-failed");
  expect(
    session.refusal("POST", "/bank-deposits", {
      accountId: bank,
      depositDate: "2026-04-20",
      lines: [{ type: "other", accountId: account("4900"), amount: usd("0.00") }],
    }),
  ).toBe("422 validation-failed");
});

test("only assemblies have a BOM or a routing, whose numbers differ", () => {
  const component = { itemId: "itm_7t3n9k5r1f", quantity: ea("1", "set") };
  expect(session.refusal("POST", "/boms", { itemId: sealant, components: [component] })).toBe(
    "422 validation-failed",
  );
  const step = {
    operationNumber: 10,
    name: "Step",
    workCenterId: "wkc_2k7n4r9t1w",
    runMinutes: "1",
  };
  const routing = (itemId: string, operations: JsonObject[]) =>
    session.refusal("POST", "/assembly-routings", { itemId, name: "Routing", operations });
  expect(routing(sealant, [step])).toBe("422 validation-failed");
  expect(routing("itm_7k2m9x4q8d", [step, step])).toBe("422 validation-failed");
});

test("a bin of one lot takes more of it, and no other one", () => {
  const found = (lotNumber: string) => ({
    locationId: pdx,
    reason: "found",
    lines: [
      {
        itemId: sealant,
        bin: "B-03-2",
        quantityChange: ea("1"),
        lots: [{ lotNumber, quantity: ea("1"), expiresOn: "2028-02-28" }],
      },
    ],
  });
  expect(session.refusal("POST", "/inventory-adjustments", found("NEW-1"))).toBe(
    "422 validation-failed",
  );
  expect(session.call("POST", "/inventory-adjustments", found("SL-2602-A")).status).toBe(201);
});

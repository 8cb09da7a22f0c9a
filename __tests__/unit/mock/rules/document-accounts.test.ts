import { listAt, type JsonObject } from "../../../../src/openapi/json";
import { ea, openSession, usd, type Session } from "../../../support/mock-session";

// Documents refuse the same accounts with the same code, whatever they put on them.

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const account = (number: string) =>
  String(
    (listAt(session.get("/accounts?limit=200"), "data") as JsonObject[]).find(
      (one) => one.number === number,
    )?.id,
  );
const refused = (path: string, body: JsonObject, method = "POST") =>
  session.refusal(method, path, body);

const bill = (number: string, more: object = {}) => ({
  vendorId: "ven_4k8t2n6r1d",
  vendorInvoiceNumber: "F-1",
  billDate: "2026-04-20",
  lines: [{ type: "account", accountId: account(number), amount: usd("1.00") }],
  ...more,
});
const memo = (number: string) => ({
  customerId: "cus_5m2r8k4rvs",
  reason: "goodwill",
  lines: [{ accountId: account(number), quantity: ea("1"), unitPrice: usd("50.00") }],
});
const adjustment = (number: string) => ({
  locationId: "loc_2v9k4m7pdx",
  reason: "correction",
  adjustmentAccountId: account(number),
  lines: [{ itemId: "itm_8c4t6k1n9r", bin: "B-03-4", quantityChange: ea("1") }],
});
const build = (number: string) => ({
  itemId: "itm_7k2m9x4q8d",
  quantity: ea("1"),
  locationId: "loc_2v9k4m7pdx",
  additionalCosts: [
    { description: "Outside work", accountId: account(number), amount: usd("5.00") },
  ],
});

test.each(["1320", "1200", "2010", "6000"])(
  "no line of a document is put on account %s",
  (number) => {
    const code = "409 account-not-postable";
    expect(refused("/bills", bill(number))).toBe(code);
    expect(refused("/credit-memos", memo(number))).toBe(code);
    expect(refused("/builds", build(number))).toBe(code);
    expect(refused("/inventory-adjustments", adjustment(number))).toBe(code);
  },
);

test("an inactive account takes nothing new, and what a document has stays", () => {
  const { id } = session.post("/accounts", { number: "6990", name: "Old", type: "expense" });
  const made = session.post("/bills", bill("6990", { status: "draft" }));
  const credit = session.post("/credit-memos", memo("6990"));
  session.patch(`/accounts/${id}`, { status: "inactive" });
  const code = "409 account-not-postable";
  expect(refused("/bills", bill("6990"))).toBe(code);
  expect(refused("/credit-memos", memo("6990"))).toBe(code);
  expect(refused("/inventory-adjustments", adjustment("6990"))).toBe(code);
  expect(refused(`/bills/${made.id}`, { status: "open" }, "PATCH")).toBe(code);
  session.patch(`/credit-memos/${credit.id}`, { lines: memo("6990").lines });
});

test("a bill is owed on an account of payables", () => {
  const body = bill("6210", { payableAccountId: account("6210") });
  expect(refused("/bills", body)).toBe("409 account-not-postable");
});

import { objectAt, objectsAt } from "../../../../src/openapi/json";
import { toReno } from "../../../support/addresses";
import { ea, openSession, usd, type Session } from "../../../support/mock-session";

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const codes = (path: string) => objectsAt(session.get(path), "data").map(({ code }) => code);
const names = (path: string) => objectsAt(session.get(path), "data").map(({ name }) => name);
let made = 0;
const account = (more: object) =>
  session.post("/accounts", { number: `98${++made}`, name: `Account ${made}`, ...more });

test.each([
  ["bank", "debit", null],
  ["fixed_asset", "debit", "investing"],
  ["long_term_liability", "credit", "financing"],
  ["income", "credit", "operating"],
])("an account of type %s grows on %s and is in section %s", (type, side, section) => {
  const { normalBalance, cashFlowCategory } = account({ type });
  expect([normalBalance, cashFlowCategory]).toEqual([side, section]);
});

test("only accounts that are reconciled tell when they were", () => {
  expect(account({ type: "credit_card" }).lastReconciledOn).toBeNull();
  expect(account({ type: "income" })).not.toHaveProperty("lastReconciledOn");
});

test("a bank account has no section of the cash flow statement", () => {
  const bank = { number: "9870", name: "Till", type: "bank", cashFlowCategory: "investing" };
  expect(session.mistakes("POST", "/accounts", bank)).toEqual(["/cashFlowCategory not_for_kind"]);
  const { id } = account({ type: "bank" });
  expect(session.patch(`/accounts/${id}`, { type: "income" }).normalBalance).toBe("credit");
});

test("accounts with a balance, with users, or with accounts below stay as they are", () => {
  const refused = (id: string, body: object) => session.refusal("PATCH", `/accounts/${id}`, body);
  const inactive = { status: "inactive" };
  expect(refused("acc_5k1t8n4r7p", inactive)).toBe("409 account-in-use");
  expect(refused("acc_9n5k3t7r2f", inactive)).toBe("409 account-in-use");
  expect(refused("acc_3t8r5n2k9p", { isHeader: false })).toBe("409 account-locked-field");
  expect(session.patch("/accounts/acc_8k7t3n1r6q", inactive).status).toBe("inactive");
});

test("a header has the sum of its accounts, and no posting of its own", () => {
  const { balance, lastPostingDate } = session.get("/accounts/acc_3t8r5n2k9p");
  expect(Number(objectAt({ balance }, "balance").amount)).toBeGreaterThan(0);
  expect(lastPostingDate).toBeNull();
});

test("terms and methods for both sides are found for either", () => {
  expect(codes("/payment-terms?usedFor=purchases")).toEqual(["15TH", "NET30"]);
  expect(codes("/payment-methods?usedFor=disbursements")).toContain("CHECK");
});

test("a deletion names everything that is in the way", () => {
  const { body } = session.call("DELETE", "/payment-terms/ptm_6k1n8r4t5v");
  const errors = objectsAt(body, "errors");
  expect(errors.map(({ rule }) => rule)).toEqual(Array(5).fill("state"));
});

test("receipts that wait need a clearing account, and a fixed fee is converted", () => {
  const method = { code: "WAIT", name: "Waits", kind: "other" };
  const bank = { receiptAccountId: "acc_2t9k5n3r7b", disbursementAccountId: "acc_2t9k5n3r7b" };
  expect(session.mistakes("POST", "/payment-methods", { ...method, ...bank })).toEqual([
    "/receiptAccountId reference",
  ]);
  const { fee } = session.post("/payments", {
    kind: "customer_payment",
    customerId: "cus_9n6t3q7ktn",
    paymentDate: "2026-04-20",
    paymentMethodId: "pmm_1r6k9t3n8d",
    referenceNumber: "ch-1",
    amount: { amount: "100.00", currency: "CAD" },
  });
  expect(fee).toEqual({ amount: "3.31", currency: "CAD" });
});

test("a ship method without a charge charges nothing", () => {
  const { customerCharge } = session.post("/ship-methods", {
    code: "VAN",
    name: "Our van",
    mode: "own_delivery",
  });
  const nothing = { basis: "none", flatAmount: null, markupPercent: "0", freeFrom: null };
  expect(customerCharge).toEqual(nothing);
});

const reno = "country=US&region=NV&postalCode=89512";
const rate = (more = {}) => ({
  name: "Nevada",
  taxAgencyId: "txa_6k2r8n4t1v",
  ratePercent: "5",
  country: "US",
  region: "NV",
  taxCodeIds: ["txc_6n3v8k1t5b"],
  validFrom: "2026-04-01",
  ...more,
});

test("an agency that is inactive gets no new rates", () => {
  session.patch("/tax-agencies/txa_9r4k6t2n8w", { status: "inactive" });
  const more = { taxAgencyId: "txa_9r4k6t2n8w", region: "WA", validFrom: "2027-01-01" };
  expect(session.mistakes("POST", "/tax-rates", rate(more))).toEqual(["/taxAgencyId reference"]);
});

test("a rate with postal codes wins over that of its region, and places need their country", () => {
  session.post("/tax-rates", rate());
  const elsewhere = reno.replace("89512", "89001");
  expect(names(`/tax-rates?${elsewhere}&validOn=2026-05-01`)).toEqual(["Nevada"]);
  expect(names(`/tax-rates?${reno}&validOn=2026-05-01`)).toEqual(["Nevada, Washoe County"]);
  expect(names("/tax-rates?country=CA&region=BC")).toEqual(["Canada, GST"]);
  const partly: Record<string, string>[] = [
    { region: "NV" },
    { country: "US", postalCode: "89512" },
  ];
  for (const query of partly)
    expect(session.call("GET", "/tax-rates", undefined, { query }).status).toBe(400);
  expect(session.call("GET", "/tax-agencies", undefined, { query: { region: "NV" } }).status).toBe(
    400,
  );
});

test("what is not invoiced follows a change of rates, unless its channel has charged the tax", () => {
  const lines = [{ itemId: "itm_2d5j8s0f7g", quantity: ea("6") }];
  const body = { customerId: "cus_7r2n5k9t3w", lines, shippingAddress: toReno };
  const charged = { taxLines: [], externalIds: { outlet: "OUT-78" } };
  const own = session.post("/sales-orders", body);
  const shop = session.post("/sales-orders", { ...body, ...charged });
  const estimate = session.post("/estimates", body);
  const others = () =>
    ["/sales-orders", "/estimates"].map(
      (path) => session.get(`${path}?updatedSince=${since}`).data,
    );
  const since = session.get(`/estimates/${estimate.id}`).updatedAt as string;
  const taxes = () =>
    [`/sales-orders/${own.id}`, `/estimates/${estimate.id}`, `/sales-orders/${shop.id}`].map(
      (path) => objectAt(session.get(path), "totals").tax,
    );
  expect(taxes()).toEqual([usd("7.19"), usd("7.19"), usd("0.00")]);
  session.patch("/tax-rates/txr_2k7n5r9t3w", { validUntil: "2026-04-28" });
  expect(taxes()).toEqual([usd("0.00"), usd("0.00"), usd("0.00")]);
  session.post("/tax-rates", rate());
  // 87.00 at 5 %.
  expect(taxes()).toEqual([usd("4.35"), usd("4.35"), usd("0.00")]);
  expect(others()).toMatchObject([[{ id: own.id }], [{ id: estimate.id }]]);
});

test("an order has one tax in Reno, and none once the registration has ended", () => {
  session.post("/tax-rates", rate());
  const { customerId, shippingAddress } = session.get("/sales-orders/sor_7n3k9r5t1w");
  const order = () =>
    session.post("/sales-orders", {
      customerId,
      shippingAddress,
      lines: [{ itemId: "itm_6r4n1v8c3b", quantity: { value: "1", unit: "ea" } }],
    });
  expect(objectsAt(order(), "taxLines").map(({ name }) => name)).toEqual(["Nevada, Washoe County"]);
  session.patch("/tax-agencies/txa_6k2r8n4t1v", { registeredUntil: "2026-04-20" });
  expect(order().taxLines).toEqual([]);
});

test("tax is on the account of its agency, which is not at the bank", () => {
  const nevada = "/tax-agencies/txa_6k2r8n4t1v";
  const { id } = account({ type: "other_current_liability" });
  session.patch(nevada, { payableAccountId: id });
  const { journalEntryId, totals } = session.post("/credit-memos", {
    customerId: "cus_7r2n5k9t3w",
    reason: "rebate",
    lines: [{ itemId: "itm_2d5j8s0f7g", quantity: ea("1"), unitPrice: usd("100.00") }],
  });
  const { lines } = session.get(`/journal-entries/${String(journalEntryId)}`);
  const tax = lines.find(({ accountId }) => accountId === id);
  expect(tax?.debit).toEqual(objectAt({ totals }, "totals").tax);
  expect(session.mistakes("PATCH", nevada, { recoverableAccountId: "acc_2t9k5n3r7b" })).toEqual([
    "/recoverableAccountId reference",
  ]);
});

test("parts of a charged rate keep names and percentages, but not their codes", () => {
  const path = "/tax-rates/txr_2k7n5r9t3w";
  const components = objectsAt(session.get(path), "components");
  const other = (more: object) => ({ components: components.map((one) => ({ ...one, ...more })) });
  expect(session.refusal("PATCH", path, other({ name: "Nevada" }))).toBe("409 tax-setup-locked");
  const [first] = objectsAt(session.patch(path, other({ reportingCode: "77" })), "components");
  expect(objectAt({ first }, "first").reportingCode).toBe("77");
});

test("a deleted tax code leaves rates that tax something else", () => {
  const code = { code: "GIFT", name: "Gifts", treatment: "taxable" };
  const { id } = session.post("/tax-codes", code);
  const both = rate({ postalCodes: ["77001"], taxCodeIds: [id, "txc_1k9r4n7t2s"] });
  const shared = session.post("/tax-rates", both).id;
  const only = session.post("/tax-rates", rate({ postalCodes: ["77002"], taxCodeIds: [id] })).id;
  expect(session.refusal("DELETE", `/tax-codes/${id}`)).toBe("409 record-in-use");
  session.call("DELETE", `/tax-rates/${only}`);
  expect(session.call("DELETE", `/tax-codes/${id}`).status).toBe(204);
  expect(session.get(`/tax-rates/${shared}`).taxCodeIds).toEqual(["txc_1k9r4n7t2s"]);
});

test("lines do not fall back to a tax code that is inactive", () => {
  const { id } = session.post("/tax-codes", { code: "OLD", name: "Old", treatment: "taxable" });
  session.patch(`/tax-codes/${id}`, { status: "inactive" });
  const fallback = { fallbackTaxCodeId: id };
  expect(session.mistakes("PATCH", "/tax-codes/txc_9n4k1r7t3x", fallback)).toEqual([
    "/fallbackTaxCodeId reference",
  ]);
});

test("a tax code stays taxable while a rate or another code needs it", () => {
  const { id } = session.post("/tax-codes", { code: "TEA", name: "Tea", treatment: "taxable" });
  const path = `/tax-codes/${id}`;
  const rated = session.post("/tax-rates", rate({ postalCodes: ["77001"], taxCodeIds: [id] })).id;
  expect(session.refusal("PATCH", path, { treatment: "exempt" })).toBe("409 record-in-use");
  session.call("DELETE", `/tax-rates/${rated}`);
  session.patch("/tax-codes/txc_9n4k1r7t3x", { fallbackTaxCodeId: id });
  expect(session.refusal("PATCH", path, { treatment: "exempt" })).toBe("409 record-in-use");
  session.patch("/tax-codes/txc_9n4k1r7t3x", { fallbackTaxCodeId: "txc_6n3v8k1t5b" });
  expect(session.patch(path, { treatment: "exempt" }).treatment).toBe("exempt");
});

test("a file has an address for 15 minutes, and goes with its record", () => {
  const entry = session.post("/journal-entries", {
    postingDate: "2026-04-20",
    lines: [
      { accountId: "acc_9t1r5k3n7f", debit: { amount: "1.00", currency: "USD" } },
      { accountId: "acc_8t3k6n9r1a", credit: { amount: "1.00", currency: "USD" } },
    ],
  });
  const headers = { "Content-Type": "multipart/form-data" };
  const form = { ownerType: "journal_entry", ownerId: entry.id, file: "payroll.pdf" };
  const { body } = session.call("POST", "/attachments", form, { headers });
  const { createdAt, downloadUrlExpiresAt, isLocked } = body as Record<string, string>;
  expect(isLocked).toBe(false);
  expect(Date.parse(String(downloadUrlExpiresAt)) - Date.parse(String(createdAt))).toBe(900_000);
  session.call("DELETE", `/journal-entries/${entry.id}`);
  expect(objectsAt(session.get(`/attachments?ownerId=${entry.id}`), "data")).toEqual([]);
});

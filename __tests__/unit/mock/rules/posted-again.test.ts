import { listAt, objectAt, objectsAt, type JsonObject } from "../../../../src/openapi/json";
import { openSession, usd, type Session } from "../../../support/mock-session";

let session: Session;

beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const checking = "acc_2t9k5n3r7b";
const savings = "acc_8n2k5t7r4s";
const card = "acc_5r1t8n3k7c";
const freight = "acc_9t1r5k3n7f";
const cad = (amount: string) => ({ amount, currency: "CAD" });
const rows = (path: string) => listAt(session.get(path), "data") as JsonObject[];
const balance = (id: string) => objectAt(session.get(`/accounts/${id}`), "balance").amount;
const sides = (entryId: unknown) =>
  session
    .get(`/journal-entries/${String(entryId)}`)
    .lines.map(({ accountId, debit, credit }) => [
      accountId,
      objectAt({ debit }, "debit").amount ?? `-${String(objectAt({ credit }, "credit").amount)}`,
    ]);
const idsOf = (entryId: unknown) =>
  session.get(`/journal-entries/${String(entryId)}`).lines.map(({ id }) => id);
const gone = (path: string) => session.call("DELETE", path).status;

const transfer = (more: JsonObject = {}) =>
  session.post("/transfer-funds", {
    transferDate: "2026-04-29",
    fromAccountId: checking,
    toAccountId: savings,
    amount: usd("10.00"),
    ...more,
  });

const cab = (line: JsonObject = {}) =>
  session.post("/expenses", {
    expenseDate: "2026-04-20",
    payee: { type: "other", name: "Rose City Cab" },
    paidFromAccountId: card,
    lines: [{ accountId: freight, description: "Cab", amount: usd("20.00"), ...line }],
  });

describe("a transfer of funds", () => {
  test("that has changed is posted again under its number, and one that is deleted leaves no entry", () => {
    const before = balance(savings);
    const { id, journalEntryIds } = transfer();
    const changed = session.patch(`/transfer-funds/${id}`, { amount: usd("25.00") });
    expect(changed).toMatchObject({ journalEntryIds, receivedAmount: usd("25.00") });
    expect(sides(listAt({ journalEntryIds }, "journalEntryIds")[0])).toEqual([
      [savings, "25.00"],
      [checking, "-25.00"],
    ]);
    expect(gone(`/transfer-funds/${id}`)).toBe(204);
    expect(rows(`/journal-entries?sourceId=${id}`)).toEqual([]);
    expect(balance(savings)).toBe(before);
  });

  test("that arrives later waits in transit, with an entry for each day", () => {
    const later = transfer({ arrivalDate: "2026-05-03" });
    const [left, arrived] = listAt(later, "journalEntryIds");
    const transit = rows("/accounts?role=money_in_transit")[0]?.id;
    expect(later.inTransit).toBe(true);
    expect(rows("/transfer-funds?inTransit=true").map(({ id }) => id)).toContain(later.id);
    expect(sides(left)).toEqual([
      [transit, "10.00"],
      [checking, "-10.00"],
    ]);
    expect(sides(arrived)).toEqual([
      [savings, "10.00"],
      [transit, "-10.00"],
    ]);
    const same = session.patch(`/transfer-funds/${later.id}`, { arrivalDate: null });
    expect(same).toMatchObject({ inTransit: false, journalEntryIds: [left] });
    expect(session.refusal("GET", `/journal-entries/${String(arrived)}`)).toBe("404 not-found");
  });

  test("between two currencies is valued at the stored rate of its day", () => {
    const { exchangeRate, exchangeDifference, journalEntryIds } = transfer({
      transferDate: "2026-03-27",
      fromAccountId: "acc_1t9r3n6k8c",
      toAccountId: checking,
      amount: cad("3000.00"),
      receivedAmount: usd("2201.03"),
      fee: { amount: cad("15.00"), accountId: "acc_9n5k3t7r2f" },
    });
    expect({ exchangeRate, exchangeDifference }).toEqual({
      exchangeRate: "1.362998",
      exchangeDifference: usd("-0.80"),
    });
    const own = session.get("/transfer-funds/trf_9k3t5n1r7c");
    expect(own).toMatchObject({ exchangeRate, exchangeDifference });
    const posted = (ids: unknown) => sides(listAt({ ids }, "ids")[0]);
    expect(posted(journalEntryIds).sort()).toEqual(posted(own.journalEntryIds).sort());
  });

  test("refuses accounts of other types, other currencies, and one amount of two", () => {
    const refusal = (more: JsonObject) =>
      session.refusal("POST", "/transfer-funds", {
        transferDate: "2026-04-29",
        fromAccountId: checking,
        toAccountId: savings,
        amount: usd("10.00"),
        ...more,
      });
    expect(refusal({ toAccountId: freight })).toBe("409 account-not-postable");
    expect(refusal({ amount: cad("10.00") })).toBe("422 validation-failed");
    expect(refusal({ toAccountId: "acc_1t9r3n6k8c" })).toBe("422 validation-failed");
  });
});

describe("an expense", () => {
  test("that has changed is posted again under its number, and one that is deleted leaves no entry", () => {
    const before = balance(card);
    const { id, journalEntryId, lines } = cab();
    const own = idsOf(journalEntryId);
    const changed = session.patch(`/expenses/${id}`, {
      lines: [{ id: lines[0]?.id, accountId: freight, amount: usd("35.00") }],
    });
    expect(changed.journalEntryId).toBe(journalEntryId);
    expect(sides(journalEntryId)).toEqual([
      [freight, "35.00"],
      [card, "-35.00"],
    ]);
    expect(idsOf(journalEntryId)).toEqual(own);
    expect(gone(`/expenses/${id}`)).toBe(204);
    expect(rows(`/journal-entries?sourceId=${id}`)).toEqual([]);
    expect(balance(card)).toBe(before);
  });

  test("is paid from the account of its method, or owed to the employee who has paid", () => {
    const paid = (more: JsonObject) =>
      session.post("/expenses", {
        expenseDate: "2026-04-20",
        payee: { type: "other", name: "Rose City Cab" },
        lines: [{ accountId: freight, description: "Cab", amount: usd("20.00") }],
        ...more,
      }).paidFromAccountId;
    expect(paid({ paymentMethodId: "pmm_8t2n5k4r7a" })).toBe(checking);
    expect(paid({ payee: { type: "employee", employeeId: "emp_1t5k9r3n7f" } })).toBe(
      "acc_1n7r4k2t8e",
    );
  });

  test("has the dimensions that the account of a line requires", () => {
    const line = { accountId: "acc_4r6n2k8t5w" };
    const expense = {
      expenseDate: "2026-04-20",
      payee: { type: "other", name: "River City Power" },
      paidFromAccountId: card,
      lines: [{ ...line, description: "Power", amount: usd("20.00") }],
    };
    expect(session.mistakes("POST", "/expenses", expense)).toEqual([
      "/lines/0/locationId required",
    ]);
    const { id } = session.post("/expenses", { ...expense, locationId: "loc_2v9k4m7pdx" });
    expect(session.mistakes("PATCH", `/expenses/${id}`, { ...expense, locationId: null })).toEqual([
      "/lines/0/locationId required",
    ]);
  });

  test("takes the rate of its new day, and is posted at it", () => {
    const { id, exchangeRate, journalEntryId } = session.post("/expenses", {
      expenseDate: "2026-03-06",
      payee: { type: "other", name: "Granville Cab" },
      paidFromAccountId: "acc_1t9r3n6k8c",
      lines: [{ accountId: freight, description: "Cab", amount: cad("27.25") }],
    });
    expect(exchangeRate).toBe("1.365");
    const moved = session.patch(`/expenses/${id}`, { expenseDate: "2026-03-27" });
    expect(moved).toMatchObject({ exchangeRate: "1.3625", journalEntryId });
    const [line] = session.get(`/journal-entries/${String(journalEntryId)}`).lines;
    expect(line?.homeDebit ?? line?.debit).toEqual(usd("20.00"));
    const own = session.patch(`/expenses/${id}`, {
      expenseDate: "2026-03-28",
      exchangeRate: "1.4",
    });
    expect(own.exchangeRate).toBe("1.4");
  });

  test("makes a draft charge for a billable line, which follows its line and goes with it", () => {
    const customerId = "cus_5m2r8k4rvs";
    const { id, lines } = cab({ isBillable: true, customerId, markupPercent: "10" });
    const charges = () => rows(`/billable-expense-charges?expenseId=${id}`);
    expect(charges()).toEqual([
      expect.objectContaining({
        id: lines[0]?.billableExpenseChargeId,
        status: "draft",
        customerId,
        chargeDate: "2026-04-20",
        description: "Cab",
        cost: usd("20.00"),
        amount: usd("22.00"),
      }),
    ]);
    const line = { id: lines[0]?.id, accountId: freight, amount: usd("30.00") };
    session.patch(`/expenses/${id}`, { lines: [{ ...line, isBillable: true, customerId }] });
    expect(charges()).toEqual([
      expect.objectContaining({ cost: usd("30.00"), amount: usd("33.00") }),
    ]);
    const [charge] = charges();
    const uninvoiced = () =>
      objectAt(objectAt(session.get(`/customers/${customerId}`), "balance"), "uninvoicedOrders");
    const start = Number(uninvoiced().amount);
    const status = `/billable-expense-charges/${String(charge?.id)}/status`;
    session.put(status, { status: "approved" });
    expect(Number(uninvoiced().amount)).toBeCloseTo(start + 33, 2);
    session.put(status, { status: "draft" });
    expect(Number(uninvoiced().amount)).toBeCloseTo(start, 2);
    session.put(`/billable-expense-charges/${String(charge?.id)}/status`, {
      status: "waived",
      reason: "A favor.",
    });
    session.patch(`/expenses/${id}`, { lines: [{ ...line, isBillable: false }] });
    expect(charges()).toEqual([]);
  });
});

test("a charge takes text, day, and cost from its line, and marks it until it is deleted", () => {
  const lineOf = () =>
    objectsAt(session.get("/expenses/exp_3t9n5k2r7x"), "lines").find(
      ({ id }) => id === "exl_2t6k9n3r5w",
    );
  const charge = session.post("/billable-expense-charges", {
    customerId: "cus_5m2r8k4rvs",
    source: {
      type: "expense_line",
      expenseId: "exp_3t9n5k2r7x",
      lineItemId: "exl_2t6k9n3r5w",
    },
    markupPercent: "10",
  });
  expect(charge).toMatchObject({
    chargeDate: "2026-03-18",
    description: "Packing blankets, two",
    cost: usd("41.25"),
    amount: usd("45.38"),
    incomeAccountId: "acc_2t6k9r1n5x",
    source: { documentNumber: "EXP-1405" },
  });
  expect(lineOf()).toMatchObject({ isBillable: true, billableExpenseChargeId: charge.id });
  const path = `/billable-expense-charges/${charge.id}`;
  expect(session.patch(path, { markupPercent: "20" }).amount).toEqual(usd("49.50"));
  expect(session.refusal("PATCH", path, { cost: cad("5.00") })).toBe("422 validation-failed");
  expect(gone(path)).toBe(204);
  expect(lineOf()).toMatchObject({ isBillable: false, billableExpenseChargeId: null });
});

test("a line is charged to the customer it was made for, with the markup of the company", () => {
  const body = {
    expenseDate: "2026-04-20",
    payee: { type: "other", name: "Cab" },
    paidFromAccountId: "acc_5r1t8n3k7c",
  };
  const [accountId, customerId] = ["acc_9t1r5k3n7f", "cus_5m2r8k4rvs"];
  const billable = { accountId, customerId, amount: usd("10.00"), isBillable: true };
  const { id, lines } = session.post("/expenses", {
    ...body,
    lines: [billable, { accountId, customerId, amount: usd("20.00") }],
  });
  expect(lines.map(({ markupPercent }) => markupPercent)).toEqual(["10", null]);
  const source = { type: "expense_line", expenseId: id, lineItemId: lines[1]?.id };
  const path = "/billable-expense-charges";
  expect(session.mistakes("POST", path, { customerId: "cus_9n6t3q7ktn", source })).toEqual([
    "/customerId reference",
  ]);
  const billed = () => objectAt(session.get(`/expenses/${id}`), "totals").billable;
  const charge = session.post(path, { customerId, source });
  expect(billed()).toEqual(usd("30.00"));
  gone(`${path}/${charge.id}`);
  expect(billed()).toEqual(usd("10.00"));
});

test("no charge is made from a line of goods", () => {
  const source = { type: "bill_line", billId: "bil_4r7n2k9t5a", lineItemId: "bll_7n3k9t5r1c" };
  const body = { customerId: "cus_5m2r8k4rvs", source };
  expect(session.mistakes("POST", "/billable-expense-charges", body)).toEqual([
    "/source/lineItemId not_for_kind",
  ]);
});

test("a charge outlives its bill, but is not approved without it", () => {
  const bill = session.post("/bills", {
    vendorId: "ven_4k8t2n6r1d",
    vendorInvoiceNumber: "F-2207",
    billDate: "2026-04-20",
    lines: [{ type: "account", accountId: "acc_9t1r5k3n7f", amount: usd("20.00") }],
  });
  const charge = session.post("/billable-expense-charges", {
    customerId: "cus_5m2r8k4rvs",
    source: { type: "bill_line", billId: bill.id, lineItemId: bill.lines[0]?.id },
    description: "Freight",
  });
  expect(gone(`/bills/${bill.id}`)).toBe(204);
  const path = `/billable-expense-charges/${charge.id}`;
  expect(session.refusal("PUT", `${path}/status`, { status: "approved" })).toBe(
    "409 transition-not-allowed",
  );
  expect(gone(path)).toBe(204);
});

test("a payment that is deleted takes its entry along, and balances follow", () => {
  const before = balance(checking);
  const { id, journalEntryId } = session.post("/payments", {
    kind: "vendor_payment",
    vendorId: "ven_4k8t2n6r1d",
    paymentDate: "2026-04-20",
    paymentMethodId: "pmm_8t2n5k4r7a",
    accountId: checking,
    amount: usd("474.00"),
    allocations: [{ type: "bill", billId: "bil_6k3n9t5r1w", amount: usd("474.00") }],
  });
  expect(balance(checking)).not.toBe(before);
  expect(gone(`/payments/${id}`)).toBe(204);
  expect(session.refusal("GET", `/journal-entries/${String(journalEntryId)}`)).toBe(
    "404 not-found",
  );
  expect(balance(checking)).toBe(before);
});

test("the balance of an account follows when an entry of the demo company is deleted", () => {
  const entry = session.get("/journal-entries/jen_8r5n2t7k1h");
  expect(entry.lines[0]).toMatchObject({ accountId: "acc_5t2k8n4r6b", homeDebit: usd("397.96") });
  const home = () =>
    Number(objectAt(session.get("/accounts/acc_5t2k8n4r6b"), "homeBalance").amount);
  const before = home();
  expect(gone("/journal-entries/jen_8r5n2t7k1h")).toBe(204);
  expect(home()).toBeCloseTo(before - 397.96, 2);
});

test("no more cash is kept of a deposit than there is on its slip", () => {
  expect(
    session.refusal("POST", "/bank-deposits", {
      depositDate: "2026-04-20",
      accountId: checking,
      lines: [{ type: "other", accountId: "acc_3n9t5k7r2j", amount: usd("50.00") }],
      cashBack: { accountId: "acc_3r7t1k9n5p", amount: usd("60.00") },
    }),
  ).toBe("422 validation-failed");
});

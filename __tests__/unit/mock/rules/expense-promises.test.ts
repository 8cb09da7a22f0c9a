import { objectAt, objectsAt } from "../../../../src/openapi/json";
import { openSession, usd, type Session } from "../../../support/mock-session";

// What the pages of expenses and of billable expense charges promise.

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const accountId = "acc_9t1r5k3n7f";
const line = { accountId, amount: usd("100.00"), tax: usd("5.00"), description: "Ride" };
const onward = { ...line, isBillable: true, customerId: "cus_5m2r8k4rvs" };
const taxi = {
  expenseDate: "2026-04-28",
  payee: { type: "other", name: "Taxi" },
  paidFromAccountId: "acc_5r1t8n3k7c",
};
const spend = (...lines: object[]) => session.post("/expenses", { ...taxi, lines });
const chargeOf = (expenseId: string) => {
  const found = session.get(`/billable-expense-charges?expenseId=${expenseId}`);
  return objectsAt(found, "data")[0] as { id: string };
};
const step = (id: string, body: object) =>
  session.put(`/billable-expense-charges/${id}/status`, body);

it("adds an expense up, and takes nothing of the customer into its lines", () => {
  const expense = spend(onward, line);
  expect(expense).toMatchObject({
    receiptStatus: "missing",
    totals: {
      subtotal: usd("200.00"),
      tax: usd("10.00"),
      total: usd("210.00"),
      billable: usd("100.00"),
    },
  });
  expect(expense.lines[0]).toMatchObject({ taxCodeId: null, classReferenceId: null });
});

it("changes the expense when one of its lines is charged on, or no longer", () => {
  const { id, lines, updatedAt } = spend(line);
  const source = { type: "expense_line", expenseId: id, lineItemId: lines[0]!.id };
  const { customerId } = onward;
  const charge = session.post("/billable-expense-charges", { customerId, source });
  const marked = session.get(`/expenses/${id}`);
  expect(marked.lines[0]).toMatchObject({ isBillable: true, billableExpenseChargeId: charge.id });
  expect(String(marked.updatedAt) > String(updatedAt)).toBe(true);
  expect(session.call("DELETE", `/billable-expense-charges/${charge.id}`).status).toBe(204);
  const freed = session.get(`/expenses/${id}`);
  expect(freed.lines[0]).toMatchObject({ isBillable: false, billableExpenseChargeId: null });
  expect(String(freed.updatedAt) > String(marked.updatedAt)).toBe(true);
});

it("finds what an employee has paid", () => {
  const found = session.get("/expenses?payeeId=emp_1t5k9r3n7f");
  expect(objectsAt(found, "data").map(({ documentNumber }) => documentNumber)).toEqual([
    "EXP-1398",
  ]);
});

it("asks who has paid, and charges nothing on that is not above zero", () => {
  const lines = [{ ...onward, amount: usd("-1.00") }];
  const { expenseDate, payee } = taxi;
  expect(session.mistakes("POST", "/expenses", { expenseDate, payee, lines })).toEqual([
    "/paidFromAccountId required",
    "/lines/0/amount range",
  ]);
});

it("keeps a cost that somebody has set, and follows the line in everything else", () => {
  const expense = spend(onward);
  const { id } = chargeOf(expense.id);
  const path = `/billable-expense-charges/${id}`;
  expect(session.get(path)).toMatchObject({ markupPercent: "10", amount: usd("110.00") });
  session.patch(path, { cost: usd("40.00") });
  const kept = { id: expense.lines[0]?.id, accountId, amount: usd("60.00"), description: "Taxi" };
  session.patch(`/expenses/${expense.id}`, { lines: [kept] });
  expect(session.get(path)).toMatchObject({ cost: usd("40.00"), description: "Taxi" });
});

it("counts a charge with what is not yet invoiced until its invoice is posted", () => {
  const open = () => {
    const { balance } = session.get(`/customers/${onward.customerId}`);
    return Number(objectAt(objectAt({ balance }, "balance"), "uninvoicedOrders").amount);
  };
  const { id } = chargeOf(spend(onward).id);
  const before = open();
  step(id, { status: "approved" });
  expect(open() - before).toBeCloseTo(110);
  step(id, { status: "invoiced" });
  expect(open() - before).toBeCloseTo(110);
});

it("says who has approved a charge, and on which invoice it is", () => {
  const { id } = chargeOf(spend(onward).id);
  expect(step(id, { status: "approved" })).toMatchObject({ approvedBy: { name: "Marcus Bell" } });
  const free = { approvedBy: null, approvedAt: null };
  expect(step(id, { status: "draft", reason: "Too early" })).toMatchObject(free);
  step(id, { status: "approved" });
  const invoiced = step(id, { status: "invoiced" });
  expect(invoiced).toMatchObject({ statusReason: null, invoiceNumber: "INV-30503" });
  expect(String(invoiced.invoiceId)).toMatch(/^inv_/);
});

it("puts a charge on an order of the customer who pays it", () => {
  const charge = { description: "Brokerage", cost: usd("10.00"), salesOrderId: "sor_2t8r5n1k7c" };
  const path = "/billable-expense-charges";
  expect(session.mistakes("POST", path, { customerId: "cus_5m2r8k4rvs", ...charge })).toEqual([
    "/salesOrderId reference",
  ]);
});

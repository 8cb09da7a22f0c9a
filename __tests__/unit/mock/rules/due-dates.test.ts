import { discountOf, dueOn } from "../../../../src/mock/rules/money/due-dates";
import { openSession, usd, type Session } from "../../../support/mock-session";

let session: Session;

beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const term = (dayOfMonth: number, monthsAhead: number, cutoffDay?: number) => ({
  dueRule: { type: "day_of_month", dayOfMonth, monthsAhead, cutoffDay },
});

test.each([
  [term(15, 1, 25), "2026-03-20", "2026-04-15"],
  [term(15, 1, 25), "2026-03-27", "2026-05-15"],
  [term(31, 1), "2026-01-20", "2026-02-28"],
  [term(31, 0), "2026-12-31", "2026-12-31"],
  [term(10, 0), "2026-12-11", "2027-01-10"],
  [{ dueRule: { type: "days_after_invoice", days: 30 } }, "2026-03-11", "2026-04-10"],
  [{ dueRule: { type: "with_order" } }, "2026-03-11", "2026-03-11"],
  [undefined, "2026-03-11", "2026-03-11"],
])("%j makes what is dated %s due on %s", (given, from, due) => {
  expect(dueOn(given, from)).toBe(due);
});

test("a discount ends on the due date, even if its days are not over", () => {
  const earlyPaymentDiscount = { percent: "2", withinDays: 10, base: "total" };
  const totals = { subtotal: usd("100.00"), total: usd("100.00") };
  const until = (day: string) =>
    discountOf({ ...term(15, 0), earlyPaymentDiscount }, day, totals).discountDate;
  expect(["2026-03-02", "2026-03-12"].map(until)).toEqual(["2026-03-12", "2026-03-15"]);
});

const bill = {
  vendorId: "ven_3d6n1t8k5r",
  vendorInvoiceNumber: "AD-90777",
  billDate: "2026-04-27",
  paymentTermId: "ptm_7r1k5n3t8v",
  shippingCharge: usd("10.00"),
  lines: [{ type: "account", accountId: "acc_9t1r5k3n7f", amount: usd("20.40") }],
};

test("a bill is due on the day of the month of its term, and stays so once it is posted", () => {
  const { id, ...made } = session.post("/bills", bill);
  expect(made).toMatchObject({
    dueDate: "2026-06-15",
    discountDate: null,
    discountAvailable: null,
  });
  const changed = session.patch(`/bills/${id}`, { paymentTermId: "ptm_2r7h4n9k3d" });
  expect(changed.dueDate).toBe(made.dueDate);
  expect(session.mistakes("PATCH", `/bills/${id}`, { status: "draft" })).toEqual(["/status state"]);
});

test("a draft follows its day and its term, unless it is sent a day", () => {
  const { id } = session.post("/bills", { ...bill, status: "draft" });
  const due = (change: object) => session.patch(`/bills/${id}`, change).dueDate;
  expect(due({ billDate: "2026-04-20" })).toBe("2026-05-15");
  expect(due({ dueDate: "2026-05-20" })).toBe("2026-05-20");
  expect(due({ memo: "By phone" })).toBe("2026-05-20");
  expect(due({ paymentTermId: "ptm_2r7h4n9k3d" })).toBe("2026-05-20");
  expect(due({ paymentTermId: "ptm_7r1k5n3t8v", dueDate: "2026-05-29" })).toBe("2026-05-29");
});

test.each([
  ["goods", "0.41"],
  ["total", "0.61"],
])("a bill says what its term lets off of its %s", (base, amount) => {
  const { id } = session.post("/payment-terms", {
    code: "2-10",
    name: "2% 10 days",
    usedFor: "purchases",
    dueRule: { type: "days_after_invoice", days: 30 },
    earlyPaymentDiscount: { percent: "2", withinDays: 10, base },
  });
  const made = session.post("/bills", { ...bill, paymentTermId: id });
  expect(made).toMatchObject({
    dueDate: "2026-05-27",
    discountDate: "2026-05-07",
    discountAvailable: usd(amount),
  });
});

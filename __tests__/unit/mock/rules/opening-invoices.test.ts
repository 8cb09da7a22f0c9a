import { openingInvoices } from "../../../../src/mock/rules/opening";

const money = (amount: string) => ({ amount, currency: "USD" });

test("payments settle an invoice that the company began with, an expense on it does not", () => {
  const demo = {
    "invoices.yaml": [
      { id: "inv_1", documentNumber: "INV-1", customerId: "cus_1", amount: money("95.04") },
    ],
    "charges.yaml": [
      { id: "bex_1", customerId: "cus_1", invoiceId: "inv_1", amount: money("95.04") },
    ],
    "payments.yaml": [
      {
        id: "pay_1",
        customerId: "cus_1",
        allocations: [{ invoiceId: "inv_1", amount: money("5.04") }],
      },
    ],
  };
  expect(openingInvoices(demo)).toMatchObject([
    { openAmount: money("90.00"), status: "partially_paid" },
  ]);
});

import { ea, openSession, usd, type Session } from "../../../support/mock-session";

// What the text of a field forbids, with the place of the value and what `errors` calls the mistake.

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const [pdx, vendor, postingDate] = ["loc_2v9k4m7pdx", "ven_8n3k6r1t5s", "2026-04-28"];
const street = {
  line1: "1 Main Street",
  city: "Reno",
  region: "NV",
  postalCode: "89501",
  country: "US",
};
const shop = { kind: "business", name: "Sierra Cycles" };
const offer = { vendorId: "ven_7m4k9r2n6w", itemId: "itm_8r2k5n9t3d", unitPrice: usd("10.0000") };
const scrap = { type: "other", accountId: "acc_3n9t5k7r2j", locationId: pdx };
const electricity = { accountId: "acc_4r6n2k8t5w", locationId: pdx, debit: usd("480.00") };
const accrued = { accountId: "acc_8t3k6n9r1a", credit: usd("480.00") };
const receivable = { accountId: "acc_5t2k8n4r6b", debit: usd("480.00") };
const received = { purchaseOrderLineId: "pol_2k7n5r9t1c", quantity: ea("1"), bin: "B-03-4" };
const [deposit, rate] = ["/bank-deposits/bdp_4n7k2r9t5b", "/tax-rates/txr_8n3t6k1r4c"];

const freight = { accountId: "acc_9t1r5k3n7f", amount: usd("10.00") };
const receipt = {
  expenseDate: "2026-04-20",
  payee: { type: "other", name: "Courier" },
  paidFromAccountId: "acc_5r1t8n3k7c",
};
const term = {
  code: "30-DAYS",
  name: "Thirty days",
  usedFor: "sales",
  dueRule: { type: "days_after_invoice", days: 30 },
};
const bottles = { itemId: "itm_2d5j8s0f7g", quantity: ea("2") };
const canadian = { amount: "10.00", currency: "CAD" };
const transfer = { fromLocationId: pdx, toLocationId: "loc_8c3w6n2rn0", lines: [bottles] };
const bank = {
  holder: "Pine Street Press",
  bank: "Bank of Pine Street",
  routing: "323070380",
  accountNumber: "4471002",
};

const refused: [what: string, mistake: string, method: string, path: string, body: unknown][] = [
  ["an end before the beginning", "/validUntil range", "PATCH", rate, { validUntil: "2025-08-31" }],
  ["a rate abroad", "/country range", "PATCH", rate, { country: "CA" }],
  [
    "an entry reversed before it is posted",
    "/reversalDate range",
    "PATCH",
    "/journal-entries/jen_5r2k8n7t4q",
    { reversalDate: "2026-03-30" },
  ],
  [
    "a currency that is off",
    "/currency currency",
    "POST",
    "/customers",
    { ...shop, currency: "EUR" },
  ],
  [
    "credit in another currency",
    "/creditLimit/currency currency",
    "POST",
    "/customers",
    { ...shop, creditLimit: usd("100.00"), currency: "CAD" },
  ],
  [
    "an address without its state",
    "/billingAddress/region required",
    "POST",
    "/customers",
    { ...shop, billingAddress: { ...street, region: null } },
  ],
  [
    "goods for a PO box",
    "/shippingAddress/line1 format",
    "POST",
    "/customers",
    { ...shop, shippingAddress: { ...street, line1: "PO Box 12" } },
  ],
  [
    "a customer as a vendor",
    "/lines/0/party/id format",
    "POST",
    "/journal-entries",
    { postingDate, lines: [{ ...receivable, party: { type: "customer", id: vendor } }, accrued] },
  ],
  [
    "a vendor who owes",
    "/lines/0/party/type not_for_kind",
    "POST",
    "/journal-entries",
    { postingDate, lines: [{ ...receivable, party: { type: "vendor", id: vendor } }, accrued] },
  ],
  [
    "a line in another currency",
    "/lines/0/debit/currency currency",
    "POST",
    "/journal-entries",
    {
      postingDate,
      lines: [{ ...electricity, debit: { amount: "480.00", currency: "CAD" } }, accrued],
    },
  ],
  [
    "a location that is closed",
    "/locationId reference",
    "POST",
    "/bin-locations",
    { locationId: "loc_9t4k2n7rv1", code: "V-01" },
  ],
  [
    "a minimum in another unit",
    "/minimumOrderQuantity/unit unit",
    "POST",
    "/vendor-items",
    { ...offer, minimumOrderQuantity: { value: "1", unit: "kg" } },
  ],
  [
    "an item that is not bought",
    "/itemId not_for_kind",
    "POST",
    "/vendor-items",
    { ...offer, itemId: "itm_7k2m9x4q8d" },
  ],
  [
    "an agency as an employee",
    "/employeeId not_for_kind",
    "PATCH",
    "/sales-reps/srp_3k7n9t2r5w",
    { employeeId: "emp_3n7k1r9t4s" },
  ],
  [
    "a deposit before its payments",
    "/depositDate range",
    "PATCH",
    deposit,
    { depositDate: "2026-03-01" },
  ],
  [
    "other money in another currency",
    "/lines/0/amount/currency currency",
    "PATCH",
    deposit,
    { lines: [{ ...scrap, amount: { amount: "500.00", currency: "CAD" } }] },
  ],
  [
    "goods in a bin elsewhere",
    "/lines/0/bin reference",
    "POST",
    "/receivings",
    { lines: [{ ...received, bin: "R-10-1" }] },
  ],
  [
    "goods refused without a reason",
    "/lines/0/rejectReason required",
    "POST",
    "/receivings",
    { lines: [{ ...received, quantityRejected: ea("1") }] },
  ],
  [
    "one line received twice",
    "/lines/1/purchaseOrderLineId duplicate",
    "POST",
    "/receivings",
    { lines: [received, received] },
  ],
  [
    "lots of an item without lots",
    "/lines/0/lots not_for_kind",
    "POST",
    "/receivings",
    { lines: [{ ...received, lots: [{ lotNumber: "L1", quantity: ea("1") }] }] },
  ],
  [
    "a billable line without a customer",
    "/lines/0/customerId required",
    "POST",
    "/expenses",
    { ...receipt, lines: [{ ...freight, isBillable: true }] },
  ],
  [
    "an expense of nothing",
    "/lines range",
    "POST",
    "/expenses",
    { ...receipt, lines: [{ ...freight, amount: usd("0.00") }] },
  ],
  [
    "an expense in another currency",
    "/lines/0/amount/currency currency",
    "POST",
    "/expenses",
    { ...receipt, lines: [{ ...freight, amount: { amount: "10.00", currency: "CAD" } }] },
  ],
  [
    "a discount after the due date",
    "/earlyPaymentDiscount/withinDays range",
    "POST",
    "/payment-terms",
    { ...term, earlyPaymentDiscount: { percent: "2", withinDays: 40, base: "goods" } },
  ],
  [
    "two discounts of a line",
    "/lines/0/discountAmount not_for_kind",
    "POST",
    "/sales-orders",
    {
      customerId: "cus_5m2r8k4rvs",
      lines: [{ ...bottles, discountPercent: "5", discountAmount: usd("1.00") }],
    },
  ],
  [
    "another item on a line",
    "/lines/0/itemId read_only",
    "PATCH",
    "/purchase-orders/pur_5k1n8t3r6b",
    { lines: [{ id: "pol_4n8r1t6k2d", itemId: "itm_8r2k5n9t3d" }] },
  ],
  [
    "a discount in another currency",
    "/lines/0/discountAmount/currency currency",
    "POST",
    "/sales-orders",
    { customerId: "cus_5m2r8k4rvs", lines: [{ ...bottles, discountAmount: canadian }] },
  ],
  [
    "a minimum in another currency than the vendor's",
    "/minimumOrder/currency currency",
    "POST",
    "/vendors",
    { name: "Pine Street Press", minimumOrder: canadian },
  ],
  [
    "freight in another currency",
    "/freightCost/currency currency",
    "POST",
    "/inventory-transfers",
    { ...transfer, freightCost: canadian },
  ],
  [
    "freight below zero",
    "/freightCost/amount range",
    "POST",
    "/inventory-transfers",
    { ...transfer, freightCost: usd("-5.00") },
  ],
  [
    "a routing number of a bank abroad",
    "/bankAccount/routing format",
    "POST",
    "/vendors",
    { name: "Pine Street Press", bankAccount: { ...bank, country: "TW" } },
  ],
  [
    "an account that owes nothing",
    "/payableAccountId reference",
    "POST",
    "/vendors",
    { name: "Pine Street Press", payableAccountId: freight.accountId },
  ],
  [
    "invoices by post without an address",
    "/invoiceDelivery required",
    "POST",
    "/customers",
    { ...shop, invoiceDelivery: "post" },
  ],
  [
    "a price level that is not set up",
    "/proposedPriceLevelCode reference",
    "POST",
    "/customer-types",
    { code: "CLUB", name: "Clubs", proposedPriceLevelCode: "CLUB" },
  ],
  [
    "the tax number of a vendor as a party",
    "/taxNumber read_only",
    "POST",
    "/entities",
    { partyType: "vendor", name: "Pine Street Press", taxNumber: "93-1234567" },
  ],
];

test.each(refused)("%s: %s", (_, mistake, method, path, body) => {
  expect(session.mistakes(method, path, body)).toContain(mistake);
});

test("an expense line has the dimensions that its account requires", () => {
  session.patch(`/accounts/${freight.accountId}`, { requiredDimensions: ["department"] });
  const { errors } = session.call("POST", "/expenses", { ...receipt, lines: [freight] })
    .body as unknown as { errors: { pointer: string }[] };
  expect(errors.map(({ pointer }) => pointer)).toEqual(["/lines/0/departmentId"]);
});

test("lines of a deposit that stay the same keep their ids", () => {
  const [first, , other] = session.get(deposit).lines;
  const { lines: left } = session.patch(deposit, {
    lines: [
      { type: "payment", paymentId: first?.paymentId },
      { ...scrap, memo: "Scrap aluminum", amount: usd("184.00") },
    ],
  });
  expect(left.map(({ id }) => id)).toEqual([first?.id, other?.id]);
});

test.each([
  ["/bin-locations", { locationId: pdx, code: "Z-01", barcode: "0860009413573" }, "barcode-taken"],
  ["/vendor-items", { ...offer, vendorId: vendor, vendorSku: "CCS-LX250-12" }, "vendor-sku-taken"],
  [
    "/receivings",
    { lines: [{ ...received, purchaseOrderLineId: "pol_6r3t8k1n4w" }] },
    "transition-not-allowed",
  ],
])("POST %s is refused with its code", (path, body, code) => {
  expect(session.refusal("POST", path, body)).toBe(`409 ${code}`);
});

test("stock is not bought with an expense, and money that a shop gives back is one", () => {
  const stock = { ...receipt, lines: [{ ...freight, accountId: "acc_2k8r4n6t1p" }] };
  expect(session.refusal("POST", "/expenses", stock)).toBe("409 account-not-postable");
  const back = { ...receipt, lines: [{ ...freight, amount: usd("-10.00") }] };
  expect(session.post("/expenses", back).totals).toMatchObject({ total: usd("-10.00") });
});

test("the address of a shipment that has left is checked, and not corrected", () => {
  const path = "/shipments/shp_1k8v5r3m7d/verify-shipping-address";
  expect(session.refusal("POST", path, { applyCorrection: true })).toBe(
    "409 shipment-not-editable",
  );
  expect(session.post(path, {}).result).toBe("verified");
});

test("a rate that was charged takes no end before that", () => {
  const path = "/tax-rates/txr_2k7n5r9t3w";
  expect(session.refusal("PATCH", path, { validUntil: "2026-01-31" })).toBe("409 tax-setup-locked");
});

test("rows of which everything is blocked are left out of the bins of an item, too", () => {
  const path = "/items/itm_2d5j8s0f7g/bin-quantities?includeBlocked=false";
  const { data } = session.get(path) as unknown as { data: { bin: string }[] };
  expect(data.map(({ bin }) => bin)).not.toContain("R-10-2");
});

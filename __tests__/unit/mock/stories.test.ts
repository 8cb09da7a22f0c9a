import { listAt, objectAt, objectsAt, type JsonObject } from "../../../src/openapi/json";
import { money, numberIn } from "../../../src/mock/decimals";
import { inHome } from "../../../src/mock/rules/money/ledger";
import { ea, inPortland, openSession, usd, type Session } from "../../support/mock-session";
import { toReno } from "../../support/addresses";
import { sendTwoBack } from "../../support/returns";
import { shipLines } from "../../support/ship-lines";

let session: Session;
const dealer = "cus_5m2r8k4rvs";
const shop = "cus_1w4e7b0shp";
const pdx = "loc_2v9k4m7pdx";
const sealant = "itm_2d5j8s0f7g";
const lotA = "lot_7d4k9m2v6s";

beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const rows = (path: string) => listAt(session.get(path), "data") as JsonObject[];

/** Balances of all accounts by number, debits positive, in ten-billionths of a cent. */
function balances(asOf = "2026-12-31"): Map<unknown, bigint> {
  return new Map(
    rows(`/accounts?isHeader=false&limit=200&asOf=${asOf}`).map((account) => [
      account.number,
      (account.normalBalance === "credit" ? -1n : 1n) * numberIn(account.homeBalance),
    ]),
  );
}

/** What accounts have changed by since, in words, those without a change left out. */
function changes(before: Map<unknown, bigint>): Record<string, string> {
  const text = (number: bigint) => (Number(number / 10n ** 8n) / 10_000).toFixed(2);
  return Object.fromEntries(
    [...balances()].flatMap(([number, now]) => {
      const change = now - (before.get(number) ?? 0n);
      return change === 0n ? [] : [[String(number), text(change)]];
    }),
  );
}

const total = (of: Map<unknown, bigint>) => [...of.values()].reduce((sum, one) => sum + one, 0n);

/** Ships bottles; the order, with a drafted invoice. */
function shippedBottles(customerId: string, count: string, more: JsonObject = {}): JsonObject {
  const { id } = session.post("/sales-orders", {
    customerId,
    locationId: pdx,
    lines: [{ itemId: sealant, quantity: ea(count) }],
    ...(customerId === shop && inPortland),
    ...more,
  });
  const issued = session.post(`/sales-orders/${id}/issue`, {});
  return objectAt(session.post(`/sales-orders/${id}/ship`, shipLines(issued)), "salesOrder");
}

function soldBottles(customerId: string, count: string, more: JsonObject = {}) {
  const { id } = shippedBottles(customerId, count, more);
  // With the next call, people have posted the invoice.
  return session.patch(`/sales-orders/${String(id)}`, { internalNote: "Shipped." });
}

function pay(invoice: JsonObject | undefined, amount: string) {
  session.post("/payments", {
    kind: "customer_payment",
    referenceNumber: "20440",
    customerId: shop,
    paymentDate: "2026-04-29",
    paymentMethodId: "pmm_3k7n9r1t5c",
    amount: usd(amount),
    allocations: [{ type: "invoice", invoiceId: invoice?.id, amount: usd(amount) }],
  });
}

test("a return and a refund: half of an order comes back, and is paid back with its tax", () => {
  const before = balances();
  const order = soldBottles(shop, "4", { shippingAddress: toReno });
  // 4 × 14.50 = 58.00, and 8.265 % of it.
  expect(order.totals).toMatchObject({ subtotal: usd("58.00"), tax: usd("4.79") });
  const [invoice] = objectsAt(order, "invoices");
  expect(invoice).toMatchObject({ status: "open", openAmount: usd("62.79") });
  pay(invoice, "62.79");
  const { id, lines } = sendTwoBack(session, order).rma;
  const [line] = lines;
  const refund = session.post("/refunds", {
    source: { type: "rma", rmaId: id },
    paymentMethodId: "pmm_3k7n9r1t5c",
    alreadyPaid: true,
    reference: "re-1",
    lines: [{ rmaLineId: line?.id, quantity: ea("2") }],
  });
  // 2 × 14.50 = 29.00, with 2.40 of tax.
  expect(objectAt(refund, "totals").total).toEqual(usd("31.40"));
  const after = changes(before);
  const money = ["1010", "1090"].reduce((sum, number) => sum + Number(after[number] ?? 0), 0);
  expect(money.toFixed(2)).toBe("31.39");
  expect(after).toMatchObject({
    // Two bottles at 5.40 have left for good.
    "1330": "-10.80",
    "5010": "10.80",
    "4020": "-29.00",
    "2310": "-2.39",
  });
  expect([after["1200"], after["1210"]]).toEqual([undefined, undefined]);
  expect(objectAt(session.get(`/customers/${shop}`), "balance").openInvoices).toEqual(usd("0.00"));
  expect(session.get(`/lots/${lotA}/trace`).balance).toMatchObject({
    shipped: ea("28"),
    returned: ea("5"),
    onHand: ea("107"),
  });
  expect(session.get(`/rmas/${id}`)).toMatchObject({ status: "received", refundIds: [refund.id] });
  expect(total(balances())).toBe(0n);
});

test("an invoice can be paid by the first call after the one that has shipped its goods", () => {
  const order = shippedBottles(shop, "1");
  const [invoice] = objectsAt(order, "invoices");
  expect(invoice).toMatchObject({ status: "draft", total: usd("14.50") });
  pay(invoice, "14.50");
  expect(session.get(`/sales-orders/${String(order.id)}`).invoices).toMatchObject([
    { status: "paid" },
  ]);
  expect(total(balances())).toBe(0n);
});

test("a recall: a lot is blocked, its customers are named, and what is left is scrapped", () => {
  const first = soldBottles(dealer, "24");
  const second = soldBottles(shop, "6");
  const before = balances();
  session.patch(`/lots/${lotA}`, { status: "quarantined" });
  const more = session.post("/sales-orders", {
    customerId: dealer,
    locationId: pdx,
    lines: [{ itemId: sealant, quantity: ea("2") }],
  });
  // Nothing that is blocked is promised.
  expect(session.post(`/sales-orders/${more.id}/issue`, {}).lines).toMatchObject([
    { quantityReserved: ea("0"), quantityBackordered: ea("2") },
  ]);
  const trace = session.get(`/lots/${lotA}/trace`);
  const sold = objectsAt(trace, "downstream").filter(({ kind }) => kind === "shipped");
  expect(
    sold.map(({ quantity, party }) => [
      objectAt({ party }, "party").name,
      objectAt({ quantity }, "quantity").value,
    ]),
  ).toEqual([
    ["Riverside Bike Shop", "24"],
    ["Riverside Bike Shop", "24"],
    ["Tallgrass web shop", "6"],
  ]);
  expect(
    objectsAt(trace, "upstream").map(({ party }) => objectAt({ party }, "party").name),
  ).toEqual(["Cascade Chemical Supply"]);
  expect(trace.balance).toMatchObject({
    received: ea("132"),
    shipped: ea("54"),
    onHand: ea("79"),
  });
  expect([first.status, second.status]).toEqual(["shipped", "shipped"]);
  // 12 of the 79 are in Reno.
  const scrap = (locationId: string, bin: string, count: string) =>
    session.post("/inventory-adjustments", {
      locationId,
      reason: "scrap",
      lines: [
        {
          itemId: sealant,
          bin,
          quantityChange: ea(`-${count}`),
          lots: [{ lotNumber: "SL-2602-A", quantity: ea(`-${count}`) }],
        },
      ],
    });
  expect(scrap(pdx, "B-03-2", "67").valueChange).toEqual(usd("-361.80"));
  expect(scrap("loc_8c3w6n2rn0", "R-10-1", "12").valueChange).toEqual(usd("-64.80"));
  expect(session.get(`/lots/${lotA}`).onHand).toEqual(ea("0"));
  expect(session.get(`/lots/${lotA}/trace`).balance).toMatchObject({
    shipped: ea("54"),
    scrapped: ea("79"),
    onHand: ea("0"),
  });
  // 79 × 5.40
  expect(changes(before)).toEqual({ "1330": "-426.60", "5080": "426.60" });
  expect(total(balances())).toBe(0n);
});

test("a month end: the trial balance adds up, and stock, customers, and vendors agree with their accounts", () => {
  soldBottles(dealer, "10");
  const { id } = session.post("/purchase-orders", {
    vendorId: "ven_3d6n1t8k5r",
    lines: [{ itemId: "itm_8r2k5n9t3d", quantity: ea("4") }],
  });
  const order = session.put(`/purchase-orders/${id}/status`, { status: "open" });
  const purchaseOrderLineId = order.lines[0]?.id;
  const received = balances();
  const receiving = session.post("/receivings", {
    lines: [{ purchaseOrderLineId, quantity: ea("4") }],
  });
  // 4 × 312.00 are here, and no bill yet.
  expect(changes(received)).toEqual({ "1320": "1248.00", "2110": "-1248.00" });
  session.post("/bills", {
    vendorId: "ven_3d6n1t8k5r",
    vendorInvoiceNumber: "AD-88",
    billDate: "2026-04-29",
    lines: [
      {
        type: "purchase_order",
        purchaseOrderLineId,
        receivingLineId: receiving.lines[0]?.id,
        quantity: ea("4"),
        unitPrice: usd("312.00"),
      },
    ],
  });
  expect(changes(received)).toEqual({ "1320": "1248.00", "2010": "-1248.00" });
  const accrued = balances("2026-04-30");
  session.post("/journal-entries", {
    postingDate: "2026-04-30",
    memo: "Electricity of April, estimated",
    reversalDate: "2026-05-01",
    lines: [
      { accountId: "acc_4r6n2k8t5w", debit: usd("480.00"), locationId: "loc_2v9k4m7pdx" },
      { accountId: "acc_8t3k6n9r1a", credit: usd("480.00") },
    ],
  });
  const april = balances("2026-04-30");
  expect((april.get("6310") ?? 0n) - (accrued.get("6310") ?? 0n)).toBe(numberIn(usd("480.00")));
  expect(["2025-12-31", "2026-03-31", "2026-04-30"].map((day) => total(balances(day)))).toEqual([
    0n,
    0n,
    0n,
  ]);
  const inventory = ["1310", "1320", "1330"].reduce((sum, one) => sum + (april.get(one) ?? 0n), 0n);
  expect(inventory).toBe(numberIn(session.get("/stock").totalValue));
  const owedBy = rows("/customers?limit=200").reduce(
    (sum, { balance, currency }) =>
      sum +
      numberIn(
        money(
          inHome(numberIn(objectAt({ balance }, "balance").openInvoices), {
            currency,
            exchangeRate: "1.372",
          }),
          "USD",
        ),
      ),
    0n,
  );
  expect(april.get("1200")).toBe(owedBy);
  const vendors = rows("/vendors?limit=200");
  const owedTo = vendors.reduce(
    (sum, { balance }) => sum + numberIn(objectAt({ balance }, "balance").openBills),
    0n,
  );
  expect(april.get("2010")).toBe(-owedTo);
  // 474.00 from before, and 1248.00.
  expect(owedTo).toBe(numberIn(usd("1722.00")));
});

import { objectAt, objectsAt, textsAt, type JsonObject } from "../../../../src/openapi/json";
import { ea, openSession, usd, type Answered, type Session } from "../../../support/mock-session";

let session: Session;
const groupset = "itm_8r2k5n9t3d";
const wheelset = "itm_6w1k4r8n2t";
const sealant = "itm_2d5j8s0f7g";
const forwarder = "ven_4k8t2n6r1d";
const pdx = "loc_2v9k4m7pdx";

beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const cost = (type: string, amount: string, allocation: string): JsonObject => ({
  type,
  amount: usd(amount),
  allocation,
  vendorId: forwarder,
});

/** Receives goods at a price, with the landed costs that are known by then. */
function received(
  lines: readonly JsonObject[],
  landedCosts: readonly JsonObject[] = [],
  receivedOn = "2026-04-29",
) {
  const order = session.post("/purchase-orders", { vendorId: "ven_3d6n1t8k5r", lines });
  session.put(`/purchase-orders/${order.id}/status`, { status: "open" });
  return session.post("/receivings", {
    receivedOn,
    lines: order.lines.map((line) => ({
      purchaseOrderLineId: line.id,
      quantity: line.quantity,
      bin: "C-01-1",
      ...(line.itemId === sealant && {
        lots: [{ lotNumber: "SL-9", quantity: line.quantity, expiresOn: "2027-01-31" }],
      }),
    })),
    ...(landedCosts.length && { landedCosts }),
  });
}
const line = (itemId: string, count: string, price: string, unit = "ea") => ({
  itemId,
  quantity: ea(count, unit),
  unitPrice: usd(price),
});
const more = ({ id }: Answered, ...landedCosts: JsonObject[]) =>
  session.patch(`/receivings/${id}`, { landedCosts, landedCostPostingDate: "2026-05-04" });
const landed = ({ lines }: Answered) => lines.map(({ landedCost }) => landedCost);
const averageOf = (itemId: string) =>
  (session.get(`/stock?itemId=${itemId}&locationId=${pdx}`) as unknown as { data: JsonObject[] })
    .data[0]?.value;

/** The sides of the last entry of a receiving by the number of the account; credits are negative. */
function lastSides({ id }: Answered): Record<string, string> {
  const entry = textsAt(session.get(`/receivings/${id}`), "journalEntryIds").at(-1);
  const { lines } = session.get(`/journal-entries/${String(entry)}`);
  return Object.fromEntries(
    lines.map(({ accountId, debit, credit }) => [
      String(session.get(`/accounts/${String(accountId)}`).number),
      debit
        ? String(objectAt({ debit }, "debit").amount)
        : `-${String(objectAt({ credit }, "credit").amount)}`,
    ]),
  );
}

test("costs are spread by value, by quantity, and by weight, and the last line takes the rounding", () => {
  const lines = [line(groupset, "2", "300.00"), line(wheelset, "1", "100.00", "set")];
  expect(landed(received(lines, [cost("duty", "10.00", "value")]))).toEqual([
    usd("8.57"),
    usd("1.43"),
  ]);
  expect(landed(received(lines, [cost("freight", "10.00", "quantity")]))).toEqual([
    usd("6.67"),
    usd("3.33"),
  ]);
  const [light, heavy] = [groupset, wheelset].map((id) =>
    Number(objectAt(session.get(`/items/${id}`), "weight").value),
  );
  const share = (10 * 2 * (light ?? 0)) / (2 * (light ?? 0) + (heavy ?? 0));
  expect(landed(received(lines, [cost("freight", "10.00", "weight")]))).toEqual([
    usd(share.toFixed(2)),
    usd((10 - Number(share.toFixed(2))).toFixed(2)),
  ]);
});

test("a cost is not spread by a volume that an item does not have", () => {
  const receiving = received([line(groupset, "2", "300.00")]);
  const landedCosts = [cost("freight", "10.00", "volume")];
  expect(objectAt(session.get(`/items/${groupset}`), "dimensions")).toEqual({});
  more(receiving, cost("duty", "5.00", "value"));
  expect(session.mistakes("PATCH", `/receivings/${receiving.id}`, { landedCosts })).toEqual([
    "/landedCosts/0/allocation required",
  ]);
});

test("later costs make what is in stock worth more, on their own day, and go when they are removed", () => {
  const before = averageOf(groupset);
  const receiving = received([line(groupset, "7", "312.00")]);
  const added = more(
    receiving,
    cost("freight", "175.00", "weight"),
    cost("duty", "109.20", "value"),
  );
  expect(added).toMatchObject({
    lines: [{ landedCost: usd("284.20"), landedUnitCost: { amount: "352.6000" } }],
    totals: {
      landedCost: usd("284.20"),
      inventoryValue: usd("2468.20"),
      expensedLandedCost: usd("0.00"),
    },
  });
  expect(lastSides(receiving)).toEqual({ "1320": "284.20", "2120": "-284.20" });
  const value = (what: unknown) => Number(objectAt({ what }, "what").amount);
  expect(value(averageOf(groupset)) - value(before)).toBeCloseTo(2468.2);
  const entry = textsAt(added, "journalEntryIds").at(-1);
  expect(session.get(`/journal-entries/${String(entry)}`).postingDate).toBe("2026-05-04");
  const remove = objectsAt(added, "landedCosts").map(({ id }) => ({ id, remove: true }));
  expect(more(receiving, ...remove)).toMatchObject({
    landedCosts: [],
    lines: [{ landedCost: usd("0.00"), landedUnitCost: { amount: "312.0000" } }],
  });
  expect(value(averageOf(groupset)) - value(before)).toBeCloseTo(2184);
});

test("the share of pieces that have left is a variance", () => {
  const receiving = received([line(groupset, "8", "312.00")]);
  const bins = session.get(`/items/${groupset}/bin-quantities?locationId=${pdx}`);
  const lines = objectsAt(bins, "data").map(({ bin, onHand }) => {
    const kept = bin === "C-01-1" ? 2 : 0;
    return {
      itemId: groupset,
      bin,
      quantityChange: ea(String(kept - Number(objectAt({ onHand }, "onHand").value))),
    };
  });
  session.post("/inventory-adjustments", { locationId: pdx, reason: "scrap", lines });
  const { totals } = more(receiving, cost("freight", "80.00", "value"));
  expect(totals).toMatchObject({ landedCost: usd("80.00"), expensedLandedCost: usd("60.00") });
  expect(lastSides(receiving)).toEqual({ "1320": "20.00", "5090": "60.00", "2120": "-80.00" });
});

test("with first in, first out, a cost stays with what its receipt has brought", () => {
  expect(session.get(`/items/${sealant}`).costingMethod).toBe("fifo");
  const unitCost = () => {
    const { id } = session.post("/sales-orders", {
      customerId: "cus_5m2r8k4rvs",
      lines: [{ itemId: sealant, quantity: ea("1"), unitPrice: usd("14.50") }],
    });
    const { lines } = session.post(`/sales-orders/${id}/issue`, {});
    const lots = [{ lotNumber: "SL-2602-A", quantity: ea("1") }];
    const answer = session.post(`/sales-orders/${id}/ship`, {
      lines: [{ lineItemId: lines[0]?.id, quantity: ea("1"), lots }],
    });
    return objectsAt(objectAt(answer, "shipment"), "lines")[0]?.unitCost;
  };
  const before = unitCost();
  more(received([line(sealant, "10", "5.00")]), cost("freight", "40.00", "value"));
  expect(unitCost()).toEqual(before);
});

test("a bill settles an estimate, spreads the difference, and gives the estimate back when it is deleted", () => {
  const receiving = received([line(groupset, "4", "300.00")], [cost("freight", "40.00", "value")]);
  const [estimate] = objectsAt(receiving, "landedCosts");
  expect(estimate).toMatchObject({ status: "estimated" });
  const lines = [
    {
      type: "landed_cost",
      receivingId: receiving.id,
      landedCostId: estimate?.id,
      costType: "freight",
      amount: usd("46.00"),
    },
    { type: "landed_cost", receivingId: receiving.id, costType: "duty", amount: usd("14.00") },
  ];
  const body = { vendorId: forwarder, billDate: "2026-05-04", lines };
  const bill = session.post("/bills", { ...body, vendorInvoiceNumber: "CGF-1" });
  expect(bill.matchStatus).toBe("matched");
  expect(bill.lines).toMatchObject([{ difference: usd("6.00") }, { difference: usd("14.00") }]);
  const billed = session.get(`/receivings/${receiving.id}`);
  expect(billed).toMatchObject({
    landedCosts: [
      { id: estimate?.id, amount: usd("46.00"), status: "billed", billId: bill.id },
      { id: bill.lines[1]?.landedCostId, amount: usd("14.00"), status: "billed" },
    ],
    lines: [{ landedCost: usd("60.00"), landedUnitCost: { amount: "315.0000" } }],
  });
  expect(session.refusal("DELETE", `/receivings/${receiving.id}`)).toBe("409 receiving-billed");
  const again = { ...body, vendorInvoiceNumber: "CGF-2" };
  expect(session.refusal("POST", "/bills", again)).toBe("409 landed-cost-billed");
  const landedCosts = [{ id: estimate?.id, remove: true }];
  expect(session.refusal("PATCH", `/receivings/${receiving.id}`, { landedCosts })).toBe(
    "409 landed-cost-billed",
  );
  expect(session.call("DELETE", `/bills/${bill.id}`).status).toBe(204);
  expect(session.get(`/receivings/${receiving.id}`)).toMatchObject({
    landedCosts: [{ id: estimate?.id, amount: usd("40.00"), status: "estimated", billId: null }],
    lines: [{ landedCost: usd("40.00") }],
  });
});

test("a landed cost is of nobody until somebody is named", () => {
  const cost = { type: "freight", amount: usd("12.00"), allocation: "quantity" };
  const { landedCosts } = session.patch("/receivings/rcv_3k8t5n1r6d", { landedCosts: [cost] });
  const [, , added] = objectsAt({ landedCosts }, "landedCosts");
  expect(added).toMatchObject({ vendorId: null, addedAt: expect.any(String) as string });
});

test("a cost in a foreign currency keeps the value of its day when others are added, and a bill gives it that of its own", () => {
  const cad = (amount: string) => ({ amount, currency: "CAD" });
  const carrier = session.post("/vendors", { name: "Carrier", currency: "CAD" });
  const freight = { ...cost("freight", "0", "value"), amount: cad("136.25"), vendorId: carrier.id };
  // 1 USD is 1.3625 CAD on March 28, and 1.372 since April 1.
  const receiving = received([line(groupset, "4", "300.00")], [freight], "2026-03-28");
  const path = `/receivings/${receiving.id}`;
  const [estimate] = objectsAt(receiving, "landedCosts");
  expect(landed(receiving)).toEqual([usd("100.00")]);
  expect(landed(more(receiving, cost("duty", "10.00", "value")))).toEqual([usd("110.00")]);
  expect(lastSides(receiving)).toEqual({ "1320": "10.00", "2120": "-10.00" });
  const bill = session.post("/bills", {
    vendorId: carrier.id,
    vendorInvoiceNumber: "C-1",
    billDate: "2026-03-28",
    postingDate: "2026-04-29",
    lines: [
      {
        type: "landed_cost",
        receivingId: receiving.id,
        landedCostId: estimate?.id,
        costType: "freight",
        amount: cad("136.25"),
      },
    ],
  });
  expect(bill.exchangeRate).toBe("1.372");
  expect(landed(session.get(path))).toEqual([usd("109.31")]);
  expect(lastSides(receiving)).toEqual({ "2120": "0.69", "1320": "-0.69" });
  expect(session.call("DELETE", `/bills/${bill.id}`).status).toBe(204);
  expect(landed(session.get(path))).toEqual([usd("110.00")]);
});

test("tax on a bill that nobody gives back is a part of the cost", () => {
  const entry = (taxAgencyId: string | null) => {
    const { journalEntryId } = session.post("/bills", {
      vendorId: forwarder,
      vendorInvoiceNumber: `T-${String(taxAgencyId)}`,
      billDate: "2026-04-29",
      lines: [{ type: "account", accountId: "acc_9t1r5k3n7f", amount: usd("100.00") }],
      taxLines: [
        {
          name: "Tax",
          taxAgencyId,
          ratePercent: "5",
          taxableAmount: usd("100.00"),
          amount: usd("5.00"),
        },
      ],
    });
    return session
      .get(`/journal-entries/${String(journalEntryId)}`)
      .lines.map(({ debit, credit }) => objectAt({ one: debit ?? credit }, "one").amount);
  };
  expect(entry(null)).toEqual(["105.00", "105.00"]);
  const agencies = objectsAt(session.get("/tax-agencies"), "data");
  const agency = agencies.find(({ recoverableAccountId }) => recoverableAccountId);
  expect(entry(String(agency?.id))).toEqual(["100.00", "5.00", "105.00"]);
});

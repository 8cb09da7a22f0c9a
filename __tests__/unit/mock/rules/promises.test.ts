import type { JsonObject } from "../../../../src/openapi/json";
import { ea, openSession, usd, type Session } from "../../../support/mock-session";

// What pages about purchases, stock, and master data promise to refuse, and what they promise to change.

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const [pdx, rno] = ["loc_2v9k4m7pdx", "loc_8c3w6n2rn0"];
const [groupset, sealant, light] = ["itm_8r2k5n9t3d", "itm_2d5j8s0f7g", "itm_8c4t6k1n9r"];
const [bicycle, kit] = ["itm_7k2m9x4q8d", "itm_6r4n1v8c3b"];
const [alder, chemicals, forwarder] = ["ven_3d6n1t8k5r", "ven_8n3k6r1t5s", "ven_4k8t2n6r1d"];
const order = "/purchase-orders/pur_7t4k1n8r5d";
const orderLine = "pol_2k7n5r9t1c";
const canadian = { amount: "10.0000", currency: "CAD" };

const receiving = (line: JsonObject = {}, more: JsonObject = {}) => ({
  lines: [{ purchaseOrderLineId: orderLine, quantity: ea("1"), ...line }],
  ...more,
});
const bill = (line: JsonObject, more: JsonObject = {}) => ({
  vendorId: forwarder,
  vendorInvoiceNumber: "CGF-9",
  billDate: "2026-04-28",
  lines: [line],
  ...more,
});
const supplies = { type: "account", accountId: "acc_8k7t3n1r6q", amount: usd("100.00") };
const paint = {
  type: "purchase_order",
  purchaseOrderLineId: "pol_9t5n2k7r3b",
  quantity: ea("1", "l"),
  unitPrice: usd("41.5000"),
};
const tax = { name: "Oregon", ratePercent: "5", taxableAmount: usd("100.00"), amount: usd("6.00") };
const adjustment = (line: JsonObject, more: JsonObject = {}) => ({
  locationId: pdx,
  reason: "correction",
  lines: [{ itemId: light, bin: "B-03-4", ...line }],
  ...more,
});
const one = { quantityChange: ea("1") };
const lots = (...rows: JsonObject[]) =>
  adjustment({ itemId: sealant, bin: "B-03-2", ...one, lots: rows });
const transfer = (line: JsonObject = {}, more: JsonObject = {}) => ({
  fromLocationId: pdx,
  toLocationId: rno,
  lines: [{ itemId: light, quantity: ea("2"), ...line }],
  ...more,
});
const item = (more: JsonObject) => ({
  kind: "stock",
  sku: "PUMP",
  name: "Floor pump",
  baseUnit: "ea",
  ...more,
});
const setting = (more: JsonObject) => item({ stockSettings: [{ locationId: pdx, ...more }] });

const refused: [what: string, mistake: string, method: string, path: string, body: unknown][] = [
  [
    "a kit on a purchase order",
    "/lines/0/itemId reference",
    "POST",
    "/purchase-orders",
    { vendorId: alder, lines: [{ itemId: kit, quantity: ea("1"), unitPrice: usd("1.0000") }] },
  ],
  [
    "freight in another currency than that of the forwarder",
    "/landedCosts/0/amount/currency currency",
    "POST",
    "/receivings",
    receiving(
      {},
      {
        landedCosts: [
          {
            type: "freight",
            allocation: "value",
            vendorId: forwarder,
            amount: { amount: "10.00", currency: "CAD" },
          },
        ],
      },
    ),
  ],
  [
    "a lot without its last day",
    "/lines/0/lots/0/expiresOn required",
    "PATCH",
    "/receivings/rcv_6n2k9r4t7s",
    { lines: [{ id: "rcl_1n6r4k9t7c", lots: [{ lotNumber: "SL-2602-A", expiresOn: null }] }] },
  ],
  [
    "a charge for the order of another vendor",
    "/lines/0/purchaseOrderLineId reference",
    "POST",
    "/bills",
    bill(paint),
  ],
  [
    "a charge for the receipt of another line",
    "/lines/0/receivingLineId reference",
    "POST",
    "/bills",
    bill({ ...paint, receivingLineId: "rcl_1n6r4k9t7c" }, { vendorId: chemicals }),
  ],
  [
    "a charge in a unit that the item lacks",
    "/lines/0/quantity/unit unit",
    "POST",
    "/bills",
    bill({ ...paint, quantity: ea("1", "kg") }, { vendorId: chemicals }),
  ],
  [
    "tax that nobody is owed",
    "/taxLines/0/taxAgencyId required",
    "POST",
    "/bills",
    bill(supplies, { taxLines: [{ ...tax, amount: usd("3.30"), ratePercent: "3.3" }] }),
  ],
  [
    "tax that its rate does not make",
    "/taxLines/0/amount/amount range",
    "POST",
    "/bills",
    bill(supplies, { taxLines: [{ ...tax, taxAgencyId: null }] }),
  ],
  [
    "a bin of another location",
    "/lines/0/bin reference",
    "POST",
    "/inventory-adjustments",
    adjustment({ ...one, bin: "R-10-1" }),
  ],
  [
    "a bin of stock that is valued anew",
    "/lines/0/bin not_for_kind",
    "POST",
    "/inventory-adjustments",
    adjustment({ newUnitCost: usd("15.0000") }),
  ],
  [
    "a cost in another currency than the books",
    "/lines/0/unitCost/currency currency",
    "POST",
    "/inventory-adjustments",
    adjustment({ ...one, unitCost: canadian }),
  ],
  [
    "a unit that the item lacks",
    "/lines/0/quantityChange unit",
    "POST",
    "/inventory-adjustments",
    adjustment({ quantityChange: ea("1", "kg") }),
  ],
  [
    "lots of an item without lots",
    "/lines/0/lots not_for_kind",
    "POST",
    "/inventory-adjustments",
    adjustment({ ...one, lots: [{ lotNumber: "L1", quantity: ea("1") }] }),
  ],
  [
    "lots that do not add up",
    "/lines/0/lots range",
    "POST",
    "/inventory-adjustments",
    lots({ lotNumber: "SL-2602-A", quantity: ea("2") }),
  ],
  [
    "another last day of a known lot",
    "/lines/0/lots/0/expiresOn state",
    "POST",
    "/inventory-adjustments",
    lots({ lotNumber: "SL-2602-A", quantity: ea("1"), expiresOn: "2029-01-01" }),
  ],
  [
    "one number for two pieces",
    "/lines/0/serialNumbers length",
    "POST",
    "/inventory-adjustments",
    adjustment({ itemId: bicycle, quantityChange: ea("2"), serialNumbers: ["N1"] }),
  ],
  [
    "a kit on a transfer",
    "/lines/0/itemId not_for_kind",
    "POST",
    "/inventory-transfers",
    transfer({ itemId: kit }),
  ],
  [
    "a part of a transfer without its quantity",
    "/quantity required",
    "PUT",
    "/inventory-transfers/trn_3k8r6n1t5w/line-items/tfl_2t7n4k9r5v/status",
    { status: "partially_received" },
  ],
  [
    "an arrival in a bin of the sender",
    "/toBin reference",
    "PUT",
    "/inventory-transfers/trn_3k8r6n1t5w/line-items/tfl_2t7n4k9r5v/status",
    { status: "received", toBin: "A-01-1" },
  ],
  [
    "a contact who is emailed nowhere",
    "/primaryContact/email required",
    "POST",
    "/vendors",
    { name: "Pine Street Press", primaryContact: { name: "Ann Lee" } },
  ],
  [
    "a tax number without its form",
    "/taxRegistrations/0/number format",
    "POST",
    "/vendors",
    { name: "Pine Press", taxRegistrations: [{ country: "US", type: "ein", number: "12345" }] },
  ],
  [
    "a sales unit that does not convert",
    "/salesUnit unit",
    "POST",
    "/items",
    item({ salesUnit: "box12" }),
  ],
  [
    "a minimum in another currency than the price",
    "/minimumPrice/currency currency",
    "POST",
    "/items",
    item({ listPrice: usd("10.00"), minimumPrice: { amount: "9.00", currency: "CAD" } }),
  ],
  [
    "a barcode that is listed twice",
    "/barcodes/1/code duplicate",
    "POST",
    "/items",
    item({
      barcodes: [
        { code: "PUMP-1", symbology: "code128", unit: "ea" },
        { code: "PUMP-1", symbology: "code128", unit: "ea" },
      ],
    }),
  ],
  [
    "a preferred bin elsewhere",
    "/stockSettings/0/preferredBin reference",
    "POST",
    "/items",
    setting({ preferredBin: "R-10-1" }),
  ],
  [
    "a maximum below the reorder point",
    "/stockSettings/0/maximumQuantity range",
    "POST",
    "/items",
    setting({ reorderPoint: ea("10"), maximumQuantity: ea("5") }),
  ],
  [
    "a charge without an account",
    "/revenueAccountId required",
    "POST",
    "/items",
    { kind: "other_charge", sku: "RUSH", name: "Rush fee", baseUnit: "ea" },
  ],
  [
    "a source of what is bought",
    "/sourceLocationId not_for_kind",
    "POST",
    "/stock-settings",
    { itemId: bicycle, locationId: rno, replenishBy: "purchase", sourceLocationId: pdx },
  ],
  [
    "one item for a bin with several",
    "/allowsMixedItems state",
    "PATCH",
    "/bin-locations/bin_1k7r4n9t6e",
    { allowsMixedItems: false },
  ],
  [
    "an account below one that is no header",
    "/parentAccountId reference",
    "POST",
    "/accounts",
    { number: "6999", name: "Tools", type: "expense", parentAccountId: "acc_9t1r5k3n7f" },
  ],
  [
    "a merge of a bin that is not there",
    "/bins/0/fromBin reference",
    "POST",
    `/locations/${pdx}/merge`,
    { sourceLocationId: "loc_9t4k2n7rv1", bins: [{ fromBin: "V-1", toBin: "A-01-1" }] },
  ],
];

test.each(refused)("%s: %s", (_, mistake, method, path, body) => {
  expect(session.mistakes(method, path, body)).toContain(mistake);
});

test("an item out of use is put on no new document", () => {
  session.patch(`/items/${groupset}`, { status: "inactive" });
  const lines = [{ itemId: groupset, quantity: ea("1") }];
  const refusal = (path: string, more: JsonObject) =>
    session.refusal("POST", path, { lines, ...more });
  expect(refusal("/purchase-orders", { vendorId: alder })).toBe("422 validation-failed");
  expect(refusal("/inventory-transfers", { fromLocationId: pdx, toLocationId: rno })).toBe(
    "422 validation-failed",
  );
});

test("the last line of an order stays", () => {
  const draft = session.get("/purchase-orders/pur_5k1n8t3r6b");
  const lines = [{ id: draft.lines[0]?.id, remove: true }];
  expect(session.refusal("PATCH", `/purchase-orders/${draft.id}`, { lines })).toBe(
    "422 validation-failed",
  );
});

test("what is given up of an order line no longer counts, until the line is revived", () => {
  const path = `${order}/line-items/${orderLine}/status`;
  const total = () => (session.get(order).totals as JsonObject).total;
  expect(session.put(path, { status: "closed", reason: "Discontinued." })).toMatchObject({
    quantityCancelled: ea("8"),
    amount: usd("3744.00"),
  });
  expect(total()).toEqual(usd("3744.00"));
  session.put(path, { status: "partially_received" });
  expect(total()).toEqual(usd("6240.00"));
  session.put(path, { status: "closed", reason: "Discontinued." });
  session.put(`${order}/status`, { status: "closed" });
  expect(session.refusal("PUT", path, { status: "partially_received" })).toBe(
    "409 transition-not-allowed",
  );
});

test("a line that is added to an issued order is expected, and the order has its addresses", () => {
  const { id } = session.post("/purchase-orders", {
    vendorId: alder,
    lines: [{ itemId: groupset, quantity: ea("10") }],
  });
  const issued = session.put(`/purchase-orders/${id}/status`, { status: "open" });
  expect(issued.vendorAddress).toMatchObject({ city: "Taichung" });
  expect(issued.shipToAddress).toMatchObject({ city: "Portland" });
  const { lines } = session.patch(`/purchase-orders/${id}`, {
    lines: [{ itemId: groupset, quantity: ea("1") }],
  });
  expect(lines.map(({ status }) => status)).toEqual(["open", "open"]);
});

test("the number of a deleted document stays its own, and is unique among all vendors", () => {
  const path = "/purchase-orders/pur_5k1n8t3r6b";
  const { documentNumber } = session.get(path);
  session.call("DELETE", path);
  const lines = [{ itemId: groupset, quantity: ea("10") }];
  const again = { vendorId: alder, documentNumber, lines };
  expect(session.refusal("POST", "/purchase-orders", again)).toBe("409 document-number-taken");
});

test("a receiving that is reversed leaves no lots", () => {
  const { id, lines } = session.post("/purchase-orders", {
    vendorId: chemicals,
    lines: [{ itemId: sealant, quantity: ea("1", "box12") }],
  });
  session.put(`/purchase-orders/${id}/status`, { status: "open" });
  const lot = { lotNumber: "SL-2604-A", quantity: ea("12"), expiresOn: "2028-04-30" };
  const received = session.post(
    "/receivings",
    receiving({
      purchaseOrderLineId: lines[0]?.id,
      quantity: ea("1", "box12"),
      bin: "A-01-2",
      lots: [lot],
    }),
  );
  const known = () =>
    (session.get("/lots?limit=100").data as JsonObject[]).map(({ lotNumber }) => lotNumber);
  expect(known()).toContain("SL-2604-A");
  session.call("DELETE", `/receivings/${received.id}`);
  expect(known()).not.toContain("SL-2604-A");
});

test("a landed cost that settles no estimate is added to the receiving", () => {
  const path = "/receivings/rcv_3k8t5n1r6d";
  const costs = () => session.get(path).landedCosts as JsonObject[];
  const before = costs();
  const insurance = {
    type: "landed_cost",
    receivingId: "rcv_3k8t5n1r6d",
    costType: "insurance",
    amount: usd("12.00"),
  };
  session.post("/bills", bill(insurance));
  expect(costs()).toHaveLength(before.length + 1);
  expect(costs().at(-1)).toMatchObject({ type: "insurance", status: "billed" });
});

test("an adjustment is posted again when its account changes", () => {
  const made = session.post("/inventory-adjustments", adjustment(one));
  const path = `/inventory-adjustments/${made.id}`;
  const moved = session.patch(path, { adjustmentAccountId: "acc_8k7t3n1r6q" });
  expect(moved.journalEntryId).not.toBe(made.journalEntryId);
  expect(session.get(`/journal-entries/${String(made.journalEntryId)}`).reversedById).toBeTruthy();
  expect(session.patch(path, { adjustmentAccountId: null }).adjustmentAccountId).toBe(
    made.adjustmentAccountId,
  );
});

test.each([
  [
    "out of a lot that is not known",
    "lot-not-available",
    lots({ lotNumber: "L9", quantity: ea("-1") }),
  ],
  [
    "into stock of a piece that is there",
    "serial-not-available",
    adjustment({ itemId: bicycle, ...one, serialNumbers: ["TGR54-2609-0119"] }),
  ],
])("nothing goes %s", (_, code, body) => {
  const lines = body.lines.map((line: JsonObject) =>
    code === "lot-not-available" ? { ...line, quantityChange: ea("-1") } : line,
  );
  expect(session.refusal("POST", "/inventory-adjustments", { ...body, lines })).toBe(`409 ${code}`);
});

test("a transfer keeps a line, is on the road between locations only, and closes what is lost", () => {
  const within = session.post(
    "/inventory-transfers",
    transfer({ fromBin: "B-03-4", toBin: "A-01-2" }, { toLocationId: pdx }),
  );
  const path = `/inventory-transfers/${within.id}`;
  session.put(`${path}/status`, { status: "open" });
  expect(session.refusal("PUT", `${path}/status`, { status: "in_transit" })).toBe(
    "409 transition-not-allowed",
  );
  const line = String(within.lines[0]?.id);
  const gone = { status: "cancelled", reason: "Not needed." };
  expect(session.refusal("PUT", `${path}/line-items/${line}/status`, gone)).toBe(
    "409 transition-not-allowed",
  );
  const sent = session.post("/inventory-transfers", transfer());
  for (const status of ["open", "in_transit"])
    session.put(`/inventory-transfers/${sent.id}/status`, { status });
  const short = [{ lineItemId: sent.lines[0]?.id, quantityReceived: ea("1") }];
  const arrived = session.post(`/inventory-transfers/${sent.id}/complete`, {
    lines: short,
    reason: "One was broken.",
  });
  expect(arrived.lines[0]).toMatchObject({ status: "closed", quantityWrittenOff: ea("1") });
});

test("a vendor keeps what orders and checks need", () => {
  expect(session.refusal("DELETE", "/vendor-items/vit_3n8k5t1r7c")).toBe("409 vendor-item-in-use");
  session.patch(`/vendors/${alder}`, { paymentMethod: "check", email: null });
  expect(session.refusal("DELETE", `/vendors/${alder}/primary-address`)).toBe(
    "409 primary-address-required",
  );
  expect(session.refusal("DELETE", `/vendors/${alder}/primary-contact`)).toBe(
    "409 vendor-contact-required",
  );
  const primaryContact = { name: "Ann Lee", email: "ann@pine.example" };
  const made = session.post("/vendors", { name: "Pine Street Press", primaryContact });
  expect(made.primaryContact).toMatchObject({ receives: ["purchase_order"] });
});

test("settings of an item are those of the list, and the only barcode is the first in its list", () => {
  const stockSettings = [{ locationId: pdx, reorderPoint: ea("10") }];
  const made = session.post("/items", item({ stockSettings, upc: "0860009413580" }));
  expect(made.barcodes).toMatchObject([{ code: "0860009413580", symbology: "ean13" }]);
  const listed = () => session.get(`/stock-settings?itemId=${made.id}`).data as JsonObject[];
  expect(listed()).toMatchObject([{ ...stockSettings[0], replenishBy: "purchase" }]);
  session.patch(`/stock-settings/${String(listed()[0]?.id)}`, { reorderPoint: ea("12") });
  expect(session.get(`/items/${made.id}`).stockSettings).toMatchObject([
    { locationId: pdx, reorderPoint: ea("12") },
  ]);
});

test("a unit stays as it is while documents count in it", () => {
  const path = `/items/${sealant}/uoms/itu_3n7k9t5r2x`;
  expect(session.refusal("PATCH", path, { baseQuantity: ea("10") })).toBe("409 item-uom-in-use");
  expect(session.refusal("PATCH", path, { isPurchasable: false })).toBe("409 item-uom-in-use");
  expect(session.refusal("PATCH", "/uoms/uom_1r7t4k8n6q", { decimals: 0 })).toBe("409 uom-in-use");
});

test("a bin takes its goods along under its new code, which past movements do not show", () => {
  const path = "/bin-locations/bin_9t5n3k7r1d";
  const past = `/items/${sealant}/history?type=movement`;
  const before = session.get(past).data;
  session.patch(path, { code: "B-03-8" });
  session.patch(path, { code: "B-03-9" });
  expect(session.get(past).data).toEqual(before);
  const rows = session.get(`/items/${sealant}/bin-quantities`).data as JsonObject[];
  expect(rows.map(({ bin }) => bin)).toContain("B-03-9");
  expect(session.get(`/items/${sealant}`).stockSettings).toMatchObject([
    { preferredBin: "B-03-9" },
    {},
  ]);
});

test("a lot that is released has no reason to be blocked", () => {
  const path = "/lots/lot_2r8k5n1t9q";
  expect(session.patch(path, { status: "available" })).toMatchObject({ statusReason: null });
  expect(session.refusal("PATCH", path, { expiresOn: null })).toBe("422 validation-failed");
});

test("a new location is open, and the default one stays so", () => {
  const van = { code: "VAN2", name: "Second van", type: "vehicle" };
  expect(session.post("/locations", van)).toMatchObject({ status: "active" });
  expect(session.refusal("PATCH", `/locations/${pdx}`, { status: "inactive" })).toMatch(/^409 /);
});

test("an account that items post to is not retired, and one with postings becomes no header", () => {
  const retired = { status: "inactive" };
  expect(session.refusal("PATCH", "/accounts/acc_7n2r5k8t3a", retired)).toBe("409 account-in-use");
  expect(session.refusal("PATCH", "/accounts/acc_8k7t3n1r6q", { isHeader: true })).toBe(
    "409 account-locked-field",
  );
});

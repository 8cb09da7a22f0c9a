import { objectAt, objectsAt, type JsonObject } from "../../../../src/openapi/json";
import { ea, openSession, usd, type Answered, type Session } from "../../../support/mock-session";
import { shipLines } from "../../../support/ship-lines";

let session: Session;
const shop = "cus_1w4e7b0shp";
const dealer = "cus_5m2r8k4rvs";
const canadian = "cus_9n6t3q7ktn";
const sealant = "itm_2d5j8s0f7g";
const tuneUp = "itm_5k1r8t3n7s";
const kit = "itm_6r4n1v8c3b";
const frontLight = "itm_8c4t6k1n9r";
const rearLight = "itm_1n6k3t8r5v";
const pdx = "loc_2v9k4m7pdx";
const ground = "shm_3t9r5k1n8g";
const freight = "shm_7v2k6n4r9d";

beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const inBend = {
  name: "Jonah Ibarra",
  line1: "88 NW Wall Street",
  city: "Bend",
  region: "OR",
  postalCode: "97703",
  country: "US",
};
const kg = (value: string, unit = "kg") => ({ value, unit });
const cm = (length: string, width: string, height: string, unit = "cm") => ({
  length,
  width,
  height,
  unit,
});
const long = { weight: kg("1.1"), dimensions: cm("60", "20", "15") };
const small = { weight: kg("1.6"), dimensions: cm("25", "20", "15") };

function newOrder(more: JsonObject = {}) {
  const { id } = session.post("/sales-orders", {
    customerId: shop,
    locationId: pdx,
    shipMethodId: ground,
    shippingAddress: inBend,
    lines: [{ itemId: sealant, quantity: ea("4"), unitPrice: usd("14.50") }],
    ...more,
  });
  return session.post(`/sales-orders/${id}/issue`, {});
}
const draftOf = (order: Answered) => session.post("/shipments", { salesOrderId: order.id });
const step = ({ id }: Answered, status: string) =>
  session.put(`/shipments/${id}/status`, { status });
const lots = (line: JsonObject | undefined) => ({
  id: line?.id,
  lots: [{ lotNumber: "SL-2602-A", quantity: line?.quantity }],
});

/** A shipment of sealant in some boxes, packed. */
function packed(order: Answered, packages: readonly JsonObject[], isVerified = false) {
  const draft = draftOf(order);
  if (isVerified)
    session.post(`/shipments/${draft.id}/verify-shipping-address`, { applyCorrection: true });
  step(draft, "picking");
  const lines = objectsAt(draft, "lines").filter(({ itemId }) => itemId === sealant);
  // With several packages, somebody says what is in them.
  const contents = objectsAt(draft, "lines").map(({ id, quantity }) => ({
    lineItemId: id,
    quantity,
  }));
  const [first, ...others] = packages;
  const boxes = others.length ? [{ contents, ...first }, ...others] : packages;
  session.patch(`/shipments/${draft.id}`, { packages: boxes, lines: lines.map(lots) });
  return step(draft, "packed");
}
const quote = ({ id }: Answered, more: JsonObject = {}) =>
  session.put(`/shipments/${id}/shipping-rate`, { source: "carrier", ...more });
const rateOf = ({ id }: Answered) => objectAt(session.get(`/shipments/${id}`), "shippingRate");

test("an address that the service does not know stays as it is", () => {
  const abroad = { ...inBend, city: "Vancouver", region: "BC", postalCode: "V6B 1A1" };
  const shippingAddress = { ...abroad, country: "CA", isResidential: true };
  const { id } = draftOf(newOrder({ shippingAddress, incoterm: "DAP" }));
  const at = `/shipments/${id}`;
  const found = session.post(`${at}/verify-shipping-address`, { applyCorrection: true });
  expect(found).toMatchObject({ result: "not_covered", applied: false });
  expect(session.get(at).shippingAddress).toMatchObject({ isResidential: true });
});

test("everything is in a package, another size or a signature drops the quote, and labels end with the departure", () => {
  const draft = draftOf(newOrder({ lines: [{ itemId: frontLight, quantity: ea("2") }] }));
  const at = `/shipments/${draft.id}`;
  step(draft, "picking");
  const box = (value: string, pieces: string) => ({
    weight: { value, unit: "kg" },
    contents: [{ lineItemId: draft.lines[0]?.id, quantity: ea(pieces) }],
  });
  session.patch(at, { packages: [box("1.5", "1")] });
  const isPacked = { status: "packed" };
  expect(session.refusal("PUT", `${at}/status`, isPacked)).toBe("409 shipment-incomplete");
  expect(session.refusal("POST", `${at}/shipping-label`, {})).toBe("409 shipment-incomplete");
  session.patch(at, { packages: [box("1.5", "2")] });
  expect(step(draft, "packed").shippingRate).toMatchObject({ source: "carrier" });
  const heavier = session.patch(at, { packages: [box("3.5", "2")] });
  expect(objectAt(heavier, "shippingRate").source).not.toBe("carrier");
  quote(draft);
  const signed = session.patch(at, { signatureRequired: true });
  expect(objectAt(signed, "shippingRate").source).not.toBe("carrier");
  expect(session.post(`${at}/shipping-label`, {})).toMatchObject({ format: "pdf_4x6" });
  for (const fixed of [{ signatureRequired: false }, { insuredValue: usd("50.00") }])
    expect(session.refusal("PATCH", at, fixed)).toBe("409 shipping-label-active");
  session.post(`${at}/complete`, {});
  for (const method of ["POST", "DELETE"])
    expect(session.call(method, `${at}/shipping-label`, {})).toMatchObject({
      status: 409,
      body: { code: "shipment-not-editable" },
    });
});

test("each box is billed by its volume or its weight, whichever is greater", () => {
  const shipment = packed(newOrder(), [long, small]);
  expect(shipment).toMatchObject({
    grossWeight: kg("2.7"),
    billableWeight: kg("5.2"),
    packages: [
      { packageNumber: 1, dimensionalWeight: kg("3.6"), billableWeight: kg("3.6") },
      { packageNumber: 2, dimensionalWeight: kg("1.5"), billableWeight: kg("1.6") },
    ],
  });
});

test("a volume is rounded up to a tenth of a kilogram, and inches and pounds are converted", () => {
  const inches = { weight: kg("8.75", "lb"), dimensions: cm("10", "8", "7", "in") };
  const shipment = packed(newOrder(), [
    { weight: kg("2.5"), dimensions: cm("60", "20", "21") },
    inches,
  ]);
  expect(shipment).toMatchObject({
    grossWeight: kg("6.469"),
    packages: [
      { dimensionalWeight: kg("5.1"), billableWeight: kg("5.1") },
      { dimensionalWeight: kg("1.9"), billableWeight: kg("8.75", "lb") },
    ],
  });
});

test("a method without a divisor bills what the scale says, and another method weighs anew", () => {
  const shipment = packed(newOrder(), [long]);
  const moved = session.put(`/shipments/${shipment.id}/ship-method`, { shipMethodId: freight });
  expect(moved).not.toHaveProperty("shipMethod");
  expect(moved).toMatchObject({
    billableWeight: kg("1.1"),
    packages: [{ dimensionalWeight: null, billableWeight: kg("1.1") }],
    shippingRate: null,
  });
});

test("a single box holds everything, and nobody knows what lies in several", () => {
  const order = newOrder();
  const [box] = objectsAt(packed(order, [long]), "packages");
  expect(box?.contents).toMatchObject([{ quantity: ea("4") }]);
  session.mock.reset();
  const at = `/shipments/${draftOf(newOrder()).id}`;
  const boxes = objectsAt(session.patch(at, { packages: [long, small] }), "packages");
  expect(boxes.map(({ contents }) => contents)).toEqual([[], []]);
});

test("the carrier asks by started half kilogram, and for each package that goes to a home", () => {
  const plain = packed(newOrder(), [long, small]);
  expect(rateOf(plain)).toMatchObject({ carrierCost: usd("9.60"), surcharges: [] });
  session.mock.reset();
  const home = packed(newOrder(), [long, small], true);
  expect(home).toMatchObject({ shippingAddress: { isResidential: true } });
  expect(rateOf(home)).toMatchObject({
    source: "carrier",
    carrierCost: usd("14.30"),
    costStatus: "estimated",
    surcharges: [{ code: "residential", amount: usd("4.70") }],
  });
});

test("the customer pays what the order has agreed, or else by the rule of the ship method", () => {
  const charge = (more: JsonObject) =>
    objectAt(quote(packed(newOrder(more), [long])), "shippingRate").customerCharge;
  expect(charge({ shippingCharge: usd("7.00") })).toEqual(usd("7.00"));
  expect(charge({})).toEqual(usd("12.00"));
  const dear = [{ itemId: sealant, quantity: ea("4"), unitPrice: usd("62.50") }];
  expect(charge({ lines: dear })).toEqual(usd("0.00"));
  const { id } = session.post("/ship-methods", {
    code: "CP-EXPRESS",
    name: "Express parcel",
    mode: "parcel",
    carrier: "cascadia_post",
    carrierServiceCode: "EXPRESS",
    dimensionalDivisor: 5000,
    customerCharge: { basis: "carrier_rate", markupPercent: "10" },
  });
  const shipment = packed(newOrder({ shipMethodId: id }), [long]);
  expect(rateOf(shipment)).toMatchObject({
    carrierCost: usd("9.25"),
    customerCharge: usd("10.18"),
  });
  expect(objectAt(quote(shipment, { markupPercent: "20" }), "shippingRate")).toMatchObject({
    customerCharge: usd("11.10"),
  });
});

test("the first shipment carries the charge of its order, and later ones none", () => {
  const order = newOrder({ shippingCharge: usd("7.00") });
  const part = (value: string) =>
    session.post("/shipments", {
      salesOrderId: order.id,
      lines: [{ salesOrderLineId: order.lines[0]?.id, quantity: ea(value) }],
    });
  const charges = [part("1"), part("3")].map((one) => objectAt(one, "shippingRate"));
  expect(charges).toMatchObject([
    { source: "order", costStatus: "open", customerCharge: usd("7.00") },
    { source: "order", costStatus: "open", customerCharge: usd("0.00") },
  ]);
});

test("the charge of the shipment is on its invoice", () => {
  const order = newOrder();
  const shipment = quote(packed(order, [long], true));
  session.post(`/shipments/${shipment.id}/shipping-label`, {});
  session.post(`/shipments/${shipment.id}/complete`, {});
  expect(objectsAt(session.get(`/sales-orders/${order.id}`), "invoices")).toMatchObject([
    { total: usd("70.00") },
  ]);
});

test("what a rate by hand leaves out keeps its value, and a bill makes the cost final", () => {
  const shipment = packed(newOrder(), [long]);
  const byHand = (body: JsonObject) =>
    objectAt(
      session.put(`/shipments/${shipment.id}/shipping-rate`, { source: "manual", ...body }),
      "shippingRate",
    );
  expect(byHand({ customerCharge: usd("9.00") })).toMatchObject({
    carrierCost: usd("7.50"),
    customerCharge: usd("9.00"),
    costStatus: "estimated",
  });
  expect(byHand({ carrierCost: usd("8.15"), isFinal: true })).toMatchObject({
    source: "manual",
    carrierCost: usd("8.15"),
    customerCharge: usd("9.00"),
    costStatus: "final",
  });
});

test("with the account of the customer the carrier bills nobody here", () => {
  const shipment = packed(newOrder({ shippingCharge: usd("7.00") }), [long]);
  const collect = session.put(`/shipments/${shipment.id}/ship-method`, {
    shipMethodId: ground,
    freightTerms: "collect",
    carrierAccount: {
      carrier: "cascadia_post",
      accountNumber: "CP-1",
      postalCode: "97703",
      country: "US",
    },
  });
  expect(collect.shippingRate).toMatchObject({
    carrierCost: null,
    customerCharge: usd("0.00"),
    costStatus: "not_billed",
  });
});

test("the account that a carrier bills is sent, or that of the customer", () => {
  const shipment = packed(newOrder(), [long]);
  const path = `/shipments/${shipment.id}/ship-method`;
  const method = { shipMethodId: ground, freightTerms: "collect" };
  expect(session.refusal("PUT", path, method)).toBe("422 validation-failed");
  const carrierAccount = {
    carrier: "cascadia_post",
    accountNumber: "CP-77",
    postalCode: "97703",
    country: "US",
  };
  expect(session.refusal("PUT", path, { shipMethodId: ground, carrierAccount })).toBe(
    "422 validation-failed",
  );
  session.patch(`/customers/${String(shipment.customerId)}`, { carrierAccount });
  expect(session.put(path, method)).toMatchObject({ carrierAccount });
  expect(draftOf(newOrder({ freightTerms: "collect" }))).toMatchObject({ carrierAccount });
  expect(draftOf(newOrder())).toMatchObject({ carrierAccount: null });
});

test("a label costs what the carrier asks, and its files have the numbers of the shipment and its boxes", () => {
  const shipment = packed(newOrder(), [long, small]);
  const number = String(shipment.documentNumber);
  const label = session.post(`/shipments/${shipment.id}/shipping-label`, { format: "zpl_203" });
  expect(label).toMatchObject({ cost: usd("9.60"), customsFormUrl: null, refund: null });
  const files = objectsAt(label, "packages").map(({ downloadUrl }) => downloadUrl);
  expect(files).toEqual([1, 2].map((at) => `https://files.ianai.example/l/${number}-${at}.zpl`));
  const tracked = [label, ...objectsAt(label, "packages")].map(({ trackingNumber }) =>
    Number(String(trackingNumber).replace("CP", "")),
  );
  const [whole = 0] = tracked;
  expect(tracked).toEqual([whole, whole + 1, whole + 2]);
  const stored = session.get(`/shipments/${shipment.id}`);
  expect(objectsAt(stored, "packages").map(({ trackingUrl }) => trackingUrl)).toEqual(
    [1, 2].map((more) => `https://parcel.cascadia-post.example/t/CP${whole + more}`),
  );
  expect(stored).toMatchObject({ shippingRate: { carrierCost: usd("9.60") } });
});

test("a label that costs more than its limit is not bought", () => {
  const shipment = packed(newOrder(), [long, small]);
  const path = `/shipments/${shipment.id}/shipping-label`;
  expect(session.refusal("POST", path, { maxCost: usd("9.59") })).toBe("409 label-cost-exceeded");
  session.post(path, { maxCost: usd("9.60") });
});

test("a label that is given back is credited, and its numbers leave the boxes", () => {
  const shipment = packed(newOrder(), [long]);
  const label = session.post(`/shipments/${shipment.id}/shipping-label`, {});
  const { body } = session.call("DELETE", `/shipments/${shipment.id}/shipping-label`);
  expect(body).toMatchObject({
    id: label.id,
    status: "cancelled",
    cost: usd("7.50"),
    refund: usd("7.50"),
    packages: [{ trackingNumber: label.trackingNumber, downloadUrl: null }],
  });
  expect(session.get(`/shipments/${shipment.id}`)).toMatchObject({
    shippingLabel: null,
    packages: [{ trackingNumber: null, trackingUrl: null }],
  });
  const again = session.post(`/shipments/${shipment.id}/shipping-label`, {});
  expect(again.trackingNumber).not.toBe(label.trackingNumber);
});

test("a carrier does not give the numbers of another one", () => {
  const { id } = session.post("/ship-methods", {
    code: "USPS-SMALL",
    name: "Small parcel",
    mode: "parcel",
    carrier: "usps",
    carrierServiceCode: "USPS_GROUND_ADVANTAGE",
  });
  const shipment = packed(newOrder({ shipMethodId: id }), [long]);
  const label = session.post(`/shipments/${shipment.id}/shipping-label`, {});
  expect(label.trackingNumber).toMatch(/^USP/);
});

test("the files of a label are kept with the shipment, with new links, until it is given back", () => {
  const shipment = packed(newOrder(), [long]);
  session.post(`/shipments/${shipment.id}/shipping-label`, { format: "zpl_203" });
  const files = () => objectsAt(session.get(`/attachments?ownerId=${shipment.id}`), "data");
  const fileName = `${String(shipment.documentNumber)}-1.zpl`;
  expect(files()).toMatchObject([{ fileName, contentType: "text/plain", ownerType: "shipment" }]);
  const [file = {}] = files();
  const { createdAt, downloadUrlExpiresAt } = file;
  expect(String(downloadUrlExpiresAt) > String(createdAt)).toBe(true);
  session.call("DELETE", `/shipments/${shipment.id}/shipping-label`);
  expect(files()).toEqual([]);
  const list = session.get(`/attachments?ownerId=${shipment.id}&deletedSince=${String(createdAt)}`);
  expect(list).toMatchObject({ page: { deleted: [{ id: file.id }] } });
});

test("an export has papers for customs", () => {
  const cad = (amount: string) => ({ amount, currency: "CAD" });
  const order = newOrder({
    customerId: canadian,
    shippingAddress: { ...inBend, region: "BC", postalCode: "V1L 4J3", country: "CA" },
    lines: [{ itemId: sealant, quantity: ea("4"), unitPrice: cad("19.00") }],
  });
  const shipment = packed(order, [long]);
  const label = session.post(`/shipments/${shipment.id}/shipping-label`, {});
  expect(label.customsFormUrl).toBe(
    `https://files.ianai.example/c/${String(shipment.documentNumber)}.pdf`,
  );
});

test("the address service knows homes of consumers, says what is missing, and not other countries", () => {
  const verify = (order: Answered) =>
    session.post(`/shipments/${draftOf(order).id}/verify-shipping-address`, {});
  expect(verify(newOrder())).toMatchObject({
    result: "verified",
    isResidential: true,
    applied: false,
    suggestedAddress: null,
  });
  expect(verify(newOrder({ customerId: dealer }))).toMatchObject({ isResidential: false });
  const abroad = { ...inBend, region: "BC", country: "CA" };
  expect(verify(newOrder({ shippingAddress: abroad }))).toMatchObject({ result: "not_covered" });
});

test("a new line is taken from the preferred bin, if it holds enough; kits have bins from picking on", () => {
  const lines = [
    { itemId: sealant, quantity: ea("4"), unitPrice: usd("14.50") },
    { itemId: kit, quantity: ea("1"), unitPrice: usd("129.00") },
  ];
  const draft = draftOf(newOrder({ lines, locationId: "loc_8c3w6n2rn0" }));
  expect(draft.lines).toMatchObject([
    { bin: "R-10-1" },
    { bin: null, components: [{ bin: null }, {}, {}] },
  ]);
  expect(step(draft, "picking").lines).toMatchObject([
    { bin: "R-10-1" },
    { bin: null, components: [{ sku: "LGT-F", bin: "R-10-1" }, {}, {}] },
  ]);
  session.mock.reset();
  const many = [{ itemId: sealant, quantity: ea("13"), unitPrice: usd("14.50") }];
  session.post("/inventory-adjustments", {
    locationId: "loc_8c3w6n2rn0",
    reason: "found",
    lines: [
      {
        itemId: sealant,
        bin: "R-10-2",
        quantityChange: ea("6"),
        lots: [{ lotNumber: "SL-2602-A", quantity: ea("6") }],
      },
    ],
  });
  const split = draftOf(newOrder({ lines: many, locationId: "loc_8c3w6n2rn0" }));
  expect(split.lines).toMatchObject([{ bin: null }]);
});

test("a line of which another lot is named is taken from where that lies", () => {
  const locationId = "loc_8c3w6n2rn0";
  const purchase = session.post("/purchase-orders", {
    vendorId: "ven_8n3k6r1t5s",
    locationId,
    lines: [{ itemId: sealant, quantity: ea("6"), unitPrice: usd("5.00") }],
  });
  session.put(`/purchase-orders/${purchase.id}/status`, { status: "open" });
  const lot = { lotNumber: "SL-9", quantity: ea("6"), expiresOn: "2027-01-31" };
  const [line] = purchase.lines;
  session.post("/receivings", {
    locationId,
    lines: [{ purchaseOrderLineId: line?.id, quantity: ea("6"), bin: "R-10-2", lots: [lot] }],
  });
  const draft = draftOf(newOrder({ locationId }));
  expect(draft.lines).toMatchObject([{ bin: "R-10-1" }]);
  step(draft, "picking");
  const named = { id: draft.lines[0]?.id, lots: [{ lotNumber: "SL-9", quantity: ea("4") }] };
  const picked = session.patch(`/shipments/${draft.id}`, { lines: [named], packages: [long] });
  expect(picked.lines).toMatchObject([{ bin: null }]);
  step(draft, "packed");
  session.post(`/shipments/${draft.id}/shipping-label`, {});
  const left = session.post(`/shipments/${draft.id}/complete`, {});
  expect(left.lines).toMatchObject([{ bin: "R-10-2", lots: [{ lotNumber: "SL-9" }] }]);
});

test("an order that cancels the rest gives up what is missing once a part has left", () => {
  const order = newOrder({
    customerId: dealer,
    backorderPolicy: "cancel_rest",
    lines: [{ itemId: kit, quantity: ea("18"), unitPrice: usd("100.00") }],
  });
  expect(order.lines).toMatchObject([{ quantityReserved: ea("16"), quantityBackordered: ea("2") }]);
  session.post(`/sales-orders/${order.id}/ship`, shipLines(order));
  expect(session.get(`/sales-orders/${order.id}`)).toMatchObject({
    status: "shipped",
    totals: { total: usd("1600.00") },
    lines: [
      {
        status: "closed",
        quantityShipped: ea("16"),
        quantityCancelled: ea("2"),
        quantityBackordered: ea("0"),
        amount: usd("1600.00"),
      },
    ],
  });
});

test("the rest of an order line that is closed by hand no longer counts", () => {
  const order = newOrder({
    customerId: dealer,
    backorderPolicy: "ship_partial",
    lines: [{ itemId: kit, quantity: ea("18"), unitPrice: usd("100.00") }],
  });
  session.post(`/sales-orders/${order.id}/ship`, shipLines(order));
  const path = `/sales-orders/${order.id}/line-items/${order.lines[0]?.id}/status`;
  expect(session.put(path, { status: "closed", reason: "Enough." })).toMatchObject({
    quantityCancelled: ea("2"),
    amount: usd("1600.00"),
  });
  expect(session.get(`/sales-orders/${order.id}`)).toMatchObject({
    status: "shipped",
    totals: { total: usd("1600.00") },
  });
});

test("an order that ships in parts keeps what is missing on backorder", () => {
  const order = newOrder({
    customerId: dealer,
    backorderPolicy: "ship_partial",
    lines: [{ itemId: kit, quantity: ea("18"), unitPrice: usd("100.00") }],
  });
  session.post(`/sales-orders/${order.id}/ship`, shipLines(order));
  expect(session.get(`/sales-orders/${order.id}`)).toMatchObject({
    status: "partially_shipped",
    lines: [{ quantityBackordered: ea("2"), quantityCancelled: ea("0") }],
  });
});

test("a line of which nothing is left ships no second time, and no shipment is empty", () => {
  const order = newOrder({
    customerId: dealer,
    lines: [
      { itemId: kit, quantity: ea("2"), unitPrice: usd("100.00") },
      { itemId: sealant, quantity: ea("4"), unitPrice: usd("14.50") },
    ],
  });
  const [kits, bottles] = order.lines;
  const ship = `/sales-orders/${order.id}/ship`;
  const ofKits = { lines: [{ lineItemId: kits?.id, quantity: ea("2") }] };
  session.post(ship, ofKits);
  const refused = { status: 409, body: { code: "insufficient-stock" } };
  expect(session.call("POST", ship, ofKits)).toMatchObject(refused);
  session.post(ship, {
    lines: [{ lineItemId: bottles?.id, quantity: ea("4"), lots: lots(bottles).lots }],
  });
  expect(session.call("POST", "/shipments", { salesOrderId: order.id })).toMatchObject({
    body: { code: "transition-not-allowed" },
  });
});

test("services count as shipped with the last shipment, and not before", () => {
  const order = newOrder({
    lines: [
      { itemId: sealant, quantity: ea("4"), unitPrice: usd("14.50") },
      { itemId: tuneUp, quantity: ea("1"), unitPrice: usd("85.00") },
    ],
  });
  const ship = (value: string) => {
    const [goods] = objectsAt(order, "lines");
    const lots = [{ lotNumber: "SL-2602-A", quantity: ea(value) }];
    const lines = [{ lineItemId: goods?.id, quantity: ea(value), lots }];
    session.post(`/sales-orders/${order.id}/ship`, { lines });
    return session.get(`/sales-orders/${order.id}`);
  };
  expect(ship("3")).toMatchObject({
    status: "partially_shipped",
    lines: [{ status: "partially_shipped" }, { status: "reserved" }],
  });
  expect(ship("1")).toMatchObject({
    status: "shipped",
    lines: [{ status: "shipped" }, { status: "shipped", quantityShipped: ea("1") }],
    totals: { shipped: usd("143.00") },
  });
  // The last of the invoices, which people post meanwhile, charges the service too.
  newOrder();
  const { invoices, lines, totals } = session.get(`/sales-orders/${order.id}`);
  expect(invoices).toMatchObject([
    { total: usd("43.50") },
    { total: usd("99.50"), status: "open" },
  ]);
  expect(totals).toMatchObject({ total: usd("143.00"), invoiced: usd("143.00") });
  expect(lines[1]).toMatchObject({ quantityInvoiced: ea("1") });
});

test("an order of services alone is invoiced once, from revenue and not from unbilled goods", () => {
  const service = { itemId: tuneUp, quantity: ea("2"), unitPrice: usd("85.00") };
  const order = newOrder({ lines: [service] });
  const answer = session.post(`/sales-orders/${order.id}/ship`, {});
  const { id } = objectAt(answer, "shipment");
  expect(session.get(`/shipments/${String(id)}`)).toMatchObject({
    lines: [],
    journalEntryId: null,
  });
  newOrder();
  const { invoices, totals } = session.get(`/sales-orders/${order.id}`);
  const [invoice] = invoices as Answered[];
  expect(invoice).toMatchObject({ total: objectAt({ totals }, "totals").total, status: "open" });
  const entries = session.get(`/journal-entries?sourceId=${String(invoice?.id)}&expand=lines`);
  const [entry] = objectsAt(entries, "data");
  const unbilled = "acc_4n8k1t6r3w";
  expect(objectsAt(entry, "lines").map(({ accountId }) => accountId)).not.toContain(unbilled);
});

test("an empty request ships what is reserved, and what is missing stays on backorder", () => {
  const line = { quantity: ea("1"), unitPrice: usd("49.00") };
  const order = newOrder({
    lines: [
      { ...line, itemId: frontLight },
      { ...line, itemId: rearLight, quantity: ea("5000") },
    ],
  });
  const [, rear] = order.lines;
  expect(session.post(`/sales-orders/${order.id}/ship`, {}).salesOrder).toMatchObject({
    status: "partially_shipped",
    lines: [
      { status: "shipped", quantityShipped: ea("1") },
      {
        status: "partially_shipped",
        quantityShipped: rear?.quantityReserved,
        quantityBackordered: rear?.quantityBackordered,
      },
    ],
  });
});

test("a location limits what is shipped, and is not that of the order", () => {
  const reno = "loc_8c3w6n2rn0";
  const line = { quantity: ea("1"), unitPrice: usd("49.00") };
  const order = newOrder({
    lines: [
      { ...line, itemId: rearLight },
      { ...line, itemId: frontLight, locationId: reno },
    ],
  });
  const path = `/sales-orders/${order.id}/ship`;
  expect(session.refusal("POST", path, {})).toBe("409 insufficient-stock");
  expect(session.post(path, { locationId: reno, shipMethodId: freight }).salesOrder).toMatchObject({
    status: "partially_shipped",
    locationId: pdx,
    shipMethodId: ground,
    lines: [{ status: "reserved" }, { status: "shipped" }],
  });
  expect(session.post(path, {}).salesOrder).toMatchObject({ status: "shipped" });
});

test("the lines of a packed shipment are fixed until it is picked again", () => {
  const shipment = packed(newOrder(), [long]);
  const path = `/shipments/${shipment.id}`;
  const less = { lines: [{ id: shipment.lines[0]?.id, quantity: ea("3") }] };
  expect(session.refusal("PATCH", path, less)).toBe("409 shipment-not-editable");
  step(shipment, "picking");
  expect(session.call("PATCH", path, less).status).toBe(200);
});

test("lots and bin of a line follow from its picks, and a bin that is named replaces these", () => {
  const order = newOrder();
  const { id, lines } = draftOf(order);
  const line = String(lines[0]?.id);
  expect(lines[0]).toMatchObject({ unitCost: null, lots: [] });
  for (const name of ["serialNumbers", "components", "picks"])
    expect(lines[0]).not.toHaveProperty(name);
  const pick = (bin: string | null, value: string) => ({
    ...{ bin, quantity: ea(value), lotNumber: "SL-2602-A" },
  });
  const change = (row: JsonObject) =>
    objectsAt(session.patch(`/shipments/${id}`, { lines: [{ id: line, ...row }] }), "lines")[0];
  const lots = [{ lotNumber: "SL-2602-A", quantity: ea("4") }];
  const picks = [pick("B-03-2", "3"), pick(null, "1")];
  expect(change({ picks })).toMatchObject({ bin: null, lots, picks });
  const named = change({ bin: "B-03-2", lots });
  expect(named).toMatchObject({ bin: "B-03-2", lots });
  expect(named).not.toHaveProperty("picks");
  session.put(`/shipments/${id}/status`, { status: "picking" });
  session.patch(`/shipments/${id}`, { packages: [small] });
  const packed = session.put(`/shipments/${id}/status`, { status: "packed" });
  expect(packed.pickedAt).toEqual(packed.updatedAt);
  expect(session.put(`/shipments/${id}/status`, { status: "picking" }).pickedAt).toBeNull();
});

test("the charge of the order returns with its freight terms, and customers pay freight with these only", () => {
  const { id } = draftOf(newOrder({ customerId: dealer, shippingCharge: usd("20.00") }));
  const carrierAccount = {
    ...{ carrier: "northwest_freight", accountNumber: "NWF-448120" },
    ...{ postalCode: "97402", country: "US" },
  };
  const collect = { shipMethodId: freight, freightTerms: "collect", carrierAccount };
  expect(session.put(`/shipments/${id}/ship-method`, collect).shippingRate).toMatchObject({
    ...{ customerCharge: usd("0.00"), costStatus: "not_billed" },
  });
  const rate = { source: "manual", customerCharge: usd("5.00"), carrierCost: usd("4.00") };
  expect(session.mistakes("PUT", `/shipments/${id}/shipping-rate`, rate)).toEqual([
    "/customerCharge not_for_kind",
    "/carrierCost not_for_kind",
  ]);
  expect(session.put(`/shipments/${id}/ship-method`, { shipMethodId: ground })).toMatchObject({
    ...{ freightTerms: "prepaid_and_added", carrierAccount: null },
    shippingRate: { customerCharge: usd("20.00"), costStatus: "open" },
  });
});

test("a shipment that has left has no lots of items without them, and names the kind of its order", () => {
  const bicycle = "itm_7k2m9x4q8d";
  const lines = [{ itemId: bicycle, quantity: ea("1"), options: { frame_color: "moss-green" } }];
  const order = newOrder({ customerId: dealer, shipMethodId: freight, lines });
  const serialNumbers = ["TGR54-2612-0122"];
  const sent = [{ lineItemId: order.lines[0]?.id, quantity: ea("1"), serialNumbers }];
  const { shipment } = session.post(`/sales-orders/${order.id}/ship`, { lines: sent });
  const left = session.get(
    `/shipments/${String(objectAt({ shipment }, "shipment").id)}?expand=salesOrder`,
  );
  expect(left.lines[0]).toMatchObject({ bin: "A-01-1", serialNumbers });
  for (const name of ["lots", "components", "picks"])
    expect(left.lines[0]).not.toHaveProperty(name);
  expect(left.salesOrder).toMatchObject({ type: "sales_order", id: order.id });
});

test("a draft without lines takes the goods that are reserved at one location", () => {
  const order = newOrder({
    lines: [
      { itemId: sealant, quantity: ea("3") },
      { itemId: kit, quantity: ea("1"), locationId: "loc_8c3w6n2rn0" },
      { itemId: tuneUp, quantity: ea("1") },
    ],
  });
  const itemsFrom = (more: JsonObject) =>
    session
      .post("/shipments", { salesOrderId: order.id, ...more })
      .lines.map(({ itemId }) => itemId);
  expect(itemsFrom({})).toEqual([sealant]);
  expect(itemsFrom({ locationId: "loc_8c3w6n2rn0" })).toEqual([kit]);
  const { id } = newOrder({ lines: [{ itemId: tuneUp, quantity: ea("1") }] });
  expect(session.refusal("POST", "/shipments", { salesOrderId: id })).toBe(
    "409 insufficient-stock",
  );
});

test("a kit that is closed in part has nothing reserved", () => {
  const order = newOrder({ lines: [{ itemId: kit, quantity: ea("3") }] });
  const lineItemId = order.lines[0]?.id;
  session.post(`/sales-orders/${order.id}/ship`, { lines: [{ lineItemId, quantity: ea("1") }] });
  const closed = session.put(`/sales-orders/${order.id}/line-items/${lineItemId}/status`, {
    status: "closed",
    reason: "One is enough.",
  });
  expect(objectsAt(closed, "components")).toMatchObject([
    { quantityReserved: ea("0"), quantityShipped: ea("1") },
    { quantityReserved: ea("0"), quantityShipped: ea("1") },
    { quantityReserved: ea("0", "set"), quantityShipped: ea("1", "set") },
  ]);
});

test("revenue and cost have the class of the line, the order, the item, or its category; stock has none", () => {
  const [direct, wholesale] = ["cls_8t2k6n3r9w", "cls_5n1r7k4t8d"];
  const category = session.post("/item-categories", { name: "Grips", classReferenceId: direct });
  const grips = { kind: "non_stock", sku: "GRIP-1", name: "Grips", baseUnit: "ea" };
  const item = session.post("/items", {
    ...grips,
    categoryId: category.id,
    listPrice: usd("10.00"),
  });
  const customer = session.post("/customers", {
    kind: "business",
    name: "Without a class",
    invoiceDelivery: "none",
    billingAddress: inBend,
  });
  const classesOf = (customerId: string, lines: JsonObject[]) => {
    const order = newOrder({ customerId, lines });
    const { shipment } = session.post(`/sales-orders/${order.id}/ship`, shipLines(order));
    const { id } = objectAt({ shipment }, "shipment");
    const [entry] = objectsAt(
      session.get(`/journal-entries?sourceId=${String(id)}&expand=lines`),
      "data",
    );
    return objectsAt(entry, "lines").map(({ classReferenceId }) => classReferenceId);
  };
  const one = { quantity: ea("1") };
  const gripsAlone = [{ itemId: item.id, ...one }];
  expect(classesOf(customer.id, gripsAlone)).toEqual([direct, direct]);
  const lights = [
    { itemId: frontLight, ...one },
    { itemId: frontLight, ...one, classReferenceId: direct },
  ];
  const classes = classesOf(dealer, lights);
  for (const [found, count] of [
    [wholesale, 3],
    [direct, 3],
    [null, 1],
  ] as const)
    expect(classes.filter((one) => one === found)).toHaveLength(count);
  session.patch(`/class-references/${direct}`, { status: "inactive" });
  expect(classesOf(customer.id, gripsAlone)).toEqual([null, null]);
});

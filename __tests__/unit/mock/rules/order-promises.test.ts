import { objectAt, objectsAt, type JsonObject } from "../../../../src/openapi/json";
import { ea, openSession, usd, type Answered, type Session } from "../../../support/mock-session";

let session: Session;
const dealer = "cus_5m2r8k4rvs";
const pdx = "loc_2v9k4m7pdx";
const reno = "loc_8c3w6n2rn0";
const sealant = "itm_2d5j8s0f7g";
const gravel = "itm_3h8p5w2z6t";
const kit = "itm_6r4n1v8c3b";

beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const order = (lines: JsonObject[], more: JsonObject = {}) =>
  session.post("/sales-orders", { customerId: dealer, locationId: pdx, lines, ...more });
const issued = (lines: JsonObject[], more?: JsonObject) =>
  session.post(`/sales-orders/${order(lines, more).id}/issue`, {});
const cancel = ({ id }: Answered, index: number, lines: Answered["lines"]) =>
  session.put(`/sales-orders/${id}/line-items/${lines[index]?.id}/status`, {
    status: "cancelled",
    reason: "No longer needed.",
  });

test("new lines have the text of their item, and kits alone have components", () => {
  const { lines } = order([
    { itemId: sealant, quantity: ea("6") },
    { itemId: kit, quantity: ea("2"), description: "With our logo" },
  ]);
  expect(lines[0]?.description).toBe("Latex sealant for tubeless tires, 250 ml bottle");
  expect(lines[0]).not.toHaveProperty("components");
  expect(lines[1]?.description).toBe("With our logo");
  expect(objectsAt(lines[1], "components").map(({ quantity }) => quantity)).toContainEqual(ea("2"));
});

test("lists look at what waits, where it ships from, and what is late", () => {
  const short = issued([{ itemId: gravel, quantity: ea("5") }], { promisedDate: "2026-05-20" });
  const away = order([{ itemId: sealant, quantity: ea("1"), locationId: reno }]);
  const idsOf = (query: string) =>
    objectsAt(session.get(`/sales-orders?${query}`), "data").map(({ id }) => id);
  expect(idsOf("hasBackorder=true")).toEqual([short.id]);
  expect(idsOf("hasBackorder=false")).toContain(away.id);
  expect(idsOf(`locationId=${reno}`)).toContain(away.id);
  expect(idsOf("promisedBefore=2026-05-21")).toContain(short.id);
  // Shipped on the day, long ago.
  expect(idsOf("promisedBefore=2026-05-21")).not.toContain("sor_4q7t1m9z2k");
});

test("lines that are done keep their quantity, and something waits on an issued order", () => {
  const { id, lines } = issued([
    { itemId: sealant, quantity: ea("6") },
    { itemId: sealant, quantity: ea("2") },
  ]);
  cancel({ id, lines } as Answered, 0, lines);
  const path = `/sales-orders/${id}`;
  const change = (...rows: JsonObject[]) => session.refusal("PATCH", path, { lines: rows });
  const last = { id: lines[1]?.id, remove: true };
  expect(change({ id: lines[0]?.id, quantity: ea("7") })).toBe("409 sales-order-not-editable");
  expect(change(last)).toBe("409 sales-order-not-editable");
  const added = { itemId: kit, quantity: ea("1") };
  expect(session.patch(path, { lines: [last, added] }).lines).toHaveLength(2);
});

test("the reason of a hold ends with it", () => {
  const path = `/sales-orders/${issued([{ itemId: sealant, quantity: ea("1") }]).id}/status`;
  expect(session.put(path, { status: "on_hold", reason: "Wait." }).statusReason).toBe("Wait.");
  expect(session.put(path, { status: "open", reason: "Paid." }).statusReason).toBeNull();
});

test("nothing leaves before it was ordered", () => {
  const path = "/sales-orders/sor_8n2t5r9k3b/ship";
  expect(session.mistakes("POST", path, { shippedOn: "2026-04-27" })).toEqual(["/shippedOn range"]);
});

test("an order of a customer without a term has the default term of sales", () => {
  session.patch(`/customers/${dealer}`, { paymentTermId: null });
  const [usual] = objectsAt(session.get("/payment-terms"), "data").filter(
    ({ defaultFor }) => Array.isArray(defaultFor) && defaultFor.includes("sales"),
  );
  const lines = [{ itemId: sealant, quantity: ea("1") }];
  expect(order(lines).paymentTermId).toBe(usual?.id);
  expect(order(lines, { paymentTermId: null }).paymentTermId).toBeNull();
});

test("an issued order keeps its addresses, and a draft need not have any", () => {
  const without = { billingAddress: null, shippingAddress: null };
  const draft = order([{ itemId: sealant, quantity: ea("1") }]);
  expect(session.patch(`/sales-orders/${draft.id}`, without)).toMatchObject(without);
  const { id } = issued([{ itemId: sealant, quantity: ea("1") }]);
  expect(session.mistakes("PATCH", `/sales-orders/${id}`, without)).toEqual([
    "/billingAddress required",
    "/shippingAddress required",
  ]);
});

const acceptedOrder = () => {
  const kitLine = { itemId: kit, quantity: ea("1"), unitPrice: usd("129.00") };
  const bottles = { itemId: sealant, quantity: ea("2"), unitPrice: usd("14.50") };
  const tax = { name: "Nevada", taxRateId: "txr_2k7n5r9t3w", ratePercent: "8.265" };
  const address = { name: "Nora Whitfield", line1: "2210 Sutro Street", city: "Reno" };
  const inReno = { ...address, region: "NV", postalCode: "89512", country: "US" };
  return session.post("/sales-orders", {
    customerId: "cus_1w4e7b0shp",
    billingAddress: inReno,
    shippingAddress: inReno,
    locationId: reno,
    externalIds: { outlet: "OUT-77" },
    lines: [kitLine, bottles],
    taxLines: [{ ...tax, taxableAmount: usd("158.00"), amount: usd("13.06") }],
  });
};

test("tax that was sent falls with the lines that are given up, and grows with those that are added", () => {
  const accepted = acceptedOrder();
  const path = `/sales-orders/${accepted.id}`;
  const { lines } = session.post(`${path}/issue`, {});
  cancel(accepted, 1, lines);
  expect(session.get(path)).toMatchObject({
    taxLines: [{ taxableAmount: usd("129.00"), amount: usd("10.66") }],
    totals: { subtotal: usd("129.00"), tax: usd("10.66"), total: usd("139.66") },
  });
  const more = { lines: [{ itemId: sealant, quantity: ea("2"), unitPrice: usd("14.50") }] };
  expect(objectAt(session.patch(path, more), "totals").tax).toEqual(usd("13.06"));
});

test("a line keeps its unit: another one is converted, and refused with a price or for parts of it", () => {
  const { id, lines } = order([{ itemId: sealant, quantity: ea("2", "box12") }]);
  const path = `/sales-orders/${id}`;
  const change = (more: JsonObject) => ({ lines: [{ id: lines[0]?.id, ...more }] });
  const { lines: changed } = session.patch(path, change({ quantity: ea("36") }));
  expect(changed[0]).toMatchObject({
    quantity: ea("3", "box12"),
    quantityShipped: ea("0", "box12"),
  });
  const invalid = "422 validation-failed";
  const priced = { quantity: ea("36"), unitPrice: usd("14.50") };
  expect(session.refusal("PATCH", path, change(priced))).toBe(invalid);
  expect(session.refusal("PATCH", path, change({ quantity: ea("7") }))).toBe(invalid);
});

test("an amount of discount goes with the pieces it is for, and is fixed once something has left", () => {
  const price = { itemId: sealant, unitPrice: usd("10.00") };
  const { id, lines } = issued(
    [
      { ...price, quantity: ea("6"), discountAmount: usd("6.00") },
      { ...price, quantity: ea("4") },
    ],
    { discountAmount: usd("9.40") },
  );
  const path = `/sales-orders/${id}`;
  const lots = [{ lotNumber: "SL-2602-A", quantity: ea("2") }];
  session.post(`${path}/ship`, { lines: [{ lineItemId: lines[0]?.id, quantity: ea("2"), lots }] });
  const closed = { status: "closed", reason: "Enough." };
  const line = session.put(`${path}/line-items/${lines[0]?.id}/status`, closed);
  expect(line.amount).toEqual(usd("18.00"));
  const totals = { subtotal: "58.00", discount: "5.80", total: "52.20", shipped: "18.00" };
  const amounts = Object.entries(totals).map(([name, amount]) => [name, usd(amount)]);
  expect(objectAt(session.get(path), "totals")).toMatchObject(Object.fromEntries(amounts));
  for (const fixed of [{ orderDate: "2026-04-29" }, { discountAmount: null }])
    expect(session.refusal("PATCH", path, fixed)).toBe("409 sales-order-not-editable");
  expect(session.patch(path, { promisedDate: "2026-05-20" }).status).toBe("partially_shipped");
});

test("a canceled order owes neither tax nor freight, and has no discount", () => {
  const path = `/sales-orders/${acceptedOrder().id}`;
  session.patch(path, { discountAmount: usd("5.00"), shippingCharge: usd("12.00") });
  const none = Object.fromEntries(
    ["subtotal", "discount", "tax", "shipping", "total"].map((name) => [name, usd("0.00")]),
  );
  expect(
    session.put(`${path}/status`, { status: "cancelled", reason: "Ordered twice." }),
  ).toMatchObject({ taxLines: [], totals: none });
});

test("what a customer is still to be invoiced counts freight that is added, and no drafts", () => {
  const owed = () => objectAt(session.get(`/customers/${dealer}`), "balance").uninvoicedOrders;
  const before = owed();
  const draft = order([
    { itemId: sealant, quantity: ea("6"), unitPrice: usd("10.00") },
    { itemId: sealant, quantity: ea("4"), unitPrice: usd("10.00") },
  ]);
  cancel(draft, 0, draft.lines);
  expect(owed()).toEqual(before);
  session.post(`/sales-orders/${draft.id}/issue`, {});
  const issuedOnly = owed();
  session.patch(`/sales-orders/${draft.id}`, { shippingCharge: usd("20.00") });
  const amount = (value: unknown) => Number(objectAt({ value }, "value").amount);
  expect(amount(owed()) - amount(issuedOnly)).toBe(20);
});

test("a service that is left when the goods are given up is shipped with an empty object", () => {
  const { id, lines } = issued([
    { itemId: sealant, quantity: ea("6"), unitPrice: usd("10.00") },
    { itemId: "itm_5k1r8t3n7s", quantity: ea("1"), unitPrice: usd("80.00") },
  ]);
  const path = `/sales-orders/${id}`;
  const lots = [{ lotNumber: "SL-2602-A", quantity: ea("2") }];
  session.post(`${path}/ship`, { lines: [{ lineItemId: lines[0]?.id, quantity: ea("2"), lots }] });
  const closed = { status: "closed", reason: "Enough." };
  session.put(`${path}/line-items/${lines[0]?.id}/status`, closed);
  expect(session.get(path).status).toBe("partially_shipped");
  expect(session.post(`${path}/ship`, {})).toMatchObject({
    salesOrder: { status: "shipped" },
    journalEntryId: null,
  });
  session.patch(path, { internalNote: "Tuned." });
  expect(session.post(`${path}/complete`, {}).totals).toMatchObject({ invoiced: usd("100.00") });
});

import { listAt, objectAt, textAt, type JsonObject } from "../../../../src/openapi/json";
import { ea, openSession, usd, type Session } from "../../../support/mock-session";

let session: Session;
const dealer = "cus_5m2r8k4rvs";
const shop = "cus_1w4e7b0shp";
const kootenay = "cus_9n6t3q7ktn";
const bicycle = "itm_7k2m9x4q8d";
const gravel = "itm_3h8p5w2z6t";
const sealant = "itm_2d5j8s0f7g";

beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

/** The price of an item; the query may repeat a name. */
function priceOf(itemId: string, query: Record<string, unknown>): JsonObject {
  const { body } = session.call("GET", `/items/${itemId}/sales-price`, undefined, {
    query: query as Record<string, string>,
  });
  return body as JsonObject;
}

const amount = (price: JsonObject) => objectAt(price, "unitPrice").amount;

const rule = (name: string, effect: JsonObject, more: JsonObject = {}) =>
  session.post("/price-rules", { name, effect, conditions: { itemIds: [bicycle] }, ...more });

test("each price that the description shows is the one that is calculated", () => {
  const operation = session.mock.catalog.operations.find(
    ({ id }) => id === "get-item-sales-price-with-rules",
  );
  const shown = operation?.success.content?.examples ?? [];
  expect(shown.length).toBeGreaterThan(3);
  for (const { name, value } of shown as { name: string; value: JsonObject }[]) {
    const { itemId, customerId, date } = value;
    const answer = priceOf(String(itemId), {
      customerId,
      quantity: objectAt(value, "quantity").value,
      asOf: date,
      ...(name === "withOption" && { option: "frame_color=slate" }),
    });
    expect(answer).toEqual(value);
  }
});

test("a line without a price gets the one that is asked for", () => {
  const lines = [
    { itemId: bicycle, quantity: ea("1"), options: { frame_color: "slate" } },
    { itemId: sealant, quantity: { value: "2", unit: "box12" } },
  ];
  const order = session.post("/sales-orders", { customerId: dealer, lines });
  expect(order).toMatchObject({
    lines: [
      { unitPrice: usd("1287.75"), amount: usd("1287.75"), priceSource: "price_level" },
      { unitPrice: usd("137.70"), amount: usd("275.40"), priceSource: "price_level" },
    ],
    totals: { subtotal: usd("1563.15") },
  });
  const consumer = session.post("/estimates", {
    customerId: shop,
    lines: [{ itemId: sealant, quantity: { value: "1", unit: "box12" } }],
  });
  // 12 bottles at the case price of 13.05.
  expect(consumer.lines).toMatchObject([
    { unitPrice: usd("156.60"), amount: usd("156.60"), priceSource: "price_rule" },
  ]);
});

test("the break that fits the whole line counts for all its pieces", () => {
  const at = (quantity: string) => amount(priceOf(sealant, { customerId: shop, quantity }));
  expect(["11", "12", "47", "48"].map(at)).toEqual(["14.50", "13.05", "13.05", "12.47"]);
});

test("a draft is priced again when a quantity changes, unless its price was typed", () => {
  const line = { itemId: sealant, quantity: ea("2") };
  const { id, lines } = session.post("/sales-orders", {
    customerId: shop,
    lines: [line, { ...line, unitPrice: usd("9.00") }],
  });
  const changed = lines.map((one) => ({ id: one.id, itemId: sealant, quantity: ea("48") }));
  const order = session.patch(`/sales-orders/${id}`, { lines: changed });
  expect(order.lines).toMatchObject([
    { unitPrice: usd("12.47"), amount: usd("598.56"), priceSource: "price_rule" },
    { unitPrice: usd("9.00"), amount: usd("432.00"), priceSource: "manual" },
  ]);
});

test.each([
  ["percent_off", { percent: "10" }, "1132.20"],
  ["amount_off", { amount: usd("50.00") }, "1208.00"],
  ["amount_off", { amount: { amount: "68.60", currency: "CAD" } }, "1208.00"],
  ["fixed_price", { price: usd("1111.00") }, "1111.00"],
  // Contract prices never float: in another currency the rule does not fit.
  ["fixed_price", { price: { amount: "1111.00", currency: "CAD" } }, "1258.00"],
  ["amount_off", { amount: usd("5000.00") }, "0.00"],
])("an effect %s with %j makes %s of 1258.00", (type, values, expected) => {
  rule("Effect", { type, ...values });
  expect(amount(priceOf(bicycle, { customerId: dealer, asOf: "2026-04-02" }))).toBe(expected);
});

test("rules are tried by rank; the first that fits ends the search unless it lets others go on", () => {
  rule("First", { type: "percent_off", percent: "10" }, { stopsFurtherRules: false });
  const second = rule(
    "Second",
    { type: "fixed_price", price: usd("1000.00") },
    { locksPrice: true },
  );
  const third = rule("Third", { type: "percent_off", percent: "50" });
  const names = () =>
    listAt(priceOf(bicycle, { customerId: dealer }), "adjustments").map((step) =>
      textAt(step, "name"),
    );
  expect(names()).toEqual(["Dealer 15%", "First", "Second"]);
  expect(priceOf(bicycle, { customerId: dealer })).toMatchObject({
    unitPrice: usd("1000.00"),
    isFinal: true,
  });
  const priorities = [
    { priceRuleId: third.id, priority: second.priority },
    { priceRuleId: second.id, priority: third.priority },
  ];
  session.put("/price-rules/priorities", { priorities });
  expect(names()).toEqual(["Dealer 15%", "First", "Third"]);
  session.patch(`/price-rules/${third.id}`, { status: "inactive" });
  expect(names()).toEqual(["Dealer 15%", "First", "Second"]);
});

test("a rule for a category is one for the categories below", () => {
  const parentId = session.post("/item-categories", { name: "Tools" }).id;
  const categoryId = session.post("/item-categories", { name: "Pumps", parentId }).id;
  const pump = session.post("/items", {
    kind: "stock",
    sku: "PUMP",
    name: "Pump",
    baseUnit: "ea",
    categoryId,
    listPrice: usd("20.0000"),
  });
  const conditions = { itemCategoryIds: [parentId] };
  rule("Tools", { type: "percent_off", percent: "10" }, { conditions });
  expect(amount(priceOf(pump.id, { quantity: "1" }))).toBe("18.00");
});

test("ranks have a version, are unique, and come all or none", () => {
  const list = session.call("GET", "/price-rules");
  const path = "/price-rules/priorities";
  const move = (priority: number) => ({
    priorities: [{ priceRuleId: "prr_9n4r1k7t3w", priority }],
  });
  expect(session.refusal("PUT", path, move(20))).toBe("409 price-rule-priority-taken");
  const twice = {
    priorities: [
      ...move(40).priorities,
      { ...move(40).priorities[0], priceRuleId: "prr_6t3k8n2r5c" },
    ],
  };
  expect(session.refusal("PUT", path, twice)).toBe("422 validation-failed");
  const ofOne = { priorities: [...move(40).priorities, ...move(50).priorities] };
  expect(session.mistakes("PUT", path, ofOne)).toEqual(["/priorities/1/priceRuleId duplicate"]);
  const withTag = (tag: unknown) =>
    session.call("PUT", path, move(5), { headers: { "If-Match": String(tag) } });
  const moved = withTag(list.headers.ETag);
  expect(moved.body).toEqual({
    priorities: [
      { priceRuleId: "prr_9n4r1k7t3w", priority: 5 },
      { priceRuleId: "prr_3k8t5n2r6v", priority: 10 },
      { priceRuleId: "prr_6t3k8n2r5c", priority: 20 },
    ],
  });
  expect(session.call("GET", "/price-rules").headers.ETag).toBe(moved.headers.ETag);
  expect(withTag(list.headers.ETag).status).toBe(412);
});

test("a rule that has priced a line stays", () => {
  const { id } = rule("Used", { type: "percent_off", percent: "1" });
  const lines = [{ itemId: bicycle, quantity: ea("1") }];
  session.post("/sales-orders", { customerId: dealer, lines });
  expect(session.refusal("DELETE", `/price-rules/${id}`)).toBe("409 price-rule-in-use");
  const unused = rule("Unused", { type: "percent_off", percent: "1" });
  expect(session.call("DELETE", `/price-rules/${unused.id}`).status).toBe(204);
});

test("an order in a foreign currency has the rate of its day; a day without one is refused", () => {
  const order = (orderDate: string) => ({
    customerId: kootenay,
    orderDate,
    lines: [{ itemId: gravel, quantity: ea("1") }],
  });
  expect(session.post("/sales-orders", order("2026-03-20"))).toMatchObject({
    exchangeRate: "1.371",
    // 1890.00 × 1.371
    lines: [{ unitPrice: { amount: "2591.19", currency: "CAD" }, priceSource: "list" }],
  });
  expect(session.refusal("POST", "/sales-orders", order("2027-01-01"))).toBe(
    "409 exchange-rate-missing",
  );
});

test("what is bought has the vendor's price for the quantity, while it is valid", () => {
  const bought = (quantity: string, orderDate: string) =>
    session.post("/purchase-orders", {
      vendorId: "ven_3d6n1t8k5r",
      orderDate,
      lines: [{ itemId: "itm_8r2k5n9t3d", quantity: ea(quantity) }],
    }).lines[0];
  expect(["49", "50", "100"].map((count) => bought(count, "2026-04-02")?.unitPrice)).toEqual(
    ["312.0000", "298.0000", "289.5000"].map(usd),
  );
  expect(bought("100", "2027-01-02")).toMatchObject({
    unitPrice: usd("312.0000"),
    priceSource: "item",
  });
  const bottles = session.post("/purchase-orders", {
    vendorId: "ven_8n3k6r1t5s",
    lines: [{ itemId: sealant, quantity: ea("12") }],
  });
  // 64.80 for a box of 12.
  expect(bottles.lines).toMatchObject([{ unitPrice: usd("5.40"), amount: usd("64.80") }]);
});

test("a price that a rule locks is not typed over", () => {
  rule("Contract", { type: "percent_off", percent: "10" }, { locksPrice: true });
  const lines = [{ itemId: bicycle, quantity: ea("1") }];
  const { id, lines: made } = session.post("/sales-orders", { customerId: dealer, lines });
  expect(made[0]).toMatchObject({ priceSource: "price_rule" });
  const body = { lines: [{ id: made[0]?.id, unitPrice: usd("1.00") }] };
  expect(session.refusal("PATCH", `/sales-orders/${id}`, body)).toBe("422 validation-failed");
  const typed = (price: string) => ({
    customerId: dealer,
    lines: [{ ...lines[0], unitPrice: usd(price) }],
  });
  expect(session.mistakes("POST", "/sales-orders", typed("1.00"))).toEqual([
    "/lines/0/unitPrice state",
  ]);
  // The price of the contract itself may be sent.
  expect(session.post("/sales-orders", typed("1132.20")).lines[0]?.priceSource).toBe("manual");
});

import { ea, openSession, type Answered, type Session } from "../../../support/mock-session";
import { objectsAt, type JsonObject } from "../../../../src/openapi/json";

// What records take over from others, and what stays as it is when something beside it changes.

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const kootenay = "cus_9n6t3q7ktn";
const sealant = "itm_2d5j8s0f7g";
const lines = [{ itemId: "itm_8c4t6k1n9r", quantity: ea("1") }];
const address = {
  line1: "1 Main St",
  city: "Reno",
  region: "NV",
  postalCode: "89501",
  country: "US",
};
const rows = (path: string) => objectsAt(session.get(path), "data");

test.each(["/sales-orders", "/estimates"])(
  "%s of a customer leave from the location of the customer",
  (path) => {
    session.patch(`/customers/${kootenay}`, { defaultLocationId: "loc_8c3w6n2rn0" });
    expect(session.post(path, { customerId: kootenay, lines }).locationId).toBe("loc_8c3w6n2rn0");
    const own = { customerId: kootenay, lines, locationId: "loc_2v9k4m7pdx" };
    expect(session.post(path, own).locationId).toBe("loc_2v9k4m7pdx");
  },
);

test.each([
  ["ship method", "/ship-methods", "shipMethodId"],
  ["sales rep", "/sales-reps", "salesRepId"],
  ["class", "/class-references", "classReferenceId"],
])("an inactive %s does not reach new orders", (_, path, field) => {
  const id = session.get(`/customers/${kootenay}`)[field];
  session.patch(`${path}/${String(id)}`, { status: "inactive" });
  expect(session.post("/sales-orders", { customerId: kootenay, lines })[field]).toBeNull();
});

test("a rep is reached like the employee, and customers of a rep have no address of the rep", () => {
  const reached = { name: "Marcus Bell", email: "marcus@tallgrass.example" };
  const own = { code: "MB", kind: "employee", employeeId: "emp_6k2t8n5r1b" };
  const rep = session.post("/sales-reps", own);
  expect(rep).toMatchObject(reached);
  const customer = session.post("/customers", {
    kind: "business",
    name: "Main Cycles",
    salesRepId: rep.id,
    billingAddress: address,
  });
  expect(customer).toMatchObject({ email: null, phone: null, billingAddress: { phone: null } });
});

test("lines have the text of the item or the vendor, or its name, and nothing of the class", () => {
  const class_ = { classReferenceId: "cls_8t2k6n3r9w" };
  const made = session.post("/sales-orders", {
    customerId: kootenay,
    ...class_,
    lines: [
      { itemId: sealant, quantity: ea("1") },
      { ...lines[0], ...class_ },
      { ...lines[0], description: "For the demo bicycle" },
    ],
  });
  const texts = (document: Answered) => document.lines.map(({ description }) => description);
  const text = "Latex sealant for tubeless tires, 250 ml bottle";
  expect(texts(made)).toEqual([text, "Front light", "For the demo bicycle"]);
  const [first] = made.lines;
  const cleared = { lines: [{ id: first?.id, description: null }] };
  expect(texts(session.patch(`/sales-orders/${made.id}`, cleared))[0]).toBeNull();
  const bought = session.post("/purchase-orders", {
    vendorId: "ven_7m4k9r2n6w",
    lines: [{ itemId: "itm_6w1k4r8n2t", quantity: ea("6", "set") }],
  });
  expect(texts(bought)).toEqual(["Wheelset 700c, disc, 28 spokes"]);
});

test("an order goes to the billing address of a customer without another", () => {
  const billingAddress = address;
  const { id } = session.post("/customers", {
    kind: "business",
    name: "Main Cycles",
    billingAddress,
  });
  const order = session.post("/sales-orders", { customerId: id, lines });
  expect(order.shippingAddress).toMatchObject(billingAddress);
});

test("a draft follows its customer who moves, with its tax; one with an address of its own does not", () => {
  const given = { kind: "business", name: "Main Cycles", billingAddress: address };
  const { id } = session.post("/customers", given);
  const order = { customerId: id, lines };
  const follows = session.post("/sales-orders", order).id;
  const stays = session.post("/sales-orders", {
    ...order,
    shippingAddress: { ...address, line1: "2 Main St" },
  }).id;
  const moved = { line1: "9 Oak St", city: "Portland", region: "OR", postalCode: "97201" };
  session.patch(`/customers/${id}/billing-address`, moved);
  expect(session.get(`/sales-orders/${follows}`)).toMatchObject({
    billingAddress: moved,
    shippingAddress: moved,
    taxLines: [],
  });
  expect(session.get(`/sales-orders/${stays}`)).toMatchObject({
    billingAddress: moved,
    shippingAddress: { line1: "2 Main St", region: "NV" },
    taxLines: [{ name: "Nevada, Washoe County" }],
  });
  session.patch(`/customers/${id}`, { paymentTermId: "ptm_6k1n8r4t5v" });
  session.call("DELETE", `/customers/${id}/billing-address`);
  const [without, own] = [follows, stays].map((one) => session.get(`/sales-orders/${one}`));
  expect(without).toMatchObject({ billingAddress: null, shippingAddress: null });
  expect(own).toMatchObject({ billingAddress: { line1: "2 Main St" } });
});

test("a note on a payment leaves what it settles as it is", () => {
  for (const { id, allocations } of rows("/payments"))
    expect(session.patch(`/payments/${String(id)}`, { memo: "Checked" }).allocations).toEqual(
      allocations,
    );
});

test("the lots of an item at a location have the quantities there, and consumed ones come where asked for", () => {
  const at = (query: string): JsonObject[] => rows(`/items/${sealant}/lot-numbers${query}`);
  const whole = at("").find(({ lotNumber }) => lotNumber === "SL-2602-A");
  const parts = ["loc_2v9k4m7pdx", "loc_8c3w6n2rn0"].map((id) =>
    at(`?locationId=${id}`).find(({ lotNumber }) => lotNumber === "SL-2602-A"),
  );
  const valueOf = (lot: JsonObject | undefined) => Number((lot?.onHand as JsonObject).value);
  expect(parts.map(valueOf).reduce((a, b) => a + b)).toBe(valueOf(whole));
  expect(at("?locationId=loc_2v9k4m7pdx").map(({ lotNumber }) => lotNumber)).not.toContain(
    "SL-2509-C",
  );
});

test.each([
  ["wire", "US", "021000021", "/bankAccount/routing format"],
  ["ach", "CA", "ROYCCAT2", "/bankAccount/routing format"],
  ["check", "US", "ROYCCAT2", "/bankAccount/routing format"],
])(
  "a vendor cannot be paid by %s at a bank in %s with %s",
  (paymentMethod, country, routing, mistake) => {
    const bankAccount = {
      holder: "Alder",
      bank: "Bank",
      country,
      routing,
      accountNumber: "12345678",
    };
    expect(
      session.mistakes("POST", "/vendors", { name: "Alder Tools", paymentMethod, bankAccount }),
    ).toEqual([mistake]);
  },
);

test("a payment that went directly to a bank account is in no deposit", () => {
  const direct = rows("/payments").find(
    ({ depositStatus, kind }) => depositStatus === "direct" && kind === "customer_payment",
  );
  const deposit = {
    accountId: direct?.accountId,
    depositDate: "2026-03-10",
    lines: [{ type: "payment", paymentId: direct?.id }],
  };
  expect(session.mistakes("POST", "/bank-deposits", deposit)).toEqual(["/lines/0/paymentId state"]);
});

test("an order of a marketplace that pays the tax is booked without", () => {
  const [channel] = rows("/external-channels").filter(({ status }) => status === "active");
  session.patch(`/external-channels/${String(channel?.id)}`, { taxHandling: "marketplace" });
  const externalIds = { [String(channel?.code)]: "TAXED-1" };
  const customer = rows("/customers").find(({ name }) => name === "Tallgrass web shop");
  const order = { customerId: customer?.id, lines, externalIds, shippingAddress: address };
  expect(session.post("/sales-orders", order)).toMatchObject({
    taxLines: [],
    totals: { tax: { amount: "0.00" } },
  });
});

test("a location from which another is replenished stays active", () => {
  const van = "/locations/loc_9t4k2n7rv1";
  session.patch(van, { status: "active" });
  session.patch("/locations/loc_8c3w6n2rn0", { replenishFromLocationId: "loc_9t4k2n7rv1" });
  expect(session.refusal("PATCH", van, { status: "inactive" })).toBe("409 record-in-use");
});

test("an order of production that has ended needs nothing any more", () => {
  const [done] = rows("/work-orders").filter(({ status }) => status === "cancelled");
  const stock = session.get(`/work-orders/${String(done?.id)}/available-stock`);
  const zero = { value: "0" };
  for (const row of objectsAt(stock, "components"))
    expect(row).toMatchObject({
      required: zero,
      reserved: zero,
      available: zero,
      short: zero,
      canBuild: 0,
      incoming: [],
    });
});

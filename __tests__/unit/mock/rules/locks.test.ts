import { objectsAt } from "../../../../src/openapi/json";
import { ea, openSession, usd, type Session } from "../../../support/mock-session";

let session: Session;
const [alder, cascade] = ["ven_3d6n1t8k5r", "ven_8n3k6r1t5s"];

beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

/** Receives ten lights of a new order, and returns what a bill of them says. */
function received(unitPrice: string, quantity = "10") {
  const light = "itm_8c4t6k1n9r";
  const order = session.post("/purchase-orders", {
    vendorId: cascade,
    lines: [{ itemId: light, quantity: ea("10"), unitPrice: usd("20.00") }],
  });
  session.put(`/purchase-orders/${order.id}/status`, { status: "open" });
  const purchaseOrderLineId = order.lines[0]?.id;
  const receiving = session.post("/receivings", {
    lines: [{ purchaseOrderLineId, quantity: ea("10"), bin: "B-03-4" }],
  });
  return {
    vendorId: cascade,
    vendorInvoiceNumber: "CC-1",
    billDate: "2026-04-29",
    lines: [
      {
        type: "purchase_order",
        purchaseOrderLineId,
        receivingLineId: receiving.lines[0]?.id,
        quantity: ea(quantity),
        unitPrice: { amount: unitPrice, currency: "USD" },
      },
    ],
  };
}

test("a bill is matched with order and receipt; beyond the vendor's tolerance it is refused, held, or approved", () => {
  // The vendor may charge 1 percent more.
  expect(session.post("/bills", received("20.2000"))).toMatchObject({
    matchStatus: "matched",
    lines: [{ match: "matched", priceVariance: usd("2.00") }],
  });
  session.mock.reset();
  const dear = received("20.3000");
  expect(session.refusal("POST", "/bills", dear)).toBe("409 bill-variance");
  const draft = session.post("/bills", { ...dear, status: "draft" });
  expect(draft).toMatchObject({
    matchStatus: "price_variance",
    paymentHold: true,
    lines: [{ match: "price_variance", priceVariance: usd("3.00") }],
  });
  expect(session.refusal("PATCH", `/bills/${draft.id}`, { status: "open" })).toBe(
    "409 bill-variance",
  );
  const approved = session.patch(`/bills/${draft.id}`, { status: "open", approveVariance: true });
  expect(approved).toMatchObject({ status: "open", approvedBy: { name: expect.any(String) } });
  session.mock.reset();
  const more = received("20.0000", "11");
  expect(session.refusal("POST", "/bills", more)).toBe("409 bill-variance");
  expect(session.post("/bills", { ...more, status: "draft" })).toMatchObject({
    matchStatus: "quantity_variance",
  });
});

test("documents fix the currency of customers and vendors", () => {
  expect(session.refusal("PATCH", "/customers/cus_5m2r8k4rvs", { currency: "CAD" })).toBe(
    "409 customer-currency-locked",
  );
  expect(session.refusal("PATCH", `/vendors/${alder}`, { currency: "CAD" })).toBe(
    "409 vendor-currency-locked",
  );
  const { id } = session.post("/customers", {
    kind: "business",
    name: "New",
    invoiceDelivery: "none",
  });
  const lines = [{ itemId: "itm_2d5j8s0f7g", quantity: ea("1") }];
  const offer = session.post("/estimates", { customerId: id, lines });
  const path = `/customers/${id}`;
  for (const currency of ["CAD", "USD"])
    expect(session.patch(path, { currency })).toMatchObject({ currency });
  session.post(`/estimates/${offer.id}/issue`, { sendEmail: false });
  expect(session.refusal("PATCH", path, { currency: "CAD" })).toBe("409 customer-currency-locked");
});

test("nothing is below or inside itself", () => {
  const [above] = objectsAt(session.get("/item-categories"), "data");
  const below = session.post("/item-categories", { name: "Below", parentId: above?.id });
  const path = `/item-categories/${String(above?.id)}`;
  expect(session.refusal("PATCH", path, { parentId: below.id })).toBe("409 item-category-cycle");
  const [inner, outer] = ["INNER", "OUTER"].map((sku) =>
    session.post("/items", { kind: "assembly", sku, name: sku, baseUnit: "ea" }),
  );
  const bom = (itemId: unknown, part: unknown) => ({
    itemId,
    status: "active",
    isDefault: true,
    components: [{ itemId: part, quantity: ea("1") }],
  });
  session.post("/boms", bom(outer?.id, inner?.id));
  expect(session.refusal("POST", "/boms", bom(inner?.id, outer?.id))).toBe("409 bom-cycle");
});

test("an item of an active kit stays active", () => {
  const kit = (session.mock.state().get("/items") ?? []).find(({ kind }) => kind === "kit");
  const [part] = objectsAt(kit, "components");
  expect(session.refusal("PATCH", `/items/${String(part?.itemId)}`, { status: "inactive" })).toBe(
    "409 component-in-kit",
  );
});

test.each([
  ["a unit that the item does not have", "/sales-orders", { quantity: ea("1", "kg") }, {}],
  ["a part of a piece", "/sales-orders", { quantity: ea("1.5") }, {}],
  [
    "a price in another currency",
    "/estimates",
    { unitPrice: { amount: "1.00", currency: "CAD" } },
    {},
  ],
  ["an offer that ends before it begins", "/estimates", {}, { validUntil: "2026-04-01" }],
  ["lots that do not add up", "/inventory-transfers", { lots: [] }, {}],
])("%s is refused in its place", (name, path, line, more) => {
  const isTransfer = path === "/inventory-transfers";
  const sealant = "itm_2d5j8s0f7g";
  const [pdx, rno] = ["loc_2v9k4m7pdx", "loc_8c3w6n2rn0"];
  const lots = isTransfer && { lots: [{ lotNumber: "SL-2602-A", quantity: ea("2") }] };
  const whole = { itemId: sealant, quantity: ea("3"), ...line, ...lots };
  const head = isTransfer
    ? { fromLocationId: pdx, toLocationId: rno }
    : { customerId: "cus_5m2r8k4rvs" };
  expect(session.refusal("POST", path, { ...head, lines: [whole], ...more })).toBe(
    "422 validation-failed",
  );
});

test("an offer does not move past its last day", () => {
  const lines = [{ itemId: "itm_2d5j8s0f7g", quantity: ea("3") }];
  const offer = session.post("/estimates", { customerId: "cus_5m2r8k4rvs", lines });
  const [path, estimateDate] = [`/estimates/${String(offer.id)}`, "2027-01-04"];
  expect(session.refusal("PATCH", path, { estimateDate })).toBe("422 validation-failed");
  session.patch(path, { estimateDate, validUntil: "2027-01-31" });
});

test("goods move from a bin of their location to another one", () => {
  const pdx = "loc_2v9k4m7pdx";
  const move = (fromBin: string, toBin: string) => ({
    fromLocationId: pdx,
    toLocationId: pdx,
    lines: [{ itemId: "itm_8c4t6k1n9r", quantity: ea("3"), fromBin, toBin }],
  });
  const path = "/inventory-transfers";
  expect(session.refusal("POST", path, move("B-03-4", "B-03-4"))).toBe("422 validation-failed");
  expect(session.refusal("POST", path, move("B-03-4", "R-10-1"))).toBe("422 validation-failed");
  expect(session.post(path, move("B-03-4", "C-01-1")).status).toBe("draft");
});

test("a receiving is of the vendor of its orders, and of one vendor only", () => {
  const light = "itm_8c4t6k1n9r";
  const orderOf = (vendorId: string) => {
    const lines = [{ itemId: light, quantity: ea("10"), unitPrice: usd("15.00") }];
    const order = session.post("/purchase-orders", { vendorId, lines });
    session.put(`/purchase-orders/${order.id}/status`, { status: "open" });
    return { purchaseOrderLineId: order.lines[0]?.id, quantity: ea("4"), bin: "B-03-4" };
  };
  const [first, second] = [orderOf(alder), orderOf(cascade)];
  expect(session.post("/receivings", { lines: [first] }).vendorId).toBe(alder);
  expect(session.get(`/vendors/${alder}`)).toMatchObject({
    balance: { openOrders: usd("2586.00"), receivedNotBilled: usd("60.00") },
  });
  expect(session.refusal("POST", "/receivings", { lines: [first, second] })).toBe(
    "422 validation-failed",
  );
});

test("a line of a purchase order stays once something of it was billed", () => {
  const order = session.post("/purchase-orders", {
    vendorId: alder,
    lines: ["10", "5"].map((value) => ({
      itemId: "itm_8c4t6k1n9r",
      quantity: ea(value),
      unitPrice: usd("15.00"),
    })),
  });
  session.put(`/purchase-orders/${order.id}/status`, { status: "open" });
  const [billed, free] = order.lines.map(({ id }) => id);
  session.post("/bills", {
    vendorId: alder,
    vendorInvoiceNumber: "AD-7701",
    billDate: "2026-04-29",
    lines: [
      {
        type: "purchase_order",
        purchaseOrderLineId: billed,
        quantity: ea("10"),
        unitPrice: usd("15.00"),
      },
    ],
  });
  const without = (id: unknown) => ({ lines: [{ id, remove: true }] });
  const path = `/purchase-orders/${order.id}`;
  expect(session.refusal("PATCH", path, without(billed))).toBe("409 quantity-below-received");
  expect(session.patch(path, without(free)).lines).toHaveLength(1);
});

test("of a received purchase order, only texts, tags, custom fields, and the vendor's number change", () => {
  const path = "/purchase-orders/pur_2n6r9k3t8c";
  expect(session.refusal("PATCH", path, { externalIds: { "web-shop": "4711" } })).toBe(
    "409 purchase-order-not-editable",
  );
  expect(session.patch(path, { vendorReference: "440913" }).vendorReference).toBe("440913");
});

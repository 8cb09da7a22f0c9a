import { objectsAt } from "../../../../src/openapi/json";
import { openSession, type Session } from "../../../support/mock-session";

// What the pages of vendors promise.

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const [alder, cascade, accessories] = ["ven_3d6n1t8k5r", "ven_8n3k6r1t5s", "ven_1r7k4n8t2f"];
const history = (id: string, query = "") =>
  objectsAt(session.get(`/vendors/${id}/transactions${query}`), "data").map(
    ({ documentNumber, status, balanceAfter }) =>
      [documentNumber, status, (balanceAfter as { amount: string }).amount].join(" "),
  );

it("shows the documents of a vendor as they are now, with those of vendors merged into it", () => {
  const own = ["PMT-7296 posted 0.00", "BILL-4417 paid 3744.00"];
  expect(history(alder).slice(0, 2)).toEqual(own);
  expect(history(alder, "?isOpen=true")).toEqual(["PO-2291 partially_received 0.00"]);
  expect(history(alder, "?isOpen=false")).toEqual(["BILL-4417 paid 3744.00"]);
  session.post(`/vendors/${alder}/merge`, { sourceVendorId: cascade });
  expect(history(alder)).toContain("PO-2284 received 0.00");
  expect(history(cascade)).toEqual([]);
});

it("keeps the reason of a vendor on hold until the status changes", () => {
  const path = `/vendors/${cascade}`;
  session.patch(path, { status: "on_hold", statusReason: "Wet cartons" });
  expect(session.mistakes("PATCH", path, { statusReason: null })).toEqual([
    "/statusReason required",
  ]);
  expect(session.patch(path, { notes: "Called" }).statusReason).toBe("Wet cartons");
  expect(session.patch(path, { status: "active" }).statusReason).toBeNull();
});

it("emails no orders to a contact without an address", () => {
  const vendor = { name: "Ash", orderDelivery: "none", primaryContact: { name: "Ann Lee" } };
  const { id } = session.post("/vendors", { ...vendor, email: "ash@ash.example" });
  expect(session.mistakes("PATCH", `/vendors/${id}`, { orderDelivery: "email" })).toEqual([
    "/orderDelivery state",
  ]);
});

it("gives people nothing of their vendor, and finds none that does not exist", () => {
  const contact = { email: null, phone: null };
  const path = `/vendors/${cascade}/contacts`;
  expect(session.post(path, { name: "Ann Lee" })).toMatchObject(contact);
  const body = { orderDelivery: "none", email: "a@ash.example", primaryContact: { name: "Ann" } };
  expect(session.post("/vendors", { name: "Ash", ...body }).primaryContact).toMatchObject(contact);
  const missing = `/vendors/${accessories}/primary-contact`;
  expect(session.refusal("PATCH", missing, { phone: null })).toBe("404 not-found");
});

it("takes a deleted vendor out of item templates", () => {
  expect(session.call("DELETE", `/vendors/${accessories}`).status).toBe(204);
  const { defaults } = session.get("/item-templates/itt_6n2r8k4t1w");
  expect(defaults).not.toHaveProperty("preferredVendorId");
});

it("keeps one tax number for each country and type", () => {
  const one = { country: "US", type: "ein", number: "91-5550114" };
  const body = { taxRegistrations: [one, { ...one, number: "91-5550115" }] };
  const expected = ["/taxRegistrations/1 duplicate"];
  expect(session.mistakes("PATCH", `/vendors/${alder}`, body)).toEqual(expected);
  expect(session.mistakes("POST", "/vendors", { name: "Ash", ...body })).toEqual(expected);
});

it("prints its first address on drafts without one", () => {
  const { id } = session.post("/vendors", { name: "Ash" });
  const lines = [{ itemId: "itm_6w1k4r8n2t", quantity: { value: "1", unit: "set" } }];
  const orders = ["draft", "open"].map((status) => {
    const order = session.post("/purchase-orders", { vendorId: id, lines });
    if (status === "open") session.put(`/purchase-orders/${order.id}/status`, { status });
    return `/purchase-orders/${order.id}`;
  });
  session.post(`/vendors/${id}/primary-address`, { line1: "1 Elm", city: "Berlin", country: "DE" });
  const printed = orders.map((path) => session.get(path).vendorAddress);
  expect(printed).toEqual([expect.objectContaining({ line1: "1 Elm" }), null]);
  expect(printed[0]).not.toHaveProperty("verification");
});

it("charges no freight on an order that does not say any", () => {
  const lines = [{ itemId: "itm_8r2k5n9t3d", quantity: { value: "1", unit: "ea" } }];
  const { id, shippingCharge } = session.post("/purchase-orders", { vendorId: alder, lines });
  expect(shippingCharge).toEqual({ amount: "0.00", currency: "USD" });
  const freight = { amount: "12.50", currency: "USD" };
  const changed = session.patch(`/purchase-orders/${id}`, { shippingCharge: freight });
  expect(changed.totals).toMatchObject({ shipping: freight });
});

it("keeps who approved an order, and shows the present balance after a change of the vendor", () => {
  const lines = [{ itemId: "itm_8r2k5n9t3d", quantity: { value: "1", unit: "ea" } }];
  const { id } = session.post("/purchase-orders", { vendorId: alder, lines });
  const path = `/purchase-orders/${id}/status`;
  session.put(path, { status: "pending_approval" });
  expect(session.put(path, { status: "open" }).approvedBy).toMatchObject({ name: "Marcus Bell" });
  expect(session.put("/purchase-orders/pur_5k1n8t3r6b/status", { status: "open" })).toMatchObject({
    approvedBy: null,
  });
  const { balance } = session.patch(`/vendors/${alder}`, { notes: null });
  expect(balance).toEqual(session.get(`/vendors/${alder}`).balance);
});

it("fixes the currency of a vendor by its items, which take lead time and origin as they come", () => {
  const { id: vendorId } = session.post("/vendors", { name: "Ash" });
  expect(session.patch(`/vendors/${vendorId}`, { currency: "CAD" }).currency).toBe("CAD");
  const unitPrice = { amount: "1.00", currency: "CAD" };
  const item = { vendorId, itemId: "itm_2d5j8s0f7g", unitPrice };
  expect(session.post("/vendor-items", item)).toMatchObject({
    leadTimeDays: null,
    countryOfOrigin: null,
  });
  expect(session.refusal("PATCH", `/vendors/${vendorId}`, { currency: "USD" })).toBe(
    "409 vendor-currency-locked",
  );
});

it("checks the form of a vendor's tax numbers", () => {
  const numbered = (number: string) => ({
    taxRegistrations: [{ country: "US", type: "ein", number }],
  });
  expect(session.mistakes("POST", "/vendors", { name: "Ash", ...numbered("93 555") })).toEqual([
    "/taxRegistrations/0/number format",
  ]);
  expect(session.mistakes("PATCH", `/vendors/${alder}`, numbered("12345"))).toEqual([
    "/taxRegistrations/0/number format",
  ]);
  expect(session.post("/vendors", { name: "Ash", ...numbered("93-5550162") }).status).toBe(
    "active",
  );
});

it("pays a vendor by no term that is for customers only", () => {
  const term = { paymentTermId: "ptm_6k1n8r4t5v" };
  const lines = [{ itemId: "itm_8r2k5n9t3d", quantity: { value: "1", unit: "ea" } }];
  const calls: [string, string, object][] = [
    ["POST", "/vendors", { name: "Ash", ...term }],
    ["PATCH", `/vendors/${alder}`, term],
    ["POST", "/purchase-orders", { vendorId: alder, lines, ...term }],
    ["PATCH", "/bills/bil_4r7n2k9t5a", term],
  ];
  for (const [method, path, body] of calls)
    expect(session.mistakes(method, path, body)).toEqual(["/paymentTermId reference"]);
});

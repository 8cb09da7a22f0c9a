import { caller } from "../../../support/own-requests";
import { ea, openSession, type Session } from "../../../support/mock-session";

let session: Session;

beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const dealer = "/customers/cus_5m2r8k4rvs";
const person = { kind: "person", firstName: "Nora", lastName: "Lind", invoiceDelivery: "none" };

test("a new customer has the terms of the company, and a person the name of its parts", () => {
  expect(session.post("/customers", person)).toMatchObject({
    name: "Nora Lind",
    paymentTermId: "ptm_2r7h4n9k3d",
    defaultLocationId: "loc_2v9k4m7pdx",
    receivableAccountId: "acc_5t2k8n4r6b",
  });
  expect(
    session.post("/customers", { ...person, name: "N. Lind", paymentTermId: "ptm_6k1n8r4t5v" }),
  ).toMatchObject({ name: "N. Lind", paymentTermId: "ptm_6k1n8r4t5v" });
});

test("a primary contact receives everything, unless the call says what", () => {
  const all = { receives: ["order_confirmation", "shipping_notice", "invoice", "statement"] };
  const primaryContact = { name: "Ann Lee", email: "ann@pine.example" };
  expect(session.post("/customers", { ...person, primaryContact }).primaryContact).toMatchObject(
    all,
  );
  const { id } = session.post("/customers", person);
  const path = `/customers/${id}/primary-contact`;
  expect(session.post(path, primaryContact)).toMatchObject(all);
  expect(session.patch(path, { receives: [] })).toMatchObject({ receives: [] });
});

test.each([
  ["a parent that has one", { parentCustomerId: "cus_7r2n5k9t3w" }],
  ["itself as parent", { parentCustomerId: "cus_9n6t3q7ktn" }],
  ["freight for an account that is not there", { freightTerms: "collect" }],
])("a customer refuses %s", (_, body) => {
  session.patch("/customers/cus_7r2n5k9t3w", { parentCustomerId: "cus_5m2r8k4rvs" });
  expect(session.refusal("PATCH", "/customers/cus_9n6t3q7ktn", body)).toBe("422 validation-failed");
});

test("a parent and its child are not merged", () => {
  session.patch("/customers/cus_7r2n5k9t3w", { parentCustomerId: "cus_5m2r8k4rvs" });
  expect(session.refusal("POST", `${dealer}/merge`, { sourceCustomerId: "cus_7r2n5k9t3w" })).toBe(
    "422 validation-failed",
  );
});

test("children do not come to a customer that has a parent", () => {
  const [source, target] = ["Source", "Target"].map((lastName) =>
    session.post("/customers", { ...person, lastName }),
  );
  const child = session.post("/customers", { ...person, parentCustomerId: source?.id });
  session.patch(`/customers/${target?.id}`, { parentCustomerId: "cus_5m2r8k4rvs" });
  const merge = { sourceCustomerId: source?.id };
  expect(session.refusal("POST", `/customers/${target?.id}/merge`, merge)).toBe(
    "422 validation-failed",
  );
  session.post(`${dealer}/merge`, merge);
  expect(session.get(`/customers/${child.id}`).parentCustomerId).toBe("cus_5m2r8k4rvs");
});

test("a balance follows the currency and tells what is late, whatever the call", () => {
  const { id } = session.post("/customers", person);
  const zero = { amount: "0.00", currency: "CAD" };
  expect(session.patch(`/customers/${id}`, { currency: "CAD" }).balance).toEqual({
    openInvoices: zero,
    overdue: zero,
    uninvoicedOrders: zero,
    availableCredit: null,
  });
  const { balance } = session.get(dealer);
  expect(session.patch(dealer, { notes: null }).balance).toEqual(balance);
});

test("a new part is named by the path that changes it", () => {
  const { id } = session.post("/customers", person);
  const path = `/v2/customers/${id}/primary-contact`;
  const { headers } = caller(session.mock)("POST", path.slice(3), { name: "Lee" });
  expect(headers.Location).toBe(path);
});

test("invoices that are emailed go to a contact with an address", () => {
  const body = { ...person, invoiceDelivery: "email", primaryContact: { name: "Lee" } };
  expect(session.refusal("POST", "/customers", body)).toBe("422 validation-failed");
  expect(session.refusal("PATCH", `${dealer}/primary-contact`, { email: null })).toBe(
    "422 validation-failed",
  );
  expect(session.refusal("DELETE", `${dealer}/primary-contact`)).toBe(
    "409 primary-contact-required",
  );
  session.patch(dealer, { invoiceDelivery: "post" });
  session.patch(`${dealer}/primary-contact`, { email: null });
  expect(session.refusal("PATCH", dealer, { invoiceDelivery: "email" })).toBe(
    "422 validation-failed",
  );
});

test("a customer without a term pays by that of the company, and needs an address for invoices", () => {
  const billingAddress = {
    line1: "1 Main Street",
    city: "Reno",
    region: "NV",
    postalCode: "89512",
    country: "US",
  };
  const refusalFor = (paymentTermId: string | null) => {
    const { id } = session.post("/customers", { ...person, paymentTermId, billingAddress });
    return session.call("DELETE", `/customers/${id}/billing-address`).status;
  };
  expect([null, "ptm_6k1n8r4t5v"].map(refusalFor)).toEqual([409, 204]);
});

describe("an order of a channel", () => {
  const order = (channel: string) => ({
    customerId: "cus_5m2r8k4rvs",
    externalIds: { [channel]: "X-1" },
    lines: [{ itemId: "itm_2d5j8s0f7g", quantity: ea("1") }],
  });

  test("takes location and class of the channel ahead of those of its customer", () => {
    expect(session.post("/sales-orders", order("web-shop"))).toMatchObject({
      externalChannelId: "chn_3r8k1n6t4s",
      locationId: "loc_8c3w6n2rn0",
      classReferenceId: "cls_8t2k6n3r9w",
    });
    const own = {
      ...order("web-shop"),
      externalIds: { "web-shop": "X-2" },
      classReferenceId: null,
    };
    expect(session.post("/sales-orders", own)).toMatchObject({ classReferenceId: null });
  });

  test("is refused if there is no such channel, or it is inactive", () => {
    session.patch("/external-channels/chn_7n2k5t9r1d", { status: "inactive" });
    for (const channel of ["no-such-shop", "dealer-edi"])
      expect(session.refusal("POST", "/sales-orders", order(channel))).toBe(
        "422 validation-failed",
      );
  });
});

test("what is open of an inactive customer is finished, that of one on hold waits", () => {
  const { id, lines } = session.post("/sales-orders", {
    customerId: "cus_5m2r8k4rvs",
    lines: ["1", "2"].map((value) => ({ itemId: "itm_2d5j8s0f7g", quantity: ea(value) })),
  });
  session.post(`/sales-orders/${id}/issue`, {});
  session.put(`/sales-orders/${id}/status`, { status: "on_hold", reason: "A question." });
  session.patch(dealer, { status: "inactive" });
  expect(session.put(`/sales-orders/${id}/status`, { status: "open" }).status).toBe("open");
  session.patch(dealer, { status: "on_hold" });
  expect(session.refusal("POST", "/shipments", { salesOrderId: id })).toBe("409 customer-on-hold");
  session.patch(dealer, { status: "inactive" });
  expect(session.post("/shipments", { salesOrderId: id }).status).toBe("draft");
  const cancel = (at: number) => `/sales-orders/${id}/line-items/${String(lines[at]?.id)}/status`;
  const given = { status: "cancelled", reason: "No longer wanted." };
  session.put(cancel(0), given);
  expect(session.refusal("PUT", cancel(1), given)).toBe("409 transition-not-allowed");
});

test("an order that moves to another day takes the rate of that day", () => {
  const { id, exchangeRate } = session.post("/sales-orders", {
    customerId: "cus_9n6t3q7ktn",
    lines: [{ itemId: "itm_2d5j8s0f7g", quantity: ea("1") }],
  });
  const moved = session.patch(`/sales-orders/${id}`, { orderDate: "2026-03-20" });
  expect([exchangeRate, moved.exchangeRate]).toEqual(["1.372", "1.371"]);
  expect(session.refusal("PATCH", `/sales-orders/${id}`, { orderDate: "2020-01-01" })).toBe(
    "409 exchange-rate-missing",
  );
});

import type { JsonObject } from "../../../../src/openapi/json";
import { ea, openSession, type Session } from "../../../support/mock-session";

// What single sentences of pages promise, across all domains.

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const [dealer, shop] = ["cus_5m2r8k4rvs", "cus_1w4e7b0shp"];
const home = {
  name: "Nora Whitfield",
  line1: "2210 Sutro Street",
  city: "Reno",
  region: "NV",
  postalCode: "89512",
  country: "US",
};
const orderOf = (customerId: string, more: JsonObject = {}) =>
  session.post("/sales-orders", {
    customerId,
    lines: [{ itemId: "itm_2d5j8s0f7g", quantity: ea("2") }],
    ...more,
  });

test("an order without a billing address is invoiced to where it goes, and not issued without either", () => {
  const nowhere = orderOf(shop);
  expect(session.refusal("POST", `/sales-orders/${nowhere.id}/issue`, {})).toBe(
    "409 sales-order-incomplete",
  );
  const sent = orderOf(shop, { shippingAddress: home });
  expect(sent.billingAddress).toMatchObject({ line1: home.line1 });
  expect(session.post(`/sales-orders/${sent.id}/issue`, {})).toMatchObject({ status: "open" });
  session.post(`/customers/${shop}/billing-address`, home);
  expect(session.get(`/sales-orders/${nowhere.id}`).billingAddress).toMatchObject({ city: "Reno" });
  expect(orderOf(dealer).billingAddress).not.toMatchObject({ city: "Reno" });
});

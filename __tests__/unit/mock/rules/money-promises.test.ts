import { objectsAt } from "../../../../src/openapi/json";
import { ea, openSession, usd, type Session } from "../../../support/mock-session";

// What the pages of bills, credit memos, and vendor items promise.

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

it("finds a bill by the number of the vendor, however it is written", () => {
  const found = session.get("/bills?vendorInvoiceNumber=ad%2090418");
  expect(objectsAt(found, "data").map(({ documentNumber }) => documentNumber)).toEqual([
    "BILL-4417",
  ]);
});

it("credits an item in its words, and with the tax code of the customer", () => {
  const credit = { customerId: "cus_5m2r8k4rvs", reason: "goodwill" };
  const two = { quantity: ea("2"), unitPrice: usd("10.00") };
  const line = { ...two, itemId: "itm_2d5j8s0f7g" };
  const { name } = session.get("/items/itm_2d5j8s0f7g");
  expect(session.post("/credit-memos", { ...credit, lines: [line] }).lines).toMatchObject([
    { description: name, taxCodeId: "txc_9n4k1r7t3x" },
  ]);
  const lines = [{ ...two, accountId: "acc_6n4r1k7t2d" }];
  expect(session.mistakes("POST", "/credit-memos", { ...credit, lines })).toEqual([
    "/lines/0/quantity range",
  ]);
});

it("keeps part numbers apart among active vendor items only", () => {
  const vendorId = "ven_2n9k5t1r7b";
  const offer = { vendorId, vendorSku: "X1", unitPrice: usd("30.0000") };
  const first = session.post("/vendor-items", { ...offer, itemId: "itm_8r2k5n9t3d" });
  const next = { ...offer, itemId: "itm_7t3n9k5r1f", vendorSku: "x1" };
  expect(session.refusal("POST", "/vendor-items", next)).toBe("409 vendor-sku-taken");
  const path = `/vendor-items/${first.id}`;
  session.patch(path, { status: "inactive" });
  expect(session.post("/vendor-items", next).purchaseUnit).toBe("set");
  expect(session.refusal("PATCH", path, { status: "active" })).toBe("409 vendor-sku-taken");
});

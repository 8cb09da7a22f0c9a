import { ea, openSession, type Session } from "../../../support/mock-session";

// What the pages of purchase orders promise of lines.

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const itemId = "itm_8r2k5n9t3d";
const plain = {
  description: "Groupset 2x11, boxed, cables included",
  taxCodeId: null,
  locationId: "loc_2v9k4m7pdx",
  requestedDate: null,
  promisedDate: null,
};

it("describes new lines in the words of the vendor, without dates and tax codes of their own", () => {
  const order = session.post("/purchase-orders", {
    vendorId: "ven_3d6n1t8k5r",
    lines: [
      { itemId, quantity: ea("10") },
      { itemId, quantity: ea("2"), description: "Mine", promisedDate: "2026-06-01" },
    ],
  });
  const own = { ...plain, description: "Mine", promisedDate: "2026-06-01" };
  expect(order.lines).toMatchObject([plain, own]);
  const lines = [{ itemId, quantity: ea("3") }];
  const path = `/purchase-orders/${order.id}`;
  expect(session.patch(path, { promisedDate: "2026-06-02", lines }).lines).toMatchObject([
    plain,
    own,
    plain,
  ]);
});

it("forgets why a line was closed when it is expected again", () => {
  const path = "/purchase-orders/pur_7t4k1n8r5d/line-items/pol_2k7n5r9t1c/status";
  expect(session.put(path, { status: "closed", reason: "Lost at sea" }).statusReason).toBe(
    "Lost at sea",
  );
  expect(session.put(path, { status: "partially_received" }).statusReason).toBeNull();
});

import { ea, openSession, type Session } from "../../../support/mock-session";

// Days of what has happened, and offers that have run out.

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const correction = {
  locationId: "loc_2v9k4m7pdx",
  reason: "correction",
  lines: [{ itemId: "itm_8c4t6k1n9r", bin: "B-03-4", quantityChange: ea("1") }],
};
test("an adjustment of a day to come is refused", () => {
  const body = { ...correction, adjustmentDate: "2026-12-24" };
  expect(session.mistakes("POST", "/inventory-adjustments", body)).toEqual([
    "/adjustmentDate range",
  ]);
});

test("an offer that has run out is neither answered nor ordered", () => {
  const estimate = "/estimates/est_8r3t6k1n5w";
  session.put(`${estimate}/status`, { status: "expired" });
  const line = `${estimate}/line-items/esl_3r8t6k1n5c/status`;
  expect([
    session.refusal("POST", `${estimate}/convert`, {}),
    session.refusal("PUT", line, { status: "declined", reason: "Too late" }),
  ]).toEqual(["409 estimate-expired", "409 estimate-expired"]);
});

test("nothing of what has just arrived is billed, whatever earlier arrivals are", () => {
  const lines = [{ purchaseOrderLineId: "pol_2k7n5r9t1c", quantity: ea("4") }];
  const { id } = session.post("/receivings", { lines });
  const open = session.get(`/receivings/${id}/line-items?isUnbilled=true`);
  expect(open.data).toMatchObject([{ quantityBilled: ea("0") }]);
});

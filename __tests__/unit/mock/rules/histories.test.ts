import { objectsAt, type JsonObject } from "../../../../src/openapi/json";
import { openSession, type Session } from "../../../support/mock-session";

// What somebody has changed stands in the history of an item or a lot, beside what has moved.

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const latest = (path: string): JsonObject | undefined =>
  objectsAt(session.get(`${path}/history?type=change`), "data")[0];

test("a lot that is blocked and released says so", () => {
  const lot = "/lots/lot_7d4k9m2v6s";
  session.patch(lot, { status: "quarantined", statusReason: "A carton leaks" });
  expect(latest(lot)).toMatchObject({
    action: "quarantined",
    changes: [
      { field: "status", before: "available", after: "quarantined" },
      { field: "statusReason", before: null, after: "A carton leaks" },
    ],
  });
  session.patch(lot, { status: "available" });
  expect(latest(lot)).toMatchObject({ action: "released" });
});

test("a change of an item has the path and both values of each field, and none that stayed", () => {
  const item = "/items/itm_8c4t6k1n9r";
  const { name, listPrice } = session.get(item);
  const amount = "51.0000";
  session.patch(item, { name, listPrice: { ...(listPrice as JsonObject), amount } });
  expect(latest(item)).toMatchObject({
    action: "updated",
    changes: [
      { field: "listPrice.amount", before: (listPrice as JsonObject).amount, after: amount },
    ],
  });
});

test("the entry of a creation keeps the number that a lot was made with", () => {
  const lot = "/lots/lot_7d4k9m2v6s";
  session.patch(lot, { lotNumber: "SL-2602-AA" });
  session.patch(lot, { lotNumber: "SL-2602-AB" });
  const entries = objectsAt(session.get(`${lot}/history?type=change`), "data");
  expect(entries.at(-1)).toMatchObject({ action: "created" });
  expect(objectsAt(entries.at(-1), "changes")).toContainEqual(
    expect.objectContaining({ field: "lotNumber", before: null, after: "SL-2602-A" }),
  );
});

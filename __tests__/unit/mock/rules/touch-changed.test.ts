import { objectsAt, textsAt, type JsonObject } from "../../../../src/openapi/json";
import { ea, openSession, type Session } from "../../../support/mock-session";

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const portland = "loc_2v9k4m7pdx";
const moment = (path: string) => String(session.get(path).updatedAt);
const first = (path: string) => objectsAt(session.get(path), "data")[0] as JsonObject;

test("a poller learns of records that other documents have changed", () => {
  const { id: bill } = first("/bills?status=draft");
  const orders = objectsAt(session.get("/purchase-orders"), "data");
  const billed = orders.filter((order) => textsAt(order, "billIds").includes(String(bill)));
  const since = String(first("/purchase-orders?sort=-updatedAt").updatedAt);
  expect(session.call("DELETE", `/bills/${String(bill)}`).status).toBe(204);
  const news = objectsAt(session.get(`/purchase-orders?updatedSince=${since}`), "data");
  const ids = news.filter(({ updatedAt }) => updatedAt !== since).map(({ id }) => id);
  expect(ids).toEqual(billed.map(({ id }) => id));
  expect(ids).toHaveLength(1);
});

test("stock does not touch its item and its lot, nor their versions", () => {
  const lot = first(`/lots?locationId=${portland}`);
  const paths = [`/lots/${String(lot.id)}`, `/items/${String(lot.itemId)}`];
  const was = paths.map(moment);
  const { onHand } = session.get(paths[0] ?? "");
  const tag = session.call("GET", paths[0] ?? "").headers.ETag;
  session.post("/inventory-adjustments", {
    locationId: portland,
    reason: "damage",
    lines: [
      {
        itemId: lot.itemId,
        bin: "B-03-2",
        quantityChange: ea("-1"),
        lots: [{ lotNumber: lot.lotNumber, quantity: ea("-1") }],
      },
    ],
  });
  expect(paths.map(moment)).toEqual(was);
  expect(session.get(paths[0] ?? "").onHand).not.toEqual(onHand);
  expect(session.call("GET", paths[0] ?? "").headers.ETag).toBe(tag);
});

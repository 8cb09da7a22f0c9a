import { objectsAt, type JsonObject } from "../../../../src/openapi/json";
import { ea, openSession, usd, type Answered, type Session } from "../../../support/mock-session";

let session: Session;
const salesOrderId = "sor_4q7t1m9z2k";
const kits = "sol_6n2r9t4k8c";
const sealant = "sol_3t8k5n1r7s";

beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const line = (salesOrderLineId: string, count: string, more: JsonObject = {}) => ({
  salesOrderLineId,
  quantity: ea(count),
  reason: "defective",
  resolution: "credit",
  ...more,
});

/** A return that is authorized, though its order was delivered long ago. */
function allowed(...lines: JsonObject[]): Answered {
  const { id } = session.post("/rmas", { salesOrderId, lines });
  return session.put(`/rmas/${id}/status`, { status: "authorized", overrideReturnPeriod: true });
}
const end = ({ id, lines }: Answered, index: number, status: string) =>
  session.put(`/rmas/${id}/line-items/${lines[index]?.id}/status`, { status, reason: "Kept." });
const stateOf = ({ id }: Answered) => session.get(`/rmas/${id}`).status;
const bottles = (rma: Answered, count: string) => ({
  rmaId: rma.id,
  lines: [
    {
      rmaLineId: rma.lines[0]?.id,
      quantity: ea(count),
      disposition: "restock",
      lots: [{ lotNumber: "SL-2602-A", quantity: ea(count) }],
    },
  ],
});

test("goods that need not come back can be settled at once, and are not received", () => {
  const rma = allowed(line(sealant, "2", { returnRequired: false }));
  expect([rma.status, rma.lines[0]?.status]).toEqual(["received", "closed"]);
  const both = allowed(line(sealant, "2", { returnRequired: false }), line(kits, "1"));
  expect(both.lines.map(({ status }) => status)).toEqual(["closed", "awaiting"]);
  expect(session.refusal("POST", "/return-restocks", bottles(both, "2"))).toBe(
    "409 quantity-above-open",
  );
  end(both, 1, "cancelled");
  expect(stateOf(both)).toBe("received");
});

test("a replacement is a draft without charge", () => {
  const rma = allowed(line(kits, "2", { resolution: "replacement" }));
  const order = session.get(`/sales-orders/${String(rma.replacementSalesOrderId)}`);
  expect(order).toMatchObject({ status: "draft", totals: { total: usd("0.00") } });
  expect(objectsAt(order.lines[0], "components")).toHaveLength(3);
  expect(session.call("DELETE", `/sales-orders/${order.id}`).status).toBe(204);
  expect(session.get(`/rmas/${rma.id}`).replacementSalesOrderId).toBeNull();
});

test("the rest of a line that is closed is given up", () => {
  const rma = allowed(line(sealant, "4"));
  session.post("/return-restocks", bottles(rma, "3"));
  expect(end(rma, 0, "closed")).toMatchObject({
    quantityCancelled: ea("1"),
    amount: usd("36.98"),
  });
  expect(session.get(`/rmas/${rma.id}`)).toMatchObject({
    status: "received",
    totals: { total: usd("36.98") },
  });
});

test("a return of which all lines are given up is canceled, and one that is credited is not", () => {
  const rma = allowed(line(sealant, "4"), line(kits, "1"));
  end(rma, 0, "cancelled");
  expect(stateOf(rma)).toBe("authorized");
  end(rma, 1, "cancelled");
  expect(stateOf(rma)).toBe("cancelled");
  const both = allowed(line(sealant, "2", { returnRequired: false }), line(kits, "1"));
  session.post("/credit-memos", {
    customerId: "cus_5m2r8k4rvs",
    rmaId: both.id,
    reason: "return",
    lines: [{ rmaLineId: both.lines[0]?.id, quantity: ea("2") }],
  });
  const withdraw = { status: "cancelled", reason: "No longer wanted." };
  expect(session.refusal("PUT", `/rmas/${both.id}/status`, withdraw)).toBe(
    "409 transition-not-allowed",
  );
});

test("lists find what is late, and pieces by their number in capitals or not", () => {
  const idsOf = (query: string) =>
    objectsAt(session.get(`/rmas?${query}`), "data").map(({ documentNumber }) => documentNumber);
  expect(idsOf("expiredBefore=2026-06-01")).toEqual(["RMA-0418"]);
  expect(idsOf("serialNumber=TGR54-2609-0119")).toEqual(["RMA-0412"]);
  expect(idsOf("serialNumber=tgr54-2609-0119")).toEqual(["RMA-0412"]);
  expect(idsOf("serialNumber=TGR54-2609-011")).toEqual([]);
});

test("expired lots are scrapped or sent to the vendor", () => {
  const [lot] = objectsAt(session.get("/lots?lotNumber=SL-2602-A"), "data");
  session.patch(`/lots/${String(lot?.id)}`, { expiresOn: "2026-04-10" });
  const back = (disposition: string) => ({
    rmaId: "rma_9t1r5k7n3w",
    lines: [
      {
        rmaLineId: "rml_9n4r2t7k1v",
        quantity: ea("1"),
        disposition,
        lots: [{ lotNumber: "SL-2602-A", quantity: ea("1") }],
      },
    ],
  });
  expect(session.refusal("POST", "/return-restocks", back("restock"))).toBe(
    "409 lot-not-available",
  );
  session.post("/return-restocks", back("scrap"));
});

test("a line closed by hand gives up what is taken back, and nothing else is expected", () => {
  const rma = allowed(line(sealant, "4"), line(kits, "1", { returnRequired: false }));
  const { id } = session.post("/return-restocks", bottles(rma, "3"));
  end(rma, 0, "closed");
  expect(session.call("DELETE", `/return-restocks/${id}`).status).toBe(204);
  const left = session.get(`/rmas/${rma.id}`);
  expect(left.status).toBe("received");
  expect(left.lines[0]).toMatchObject({
    status: "closed",
    quantityReceived: ea("0"),
    quantityCancelled: ea("4"),
    amount: usd("0.00"),
  });
  expect(stateOf(allowed(line(sealant, "4")))).toBe("authorized");
});

test("services do not come back, and tracked goods are named and come back once", () => {
  const served = session.post("/sales-orders", {
    ...{ customerId: "cus_5m2r8k4rvs", locationId: "loc_2v9k4m7pdx" },
    lines: [{ itemId: "itm_5k1r8t3n7s", quantity: ea("1") }],
  });
  session.post(`/sales-orders/${served.id}/issue`, {});
  session.post(`/sales-orders/${served.id}/ship`, {});
  const asked = { salesOrderId: served.id, lines: [line(String(served.lines[0]?.id), "1")] };
  expect(session.mistakes("POST", "/rmas", asked)).toEqual([
    "/lines/0/salesOrderLineId not_for_kind",
  ]);

  const bicycle = "sol_1k5n8r3t7v";
  const serialNumbers = ["TGR54-2610-0120"];
  const rma = allowed(line(bicycle, "1", { serialNumbers }), line(sealant, "2"));
  const row = (index: number, more: JsonObject = {}) => ({
    ...{ rmaLineId: rma.lines[index]?.id, quantity: ea("1"), disposition: "scrap" },
    ...more,
  });
  const back = (...lines: JsonObject[]) => ({ rmaId: rma.id, lines });
  expect(session.mistakes("POST", "/return-restocks", back(row(0), row(1)))).toEqual([
    "/lines/0/serialNumbers required",
    "/lines/1/lots required",
  ]);
  session.post("/return-restocks", back(row(0, { serialNumbers })));
});

test("a restock stays once its piece was moved to another bin", () => {
  const serialNumbers = ["TGR54-2610-0120"];
  const place = "loc_2v9k4m7pdx";
  const rma = allowed(line("sol_1k5n8r3t7v", "1", { serialNumbers }));
  const row = { rmaLineId: rma.lines[0]?.id, quantity: ea("1"), disposition: "repair" };
  const restock = session.post("/return-restocks", {
    rmaId: rma.id,
    lines: [{ ...row, bin: "B-03-4", serialNumbers }],
  });
  const { id } = session.post("/inventory-transfers", {
    ...{ fromLocationId: place, toLocationId: place },
    lines: [
      {
        ...{ itemId: "itm_7k2m9x4q8d", quantity: ea("1"), serialNumbers },
        ...{ fromBin: "B-03-4", toBin: "B-03-2" },
      },
    ],
  });
  session.post(`/inventory-transfers/${id}/complete`, {});
  expect(session.refusal("DELETE", `/return-restocks/${restock.id}`)).toBe("409 restock-in-use");
});

test("a piece arrives once, though its line expects others", () => {
  const [one = "", other = ""] = ["TGR54-2610-0120", "TGR54-2610-0121"];
  const rma = allowed(line("sol_1k5n8r3t7v", "2", { serialNumbers: [one, other] }));
  const back = (...pieces: string[]) => ({
    rmaId: rma.id,
    lines: pieces.map((piece) => ({
      ...{ rmaLineId: rma.lines[0]?.id, quantity: ea("1"), disposition: "repair" },
      serialNumbers: [piece],
    })),
  });
  const twice = session.refusal("POST", "/return-restocks", back(one, one));
  session.post("/return-restocks", back(one));
  const again = session.refusal("POST", "/return-restocks", back(one));
  expect([twice, again]).toEqual(["409 serial-not-available", "409 serial-not-available"]);
  session.post("/return-restocks", back(other));
});

test("a piece that stays with the customer after all can come back with another return", () => {
  const [one, other] = ["TGR54-2610-0120", "TGR54-2610-0121"];
  const bicycle = "sol_1k5n8r3t7v";
  const rma = allowed(line(bicycle, "2", { serialNumbers: [one, other] }));
  const row = { rmaLineId: rma.lines[0]?.id, quantity: ea("1"), disposition: "restock" };
  session.post("/return-restocks", { rmaId: rma.id, lines: [{ ...row, serialNumbers: [one] }] });
  end(rma, 0, "closed");
  expect(allowed(line(bicycle, "1", { serialNumbers: [other] })).status).toBe("authorized");
});

import { objectsAt, type JsonObject } from "../../../../src/openapi/json";
import { ea, openSession, type Session } from "../../../support/mock-session";

// Where goods go if no bin is named: not into a bin for one lot that would get a second.

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const [pdx, rno] = ["loc_2v9k4m7pdx", "loc_8c3w6n2rn0"];
const [bicycle, sealant] = ["itm_3h8p5w2z6t", "itm_2d5j8s0f7g"];
const lot = (lotNumber: string, more: JsonObject = {}) => ({
  lotNumber,
  quantity: ea("1"),
  expiresOn: "2028-04-30",
  ...more,
});
const binsOf = (locationId: string, ...lots: string[]) =>
  objectsAt(session.get(`/items/${sealant}/bin-quantities?locationId=${locationId}`), "data")
    .filter(({ lotNumber }) => lots.includes(String(lotNumber)))
    .map(({ bin, lotNumber }) => [bin, lotNumber]);

/** A line that receives some lots of a new order. */
function arriving(lots: readonly JsonObject[], more: JsonObject = {}) {
  const quantity = ea(String(lots.length));
  const { id } = session.post("/purchase-orders", {
    vendorId: "ven_8n3k6r1t5s",
    lines: [{ itemId: sealant, quantity }],
  });
  const { lines } = session.put(`/purchase-orders/${id}/status`, { status: "open" });
  return { lines: [{ purchaseOrderLineId: lines[0]?.id, quantity, lots, ...more }] };
}

test("a second lot is received into the next bin, and refused where it is named", () => {
  const bin = (lots: readonly JsonObject[]) =>
    session.post("/receivings", arriving(lots)).lines[0]?.bin;
  expect(bin([lot("SL-2602-A")])).toBe("B-03-2");
  expect(bin([lot("SL-2604-X")])).toBe("C-01-1");
  const named = arriving([lot("SL-2604-X")], { bin: "B-03-2" });
  expect(session.mistakes("POST", "/receivings", named)).toEqual(["/lines/0/bin state"]);
});

test("several lots of a line go together, unless a lot has a bin of its own", () => {
  const receive = (lots: readonly JsonObject[]) =>
    session.post("/receivings", arriving(lots)).lines[0]?.bin;
  expect(receive([lot("SL-2602-A"), lot("SL-2604-X", { bin: "B-03-4" })])).toBe("B-03-2");
  expect(receive([lot("SL-2602-A"), lot("SL-2604-X")])).toBe("C-01-1");
});

test("a transfer arrives where its lots may be", () => {
  session.post("/receivings", arriving([lot("SL-2604-X"), lot("SL-2604-Y")], { bin: "B-03-4" }));
  const move = (...lotNumbers: string[]) => {
    const lots = lotNumbers.map((lotNumber) => ({ lotNumber, quantity: ea("1") }));
    const line = { itemId: sealant, quantity: ea(String(lots.length)), lots };
    const { id } = session.post("/inventory-transfers", {
      fromLocationId: pdx,
      toLocationId: rno,
      lines: [line],
    });
    session.post(`/inventory-transfers/${id}/complete`, {});
  };
  move("SL-2604-X", "SL-2604-Y");
  expect(binsOf(rno, "SL-2604-X", "SL-2604-Y")).toEqual([
    ["R-10-2", "SL-2604-X"],
    ["R-10-2", "SL-2604-Y"],
  ]);
});

test("returned goods of another lot are put into no bin", () => {
  const { lines } = session.get("/rmas/rma_9t1r5k7n3w");
  const rmaLineId = objectsAt({ lines }, "lines")[0]?.id;
  const restock = (lotNumber: string) =>
    session.post("/return-restocks", {
      rmaId: "rma_9t1r5k7n3w",
      lines: [
        {
          rmaLineId,
          quantity: ea("1"),
          disposition: "restock",
          lots: [{ lotNumber, quantity: ea("1") }],
        },
      ],
    }).lines[0]?.bin;
  expect([restock("SL-2602-A"), restock("SL-2509-C")]).toEqual(["B-03-2", null]);
});

test("pieces are put into the preferred bin if neither build nor completion names one", () => {
  const { id } = session.post("/builds", { itemId: bicycle, quantity: ea("1") });
  const { serialNumbers } = session.post(`/builds/${id}/complete`, {});
  const pieces = objectsAt(session.get(`/items/${bicycle}/serials`), "data");
  const made = pieces.find(({ serialNumber }) => serialNumber === (serialNumbers as string[])[0]);
  expect(made).toMatchObject({ bin: "A-01-2" });
});

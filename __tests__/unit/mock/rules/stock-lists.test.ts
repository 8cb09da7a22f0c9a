import { objectsAt, type JsonObject } from "../../../../src/openapi/json";
import { ea, openSession, usd, type Session } from "../../../support/mock-session";

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const rows = (path: string) => objectsAt(session.get(path), "data");
const portland = "loc_2v9k4m7pdx";

test("a bin is found by its barcode, and by its code where it has none", () => {
  const codes = (scanned: string) =>
    rows(`/bin-locations?locationId=${portland}&barcode=${scanned}`).map(({ code }) => code);
  session.post("/bin-locations", { locationId: portland, code: "B-09-1", barcode: "LBL-0901" });
  expect(codes("B-03-2")).toEqual(["B-03-2"]);
  expect(codes("LBL-0901")).toEqual(["B-09-1"]);
  expect(codes("B-09-1")).toEqual([]);
});

test("bins come as a picker walks, location by location, and from the end", () => {
  const codes = (query: string) => [
    ...new Set(rows(`/items/bin-quantities${query}`).map(({ bin }) => bin)),
  ];
  const [bin] = rows(`/bin-locations?locationId=${portland}&code=B-03-4`);
  session.patch(`/bin-locations/${String(bin?.id)}`, { pickSequence: 5 });
  const walk = ["B-03-4", "A-01-1", "A-01-2", "B-03-2", "C-01-1", "R-10-1", "R-10-2"];
  expect(codes("")).toEqual(walk);
  expect(codes("?sort=-bin")).toEqual([...walk].reverse());
});

test("counted lines that agreed are told apart from those that differ", () => {
  const line = (itemId: string, value: string) => ({
    itemId,
    bin: "B-03-4",
    countedQuantity: ea(value),
  });
  const counted = session.post("/inventory-adjustments", {
    locationId: portland,
    reason: "cycle_count",
    lines: [line("itm_8c4t6k1n9r", "39"), line("itm_8r2k5n9t3d", "9")],
  });
  const path = `/inventory-adjustments/${counted.id}/line-items`;
  const skus = (query: string) => rows(`${path}${query}`).map(({ sku }) => sku);
  expect(skus("")).toHaveLength(2);
  expect(skus("?hasDifference=true")).toEqual(["LGT-F"]);
  expect(skus("?hasDifference=false")).toEqual(["GRP-211"]);
  expect(skus("?hasDifference=true&bin=B-03-2")).toEqual([]);
});

test("a count of all items of a bin is one of the bin, a count of one item only of that", () => {
  const count = (line: JsonObject) =>
    session.post("/inventory-adjustments", {
      locationId: portland,
      reason: "physical_count",
      countedAt: "2026-04-25T17:40:00Z",
      lines: [line],
    });
  const uncounted = () =>
    rows(
      `/items/bin-quantities?locationId=${portland}&binPrefix=B-03&notCountedSince=2026-04-25`,
    ).map(({ sku }) => sku);
  const dayOf = (bin: string) => session.get(`/bin-locations/${bin}`).lastCountedOn;
  expect(uncounted()).toEqual(expect.arrayContaining(["LGT-F", "LGT-R", "SEAL-250"]));
  count({ itemId: "itm_8c4t6k1n9r", bin: "B-03-4", countedQuantity: ea("39") });
  const [shared] = rows(`/bin-locations?locationId=${portland}&barcode=B-03-4`);
  expect(shared?.lastCountedOn).toBe("2026-02-28");
  const sealant = { lotNumber: "SL-2602-A", countedQuantity: ea("95") };
  count({
    itemId: "itm_2d5j8s0f7g",
    bin: "B-03-2",
    countedQuantity: ea("95"),
    lots: [sealant],
  });
  expect(dayOf("bin_9t5n3k7r1d")).toBe("2026-04-25");
  expect(uncounted()).toContain("LGT-R");
  expect(uncounted()).not.toContain("LGT-F");
  expect(uncounted()).not.toContain("SEAL-250");
});

test("a count that is taken back leaves its bin and its setting as they were", () => {
  const settings = () =>
    rows(`/stock-settings?itemId=itm_2d5j8s0f7g&locationId=${portland}`).map(
      ({ nextCountOn }) => nextCountOn,
    );
  const count = (day: string) =>
    session.post("/inventory-adjustments", {
      locationId: portland,
      reason: "cycle_count",
      countedAt: `${day}T17:40:00Z`,
      lines: [
        {
          itemId: "itm_2d5j8s0f7g",
          bin: "B-03-2",
          countedQuantity: ea("97"),
          lots: [{ lotNumber: "SL-2602-A", countedQuantity: ea("97") }],
        },
      ],
    });
  const day = () => session.get("/bin-locations/bin_9t5n3k7r1d").lastCountedOn;
  const [before, planned] = [day(), settings()];
  const [first, second] = [count("2026-04-25"), count("2026-04-27")];
  expect(day()).toBe("2026-04-27");
  session.call("DELETE", `/inventory-adjustments/${first.id}`);
  expect(day()).toBe("2026-04-27");
  session.call("DELETE", `/inventory-adjustments/${second.id}`);
  expect(day()).toBe(before);
  expect(settings()).toEqual(planned);
});

test("a project below another one begins without money and without its description", () => {
  const parentProjectCodeId = "prj_8r2n6k3t1b";
  const project = { code: "DEMO-DAYS-26", name: "Demonstration days", parentProjectCodeId };
  const { id } = session.post("/project-codes", project);
  const zero = usd("0.00");
  expect(session.get(`/project-codes/${id}`)).toMatchObject({ spent: zero, earned: zero });
  expect(session.get(`/project-codes/${id}`).description).toBeNull();
});

test("revisions that have run out do not hold on a later day", () => {
  const last = (day: string) => rows(`/boms?validOn=${day}`).map(({ effectiveTo }) => effectiveTo);
  const [bom] = rows("/boms");
  session.patch(`/boms/${String(bom?.id)}`, { effectiveTo: "2026-08-31" });
  expect(last("2026-08-31")).toContain("2026-08-31");
  expect(last("2026-09-01")).not.toContain("2026-08-31");
});

test("lines of purchase orders come by the day that counts for them", () => {
  const numbers = (path: string) =>
    rows(path).map(({ documentNumber, sku }) => documentNumber ?? sku);
  const [late] = rows("/purchase-orders?promisedBefore=2026-03-21");
  expect(late?.status).toBe("partially_received");
  const path = `/purchase-orders/${String(late?.id)}`;
  expect(numbers("/purchase-orders?promisedBefore=2026-03-20")).toEqual([]);
  const lines = rows(`${path}/line-items`).length;
  expect(rows(`${path}/line-items?promisedBefore=2026-03-21`)).toHaveLength(lines);
  session.patch(path, { promisedDate: null });
  expect(rows(`${path}/line-items?promisedBefore=2026-03-20`)).toHaveLength(0);
});

test("lots of a location have the quantities there", () => {
  const shown = rows(`/lots?locationId=loc_8c3w6n2rn0`).map(({ lotNumber, onHand, available }) => [
    lotNumber,
    onHand,
    available,
  ]);
  expect(shown).toEqual([
    ["SL-2509-C", ea("12"), ea("0")],
    ["SL-2602-A", ea("12"), ea("12")],
  ]);
  const deleted = session.get(`/lots?locationId=${portland}&deletedSince=2026-03-01T00:00:00Z`);
  expect(deleted.page).toMatchObject({ deleted: [] });
});

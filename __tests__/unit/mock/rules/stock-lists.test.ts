import { objectsAt } from "../../../../src/openapi/json";
import { ea, openSession, type Session } from "../../../support/mock-session";

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

test("revisions that have run out do not hold on a later day", () => {
  const last = (day: string) => rows(`/boms?validOn=${day}`).map(({ effectiveTo }) => effectiveTo);
  const [bom] = rows("/boms");
  session.patch(`/boms/${String(bom?.id)}`, { effectiveTo: "2026-08-31" });
  expect(last("2026-08-31")).toContain("2026-08-31");
  expect(last("2026-09-01")).not.toContain("2026-08-31");
});

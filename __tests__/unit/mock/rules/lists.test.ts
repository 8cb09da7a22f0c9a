import { listAt, type JsonObject } from "../../../../src/openapi/json";
import { ea, openSession, usd, type Session } from "../../../support/mock-session";

let session: Session;

beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

const rows = (path: string) => listAt(session.get(path), "data") as JsonObject[];

test("a parameter for which no row has a value finds nothing", () => {
  for (const path of [
    "/customers?tag=spring-2026",
    "/boms?componentItemId=itm_0000000000",
    "/builds?componentLotNumber=SL-0",
    "/vendors?itemId=itm_0000000000",
    "/item-categories?level=5",
    "/estimates?validBefore=2026-01-01",
    "/lots?locationId=loc_0000000000",
  ])
    expect([path, rows(path)]).toEqual([path, []]);
});

test("parameters look at periods, codes in ranges, and what is computed", () => {
  const names = (path: string) => rows(path).map(({ name }) => name);
  expect(names("/price-rules?validOn=2026-03-15")).toEqual(["Sealant case price, 12 or more"]);
  expect(names("/tax-rates?country=US&region=NV&postalCode=89512")).toEqual([
    "Nevada, Washoe County",
  ]);
  const short = rows("/work-orders").filter(({ hasShortage }) => hasShortage === true);
  expect(rows("/work-orders?hasShortage=true")).toHaveLength(short.length);
  expect(rows("/items/quantities?hasStock=false")).toEqual([
    expect.objectContaining({ sku: "TG-KIT-COMM" }),
  ]);
});

test("words are looked for in the fields that a list names, and texts without regard to case", () => {
  const names = (path: string) => rows(path).map(({ name }) => name);
  expect(names("/customers?q=riverside eug")).toEqual(["Riverside Bike Shop"]);
  expect(names("/customers?q=dealer")).toEqual([]);
  expect(names("/vendors?q=astoria")).toHaveLength(1);
  expect(names("/work-centers?q=weld")).toHaveLength(1);
  expect(rows("/sales-orders?customerPoNumber=rbs-2207")).toHaveLength(1);
});

test("a page begins after the last row of the one before, whatever came or went in between", () => {
  const page = (cursor = "") => session.get(`/departments?limit=2${cursor}`);
  const codes = (answer: JsonObject) =>
    (listAt(answer, "data") as JsonObject[]).map(({ code }) => code);
  const first = page();
  expect(codes(first)).toEqual(["FIN", "OPS"]);
  session.post("/departments", { code: "ADM", name: "Administration" });
  const { nextCursor } = first.page as JsonObject;
  expect(codes(page(`&cursor=${String(nextCursor)}`))).toEqual(["PROD", "SALES"]);
});

test("an email address finds its customer, be it that of the contact", () => {
  for (const email of ["SHOP@riverside-bikes.example", "dana@riverside-bikes.example"])
    expect(rows(`/customers?email=${email}`).map(({ number }) => number)).toEqual(["C-0042"]);
});

test("lines of a receiving are unbilled until bills have all of them", () => {
  const lines = (id: string, isUnbilled: boolean) =>
    rows(`/receivings/${id}/line-items?isUnbilled=${isUnbilled}`).map(({ sku }) => sku);
  const [billed, open] = ["rcv_3k8t5n1r6d", "rcv_6n2k9r4t7s"];
  expect([lines(billed, true), lines(billed, false)]).toEqual([[], ["GRP-211"]]);
  expect([lines(open, true), lines(open, false)]).toEqual([["SEAL-250", "PNT-MOSS"], []]);
});

test("the list of parties has customers, vendors, employees, and others", () => {
  expect(rows("/entities?q=alder").map(({ name, partyType }) => [name, partyType])).toEqual([
    ["Alder Drivetrain", "vendor"],
    ["Alder Drivetrain Taiwan", "vendor"],
  ]);
  const kinds = new Set(rows("/entities?limit=200").map(({ partyType }) => partyType));
  expect([...kinds].sort()).toEqual(["customer", "employee", "other", "vendor"]);
});

test("stock of a past day is that of its movements, without reservations", () => {
  const sealant = "/stock?itemId=itm_2d5j8s0f7g&locationId=loc_2v9k4m7pdx";
  session.post("/inventory-adjustments", {
    locationId: "loc_2v9k4m7pdx",
    reason: "scrap",
    lines: [
      {
        itemId: "itm_2d5j8s0f7g",
        bin: "B-03-2",
        quantityChange: ea("-7"),
        lots: [{ lotNumber: "SL-2602-A", quantity: ea("-7") }],
      },
    ],
  });
  expect(rows(sealant)).toMatchObject([{ onHand: ea("90") }]);
  // The receipt of 132 on 19 February.
  expect(session.get(`${sealant}&asOf=2026-02-28`)).toMatchObject({
    asOf: "2026-03-01T07:59:59Z",
    totalValue: usd("712.80"),
    data: [{ onHand: ea("132"), reserved: null }],
  });
  expect(session.call("GET", "/stock", undefined, { query: { asOf: "2027-01-01" } }).status).toBe(
    400,
  );
});

test("a computed field is the same, whichever other fields are asked for", () => {
  const [whole] = rows("/accounts?number=2110");
  const [some] = rows("/accounts?number=2110&fields=balance");
  expect(some?.balance).toEqual(whole?.balance);
});

test("a filter by status takes several statuses", () => {
  const count = (path: string, ...statuses: string[]) =>
    statuses.map((status) => rows(`${path}=${status}`).length);
  for (const [path = "", one = "", other = ""] of [
    ["/assembly-routings?status", "active", "draft"],
    ["/shipments?costStatus", "estimated", "final"],
    ["/payments?depositStatus", "undeposited", "deposited"],
    ["/expenses?receiptStatus", "attached", "missing"],
  ]) {
    const [first = 0, second = 0, both] = count(path, one, other, `${one},${other}`);
    expect([path, Math.min(first, second) > 0, both]).toEqual([path, true, first + second]);
  }
});

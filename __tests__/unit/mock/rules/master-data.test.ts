import { listAt, objectsAt, type JsonObject } from "../../../../src/openapi/json";
import { openSession, usd, type Session } from "../../../support/mock-session";

let session: Session;

beforeAll(async () => {
  session = await openSession();
}, 60_000);
beforeEach(() => session.mock.reset());

test("a correction of a receiving leaves the lines and values that it does not name", () => {
  const receiving = session.get("/receivings/rcv_6n2k9r4t7s");
  const [first, second] = receiving.lines;
  const [lot] = objectsAt(first, "lots");
  const { lines } = session.patch(`/receivings/${receiving.id}`, {
    lines: [
      {
        id: first?.id,
        note: "Dry.",
        lots: [{ lotNumber: lot?.lotNumber, vendorLotNumber: "B260211-08" }],
      },
    ],
  });
  expect(lines).toEqual([
    { ...first, note: "Dry.", lots: [{ ...lot, vendorLotNumber: "B260211-08" }] },
    second,
  ]);
  expect(session.get(`/lots/${String(lot?.lotId)}`).vendorLotNumber).toBe("B260211-08");
});

test("an item has one preferred source, and none when that one is retired", () => {
  const [groupset, sealants] = ["itm_8r2k5n9t3d", "ven_8n3k6r1t5s"];
  const preferred = () => session.get(`/items/${groupset}`).preferredVendorId;
  const { id } = session.post("/vendor-items", {
    vendorId: sealants,
    itemId: groupset,
    unitPrice: usd("300.00"),
    isPreferred: true,
  });
  expect(session.get("/vendor-items/vit_3n8k5t1r7c").isPreferred).toBe(false);
  expect(preferred()).toBe(sealants);
  expect(session.patch(`/vendor-items/${id}`, { status: "inactive" }).isPreferred).toBe(false);
  expect(preferred()).toBeNull();
});

test("a typed entry is corrected with its reversal, and takes it along when it is deleted", () => {
  const lines = (amount: string) => [
    { accountId: "acc_9t1r5k3n7f", debit: usd(amount) },
    { accountId: "acc_8t3k6n9r1a", credit: usd(amount) },
  ];
  const { id } = session.post("/journal-entries", {
    postingDate: "2026-04-20",
    reversalDate: "2026-04-25",
    lines: lines("5.00"),
  });
  const reversal = () => {
    const { reversedById } = session.get(`/journal-entries/${id}`);
    return session.get(`/journal-entries/${String(reversedById)}`);
  };
  expect(reversal()).toMatchObject({ origin: "reversal", reversesId: id, total: usd("5.00") });
  session.patch(`/journal-entries/${id}`, { lines: lines("7.00") });
  expect(reversal().total).toEqual(usd("7.00"));
  const { id: opposite } = reversal();
  expect(session.call("DELETE", `/journal-entries/${id}`).status).toBe(204);
  expect(session.refusal("GET", `/journal-entries/${opposite}`)).toBe("404 not-found");
});

test("classes know their path and their children, and no tree has a circle", () => {
  const { id, path, childCount } = session.post("/class-references", {
    code: "WHOLESALE-US",
    name: "US",
    parentClassReferenceId: "cls_5n1r7k4t8d",
  });
  expect([path, childCount]).toEqual(["Wholesale : US", 0]);
  session.patch("/class-references/cls_5n1r7k4t8d", { name: "Dealers" });
  const rows = listAt(session.get("/class-references"), "data") as JsonObject[];
  expect(rows.map((row) => [row.path, row.childCount])).toEqual([
    ["Dealers", 2],
    ["Dealers : Canada", 0],
    ["Dealers : US", 0],
    ["Direct", 0],
  ]);
  const circles: [string, JsonObject][] = [
    ["/class-references/cls_5n1r7k4t8d", { parentClassReferenceId: id }],
    ["/accounts/acc_3t8r5n2k9p", { parentAccountId: "acc_4r6n2k8t5w" }],
    ["/departments/dep_7t3k6n9r1m", { parentDepartmentId: "dep_2k6t9r3n7w" }],
  ];
  for (const [at, body] of circles)
    expect([at, session.refusal("PATCH", at, body)]).toEqual([at, "422 validation-failed"]);
});

test("people are called by both names, and the reason of a hold goes with the hold", () => {
  const { id, name } = session.post("/employees", { firstName: "Ada", lastName: "Quist" });
  expect(name).toBe("Ada Quist");
  expect(session.patch(`/employees/${id}`, { lastName: "Bloom" }).name).toBe("Ada Bloom");
  const vendor = "/vendors/ven_3d6n1t8k5r";
  session.patch(vendor, { status: "on_hold", statusReason: "Wet cartons." });
  expect(session.patch(vendor, { status: "active" }).statusReason).toBeNull();
});

const groupset = { vendorId: "ven_8n3k6r1t5s", itemId: "itm_8r2k5n9t3d", unitPrice: usd("300.00") };
const accrual = (more: JsonObject) => ({
  postingDate: "2026-04-20",
  lines: [
    { accountId: "acc_5t2k8n4r6b", debit: usd("5.00"), ...more },
    { accountId: "acc_8t3k6n9r1a", credit: usd("5.00") },
  ],
});
const taxRate = {
  name: "Nevada, Elko County",
  taxAgencyId: "txa_6k2r8n4t1v",
  ratePercent: "7.1",
  country: "US",
  region: "NV",
  postalCodes: ["89801"],
  taxCodeIds: ["txc_6n3v8k1t5b"],
  validFrom: "2026-05-01",
};
const exempt = { code: "SCHOOL", name: "Schools", treatment: "exempt", requiresCertificate: true };

test.each<[why: string, method: string, path: string, body: JsonObject]>([
  ["a hold without a reason", "PATCH", "/vendors/ven_3d6n1t8k5r", { status: "on_hold" }],
  [
    "a price break above the price",
    "POST",
    "/vendor-items",
    {
      ...groupset,
      priceBreaks: [{ minimumQuantity: { value: "9", unit: "ea" }, unitPrice: usd("310.00") }],
    },
  ],
  [
    "a price in another currency than the vendor's",
    "POST",
    "/vendor-items",
    { ...groupset, unitPrice: { amount: "300.00", currency: "CAD" } },
  ],
  [
    "dates of prices in the wrong order",
    "PATCH",
    "/vendor-items/vit_3n8k5t1r7c",
    { validUntil: "2025-10-01" },
  ],
  [
    "documents for a person without an address",
    "POST",
    "/vendors/ven_3d6n1t8k5r/contacts",
    { name: "Jo", receives: ["vendor_return"] },
  ],
  [
    "bank details of an expense account",
    "POST",
    "/accounts",
    {
      number: "6990",
      name: "Odds",
      type: "expense",
      bankDetails: { bankName: "WVB", accountNumberEnding: "1234" },
    },
  ],
  ["a receivable without a party", "POST", "/journal-entries", accrual({})],
  [
    "components that do not add up",
    "POST",
    "/tax-rates",
    { ...taxRate, components: [{ name: "Nevada", ratePercent: "6.85" }] },
  ],
  [
    "a tax code that is not taxable",
    "POST",
    "/tax-rates",
    { ...taxRate, taxCodeIds: ["txc_5r2k8t3n6z"] },
  ],
  ["a certificate without a fallback", "POST", "/tax-codes", exempt],
])("%s is refused", (_, method, path, body) => {
  expect(session.refusal(method, path, body)).toBe("422 validation-failed");
});

test("an account asks for its dimensions, and a department with people stays", () => {
  const { lines, ...entry } = accrual({ accountId: "acc_4r6n2k8t5w" });
  expect(session.refusal("POST", "/journal-entries", { ...entry, lines })).toBe(
    "422 validation-failed",
  );
  session.post(
    "/journal-entries",
    accrual({ accountId: "acc_4r6n2k8t5w", locationId: "loc_2v9k4m7pdx" }),
  );
  expect(session.refusal("PATCH", "/departments/dep_4t7n1k9r3v", { status: "inactive" })).toBe(
    "409 record-in-use",
  );
});

test.each([
  ["finished bicycles", "acc_1n5k9r3t7m"],
  ["goods in transit", "acc_7t2n9k4r1s"],
  ["work in process", "acc_7r1k4n8t2w"],
])("nobody can post to the inventory account of %s by hand", (_, account) => {
  expect(session.refusal("POST", "/journal-entries", accrual({ accountId: account }))).toBe(
    "409 account-not-postable",
  );
});

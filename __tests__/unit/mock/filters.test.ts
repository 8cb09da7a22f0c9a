import { filterRows, order } from "../../../src/mock/filters";

const rows = [
  {
    id: "a",
    dueDate: "2026-03-01",
    updatedAt: "2026-03-01T10:00:00Z",
    lines: [{ itemId: "itm_1", quantityBackordered: { value: "2", unit: "ea" } }],
    tags: ["rush"],
  },
  {
    id: "b",
    dueDate: "2026-03-05",
    updatedAt: "2026-03-02T10:00:00Z",
    lines: [{ itemId: "itm_2", quantityBackordered: { value: "0", unit: "ea" } }],
    tags: [],
  },
];
const ids = (query: Record<string, unknown>) => filterRows(rows, query).map(({ id }) => id);

test.each([
  [{ dueBefore: "2026-03-05" }, ["a"]],
  [{ dueFrom: "2026-03-05" }, ["b"]],
  [{ updatedSince: "2026-03-02T12:00:00+02:00" }, ["b"]],
  [{ itemId: "itm_2" }, ["b"]],
  [{ itemId: ["itm_1", "itm_2"] }, ["a", "b"]],
  [{ tag: "RUSH" }, ["a"]],
  [{ hasBackorder: true }, ["a"]],
  [{ hasBackorder: false }, ["b"]],
  [{ limit: 1, sort: ["id"], expand: ["lines"] }, ["a", "b"]],
  [{ somethingElse: "x" }, ["a", "b"]],
])("%j keeps %j", (query, expected) => {
  expect(ids(query)).toEqual(expected);
});

test("decimals are ordered as numbers, and null comes last", () => {
  expect(["10", "9", "-1.5"].sort(order)).toEqual(["-1.5", "9", "10"]);
  expect(
    [
      { amount: "10.00", currency: "USD" },
      { amount: "9.50", currency: "USD" },
    ].sort(order)[0]?.amount,
  ).toBe("9.50");
  expect([null, "a"].sort(order)).toEqual(["a", null]);
});

test("texts are ordered without regard to case, and numbers in them by value", () => {
  const sorted = (texts: string[]) => texts.sort(order);
  expect(sorted(["PO-1002", "po-998", "PO-0999"])).toEqual(["po-998", "PO-0999", "PO-1002"]);
  expect(sorted(["15th of next month", "2% 10 days", "apple", "Beet"])).toEqual([
    "2% 10 days",
    "15th of next month",
    "apple",
    "Beet",
  ]);
});

import {
  countOperations,
  filterOperations,
} from "../../../../../src/views/components/api/filter-operations";

const operation = (method: string, path: string, summary: string, slug: string) => ({
  method,
  path,
  summary,
  slug,
});
const groups = [
  {
    name: "Sales",
    tags: [
      {
        name: "Sales order",
        operations: [
          operation("GET", "/v2/sales-orders", "List sales orders", "list-sales-orders"),
          operation("POST", "/v2/sales-orders", "Create a sales order", "create-sales-order"),
        ],
      },
      { name: "Quote", operations: [operation("GET", "/v2/quotes", "List quotes", "list-quotes")] },
    ],
  },
  {
    name: "Stock",
    tags: [
      {
        name: "Item",
        operations: [operation("POST", "/v2/items", "Create an item", "create-item")],
      },
    ],
  },
];

const slugs = (query: string) =>
  filterOperations(groups, query).flatMap(({ tags }) =>
    tags.flatMap(({ operations }) => operations.map(({ slug }) => slug)),
  );
const all = ["list-sales-orders", "create-sales-order", "list-quotes", "create-item"];

test.each([
  ["", all],
  ["   ", all],
  ["create", ["create-sales-order", "create-item"]],
  ["POST sales", ["create-sales-order"]],
  ["sales post", ["create-sales-order"]],
  ["/v2/quotes", ["list-quotes"]],
  ["create-item", ["create-item"]],
  ["quote sales", ["list-quotes"]],
  ["STOCK", ["create-item"]],
  ["(.*", []],
])("%j finds %j", (query, found) => {
  expect(slugs(query)).toEqual(found);
});

test("tags and groups without a matching operation are omitted", () => {
  expect(
    filterOperations(groups, "quotes").map(({ name, tags }) => [name, tags.map((tag) => tag.name)]),
  ).toEqual([["Sales", ["Quote"]]]);
});

test("operations are counted, and a filter does not change the list", () => {
  const before = structuredClone(groups);
  expect(countOperations(filterOperations(groups, "list"))).toBe(2);
  expect(countOperations(groups)).toBe(4);
  expect(countOperations([])).toBe(0);
  expect(groups).toEqual(before);
});

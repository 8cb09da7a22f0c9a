import { listQueries } from "../../../../src/openapi/lint/rules/list-queries";
import { edit, lintOrder } from "./lint-order";

const orders = ["ord_1", "ord_2"].map(
  (id, at) => `- { id: ${id}, status: open, orderDate: '2026-03-0${at + 1}' }`,
);

/** What the rule says about the example of a list that shows the first of two orders. */
function said(
  description: string,
  hasMore = false,
  sort = "orderDate",
  { at = "/orders", demo = orders.join("\n"), shown = ["ord_1"] } = {},
): string {
  const path = `
get:
  operationId: get-orders
  parameters:
    - { name: status, in: query }
    - { name: orderDateTo, in: query }
    - { name: limit, in: query }
    - { name: sort, in: query, schema: { default: [${sort}] } }
    - { name: tag, in: query }
  responses:
    '200':
      content:
        application/json:
          examples: { some: { $ref: ../../components/examples/order/OrderList.yaml } }
`;
  const list = `
summary: Orders
description: ${description}
value:
  data: ${JSON.stringify(shown.map((id) => ({ id, status: "open", orderDate: "2026-03-01" })))}
  page: { hasMore: ${hasMore} }
`;
  const add = {
    "paths/order/list.yaml": path,
    "components/examples/order/OrderList.yaml": list,
    "demo/orders.yaml": demo,
  };
  const edits = [
    edit("openapi.yaml", "components:", `  ${at}: { $ref: paths/order/list.yaml }\ncomponents:`),
  ];
  return lintOrder(listQueries, edits, { add });
}

test("a list that leaves out records says with which query", () => {
  expect(said("The first.")).toMatch(/get-orders leaves out ord_2 and does not say why/);
});

test("a list shows all that its query finds", () => {
  expect(said("With `status=open`.")).toMatch(/leaves out ord_2, which its query finds/);
  expect(said("With `status=open&orderDateTo=2026-03-01`.")).toBe("");
});

test("an empty list says for which query, unless its record has none", () => {
  const none = { shown: [] };
  expect(said("Nothing.", false, "orderDate", none)).toMatch(/is empty and does not say why/);
  expect(said("With `tag=autumn`.", false, "orderDate", none)).toBe("");
  expect(said("Nothing.", false, "orderDate", { ...none, at: "/shops/{shopId}/orders" })).toBe("");
});

test("a query that only the server can judge is enough", () => {
  expect(said("With `tag=spring`.")).toBe("");
});

test("a page with more to come is full", () => {
  expect(said("With `limit=1`.", true)).toBe("");
  expect(said("With `limit=2`.", true)).toMatch(/1 rows of 2 fill a page/);
  expect(said("The first.", true)).toMatch(/1 rows of 50 fill a page/);
});

test("the first page begins at the beginning, the last page ends at the end", () => {
  expect(said("With `limit=1`.", true, "-orderDate")).toMatch(
    /leaves out ord_2, which sorts before its last row/,
  );
  expect(said("The last page with `limit=1`.")).toMatch(/leaves out ord_2, which its query finds/);
  expect(said("The last page with `limit=1`.", false, "-orderDate")).toBe("");
});

test("a list below one record shows all rows of that record, or says with which query", () => {
  const at = "/customers/{customerId}/orders";
  const demo = `- { id: cus_1, orders: [${orders.map((one) => one.slice(2)).join(", ")}] }`;
  expect(said("The first.", false, "orderDate", { at, demo })).toMatch(/leaves out ord_2/);
  expect(said("With `tag=spring`.", false, "orderDate", { at, demo })).toBe("");
  const other =
    "- { id: cus_1, orders: [{ id: ord_1 }] }\n- { id: cus_2, orders: [{ id: ord_2 }] }";
  expect(said("The first.", false, "orderDate", { at, demo: other })).toBe("");
});

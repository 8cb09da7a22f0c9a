import { pathIn } from "../../../../src/search/engine/pasted-path";

test.each([
  ["/items", "/items"],
  ["POST /items/{itemId}", "post /items/{}"],
  ["get /items/:id/", "get /items/{}"],
  ["/items/42/history", "/items/{}/history"],
  ["DELETE /items/itm_7Hq2/lots/3f2b-11", "delete /items/{}/lots/{}"],
  ["https://api.host.example/v2/items?limit=10#top", "/items"],
  ["PATCH items/{", "patch /items/{}"],
  ["GET items", "get /items"],
  ["get items/quantities", "get /items/quantities"],
  ['"GET /v2/items/42 HTTP/1.1"', "get /items/{}"],
  ["items/{itemId}/quantity", "/items/{}/quantity"],
  ["/items GET", "get /items"],
  ["call GET /items", "get /items"],
  ["curl -X GET https://api.host.example/v2/items/itm_7Hq2", "get /items/{}"],
  ["curl https://api.host.example/v2/items", "get /items"],
  ["curl https://api.host.example/v2/items -d '{}'", "post /items"],
  ["GET /api/v2/items", "get /items"],
  ["GET /api/items", "get /items"],
  ["/salesOrders", "/sales-orders"],
  ["/sales_orders/$orderId", "/sales-orders/{}"],
  ["/sales-orders/<orderId>", "/sales-orders/{}"],
  ['fetch(`/items/${id}/lots`, { method: "POST" })', "post /items/{}/lots"],
])("%s is the path %s", (query, path) => {
  expect(pathIn(query)).toBe(path);
});

test.each([
  "get items",
  "items",
  "get a path",
  "sales-orders",
  "item/s",
  "",
  "GET",
  "/",
  "GET /",
  "https://",
  "in and/or out",
])("%j is no path", (query) => {
  expect(pathIn(query)).toBeUndefined();
});

import { scriptBefore } from "../../../../src/openapi/downloads/collection-scripts";

const before = [
  {
    method: "POST",
    path: "/orders",
    query: { shopId: "shp_1" },
    headers: { "Content-Type": "application/json" },
    body: { lines: [] },
    keep: { made1_id: ["id"] },
  },
];

test("a request that needs nothing before it has no script", () => {
  expect(scriptBefore({ before: [], hasBearer: true }, "postman")).toBeUndefined();
});

test("Bruno sends what is needed, keeps its ids, and reads the ETag of the record", async () => {
  const script = scriptBefore({ before, etagOf: "/orders/:orderId", hasBearer: true }, "bruno");
  const sent: unknown[] = [];
  const variables: Record<string, unknown> = {};
  const bru = {
    interpolate: (text: string) =>
      text.replace("{{baseUrl}}", "https://api").replace("{{token}}", "t"),
    setVar: (name: string, value: unknown) => (variables[name] = value),
    sendRequest: (request: unknown) => {
      sent.push(request);
      return Promise.resolve({ headers: { etag: '"v1"' }, data: { id: "ord_1" } });
    },
  };
  const req = { getPathParams: () => [{ name: "orderId", value: "ord_9" }] };
  const run = new Function("bru", "req", `return (async () => {${script}})();`) as (
    ...globals: unknown[]
  ) => Promise<void>;
  await run(bru, req);
  expect(sent).toEqual([
    {
      url: "https://api/orders?shopId=shp_1",
      method: "POST",
      headers: { Authorization: "Bearer t", "Content-Type": "application/json" },
      data: '{"lines":[]}',
    },
    {
      url: "https://api/orders/ord_9",
      method: "GET",
      headers: { Authorization: "Bearer t" },
      data: undefined,
    },
  ]);
  expect(variables).toEqual({ made1_id: "ord_1", etag: '"v1"' });
});

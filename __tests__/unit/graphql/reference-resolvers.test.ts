import { referenceResolvers } from "../../../src/graphql/reference-resolvers";

/** A node model that answers each type with these nodes and keeps what it was asked for. */
function modelOf(nodes: Record<string, object[]>) {
  const asked: unknown[] = [];
  const nodeModel = {
    findAll: async <T>(query: { type: string }) => {
      asked.push(query);
      return { entries: (nodes[query.type] ?? []) as T[] };
    },
    findOne: async () => null,
    getNodesByIds: () => [],
  };
  return { context: { nodeModel }, asked };
}

test("the docs that use an operation are the listed ones, by title", async () => {
  const docs = [
    { slug: "/b", title: "Ship" },
    { slug: "/a", title: "Order" },
  ];
  const { context, asked } = modelOf({ Doc: docs });
  const { resolve } = referenceResolvers.ApiOperation.usedBy;
  expect(await resolve({ key: "get-order" }, {}, context)).toEqual([docs[1], docs[0]]);
  const filter = { usedOperations: { in: ["get-order"] }, unlisted: { eq: false } };
  expect(asked).toEqual([{ type: "Doc", query: { filter } }]);
});

test("a status leads to the overview that draws its state machine, under its heading", async () => {
  const lifecyclePages = { OrderStatus: "/docs/api/order#life", BillStatus: "/docs/api/bill" };
  const { context } = modelOf({ ApiDocument: [{ lifecyclePages }] });
  const to = (of: string) => referenceResolvers.StatusReference.to.resolve({ of }, {}, context);
  expect(await to("OrderStatus")).toBe("/docs/api/order#life");
  expect(await to("BillStatus")).toBe("/docs/api/bill");
  expect(await to("LineStatus")).toBeNull();
  const empty = modelOf({}).context;
  expect(
    await referenceResolvers.StatusReference.to.resolve({ of: "OrderStatus" }, {}, empty),
  ).toBeNull();
});

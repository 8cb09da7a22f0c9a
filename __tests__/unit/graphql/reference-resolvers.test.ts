import { operationUsesId } from "../../../src/graphql/operation-uses";
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

test("the docs that use an operation are those of the node that knows, by title", () => {
  const uses = { id: operationUsesId, docs: { "get-order": ["ship", "order"] } };
  const docs = [
    { id: "ship", slug: "/b", title: "Ship" },
    { id: "order", slug: "/a", title: "Order" },
  ];
  const nodeModel = {
    ...modelOf({}).context.nodeModel,
    getNodesByIds: <T>({ ids }: { ids: readonly string[] }) =>
      [uses, ...docs].filter(({ id }) => ids.includes(id)) as T[],
  };
  const { resolve } = referenceResolvers.ApiOperation.usedBy;
  expect(resolve({ key: "get-order" }, {}, { nodeModel })).toEqual([docs[1], docs[0]]);
  expect(resolve({ key: "get-item" }, {}, { nodeModel })).toEqual([]);
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

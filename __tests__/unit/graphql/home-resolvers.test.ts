import { homeResolvers } from "../../../src/graphql/home-resolvers";

const nodes: Record<string, object> = {
  customer: { overview: null, operations: ["get-customers", "get-customer"] },
  order: { overview: { route: "/docs/api/order" }, operations: ["get-order"] },
  empty: { overview: null, operations: [] },
  "get-customers": { route: "/docs/api/get-customers" },
};
const context = {
  nodeModel: {
    findAll: () => Promise.resolve({ entries: [] }),
    findOne: () => Promise.resolve(null),
    getNodesByIds: <T>({ ids }: { ids: readonly string[] }) => ids.map((id) => nodes[id]) as T[],
  },
};
const { operationCount, to } = homeResolvers.ApiTagGroup;

test.each([
  ["the overview of its first entity that has one", ["customer", "order"], "/docs/api/order"],
  ["its first operation, if it has no overview", ["empty", "customer"], "/docs/api/get-customers"],
  ["nothing, if it is empty", ["empty"], undefined],
])("a group begins with %s", (_, tags, route) => {
  expect(to.resolve({ tags }, {}, context)).toBe(route);
});

test("a group has the operations of all its entities", () => {
  expect(operationCount.resolve({ tags: ["customer", "order", "empty"] }, {}, context)).toBe(3);
});

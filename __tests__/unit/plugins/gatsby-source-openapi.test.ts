import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { testPluginOptionsSchema } from "gatsby-plugin-utils";
import { buildSchema } from "graphql";
import type { NodeInput, SourceNodesArgs } from "gatsby";
import {
  pluginOptionsSchema,
  sourceNodes,
} from "../../../plugins/gatsby-source-openapi/gatsby-node";
import { nearest } from "../../../plugins/gatsby-source-openapi/related-operations";
import { apiTypes } from "../../../plugins/gatsby-source-openapi/types";
import { allProblems, clearProblems } from "../../../src/problems/problem-log";

// The libraries take seconds; __tests__/unit/openapi/downloads uses them.
jest.mock("../../../src/openapi/downloads/converters", () => ({
  converters: {
    yaml: (value: unknown) => JSON.stringify(value),
    postman: async () => ({ item: [] }),
    bruno: async () => ({ items: [] }),
    typescript: async () => "export {};",
  },
}));

const fixtures = path.resolve(__dirname, "../../fixtures/openapi");

/** A Gatsby that keeps nodes in a map. */
function fakeGatsby(directory: string) {
  const nodes = new Map<string, NodeInput>();
  const args = {
    store: { getState: () => ({ program: { directory } }) },
    reporter: {
      activityTimer: () => ({ start: () => null, setStatus: () => null, end: () => null }),
    },
    createNodeId: (name: string) => `id of ${name}`,
    createContentDigest: (data: unknown) => String(JSON.stringify(data).length),
    getNodesByType: (type: string) =>
      [...nodes.values()].filter(({ internal }) => internal.type === type),
    actions: {
      createNode: (node: NodeInput) => nodes.set(node.id, node),
      deleteNode: (node: NodeInput) => nodes.delete(node.id),
      touchNode: () => undefined,
    },
  } as unknown as SourceNodesArgs;
  const options = {
    directory: ".",
    routePrefix: "/docs/api",
    categoryRoute: "/docs/category/ianaiapi",
    plugins: [],
  };
  const source = () => sourceNodes?.(args, options, () => undefined);
  const byType = (type: string) =>
    [...nodes.values()].filter(({ internal }) => internal.type === type);
  return { nodes, source, byType };
}

let dir: string;
beforeEach(() => {
  clearProblems();
  dir = mkdtempSync(path.join(tmpdir(), "source-openapi-"));
  cpSync(path.join(fixtures, "two-tags"), dir, { recursive: true });
});
afterEach(() => rmSync(dir, { recursive: true }));

test("document, groups, tags and operations are nodes that name each other", async () => {
  const { nodes, source, byType } = fakeGatsby(dir);
  await source();
  expect([...nodes.values()].map(({ internal }) => internal.type).sort()).toEqual([
    "ApiDocument",
    "ApiOperation",
    "ApiOperation",
    "ApiOperation",
    "ApiSchemaPart",
    "ApiSchemaPart",
    "ApiTag",
    "ApiTag",
    "ApiTagGroup",
  ]);
  const linked = [...nodes.values()].flatMap((node) =>
    ["groups", "group", "tags", "tag", "operations", "related", "previous", "next"].flatMap(
      (field) => (node[field] as string | string[] | null | undefined) ?? [],
    ),
  );
  for (const id of linked) expect(nodes.has(id)).toBe(true);
  expect(
    byType("ApiOperation").map(({ slug, previous, next }) => ({ slug, previous, next })),
  ).toEqual([
    { slug: "get-items", previous: null, next: "id of ApiOperation put-items-item-id" },
    {
      slug: "put-items-item-id",
      previous: "id of ApiOperation get-items",
      next: "id of ApiOperation create-order",
    },
    { slug: "create-order", previous: "id of ApiOperation put-items-item-id", next: null },
  ]);
});

test("an operation is related to the others of its tag, and in a long tag to the nearest", async () => {
  const { source, byType } = fakeGatsby(dir);
  await source();
  expect(byType("ApiOperation").map(({ related }) => related)).toEqual([
    ["id of ApiOperation put-items-item-id"],
    ["id of ApiOperation get-items"],
    [],
  ]);
  expect(nearest(["a", "b", "c", "d", "e"], 2, 2)).toEqual(["b", "d"]);
  expect(nearest(["a", "b", "c", "d", "e"], 0, 2)).toEqual(["b", "c"]);
  expect(nearest(["a", "b", "c", "d", "e"], 4, 2)).toEqual(["c", "d"]);
  expect(nearest(["a", "b", "c"], 1, 5)).toEqual(["a", "c"]);
});

test("ids and digests do not depend on the folder in which the project lies", async () => {
  const other = mkdtempSync(path.join(tmpdir(), "elsewhere-"));
  cpSync(dir, other, { recursive: true });
  const [here, there] = [fakeGatsby(dir), fakeGatsby(other)];
  await here.source();
  await there.source();
  rmSync(other, { recursive: true });
  expect([...there.nodes.values()]).toEqual([...here.nodes.values()]);
});

test("what the description no longer has is deleted", async () => {
  const { source, byType } = fakeGatsby(dir);
  await source();
  rmSync(path.join(dir, "openapi.yaml"));
  writeFileSync(
    path.join(dir, "openapi.json"),
    JSON.stringify({ openapi: "3.1.0", info: { title: "Empty", version: "1" }, paths: {} }),
  );
  await source();
  expect(byType("ApiOperation")).toEqual([]);
  expect(byType("ApiDocument").map(({ title }) => title)).toEqual(["Empty"]);
});

test("a wrong description makes no nodes and is written to the problem log until it is mended", async () => {
  const { nodes, source } = fakeGatsby(dir);
  rmSync(path.join(dir, "parts/Item.yaml"));
  await source();
  expect(nodes.size).toBe(0);
  const errors = () => allProblems().filter(({ level }) => level === "error");
  expect(errors().map(({ code }) => code)).toEqual([
    "openapi-unresolved-ref",
    "openapi-unresolved-ref",
  ]);
  cpSync(path.join(fixtures, "two-tags/parts"), path.join(dir, "parts"), { recursive: true });
  await source();
  expect(errors()).toEqual([]);
  expect(nodes.size).toBe(9);
});

test("the GraphQL types hold together", () => {
  const builtIn = /* GraphQL */ `
    directive @dontInfer on OBJECT
    directive @link on FIELD_DEFINITION
    scalar JSON
    interface Node {
      id: ID!
    }
    type TocEntry {
      id: String!
      title: String!
      depth: Int!
    }
    type Query {
      document: ApiDocument
    }
  `;
  const schema = buildSchema(builtIn + apiTypes);
  expect(Object.keys(schema.getTypeMap())).toEqual(
    expect.arrayContaining(["ApiDocument", "ApiOperation"]),
  );
});

describe("options", () => {
  const check = (options: Record<string, unknown>) => {
    if (!pluginOptionsSchema) throw new Error("The plugin checks no options.");
    return testPluginOptionsSchema(pluginOptionsSchema, options);
  };

  test("all have defaults", async () => {
    expect(await check({})).toMatchObject({ isValid: true, errors: [] });
  });

  test("routes begin with a slash and end without one", async () => {
    expect((await check({ routePrefix: "docs/api", categoryRoute: "/docs/" })).errors).toHaveLength(
      2,
    );
    expect((await check({ routePrefix: "/reference" })).isValid).toBe(true);
  });
});

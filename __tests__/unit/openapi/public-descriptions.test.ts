import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ApiOperation } from "../../../src/openapi/operations";
import type { SchemaNode } from "../../../src/openapi/model";
import { buildPlain } from "./build-plain";

const packaged = path.dirname(require.resolve("@readme/oas-examples/package.json"));

/** Every description of the package under a version, as paths relative to it. */
const descriptions = ["3.0", "3.1"].flatMap((version) =>
  readdirSync(path.join(packaged, version), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(json|yaml)$/.test(name))
    .map((name) => path.join(version, name))
    .sort(),
);

function* nodesIn(node: SchemaNode): Generator<SchemaNode> {
  yield node;
  for (const { schema } of node.properties ?? []) yield* nodesIn(schema);
  for (const place of node.tuple ?? []) yield* nodesIn(place);
  for (const { schema } of node.variants?.options ?? []) yield* nodesIn(schema);
  if (node.items) yield* nodesIn(node.items);
  if (node.additional) yield* nodesIn(node.additional);
}

function treesOf(operation: ApiOperation): SchemaNode[] {
  const { parameters, requestBody, responses } = operation;
  const bodies = [requestBody, ...responses].flatMap((holder) => holder?.content ?? []);
  const headers = responses.flatMap((response) => response.headers);
  return [
    ...parameters.flatMap((group) => group.parameters.map(({ schema }) => schema)),
    ...headers.map(({ schema }) => schema),
    ...bodies.flatMap(({ schema }) => schema ?? []),
  ];
}

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), "descriptions-"));
});
afterAll(() => rmSync(dir, { recursive: true }));

test("the package still holds the descriptions that this table is about", () => {
  expect(descriptions.length).toBeGreaterThan(100);
});

test.each(descriptions)("%s: every operation can be shown", async (name) => {
  const folder = mkdtempSync(path.join(dir, "one-"));
  const source = readFileSync(path.join(packaged, name), "utf8");
  writeFileSync(path.join(folder, `openapi${path.extname(name)}`), source);
  // Some of these descriptions speak of "undefined" themselves.
  const leak = source.includes("undefined")
    ? /\[object Object\]/
    : /\[object Object\]|\bundefined\b/;
  const api = await buildPlain(folder, folder);
  const tags = api.groups.flatMap((group) => group.tags);
  const operations = tags.flatMap((tag) => tag.operations);

  expect(new Set(operations.map(({ slug }) => slug)).size).toBe(operations.length);
  for (const { name: tag, to, anchor } of tags) expect([tag, to, anchor]).not.toContain("");
  for (const operation of operations) {
    expect(operation.slug).toMatch(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u);
    expect(operation.method).toMatch(/^[A-Z]+$/);
    expect(operation.path).toMatch(/^\//);
    expect(operation.summary).not.toBe("");
    expect(JSON.stringify(operation)).not.toMatch(leak);
    const types = treesOf(operation).flatMap((tree) => [...nodesIn(tree)].map(({ type }) => type));
    expect(types.filter((type) => type.trim() === "")).toEqual([]);
  }
});

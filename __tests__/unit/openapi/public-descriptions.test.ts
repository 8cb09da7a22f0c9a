import "../../support/draw-as-built";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse } from "yaml";
import type { Api } from "../../../src/openapi/build-api";
import type { ApiOperation } from "../../../src/openapi/describe-operation";
import type { SchemaNode } from "../../../src/openapi/schema-node";
import { drawReference } from "../../../src/views/reference/draw-reference";
import { elementsOf, wrongAddressesIn } from "../views/reference/drawn-page";
import { buildPlain } from "./build-plain";
import { operationsOf } from "./build-document";
import { nodesBelow } from "./nodes-below";

const packaged = path.dirname(require.resolve("@readme/oas-examples/package.json"));

/** Every description of the package under a version, as paths relative to it. */
const files = ["3.0", "3.1"].flatMap((version) =>
  readdirSync(path.join(packaged, version), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(json|yaml)$/.test(name))
    .map((name) => path.join(version, name))
    .sort(),
);

const textOf = (name: string) => readFileSync(path.join(packaged, name), "utf8");

/** What a file says, in either form. */
const saidBy = (name: string) =>
  JSON.stringify(name.endsWith(".json") ? JSON.parse(textOf(name)) : parse(textOf(name)));

/** All that say something else: most are there as JSON and as YAML. */
const descriptions = [...new Map(files.map((name) => [saidBy(name), name])).values()];

function treesOf(operation: ApiOperation): SchemaNode[] {
  const { parameters, requestBody, responses, callbacks } = operation;
  const bodies = [requestBody, ...responses].flatMap((holder) => holder?.content ?? []);
  const headers = responses.flatMap((response) => response.headers);
  const sentBack = callbacks.flatMap((callback) => callback.requestBody?.content ?? []);
  return [
    ...parameters.flatMap((group) => group.parameters.map(({ schema }) => schema)),
    ...headers.map(({ schema }) => schema),
    ...[...bodies, ...sentBack].flatMap(({ schema }) => schema ?? []),
  ];
}

/** All schemas of an API: of its operations and its parts. */
const nodesOf = (api: Api): SchemaNode[] => [
  ...operationsOf(api).flatMap(treesOf).flatMap(nodesBelow),
  ...api.parts.flatMap(({ below }) => nodesBelow(below)),
];

const isEmptyType = /<span class="field-type">\s*<\/span>/;

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), "descriptions-"));
});
afterAll(() => rmSync(dir, { recursive: true }));

test("the package still holds the descriptions that this table is about", () => {
  expect(files.length).toBeGreaterThan(100);
  for (const ending of [".json", ".yaml"])
    expect(descriptions.filter((name) => name.endsWith(ending)).length).toBeGreaterThan(10);
});

test.each(descriptions)("%s: every operation can be shown", async (name) => {
  const folder = mkdtempSync(path.join(dir, "one-"));
  const source = textOf(name);
  writeFileSync(path.join(folder, `openapi${path.extname(name)}`), source);
  // Some of these descriptions contain the word "undefined".
  const leak = source.includes("undefined")
    ? /\[object Object\]/
    : /\[object Object\]|\bundefined\b/;
  const api = await buildPlain(folder, folder);
  const tags = api.groups.flatMap((group) => group.tags);
  const operations = operationsOf(api);

  expect(new Set(operations.map(({ slug }) => slug)).size).toBe(operations.length);
  for (const { name: tag, to, anchor } of tags) expect([tag, to, anchor]).not.toContain("");
  for (const operation of operations) {
    expect(operation.slug).toMatch(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u);
    expect(operation.method).toMatch(/^[A-Z]+$/);
    if (operation.isWebhook) expect(operation.path).not.toBe("");
    else expect(operation.path).toMatch(/^\//);
    expect(operation.summary).not.toBe("");
    expect(JSON.stringify(operation)).not.toMatch(leak);
  }
  const nodes = nodesOf(api);
  expect(nodes.filter(({ type }) => type.trim() === "")).toEqual([]);
  const keys = new Set(api.parts.map(({ key }) => key));
  expect(nodes.filter(({ part }) => part !== undefined && !keys.has(part))).toEqual([]);

  const reference = drawReference(api);
  expect([...reference.operations.keys()]).toEqual(operations.map(({ slug }) => slug));
  for (const [slug, { html }] of reference.operations) {
    expect(html).not.toMatch(leak);
    expect(html).not.toMatch(isEmptyType);
    expect([slug, wrongAddressesIn(html)]).toEqual([slug, { twice: [], dead: [] }]);
  }
  for (const { name: file, text } of reference.files) {
    expect(text).not.toMatch(leak);
    if (!file.endsWith(".json")) continue;
    const html: unknown = JSON.parse(text);
    if (typeof html === "string") {
      expect(html).not.toMatch(isEmptyType);
      elementsOf(html);
    }
  }
});

import path from "node:path";
import type { Api } from "../../../src/openapi/build-api";
import { buildPlain } from "./build-plain";

const fixtures = path.resolve(__dirname, "../../fixtures/openapi");

let api: Api;
beforeAll(async () => {
  api = await buildPlain(path.join(fixtures, "two-tags"), fixtures);
});

const tag = (name: string) =>
  api.groups.flatMap(({ tags }) => tags).find((candidate) => candidate.name === name);
const operation = (slug: string) =>
  api.groups
    .flatMap(({ tags }) => tags.flatMap(({ operations }) => operations))
    .find((candidate) => candidate.slug === slug);

test("the document with its servers, variables replaced by their defaults", () => {
  const { title, version, openapi, servers, sourcePath } = api;
  expect({ title, version, openapi, sourcePath }).toEqual({
    title: "Shop",
    version: "2.1.0",
    openapi: "3.0.3",
    sourcePath: "two-tags/openapi.yaml",
  });
  expect(servers).toEqual([{ url: "https://eu.shop.example/{path}", description: "By region" }]);
});

test("a read with parameters by place, headers and a shared refusal", () => {
  expect(operation("get-items")).toMatchSnapshot();
});

test("a write with parameters of its path, security of its own and a body", () => {
  expect(operation("put-items-item-id")).toMatchSnapshot();
});

test("an operation without a summary is named after its operationId, else by method and path", () => {
  expect(operation("create-order")?.summary).toBe("Create order");
  expect(operation("put-items-item-id")?.summary).toBe("PUT /items/{itemId}");
});

test("a tag leads to its overview, else to its section of the category page", () => {
  expect(tag("Item")).toMatchObject({
    to: "/docs/api/item",
    summary: "What is sold. More in [stock](/docs/stock).",
    overview: { slug: "item", route: "/docs/api/item", sourcePath: "two-tags/overviews/item.md" },
  });
  expect(tag("Other")?.to).toBe("/docs/category/ianaiapi#other");
  expect(tag("Other")?.overview).toBeUndefined();
});

test("every link is known once, with the file and line where it stands", () => {
  const show = (links: { href: string; file: string; line: number }[] = []) =>
    links.map(({ href, file, line }) => `${href} ${file}:${line}`);
  expect(show(tag("Item")?.links)).toEqual([
    "/docs/stock two-tags/openapi.yaml:15",
    "/docs/api/create-order two-tags/overviews/item.md:1",
  ]);
  expect(show(api.links)).toEqual([
    "/docs/kinds two-tags/parts/Item.yaml:2",
    "/docs/api/get-items two-tags/openapi.yaml:5",
  ]);
});

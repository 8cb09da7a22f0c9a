import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readApiOnce } from "../../../plugins/gatsby-source-openapi/kept-api";
import { keptMockFile } from "../../../src/console/files/kept-mock";
import { keepDescription, keptDescription } from "../../../src/openapi/kept-description";
import { syntheticDescription } from "../../fixtures/synthetic-description";

let root: string;
const options = {
  directory: "openapi",
  routePrefix: "/docs/api",
  categoryRoute: "/docs/category/api",
  plugins: [],
};
const put = (name: string, text: string) => writeFileSync(join(root, name), text);
const kept = () => join(root, ".cache", "kept", "api.bin");

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "api-"));
  mkdirSync(join(root, "openapi"));
  put("openapi/openapi.json", JSON.stringify(syntheticDescription(3)));
});
afterEach(() => rmSync(root, { recursive: true }));

test("a later build takes what the first has read, with all that it left behind", async () => {
  const first = await readApiOnce(options, root);
  expect(first.problems).toEqual([]);
  const [description, mock] = [keptDescription(), keptMockFile()];
  const written = readFileSync(kept());
  keepDescription(undefined);

  const second = await readApiOnce(options, root);
  expect(second).toEqual(first);
  expect(readFileSync(kept())).toEqual(written);
  expect(keptMockFile()).toBe(mock);
  const again = keptDescription();
  expect(again?.document).toEqual(description?.document);
  expect(again?.operations).toEqual(description?.operations);
  const reference = { $ref: "#/info" };
  expect(again?.references.follow(reference)).toEqual(description?.references.follow(reference));
});

test("a file of the folder that has changed, or another route, makes it read anew", async () => {
  const titleOf = async (given = options) =>
    (await readApiOnce(given, root)).descriptions?.map(({ api, routePrefix }) => [
      api.title,
      routePrefix,
    ]);
  const [before] = (await titleOf()) ?? [];
  const description = syntheticDescription(3);
  const info = { ...(description.info as object), title: "Another" };
  put("openapi/openapi.json", JSON.stringify({ ...description, info }));
  expect(await titleOf()).toEqual([["Another", before?.[1]]]);
  expect(await titleOf({ ...options, routePrefix: "/api" })).toEqual([["Another", "/api"]]);
});

test("what has problems is not kept: they are told in each build", async () => {
  put("openapi/openapi.json", JSON.stringify({ ...syntheticDescription(1), paths: 1 }));
  const first = await readApiOnce(options, root);
  expect(first.problems.length).toBeGreaterThan(0);
  expect(existsSync(kept())).toBe(false);
  expect((await readApiOnce(options, root)).problems).toEqual(first.problems);
});

test("what lies outside of the folder is not watched, so it is read each time", async () => {
  const description = syntheticDescription(1);
  put("shared.json", JSON.stringify({ type: "string" }));
  const components = description.components as Record<string, object>;
  const schemas = { ...components.schemas, Shared: { $ref: "../shared.json" } };
  put(
    "openapi/openapi.json",
    JSON.stringify({ ...description, components: { ...components, schemas } }),
  );
  const { files } = await readApiOnce(options, root);
  expect(files).toContain(join(root, "shared.json"));
  expect(existsSync(kept())).toBe(false);
});

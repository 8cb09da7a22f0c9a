import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readCachedApi } from "../../../plugins/gatsby-source-openapi/api-cache";
import { loadedDescription, setLoadedDescription } from "../../../src/openapi/current-descriptions";
import { syntheticDescription } from "../../fixtures/synthetic-description";

let root: string;
const options = {
  directory: "openapi",
  routePrefix: "/docs/api",
  categoryRoute: "/docs/category/api",
  plugins: [],
};
const put = (name: string, text: string) => writeFileSync(join(root, name), text);
const cached = () => join(root, "node_modules/.cache/api");
const cacheFile = () => join(cached(), readdirSync(cached())[0] ?? "");

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "api-"));
  mkdirSync(join(root, "openapi"));
  put("openapi/openapi.json", JSON.stringify(syntheticDescription(3)));
});
afterEach(() => rmSync(root, { recursive: true }));

test("a later build takes what the first has read, with all that it left behind", async () => {
  const first = await readCachedApi(options, root);
  expect(first.problems).toEqual([]);
  const description = loadedDescription();
  const written = readFileSync(cacheFile());
  setLoadedDescription(undefined);

  const second = await readCachedApi(options, root);
  expect(second).toEqual(first);
  expect(readFileSync(cacheFile())).toEqual(written);
  const again = loadedDescription();
  expect(again?.document).toEqual(description?.document);
  expect(again?.operations).toEqual(description?.operations);
  const reference = { $ref: "#/info" };
  expect(again?.references.follow(reference)).toEqual(description?.references.follow(reference));
});

test("a file of the folder that has changed, or another route, makes it read anew", async () => {
  const titleOf = async (given = options) =>
    (await readCachedApi(given, root)).descriptions?.map(({ api, routePrefix }) => [
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

test("what has problems is not cached: they are told in each build", async () => {
  put("openapi/openapi.json", JSON.stringify({ ...syntheticDescription(1), paths: 1 }));
  const first = await readCachedApi(options, root);
  expect(first.problems.length).toBeGreaterThan(0);
  expect(existsSync(cached())).toBe(false);
  expect((await readCachedApi(options, root)).problems).toEqual(first.problems);
});

test("what another host answers may change, so it is read each time", async () => {
  const server = createServer((_, answer) => answer.end("type: string\n"));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const description = syntheticDescription(1);
  const components = description.components as Record<string, object>;
  const schemas = { ...components.schemas, Shared: { $ref: `http://${host}/shared.yaml` } };
  put(
    "openapi/openapi.json",
    JSON.stringify({ ...description, components: { ...components, schemas } }),
  );
  const { problems, remote } = await readCachedApi({ ...options, referenceHosts: [host] }, root);
  server.close();
  expect(problems).toEqual([]);
  expect(remote).toEqual([`http://${host}/shared.yaml`]);
  expect(existsSync(cached())).toBe(false);
});

test("images of other hosts in descriptions are mistakes, with file and line, unless the options allow them", async () => {
  const description = JSON.stringify(syntheticDescription(2), null, 1).replace(
    "An amount in a currency.",
    "An amount. ![Coins](https://cdn.example.com/coins.png)",
  );
  put("openapi/openapi.json", description);
  const line = description.slice(0, description.indexOf("coins.png")).split("\n").length;
  const { problems, descriptions } = await readCachedApi(options, root);
  expect(problems).toEqual([
    expect.objectContaining({
      level: "error",
      code: "image-of-other-host",
      where: { file: "openapi/openapi.json", line },
      fix: 'imageHosts: ["https://cdn.example.com"]',
    }),
  ]);
  expect(descriptions).toBeUndefined();
  const allowing = { ...options, imageHosts: ["https://cdn.example.com"] };
  expect((await readCachedApi(allowing, root)).problems).toEqual([]);
});

test("links that lead round in circles are no folders to walk through", async () => {
  for (const name of ["a", "b", "c"]) symlinkSync(".", join(root, "openapi", name));
  const start = performance.now();
  expect((await readCachedApi(options, root)).problems).toEqual([]);
  expect(performance.now() - start).toBeLessThan(20_000);
});

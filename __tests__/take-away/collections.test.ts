import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { packageCommand } from "../../scripts/process/run.mjs";
import { objectAt, type JsonObject } from "../../src/openapi/json";
import { startMock } from "./support/mock-process";
import { publicDir, readJson } from "./support/site";

interface Item {
  name: string;
  item?: Item[];
  request?: { description: { type: string }; body?: { formdata?: Field[] } };
}

interface Field {
  key: string;
  type: string;
}

interface BrunoItem {
  type: string;
  name: string;
  items?: BrunoItem[];
  request?: {
    script?: { req: string };
    headers: { name: string; value: string }[];
    body: { multipartForm?: { type: string; value: unknown }[] };
  };
}

const collection = readJson<{ item: Item[] }>("download/postman-collection.json");
const bruno = readJson<{
  items: BrunoItem[];
  environments: { name: string; variables: JsonObject[] }[];
}>("download/bruno-collection.json");
const requestsIn = ({ item, ...one }: Item): Item[] => item?.flatMap(requestsIn) ?? [one];
const requests = collection.item.flatMap(requestsIn);
const brunoRequests = (items: BrunoItem[]): BrunoItem[] =>
  items.flatMap((one) => (one.items ? brunoRequests(one.items) : [one]));

/** Names of the files that requests of Bruno's collection send: it looks for them in its own folder. */
const filesOf = (items: BrunoItem[]) =>
  brunoRequests(items)
    .flatMap(({ request }) => request?.body.multipartForm ?? [])
    .filter(({ type }) => type === "file")
    .flatMap(({ value }) => value as string[]);

interface Report {
  run: {
    failures: { source: { name: string }; error: { message: string } }[];
    executions: { item: { name: string }; assertions?: unknown[] }[];
  };
}

/** Runs newman as readers do in their own CI. */
async function newman(url: string): Promise<Report> {
  const report = path.resolve(".tmp", `newman-${process.pid}.json`);
  const file = (name: string) => path.join(publicDir, "download", name);
  const args = [
    ...[...packageCommand("newman"), "run", file("postman-collection.json")],
    ...["--environment", file("postman-environment-sandbox.json")],
    ...["--env-var", `baseUrl=${url}`, "--env-var", "token=any"],
    ...["--reporters", "json", "--reporter-json-export", report],
  ];
  mkdirSync(path.dirname(report), { recursive: true });
  // It ends with 1 if a request fails; the report says which.
  await promisify(execFile)(process.execPath, args).catch((error: { stdout?: string }) => error);
  const read = JSON.parse(readFileSync(report, "utf8")) as Report;
  rmSync(report);
  return read;
}

test("newman runs the whole collection against the mock over HTTP, and every request succeeds", async () => {
  const mock = await startMock();
  const { run } = await newman(mock.url).finally(mock.stop);
  const failures = run.failures.map(({ source, error }) => `${source.name}: ${error.message}`);
  expect(failures).toEqual([]);
  const sent = new Set(run.executions.map(({ item }) => item.name));
  expect(requests.filter(({ name }) => !sent.has(name))).toEqual([]);
  const unchecked = run.executions.filter(({ assertions }) => !assertions?.length);
  expect(unchecked.map(({ item }) => item.name)).toEqual([]);
});

interface BrunoResult {
  test: { filename: string };
  response: { status: number | string };
  error: string | null;
}

/** Bruno's own client, if it is installed: it is large, and what else there is of Bruno does not need it. */
function brunoClient(): string | undefined {
  try {
    return path.dirname(require.resolve("@usebruno/cli/package.json"));
  } catch {
    const manifest = JSON.parse(readFileSync("package.json", "utf8")) as JsonObject;
    if ("@usebruno/cli" in objectAt(manifest, "devDependencies"))
      throw new Error("Run npm ci first.");
    return undefined;
  }
}

/** Imports the collection into a folder as Bruno does, and runs it from there. */
async function runBruno(client: string, url: string): Promise<BrunoResult[]> {
  const folder = path.resolve(".tmp", `bruno-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  for (const name of filesOf(bruno.items)) writeFileSync(path.join(folder, name), "Example");
  const source = path.join(publicDir, "download/bruno-collection.json");
  const code = `
    const { createCollectionFromBrunoObject } = require(${JSON.stringify(path.join(client, "src/utils/collection.js"))});
    createCollectionFromBrunoObject(require(${JSON.stringify(source)}), ".", { format: "bru" });`;
  const run = (...args: string[]) => promisify(execFile)(process.execPath, args, { cwd: folder });
  await run("-e", code);
  await run(
    ...[path.join(client, "bin/bru.js"), "run", "-r", "--env", "Sandbox"],
    ...["--env-var", `baseUrl=${url}`, "--env-var", "token=any", "--reporter-json", "report.json"],
  ).catch((error: { stdout?: string }) => error);
  const [report] = JSON.parse(readFileSync(path.join(folder, "report.json"), "utf8")) as [
    { results: BrunoResult[] },
  ];
  rmSync(folder, { recursive: true });
  return report.results;
}

const client = brunoClient();
(client === undefined ? test.skip : test)(
  "Bruno's client runs the whole collection against the mock, and every request succeeds",
  async () => {
    const mock = await startMock();
    const results = await runBruno(client ?? "", mock.url).finally(mock.stop);
    const failed = results.filter(
      ({ response, error }) => error || !(Number(response.status) < 300),
    );
    expect(
      failed.map(({ test: { filename }, response, error }) => [filename, response.status, error]),
    ).toEqual([]);
    expect(results).toHaveLength(requests.length);
  },
);

test("descriptions are Markdown, files are files, and no folder is empty", () => {
  expect(requests.length).toBeGreaterThan(400);
  expect(JSON.stringify(collection)).not.toContain('"text/plain","content"');
  const types = new Set(requests.map(({ request }) => request?.description.type));
  expect([...types]).toEqual(["text/markdown"]);
  const fields = requests.flatMap(({ request }) => request?.body?.formdata ?? []);
  expect(fields.filter(({ type }) => type === "file").map(({ key }) => key)).toEqual(["file"]);
  const folders = collection.item.filter(({ item }) => item);
  expect(folders.filter(({ item }) => !item?.length)).toEqual([]);
});

test("Bruno's collection has the same requests, an environment for each server, and scripts of its own", () => {
  const own = brunoRequests(bruno.items);
  expect(own.map(({ name }) => name)).toEqual(requests.map(({ name }) => name));
  expect(filesOf(bruno.items)).toEqual([expect.stringMatching(/^[\w-]+\.\w+$/)]);
  expect(bruno.environments.map(({ variables }) => variables.map(({ name }) => name))).toEqual([
    ["baseUrl", "token"],
    ["baseUrl", "token"],
  ]);
  const conditional = own.filter(({ request }) =>
    request?.headers.some(({ value }) => value === "{{etag}}"),
  );
  expect(conditional.length).toBeGreaterThan(50);
  for (const { request } of conditional) {
    expect(request?.script?.req).toContain('bru.setVar("etag"');
    expect(request?.script?.req).not.toContain("pm.");
  }
});

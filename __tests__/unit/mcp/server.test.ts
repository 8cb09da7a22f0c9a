import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { createServer } from "../../../mcp/create-server";
import { siteFiles } from "../../../mcp/site-files";
import { smallSite } from "./small-site";

jest.setTimeout(60_000);

let site: Awaited<ReturnType<typeof smallSite>>;
let client: Client;

const newClient = () => new Client({ name: "test", version: "1" });
const call = async (name: string, args: Record<string, unknown> = {}, by = client) =>
  (await by.callTool({ name, arguments: args })) as CallToolResult;
const textOf = ({ content }: CallToolResult) =>
  content.map((part) => (part.type === "text" ? part.text : "")).join("");

beforeAll(async () => {
  site = await smallSite();
  client = newClient();
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createServer(siteFiles(site.dir), "1").connect(theirs);
  await client.connect(ours);
});

afterAll(async () => {
  await client.close();
  site.remove();
});

test("lists its tools, with their input and whether they change anything", async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint])).toEqual([
    ["search", true],
    ["read_page", true],
    ["describe_operation", true],
    ["validate_request_body", true],
    ["call_mock", false],
    ["reset_mock", false],
  ]);
  for (const { inputSchema, description } of tools) {
    expect(inputSchema.type).toBe("object");
    expect(description?.length).toBeGreaterThan(40);
  }
});

test("searches with the engine of the site", async () => {
  const found = await call("search", { query: "create order", limit: 1 });
  expect(found.structuredContent).toMatchObject({
    hits: [
      { kind: "operation", title: "API > Order > Create order", page: "/docs/api/create-order" },
    ],
  });
  expect(textOf(found)).toContain("<fast> & well");
  expect(
    (await call("search", { query: "create order", kinds: ["doc"] })).structuredContent,
  ).toMatchObject({
    found: 0,
    hits: [],
  });
});

test("reads pages by route, address, or file, in parts", async () => {
  const first = textOf(
    await call("read_page", { page: "https://docs.example.com/docs/api/create-order.md#x" }),
  );
  expect(first.slice(0, 20)).toMatch(/^# Create order/);
  const [, offset] = /\[Goes on: offset (\d+) of \d+\]$/.exec(first) ?? [];
  const second = textOf(
    await call("read_page", { page: "/docs/api/create-order", offset: Number(offset) }),
  );
  expect(second).not.toContain("Goes on");
  expect(textOf(await call("read_page", { page: "/" }))).toBe("# Home\n");
});

test("suggests the nearest page, and reads nothing outside of the site", async () => {
  const missing = await call("read_page", { page: "/docs/api/creat-order" });
  expect(missing.isError).toBe(true);
  expect(textOf(missing)).toContain("Did you mean /docs/api/create-order?");
  expect((await call("read_page", { page: "/../../etc/passwd" })).isError).toBe(true);
});

test("describes operations by id, by method and path, or by address, with the schemas that they need", async () => {
  for (const operation of ["create-order", "POST /orders", "/docs/api/create-order"]) {
    const { structuredContent } = await call("describe_operation", { operation, form: "schema" });
    expect(structuredContent).toMatchObject({
      name: "create-order",
      method: "POST",
      path: "/orders",
    });
    expect(Object.keys(structuredContent?.$defs as object)).toContain("OrderCreate");
  }
  expect(textOf(await call("describe_operation", { operation: "create-order" }))).toMatch(
    /^# Create order/,
  );
  const unknown = await call("describe_operation", { operation: "create-oder" });
  expect(unknown.isError).toBe(true);
  expect(textOf(unknown)).toContain("Did you mean create-order?");
});

test("checks request bodies and reports the place of each error", async () => {
  const { structuredContent } = await call("validate_request_body", {
    operation: "create-order",
    body: { lines: "none" },
  });
  expect(structuredContent).toMatchObject({ operation: "create-order", valid: false });
  expect(JSON.stringify(structuredContent)).toContain('"pointer":"/lines"');
  const none = await call("validate_request_body", { operation: "get-orders", body: {} });
  expect(textOf(none)).toBe("get-orders takes no body.");
});

test("calls the mock, which fails as documented and requires a credential", async () => {
  const health = await call("call_mock", { method: "GET", path: "/health" });
  expect(health.structuredContent).toMatchObject({ status: 200 });
  const wrong = await call("call_mock", {
    method: "POST",
    path: "/orders",
    body: { lines: "none" },
  });
  expect(wrong.structuredContent?.status).toBeGreaterThanOrEqual(400);
  const anonymous = await call("call_mock", {
    method: "GET",
    path: "/orders?shopId=shp_1",
    anonymous: true,
  });
  expect(anonymous.structuredContent).toMatchObject({ status: 401 });
  expect((await call("reset_mock")).structuredContent).toEqual({ reset: true });
});

test("offers every page as a resource", async () => {
  const { resources } = await client.listResources();
  expect(resources).toContainEqual({
    uri: "docs:///docs/api/create-order",
    name: "/docs/api/create-order",
    title: "Create order",
    mimeType: "text/markdown",
  });
  for (const uri of ["docs:///", "docs:///docs/api/create-order"]) {
    const { contents } = await client.readResource({ uri });
    expect(contents[0]).toMatchObject({ uri, mimeType: "text/markdown" });
  }
});

test("runs as a program on standard input and output, and says what is missing", async () => {
  const start = (dir: string) =>
    new StdioClientTransport({
      command: process.execPath,
      args: ["mcp/bin.mjs", "--site", dir],
      stderr: "pipe",
    });
  const other = newClient();
  await other.connect(start(site.dir));
  const found = await call("search", { query: "orders" }, other);
  expect(found.structuredContent).toHaveProperty("hits.0.page");
  await other.close();

  const nowhere = start("/nowhere");
  let said = "";
  nowhere.stderr?.on("data", (chunk) => (said += String(chunk)));
  await expect(newClient().connect(nowhere)).rejects.toThrow();
  expect(said).toContain("npm run build");
});

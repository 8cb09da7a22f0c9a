import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { questions } from "./questions";
import { publicDir } from "./support/site";

const client = new Client({ name: "test", version: "1" });
const call = async (name: string, args: Record<string, unknown>) =>
  (await client.callTool({ name, arguments: args })) as CallToolResult;
const textOf = ({ content }: CallToolResult) =>
  content.map((part) => (part.type === "text" ? part.text : "")).join("");
const statusOf = ({ structuredContent }: CallToolResult) => structuredContent?.status;

beforeAll(() =>
  client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: ["mcp/bin.mjs", "--site", publicDir],
    }),
  ),
);
afterAll(() => client.close());

test("bodies are taken as JSON and as JSON text, and clients are told so", async () => {
  const { tools } = await client.listTools();
  for (const name of ["validate_request_body", "call_mock"]) {
    const { properties = {} } = tools.find((tool) => tool.name === name)?.inputSchema ?? {};
    expect(JSON.stringify(properties.body)).toMatch(/"type":"object".*"type":"string"/);
  }
  const body = { kind: "business", name: "Hilltop Cycles", currency: "USD" };
  for (const given of [body, JSON.stringify(body)]) {
    const checked = await call("validate_request_body", {
      operation: "create-customer",
      body: given,
    });
    expect(checked.structuredContent).toMatchObject({ valid: true });
  }
  const made = await call("call_mock", {
    method: "POST",
    path: "/customers",
    body: JSON.stringify(body),
  });
  expect(statusOf(made)).toBe(201);
});

test("numbers and booleans are taken in queries, and the path of the server everywhere", async () => {
  const listed = await call("call_mock", { method: "GET", path: "/v2/items", query: { limit: 1 } });
  expect(statusOf(listed)).toBe(200);
  for (const operation of ["GET /v2/items/{itemId}", "GET /items/{id}", "get-item"]) {
    const told = await call("describe_operation", { operation, form: "schema" });
    expect(told.structuredContent).toMatchObject({ name: "get-item" });
  }
  const checked = await call("validate_request_body", { operation: "POST /v2/items", body: {} });
  expect(checked.structuredContent).toMatchObject({ operation: "create-item", valid: false });
});

test("booleans in queries and headers are taken as what they say, and so is the whole address of a call", async () => {
  const query = { isUnallocated: true, limit: 2 };
  const listed = await call("call_mock", {
    method: "GET",
    path: "https://api.ianai.example/v2/payments",
    query,
  });
  expect(statusOf(listed)).toBe(200);
  const text = Object.fromEntries(Object.entries(query).map(([key, value]) => [key, `${value}`]));
  const same = await call("call_mock", { method: "GET", path: "/payments", query: text });
  expect(same.structuredContent?.body).toEqual(listed.structuredContent?.body);
  const all = await call("call_mock", { method: "GET", path: "/v2/payments?limit=2" });
  expect(all.structuredContent?.body).not.toEqual(listed.structuredContent?.body);
});

test("the path of the server is understood in searches and in pages, too", async () => {
  for (const query of ["GET /v2/items/{itemId}", "/v2/items/{itemId}"]) {
    const { structuredContent } = await call("search", { query, limit: 5 });
    const hits = structuredContent?.hits as { page: string }[];
    expect([query, hits.map(({ page }) => page.replace(/#.*/, ""))]).toEqual([
      query,
      expect.arrayContaining(["/docs/api/get-item"]),
    ]);
  }
  for (const page of ["GET /v2/items/{itemId}", "GET /items/{itemId}"])
    expect(textOf(await call("read_page", { page }))).toMatch(/^# Get an item$/m);
});

test("a resource or an offset that is not there says what is, without a path of the machine", async () => {
  const missing = client.readResource({ uri: "docs:///docs/api/get-itm" });
  await expect(missing).rejects.toThrow(/Did you mean \/docs\/api\/get-items?\?/);
  await expect(missing).rejects.not.toThrow(publicDir);
  const past = await call("read_page", { page: "/docs/api/get-item", offset: 10_000_000 });
  expect([past.isError, textOf(past)]).toEqual([
    true,
    expect.stringMatching(/ends before offset 10000000: it has \d+ characters/),
  ]);
});

/** Of the questions, the share that has a right page among the first three. */
const wanted = 0.9;

test("the server's own search answers questions of integrators in its first three places", async () => {
  expect(questions).toHaveLength(40);
  const missed: string[] = [];
  for (const [query, ...pages] of questions) {
    const { structuredContent } = await call("search", { query, limit: 3 });
    const hits = structuredContent?.hits as { page: string }[];
    const found = hits.some(({ page }) => pages.includes(page.replace(/#.*/, "")));
    if (!found) missed.push(query);
  }
  const share = 1 - missed.length / questions.length;
  if (share < wanted) throw new Error(`${share}: ${missed.join("; ")}`);
});

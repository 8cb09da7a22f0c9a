import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { smallSite } from "./small-site";

jest.setTimeout(180_000);

const root = path.resolve(__dirname, "../../..");
let folder: string;
let client: Client | undefined;
let site: Awaited<ReturnType<typeof smallSite>>;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "mcp-package-"));
  site = await smallSite();
});
afterAll(async () => {
  await client?.close();
  rmSync(folder, { recursive: true });
  site.remove();
});

test("npx starts the packed server without a checkout, and it works like the other", async () => {
  const packing = [path.join(root, "scripts/pack-mcp.mjs"), folder];
  const tarball = execFileSync(process.execPath, packing, { cwd: root, encoding: "utf8" }).trim();
  const own = new Client({ name: "test", version: "1" });
  const env = { ...process.env, npm_config_cache: path.join(folder, "cache") };
  const transport = new StdioClientTransport({
    command: "npx",
    args: ["--yes", "--offline", `--package=${tarball}`, "docs-mcp", "--site", site.dir],
    cwd: folder,
    env: env as Record<string, string>,
  });
  client = own;
  await own.connect(transport);
  expect(own.getServerVersion()?.version).toBe("0.1.0");
  const call = async (name: string, args: Record<string, unknown>) =>
    (await own.callTool({ name, arguments: args })) as CallToolResult;
  const found = await call("search", { query: "create order", limit: 1 });
  expect(found.structuredContent).toMatchObject({ hits: [{ page: "/docs/api/create-order" }] });
  const checked = await call("validate_request_body", { operation: "create-order", body: {} });
  expect(checked.structuredContent).toMatchObject({ valid: false });
  const missing = await call("call_mock", { method: "GET", path: "/nothing" });
  expect(missing.structuredContent).toMatchObject({ status: 404 });
});

import { createRequire } from "node:module";
import { parseArgs } from "node:util";
import { requireReady } from "./process/ready.mjs";

requireReady();

const { loadTypeScript } = await import("./process/load-typescript.mjs");
loadTypeScript();
const { loadSiteConfig } = createRequire(import.meta.url)("../src/config/load-site-config.ts");
const { config } = loadSiteConfig(process.cwd(), process.env);
const { packMcp } = await import("./mcp/bundle-server.mjs");
const { values, positionals } = parseArgs({
  options: { site: { type: "string" } },
  allowPositionals: true,
});
console.log(
  await packMcp({ title: config?.title ?? "docs", to: positionals[0], site: values.site }),
);

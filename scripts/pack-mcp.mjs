import { createRequire } from "node:module";
import { requireReady } from "./process/ready.mjs";

requireReady();

const { commandLine } = await import("./process/command-line.mjs");
const { values, positionals } = commandLine(
  "npm run mcp:pack -- DIR --site https://docs.example.com",
  {
    options: { site: { type: "string" } },
    allowPositionals: true,
  },
);
const { loadTypeScript } = await import("./process/load-typescript.mjs");
loadTypeScript();
const { loadSiteConfig } = createRequire(import.meta.url)("../src/config/load-site-config.ts");
const { config } = loadSiteConfig(process.cwd(), process.env);
const { packMcp } = await import("./mcp/bundle-server.mjs");
console.log(
  await packMcp({ title: config?.title ?? "docs", to: positionals[0], site: values.site }),
);

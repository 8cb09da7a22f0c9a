import { parseArgs } from "node:util";
import { requireSupportedNode } from "./process/node-version.mjs";

requireSupportedNode();

const { packMcp } = await import("./mcp/pack-mcp.mjs");
const { values, positionals } = parseArgs({
  options: { site: { type: "string" } },
  allowPositionals: true,
});
console.log(await packMcp({ to: positionals[0], site: values.site }));

import { requireSupportedNode } from "./process/node-version.mjs";

requireSupportedNode();

const { packMcp } = await import("./mcp/pack-mcp.mjs");
console.log(await packMcp({ to: process.argv[2] }));

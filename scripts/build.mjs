import { requireSupportedNode } from "./process/node-version.mjs";

requireSupportedNode();

// Loaded after the check: an older Node fails on their imports with useless messages.
const { buildSite } = await import("./locales/build-site.mjs");

process.exitCode = await buildSite(process.argv.slice(2));

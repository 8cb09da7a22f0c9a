import { requireReady } from "./process/ready.mjs";

requireReady();

// Loaded after the check: an older Node, and a missing package, fail on their imports with useless messages.
const { buildSite } = await import("./locales/build-site.mjs");

process.exitCode = await buildSite(process.argv.slice(2));

import { requireReady } from "./process/ready.mjs";

requireReady();

// Loaded after the check: an older Node, and a missing package, fail on their imports with useless messages.
const { buildOptions } = await import("./gatsby/options.mjs");
const { buildSite } = await import("./locales/build-site.mjs");
const { commandLine } = await import("./process/command-line.mjs");

commandLine("npm run build", { options: buildOptions });
process.exitCode = await buildSite(process.argv.slice(2));

import { createRequire } from "node:module";
import { commandLine } from "../../../scripts/process/command-line.mjs";
import { requireReady } from "../../../scripts/process/ready.mjs";

requireReady({ forTests: true });

commandLine("npm run bench:search", {});
const { loadTypeScript } = await import("../../../scripts/process/load-typescript.mjs");
loadTypeScript();
const { benchSearch } = createRequire(import.meta.url)("./bench-search.ts");
process.exitCode = (await benchSearch()) ? 0 : 1;

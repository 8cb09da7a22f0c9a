import { createRequire } from "node:module";
import { commandLine } from "../../scripts/process/command-line.mjs";
import { requireReady } from "../../scripts/process/ready.mjs";

requireReady({ forTests: true });

const { values } = commandLine("npm run bench -- --only builds,growth", {
  options: { only: { type: "string" }, release: { type: "boolean" } },
});
const { loadTypeScript } = await import("../../scripts/process/load-typescript.mjs");
loadTypeScript();
await createRequire(import.meta.url)("./bench.ts").bench(values);

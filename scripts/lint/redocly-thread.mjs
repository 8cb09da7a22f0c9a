import { createRequire } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import { loadTypeScript } from "../process/load-typescript.mjs";

// Redocly's rules and those of the project take seconds each: they run beside one another.
loadTypeScript();
const { redoclyProblems } = createRequire(import.meta.url)(
  "../../src/openapi/lint/redocly-lint.ts",
);
const { entry, config, hosts } = workerData;
parentPort?.postMessage(await redoclyProblems(entry, config, hosts));

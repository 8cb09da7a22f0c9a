import { createRequire } from "node:module";
import { loadTypeScript } from "./process/load-typescript.mjs";

loadTypeScript();
const { runLint } = createRequire(import.meta.url)("../src/openapi/lint/run-lint.ts");
process.exitCode = (await runLint(process.argv.slice(2))) ? 0 : 1;

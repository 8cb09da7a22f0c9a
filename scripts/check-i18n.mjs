import { createRequire } from "node:module";
import { loadTypeScript } from "./process/load-typescript.mjs";

loadTypeScript();
const { runTextCheck } = createRequire(import.meta.url)("../src/checks/texts/check.ts");
process.exitCode = runTextCheck(process.cwd()) ? 0 : 1;

import { createRequire } from "node:module";
import { loadTypeScript } from "./process/load-typescript.mjs";

loadTypeScript();
const { runCheck } = createRequire(import.meta.url)("../src/checks/content/run-check.ts");
const words = process.argv.slice(2).filter((word) => word !== "--");
process.exitCode = (await runCheck(words)) ? 0 : 1;

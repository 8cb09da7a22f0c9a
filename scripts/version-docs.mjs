import { createRequire } from "node:module";
import { loadTypeScript } from "./process/load-typescript.mjs";

loadTypeScript();
const { runFreeze } = createRequire(import.meta.url)("../src/content/versions/run-freeze.ts");
const [name = ""] = process.argv.slice(2).filter((word) => word !== "--");
process.exitCode = runFreeze(name) ? 0 : 1;

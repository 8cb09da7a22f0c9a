import { createRequire } from "node:module";
import { loadTypeScript } from "../../scripts/process/load-typescript.mjs";

loadTypeScript();
await createRequire(import.meta.url)("./bench.ts").bench();

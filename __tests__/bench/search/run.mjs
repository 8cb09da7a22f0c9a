import { createRequire } from "node:module";
import { loadTypeScript } from "../../../scripts/process/load-typescript.mjs";

loadTypeScript();
const { benchSearch } = createRequire(import.meta.url)("./bench-search.ts");
process.exitCode = (await benchSearch()) ? 0 : 1;

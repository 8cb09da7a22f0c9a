#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { requireReady } from "../scripts/process/ready.mjs";

requireReady();

const { loadTypeScript } = await import("../scripts/process/load-typescript.mjs");
loadTypeScript();
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { version } = JSON.parse(readFileSync(`${root}/package.json`, "utf8"));
const { run } = createRequire(import.meta.url)("./serve-stdio.ts");
await run(process.argv.slice(2), `${root}/public`, version);

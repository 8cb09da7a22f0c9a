import { readFileSync, writeFileSync } from "node:fs";
import { licenseList } from "./dependencies/lock-file.mjs";
import { commandLine } from "./process/command-line.mjs";
import { requireReady } from "./process/ready.mjs";

requireReady();
commandLine("npm run licenses", {});
const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
writeFileSync("docs/licenses.md", licenseList(lock));

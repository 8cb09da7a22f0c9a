import { readFileSync, writeFileSync } from "node:fs";
import { licenseList } from "./dependencies/lock-file.mjs";

const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
writeFileSync("docs/licenses.md", licenseList(lock));

import { readFileSync, writeFileSync } from "node:fs";
import { licenceList } from "./dependencies/lock-file.mjs";

const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
writeFileSync("docs/licences.md", licenceList(lock));

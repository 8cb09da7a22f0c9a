import { rmSync } from "node:fs";
import { commandLine } from "./process/command-line.mjs";
import { nameStops } from "./process/operator-problem.mjs";
import { takeOrEnd } from "./process/take-or-end.mjs";

nameStops();
commandLine("npm run clean", {});
takeOrEnd("npm run clean");
for (const folder of [".cache", "public", ".locales"])
  rmSync(folder, { recursive: true, force: true });

import { rmSync } from "node:fs";
import { takeOrEnd } from "./process/take-or-end.mjs";

takeOrEnd("npm run clean");
for (const folder of [".cache", "public", ".locales"])
  rmSync(folder, { recursive: true, force: true });

import { rmSync } from "node:fs";

for (const folder of [".cache", "public", ".locales"])
  rmSync(folder, { recursive: true, force: true });

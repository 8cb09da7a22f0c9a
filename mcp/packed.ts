import { readFileSync } from "node:fs";
import path from "node:path";
import { run } from "./serve-stdio";

/** scripts/mcp/bundle-server.mjs writes it next to the program; `site` is empty if none is published. */
const { site, version } = JSON.parse(
  readFileSync(path.join(__dirname, "site.json"), "utf8"),
) as Record<"site" | "version", string>;

void run(process.argv.slice(2), site || undefined, version);

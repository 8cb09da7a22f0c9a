import { readFileSync } from "node:fs";
import path from "node:path";
import { run } from "./run";

/** Beside the program in its package, by scripts/mcp/pack-mcp.mjs; the site is empty where none is published. */
const { site, version } = JSON.parse(
  readFileSync(path.join(__dirname, "site.json"), "utf8"),
) as Record<"site" | "version", string>;

void run(process.argv.slice(2), site || undefined, version);

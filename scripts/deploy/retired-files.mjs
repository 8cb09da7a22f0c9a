import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { wrongCommand } from "../process/command-line.mjs";

/**
 * Notes since when each file has been in no build, and which hidden files belong to the build (others are the host's).
 * Hosts do not serve names that begin with a dot.
 */
const noteName = ".retired-files.json";

/** @param {string} dir @returns {Record<string, number>} milliseconds since 1970 by file */
export function readRetired(dir) {
  const file = join(dir, noteName);
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    // Half written: files of earlier builds stay for the full time again.
    return {};
  }
}

/** @param {string} dir @param {Record<string, number>} retired */
export function writeRetired(dir, retired) {
  const sorted = Object.fromEntries(Object.entries(retired).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(join(dir, noteName), `${JSON.stringify(sorted, null, 1)}\n`);
}

/** Milliseconds of `14d`, `36h`, `30m`, or `0`. @param {string} text @throws for anything else */
export function duration(text) {
  const units = { d: 86_400_000, h: 3_600_000, m: 60_000 };
  const [, count, unit] = /^(\d+)([dhm])$/.exec(text) ?? [];
  if (text === "0") return 0;
  if (count === undefined)
    throw wrongCommand(
      `--keep is not a time: ${text}`,
      `--keep ${text}`,
      "It is a number of days, hours, or minutes, such as 14d, 36h, or 30m, or 0.",
      "--keep 14d",
    );
  return Number(count) * units[/** @type {keyof typeof units} */ (unit)];
}

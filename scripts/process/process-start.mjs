import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** @param {number} pid */
function isThere(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process may not be asked, and is there all the same.
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}

/** @param {string} stat of /proc: `12 (node) S …`; the name may hold anything */
function startInProc(stat) {
  const [state = "", ...rest] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  // Killed, and nobody has asked how it ended: in containers that may never happen.
  return "ZX".includes(state) ? undefined : rest[18];
}

/**
 * When a process started, in the system's own words, which differ for a later process with the same number; undefined
 * when it does not run. Empty where the system does not tell.
 * @param {number} pid
 */
export function processStart(pid) {
  if (!isThere(pid)) return undefined;
  try {
    if (existsSync("/proc/self/stat"))
      return startInProc(readFileSync(`/proc/${pid}/stat`, "utf8"));
    if (process.platform === "win32") return "";
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim();
  } catch {
    return isThere(pid) ? "" : undefined;
  }
}

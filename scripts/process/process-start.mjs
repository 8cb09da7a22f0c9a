import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** @param {number} pid */
function isThere(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user.
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}

/** @param {string} stat from /proc: `12 (node) S …`; the name may contain anything */
function startInProc(stat) {
  const [state = "", ...rest] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  // A zombie, which in containers may never be reaped.
  return "ZX".includes(state) ? undefined : rest[18];
}

/**
 * When a process started, which tells it from a later process with the same id; undefined if it does not run, empty if
 * the system does not say.
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

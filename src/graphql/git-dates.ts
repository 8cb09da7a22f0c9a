import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { contentDir } from "../config/source-folders";

const run = promisify(execFile);
const mark = "\u0001";

/** Date of each file's last commit, from `git log` with file names, newest first. */
export function datesOfLog(log: string): ReadonlyMap<string, string> {
  const dates = new Map<string, string>();
  for (const commit of log.split(mark).slice(1)) {
    const [date = "", ...files] = commit.split("\n").filter(Boolean);
    for (const file of files) if (!dates.has(file)) dates.set(file, date);
  }
  return dates;
}

/** yyyy-mm-dd by path; empty without Git history, and in a shallow clone, whose only commit seems to change all. */
export async function readGitDates(folder: string): Promise<ReadonlyMap<string, string>> {
  const git = async (...args: string[]) => {
    const options = { cwd: folder, maxBuffer: 256 * 1024 * 1024 };
    return (await run("git", ["-c", "core.quotePath=false", ...args], options)).stdout;
  };
  try {
    if ((await git("rev-parse", "--is-shallow-repository")).trim() === "true") return new Map();
    const format = `--format=${mark}%cs`;
    return datesOfLog(await git("log", format, "--name-only", "--relative", "--", "."));
  } catch {
    return new Map();
  }
}

let dates: ReturnType<typeof readGitDates> | undefined;

export function gitDates(): ReturnType<typeof readGitDates> {
  dates ??= readGitDates(contentDir);
  return dates;
}

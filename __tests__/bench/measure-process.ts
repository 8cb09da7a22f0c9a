import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

export interface ProcessCost {
  exitCode: number | null;
  wallSeconds: number;
  /** User and system time of the command and of all processes under it. */
  cpuSeconds: number;
  /** Highest sum of resident memory over the processes, in MB (10^6 bytes); null where /proc is missing. */
  peakMemoryMb: number | null;
  output: string;
}

interface Command {
  command: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  cwd: string;
}

const sampleMs = 200;

function readProc(pid: string, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch {
    return ""; // The process has ended meanwhile.
  }
}

/** Resident bytes of a process and all under it. */
function residentBytes(root: number): number {
  const children = new Map<number, number[]>();
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    const parent = Number(/^PPid:\s+(\d+)$/m.exec(readProc(pid, "status"))?.[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(pid)]);
  }
  const tree = [root];
  for (const pid of tree) tree.push(...(children.get(pid) ?? []));
  const kilobytes = (pid: number) =>
    Number(/^VmRSS:\s+(\d+) kB$/m.exec(readProc(String(pid), "status"))?.[1] ?? 0);
  return tree.reduce((sum, pid) => sum + kilobytes(pid) * 1024, 0);
}

/** Seconds in the second line of the shell's `times`: user and system time of its children. */
export function parseTimes(text: string): number {
  const [, children = ""] = text.trim().split("\n");
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

/** Runs a command and measures what it and its processes cost. */
export function measureProcess({ command, args, env, cwd }: Command): Promise<ProcessCost> {
  const start = performance.now();
  // Node does not report the time of its children; the shell that POSIX describes does.
  const script = '"$@"; code=$?; times >&3; exit $code';
  const child = spawn("sh", ["-c", script, "sh", command, ...args], {
    cwd,
    env,
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
  let [output, times, peak] = ["", "", 0];
  child.stdout?.on("data", (chunk) => (output += String(chunk)));
  child.stderr?.on("data", (chunk) => (output += String(chunk)));
  child.stdio[3]?.on("data", (chunk) => (times += String(chunk)));
  const hasProc = process.platform === "linux";
  const sample = () => (peak = Math.max(peak, residentBytes(child.pid ?? 0)));
  const timer = hasProc ? setInterval(sample, sampleMs) : undefined;
  return new Promise((done, failed) => {
    child.once("error", failed);
    child.once("close", (exitCode) => {
      clearInterval(timer);
      done({
        exitCode,
        wallSeconds: (performance.now() - start) / 1000,
        cpuSeconds: parseTimes(times),
        peakMemoryMb: hasProc ? peak / 1e6 : null,
        output,
      });
    });
  });
}

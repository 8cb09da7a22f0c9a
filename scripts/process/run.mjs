import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { constants } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const require = createRequire(import.meta.url);

/**
 * The arguments that start the command of an installed package with this very Node: `[gatsby/cli.js]`.
 * @param {string} packageName
 * @param {string} [command] where it differs from the package's name
 */
export function packageCommand(packageName, command = packageName) {
  const manifest = require.resolve(`${packageName}/package.json`);
  const { bin } = require(manifest);
  return [join(dirname(manifest), typeof bin === "string" ? bin : bin[command])];
}

/** Arguments that start Gatsby's command: `[scripts/gatsby/gatsby.mjs]`. */
export const gatsbyCommand = () => [
  fileURLToPath(new URL("../gatsby/gatsby.mjs", import.meta.url)),
];

/** Exit codes of a process that Ctrl+C or a request to end has ended, whatever it made of that itself. */
const interrupted = 128 + constants.signals.SIGINT;
const terminated = 128 + constants.signals.SIGTERM;

/** True of the exit code of a process that somebody ended. @param {number} exitCode */
export const wasEnded = (exitCode) => exitCode === interrupted || exitCode === terminated;

/** Exit code of a process whose time was up, as of timeout(1). */
export const timedOut = 124;

/** Milliseconds that a process has for its own end when its time is up. */
const graceMs = 10_000;

/** Processes have groups: a limit ends also those that the process has started. */
const hasGroups = process.platform !== "win32";

/**
 * Sends a signal to a process, or to a group of them by its negative number; one that is gone is left alone.
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function signalTo(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "ESRCH") throw error;
  }
}

/**
 * Runs Node with arguments, its output shown as it comes; resolves to the exit code (128 + n after signal n).
 * A Ctrl+C reaches the child through the terminal; this process waits for the child's own end.
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, heading?: string, limitMs?: number }} [options] with a heading the
 *   output is kept until the end and shown below it in one piece; after `limitMs` it is ended, with all that it started
 * @returns {Promise<number>}
 */
export function runNode(args, { env = {}, cwd, heading, limitMs } = {}) {
  const leadsGroup = limitMs !== undefined && hasGroups;
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, args, {
      stdio: heading === undefined ? "inherit" : ["ignore", "pipe", "pipe"],
      cwd,
      env: { ...process.env, ...env },
      detached: leadsGroup,
    });
    /** @type {Buffer[]} */
    const output = [];
    child.stdout?.on("data", (chunk) => output.push(chunk));
    child.stderr?.on("data", (chunk) => output.push(chunk));
    /** @param {NodeJS.Signals} signal */
    const send = (signal) => child.pid && signalTo(leadsGroup ? -child.pid : child.pid, signal);
    let stopped = 0;
    const wait = () => {
      stopped = interrupted;
      // The terminal does not reach another group.
      if (leadsGroup) send("SIGINT");
    };
    const pass = () => {
      stopped = terminated;
      send("SIGTERM");
    };
    /** @type {NodeJS.Timeout[]} */
    const timers = [];
    if (limitMs !== undefined) {
      const end = () => {
        stopped = timedOut;
        send("SIGTERM");
      };
      const kill = () => send("SIGKILL");
      timers.push(setTimeout(end, limitMs), setTimeout(kill, limitMs + graceMs));
    }
    process.on("SIGINT", wait).on("SIGTERM", pass);
    child.once("error", failed);
    child.once("close", (code, signal) => {
      for (const timer of timers) clearTimeout(timer);
      process.off("SIGINT", wait).off("SIGTERM", pass);
      // What has not ended with its leader.
      if (stopped === timedOut) send("SIGKILL");
      if (heading !== undefined) process.stdout.write(`${heading}\n${Buffer.concat(output)}`);
      if (stopped) done(stopped);
      else done(code ?? 128 + (signal ? constants.signals[signal] : 1));
    });
  });
}

/**
 * A build holds 1.1 GB. Without a bound Node lets the garbage grow with the memory of the machine, and clears it up in
 * longer pauses. A larger site sets its own with NODE_OPTIONS.
 */
const memoryOfBuilds = () =>
  process.env.NODE_OPTIONS?.includes("--max-old-space-size") ? [] : ["--max-old-space-size=2048"];

/**
 * Arguments and environment of a production build of one locale.
 * @param {{ locale?: string, isBelow?: boolean }} [options] `isBelow`: it stands in a folder of the site
 */
export function gatsbyBuild({ locale, isBelow = false } = {}) {
  return {
    args: [
      ...memoryOfBuilds(),
      ...gatsbyCommand(),
      "build",
      ...(process.env.PATH_PREFIX || isBelow ? ["--prefix-paths"] : []),
    ],
    env: {
      GATSBY_TELEMETRY_DISABLED: "1",
      ...(locale && { LOCALE: locale }),
    },
  };
}

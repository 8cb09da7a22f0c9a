import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { constants } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildNodeOptions } from "./node-options.mjs";

const require = createRequire(import.meta.url);

/**
 * The arguments for Node that start the command of an installed package: `[gatsby/cli.js]`.
 * @param {string} packageName @param {string} [command] if its name differs
 */
export function packageCommand(packageName, command = packageName) {
  const manifest = require.resolve(`${packageName}/package.json`);
  const { bin } = require(manifest);
  return [join(dirname(manifest), typeof bin === "string" ? bin : bin[command])];
}

/** Arguments that start Gatsby's command. */
export const gatsbyCommand = () => [
  fileURLToPath(new URL("../gatsby/gatsby.mjs", import.meta.url)),
];

/** Runs Jest with a configuration, and what this command was given. @param {string} config */
export const runJest = (config) =>
  runNode([...packageCommand("jest"), "--config", config, ...process.argv.slice(2)]);

/** Exit codes after Ctrl+C or SIGTERM, whatever the process itself returns. */
const interrupted = 128 + constants.signals.SIGINT;
const terminated = 128 + constants.signals.SIGTERM;

/** True for the exit code of a process that somebody stopped. @param {number} exitCode */
export const wasEnded = (exitCode) => exitCode === interrupted || exitCode === terminated;

/** Exit code after a timeout, as in timeout(1). */
export const timedOut = 124;

/** Milliseconds between SIGTERM and SIGKILL after a timeout. */
const graceMs = 10_000;

/** With process groups, a timeout also ends what the process has started. */
const hasGroups = process.platform !== "win32";

/** @param {number} pid negative for a process group @param {NodeJS.Signals} signal */
function signalTo(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "ESRCH") throw error;
  }
}

/**
 * Runs Node and streams its output; resolves to the exit code (128 + n after signal n). A Ctrl+C reaches the child
 * through the terminal, and this process waits until the child has ended.
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, heading?: string, limitMs?: number }} [options] `heading`: show all output below
 *   it at the end; `limitMs`: then end the child and all that it started
 * @returns {Promise<number>}
 */
export function runNode(args, { env = {}, heading, limitMs } = {}) {
  const leadsGroup = limitMs !== undefined && hasGroups;
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, args, {
      stdio: heading === undefined ? "inherit" : ["ignore", "pipe", "pipe"],
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
      // The terminal reaches only its own group.
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
      // Whatever is left of the group.
      if (stopped === timedOut) send("SIGKILL");
      if (heading !== undefined) process.stdout.write(`${heading}\n${Buffer.concat(output)}`);
      if (stopped) done(stopped);
      else done(code ?? 128 + (signal ? constants.signals[signal] : 1));
    });
  });
}

/**
 * Arguments and environment for the production build of one locale.
 * @param {{ locale?: string, isBelow?: boolean }} [options] `isBelow`: in a folder of the site
 */
export function gatsbyBuild({ locale, isBelow = false } = {}) {
  return {
    args: [
      ...gatsbyCommand(),
      "build",
      ...(process.env.PATH_PREFIX || isBelow ? ["--prefix-paths"] : []),
    ],
    env: {
      GATSBY_TELEMETRY_DISABLED: "1",
      NODE_OPTIONS: buildNodeOptions(),
      ...(locale && { LOCALE: locale }),
    },
  };
}

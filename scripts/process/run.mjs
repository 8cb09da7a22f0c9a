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

/**
 * Runs Node with arguments, its output shown as it comes; resolves to the exit code (128 + n after signal n).
 * A Ctrl+C reaches the child through the terminal; this process waits for the child's own end.
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, heading?: string }} [options] with a heading the output is kept
 *   until the end and shown below it in one piece
 * @returns {Promise<number>}
 */
export function runNode(args, { env = {}, cwd, heading } = {}) {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, args, {
      stdio: heading === undefined ? "inherit" : ["ignore", "pipe", "pipe"],
      cwd,
      env: { ...process.env, ...env },
    });
    /** @type {Buffer[]} */
    const output = [];
    child.stdout?.on("data", (chunk) => output.push(chunk));
    child.stderr?.on("data", (chunk) => output.push(chunk));
    let stopped = 0;
    const wait = () => (stopped = interrupted);
    const pass = () => {
      stopped = terminated;
      child.kill("SIGTERM");
    };
    process.on("SIGINT", wait).on("SIGTERM", pass);
    child.once("error", failed);
    child.once("close", (code, signal) => {
      process.off("SIGINT", wait).off("SIGTERM", pass);
      if (heading !== undefined) process.stdout.write(`${heading}\n${Buffer.concat(output)}`);
      if (stopped) done(stopped);
      else done(code ?? 128 + (signal ? constants.signals[signal] : 1));
    });
  });
}

/**
 * Arguments and environment of a production build of one locale.
 * @param {{ locale?: string, isBelow?: boolean }} [options] `isBelow`: it stands in a folder of the site
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
      ...(locale && { LOCALE: locale }),
    },
  };
}

import { parseArgs } from "node:util";
import { Stopped } from "./operator-problem.mjs";

/**
 * A mistake in the command line.
 * @param {string} what @param {string} seen @param {string} cause @param {string} fix the command as it can be
 */
export const wrongCommand = (what, seen, cause, fix) =>
  new Stopped({ what, where: "command line", seen: seen || "no arguments", cause, fix });

/** @param {import("node:util").ParseArgsConfig} config */
function known({ options = {}, allowPositionals = false }) {
  const names = Object.entries(options).map(([name, { type }]) =>
    type === "string" ? `--${name} with a value` : `--${name}`,
  );
  const list = new Intl.ListFormat("en").format(names);
  if (list) return `It knows ${list}.`;
  return allowPositionals ? "It has no options." : "It takes nothing behind its name.";
}

/**
 * Options and arguments of a command, as `parseArgs` reads them.
 * @template {import("node:util").ParseArgsConfig} Config
 * @param {string} usage the command with all that it takes @param {Config} config
 * @returns {ReturnType<typeof parseArgs<Config>>}
 * @throws {Stopped} if they are not understood
 */
export function commandLine(usage, config) {
  const { args = process.argv.slice(2) } = config;
  try {
    return parseArgs({ ...config, args });
  } catch (error) {
    // What follows is about arguments that begin with a hyphen.
    const [said = ""] = /** @type {Error} */ (error).message.split(/\. |\n/);
    throw wrongCommand(
      "The command is not understood",
      args.join(" "),
      `${said.replace(/\.?$/, ".")} ${known(config)}`,
      usage,
    );
  }
}

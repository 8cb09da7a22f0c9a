import { spawn, spawnSync } from "node:child_process";
import { connect } from "node:net";

/** The path of a command, if installed; also searches sbin, for daemons. @param {string} command */
export function findProgram(command) {
  const env = { ...process.env, PATH: `${process.env.PATH ?? ""}:/usr/sbin:/usr/local/sbin` };
  const { status, stdout } = spawnSync("sh", ["-c", `command -v ${command}`], {
    env,
    encoding: "utf8",
  });
  return status === 0 ? stdout.trim() : undefined;
}

/** @param {number} port @returns {Promise<boolean>} */
function answers(port) {
  return new Promise((done) => {
    const socket = connect({ port, host: "127.0.0.1" });
    socket.once("connect", () => done(true)).once("error", () => done(false));
    socket.once("connect", () => socket.destroy());
  });
}

/**
 * Starts a server and waits until it accepts connections.
 * @param {string} command @param {string[]} args @param {number} port
 */
export async function startProgram(command, args, port) {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => (output = (output + String(chunk)).slice(-4000)));
  const ended = new Promise((done) => child.once("close", done).once("error", done));
  const until = Date.now() + 15_000;
  while (!(await answers(port))) {
    if (child.exitCode !== null || Date.now() > until) {
      child.kill("SIGKILL");
      throw new Error(`${command} did not start:\n${output}`);
    }
    await new Promise((done) => setTimeout(done, 50));
  }
  return {
    async end() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

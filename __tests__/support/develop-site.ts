import { spawn } from "node:child_process";
import { createServer, type AddressInfo } from "node:net";
import { buildCommand, type ProjectCopy } from "../integration/support/fixture-site";

/** A site in `npm run develop`. */
export interface DevelopSite {
  url: string;
  /** Everything it has printed so far. */
  output(): string;
  /** Resolves to what was printed since `from` (a length of the output) once it matches; throws after `limit` ms. */
  untilPrinted(pattern: RegExp, options?: { from?: number; limit?: number }): Promise<string>;
  stop(): Promise<void>;
}

const pollMs = 50;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** Starts `npm run develop` in a copy of the project and waits until it serves pages, at most `limit` ms. */
export async function developSite(
  copy: ProjectCopy,
  env: Parameters<typeof buildCommand>[0] = {},
  limit = 300_000,
): Promise<DevelopSite> {
  const port = await freePort();
  const { command, env: variables } = buildCommand(env);
  const args = ["scripts/develop.mjs", "--port", String(port), "--no-color"];
  const child = spawn(command, args, {
    cwd: copy.root,
    env: variables,
    // A group of its own, so that Gatsby's own processes end with it.
    detached: true,
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += String(chunk)));
  child.stderr.on("data", (chunk) => (output += String(chunk)));
  const ended = new Promise<void>((done) => child.once("close", () => done()));

  const site: DevelopSite = {
    url: `http://localhost:${port}`,
    output: () => output,
    async untilPrinted(pattern, { from = 0, limit: most = 60_000 } = {}) {
      const last = Date.now() + most;
      while (!pattern.test(output.slice(from))) {
        if (Date.now() > last || child.exitCode !== null)
          throw new Error(`"${pattern.source}" was not printed:\n${output.slice(from)}`);
        await new Promise((done) => setTimeout(done, pollMs));
      }
      return output.slice(from);
    },
    async stop() {
      if (child.exitCode === null && child.pid) process.kill(-child.pid, "SIGTERM");
      await ended;
    },
  };
  try {
    await site.untilPrinted(/You can now view .* in the browser/, { limit });
  } catch (error) {
    await site.stop();
    throw error;
  }
  return site;
}

import { spawn } from "node:child_process";
import { publicDir } from "./site";

/** The mock of the built site as readers start it, on a free port. */
export async function startMock(): Promise<{ url: string; stop(): void }> {
  const child = spawn(process.execPath, [
    ...["mcp/bin.mjs", "mock", "--port", "0"],
    ...["--site", publicDir],
  ]);
  const url = await new Promise<string>((done, failed) => {
    let said = "";
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const [, found] = /(http:\/\/\S+)/.exec(said) ?? [];
      if (found) done(found);
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
    child.once("exit", () => failed(new Error(said)));
  });
  return { url, stop: () => void child.kill() };
}

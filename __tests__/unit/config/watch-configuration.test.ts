import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Reporter } from "gatsby";
import { watchConfiguration } from "../../../src/watch-configuration";

jest.setTimeout(30_000);

test("a change of code that runs in Node is answered with how to restart", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "watched-"));
  mkdirSync(path.join(root, "src/graphql"), { recursive: true });
  writeFileSync(path.join(root, "gatsby-node.ts"), "export {};");
  const said: string[] = [];
  const reporter = { warn: (text: string) => said.push(text), error: jest.fn() };
  const watcher = watchConfiguration(reporter as unknown as Reporter, root, {});
  const saysMore = async (count: number) => {
    for (let tries = 200; said.length < count && tries > 0; tries--)
      await new Promise((later) => setTimeout(later, 50));
  };
  try {
    await new Promise((ready) => watcher.on("ready", ready));
    // Nobody saves within the millisecond in which the server is up.
    await new Promise((later) => setTimeout(later, 400));
    writeFileSync(path.join(root, "gatsby-node.ts"), "throw new Error();");
    await saysMore(1);
    writeFileSync(path.join(root, "src/graphql/new.ts"), "export {};");
    await saysMore(2);
    expect(said).toEqual([
      "gatsby-node.ts has changed. Restart to see the change: Ctrl+C, npm run develop",
      "src/graphql/new.ts has changed. Restart to see the change: Ctrl+C, npm run develop",
    ]);
  } finally {
    await watcher.close();
    rmSync(root, { recursive: true });
  }
});

import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Reporter } from "gatsby";
import { watchConfiguration } from "../../../src/watch-configuration";

jest.setTimeout(30_000);

// Nobody saves within the millisecond in which the server is up, or in which a message is printed.
const moment = () => new Promise((later) => setTimeout(later, 400));

interface Watched {
  root: string;
  /** Changes something; resolves to what is said then. */
  saidAfter: (change: (root: string) => void) => Promise<string | undefined>;
}

const folders = [
  ...["src/browser", "src/config/schema", "src/graphql", "src/i18n/en", "src/room-of-tomorrow"],
  ...["src/views/components", "src/views/reference"],
];

/** Watches a folder of a site whose code is wrong with `wrong.ts`. */
async function watched(env: NodeJS.ProcessEnv, look: (watched: Watched) => Promise<void>) {
  const root = mkdtempSync(path.join(tmpdir(), "watched-"));
  for (const folder of folders) mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, "gatsby-node.ts"), "export {};");
  writeFileSync(path.join(root, "site.yaml"), "title: Docs");
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  const reporter = { warn: say, error: say } as unknown as Reporter;
  const mistakes = async () =>
    existsSync(path.join(root, "src/graphql/wrong.ts")) ? "It is wrong." : "";
  const watcher = watchConfiguration(reporter, root, env, mistakes);
  const saidAfter: Watched["saidAfter"] = async (change) => {
    await moment();
    said.length = 0;
    change(root);
    for (let tries = 200; !said.length && tries > 0; tries--)
      await new Promise((later) => setTimeout(later, 50));
    await moment();
    return said.splice(0).join("\n");
  };
  try {
    await new Promise((ready) => watcher.on("ready", ready));
    await look({ root, saidAfter });
  } finally {
    await watcher.close();
    rmSync(root, { recursive: true });
  }
}

const restart = "Restart to see the change: Ctrl+C, npm run develop";

test("a change of code that runs in Node is answered with how to restart, once for many files", () =>
  watched({}, async ({ root, saidAfter }) => {
    const write = (file: string) => (root: string) =>
      writeFileSync(path.join(root, file), "export const changed = true;");
    expect(await saidAfter(write("gatsby-node.ts"))).toBe(`gatsby-node.ts has changed. ${restart}`);
    expect(await saidAfter(write("src/graphql/new.ts"))).toBe(
      `src/graphql/new.ts has changed. ${restart}`,
    );
    expect(await saidAfter(write("src/graphql/wrong.ts"))).toBe(
      "src/graphql/wrong.ts has changed, and the site has mistakes\n\nIt is wrong.",
    );
    rmSync(path.join(root, "src/graphql/wrong.ts"));
    await moment();
    const two = ["a", "b"].map((name) => write(`src/graphql/${name}.ts`));
    expect(await saidAfter((root) => two.forEach((one) => one(root)))).toMatch(
      /^src\/graphql\/[ab]\.ts and 1 more have changed\. Restart/,
    );
  }));

test.each([
  "src/config/schema/new.ts",
  "src/i18n/en/new.ts",
  "src/views/reference/New.tsx",
  "src/room-of-tomorrow/new.ts",
  "src/gatsby-plugins.ts",
])("so is that of any room that Node reads: %s", (file) =>
  watched({}, async ({ saidAfter }) => {
    const others = ["src/views/components/New.tsx", "src/browser/new.ts", "src/types.d.ts"];
    const write = (root: string) =>
      [...others, file].forEach((name) => writeFileSync(path.join(root, name), "export {};"));
    expect(await saidAfter(write)).toBe(`${file} has changed. ${restart}`);
  }),
);

test.each(["site.yaml", "sub/../site.yaml"])(
  "a configuration that is deleted is missed, and noticed when it is back: %s",
  (file) =>
    watched({ SITE_CONFIG: file }, async ({ saidAfter }) => {
      expect(await saidAfter((root) => rmSync(path.join(root, "site.yaml")))).toMatch(
        /^site.yaml has changed, and the site has mistakes\n\nThe file that SITE_CONFIG names does not/,
      );
      const back = (root: string) => writeFileSync(path.join(root, "site.yaml"), "title: Docs");
      expect(await saidAfter(back)).toBe(`site.yaml has changed. ${restart}`);
      const again = (root: string) => writeFileSync(path.join(root, "site.yaml"), "title: Other");
      expect(await saidAfter(again)).toBe(`site.yaml has changed. ${restart}`);
      expect(await saidAfter((root) => rmSync(path.join(root, "site.yaml")))).toMatch(
        /does not exist/,
      );
    }),
);

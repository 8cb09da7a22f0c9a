import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import webpack from "webpack";
import { MustHaveModule } from "../../../src/toolchain/must-match";

let dir: string;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), "guard-"))));
afterEach(() => rmSync(dir, { recursive: true }));

/** Bundles an application that imports a module, in whose place the guard stands. */
function bundle(imported: string): Promise<string> {
  writeFileSync(join(dir, "entry.js"), `import "${imported}";`);
  for (const name of ["guard.js", "other.js"]) writeFileSync(join(dir, name), "");
  return new Promise((done, failed) =>
    webpack(
      {
        context: dir,
        mode: "development",
        entry: "./entry.js",
        output: { path: join(dir, "out") },
        resolve: { alias: { handler$: join(dir, "guard.js"), other$: join(dir, "other.js") } },
        plugins: [
          new MustHaveModule({ name: "guard-scroll", decision: "0040-plain-gatsby" }, "guard.js"),
        ],
      },
      (error, stats) => (error ? failed(error) : done(String(stats?.hasErrors()))),
    ),
  );
}

test("the build goes on where the guard is imported in the place of Gatsby's scroll handler", async () => {
  expect(await bundle("handler")).toBe("false");
});

test("the build ends where nothing imports it, and says which guard that is", async () => {
  await expect(bundle("other")).rejects.toThrow(
    /^src\/toolchain\/guard-scroll\.ts found nothing to change in Gatsby 5\.\d+\.\d+; it was written for 5\.16\.1\. .*docs\/decisions\/0040-plain-gatsby\.md/,
  );
});

test("the handler of the installed Gatsby is the one that the guard was written for", () => {
  const gatsby = createRequire(import.meta.url).resolve("gatsby/package.json");
  const file = join(
    dirname(createRequire(gatsby).resolve("gatsby-react-router-scroll")),
    "scroll-handler.js",
  );
  // Only this decodes what the guard passes on.
  expect(readFileSync(file, "utf8").match(/decodeURI\w*\([^)]*\)/g)).toEqual([
    "decodeURI(hash)",
    "decodeURI(hash)",
  ]);
});

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import webpack, { type Configuration, type WebpackPluginInstance } from "webpack";
import { requireTrustedTypes } from "../../../src/toolchain/trusted-types";

/** What the site adds to the configuration of a stage. */
function pluginsOf(stage: string): WebpackPluginInstance[] {
  const found: WebpackPluginInstance[] = [];
  const setWebpackConfig = ({ plugins = [] }: Configuration) =>
    void found.push(...(plugins as WebpackPluginInstance[]));
  const args = { stage, actions: { setWebpackConfig } } as unknown as CreateWebpackConfigArgs;
  requireTrustedTypes(args, undefined);
  return found;
}

const dir = mkdtempSync(join(tmpdir(), "trusted-"));
afterAll(() => rmSync(dir, { recursive: true }));

/** Bundles an entry like the site; returns all scripts, or webpack's errors. */
function bundle(entry: string): Promise<string> {
  writeFileSync(join(dir, "later.js"), "export const later = 1;");
  writeFileSync(join(dir, "entry.js"), entry);
  const out = join(dir, "out");
  const config: Configuration = {
    mode: "none",
    context: dir,
    entry: "./entry.js",
    target: "web",
    output: { path: out, publicPath: "/base/", chunkFilename: "chunk-[id].js", clean: true },
    optimization: { runtimeChunk: "single" },
    plugins: pluginsOf("build-javascript"),
  };
  return new Promise((done, fail) => {
    webpack(config, (error, stats) => {
      if (error) return fail(error);
      if (stats?.hasErrors()) return fail(new Error(stats.toString()));
      const files = readdirSync(out).filter((name) => name.endsWith(".js"));
      done(files.map((name) => readFileSync(join(out, name), "utf8")).join("\n"));
    });
  });
}

test("chunks, workers, and modules share the site's policy, which is created once", async () => {
  const code = await bundle(
    'import("./later.js"); new Worker(new URL("./later.js", import.meta.url)); SITE_TRUSTED_POLICY.createHTML("");',
  );
  expect(code).toContain("script.src = __webpack_require__.tu(url)");
  expect(code).toMatch(/new Worker\(__webpack_require__\.tu\(new URL/);
  expect(code).toContain('__webpack_require__.tt().createHTML("")');
  expect(code).toContain('("site", "/base", [])');
  // One in the runtime of pages, one in the runtime of the worker.
  expect(code.match(/createPolicy/g)?.length).toBe(code.match(/"site", "\/base"/g)?.length);
  expect(code).not.toContain("// Create Trusted Type policy");
});

test("a bundle whose runtime needs no policy ends the build", async () => {
  await expect(bundle("1;")).rejects.toThrow(
    /^src\/toolchain\/trusted-types\.ts found nothing to change.*0032-one-policy-of-trusted-types/,
  );
});

test("develop has none, because its tools use strings", () => {
  for (const stage of ["develop", "develop-html", "build-html"])
    expect(pluginsOf(stage)).toEqual([]);
});

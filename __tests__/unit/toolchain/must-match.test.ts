import type { CreateWebpackConfigArgs } from "gatsby";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { compileWithSwc } from "../../../src/toolchain/compile-with-swc";
import { mustHaveScripts } from "../../../src/toolchain/must-have-scripts";
import { mustMatch } from "../../../src/toolchain/must-match";
import { quickenWebpack } from "../../../src/toolchain/quicken-webpack";
import { shortClassNames } from "../../../src/toolchain/short-class-names";
import { splitStyles } from "../../../src/toolchain/split-styles";
import { tuneMinifier } from "../../../src/toolchain/tune-minifier";

const { version } = JSON.parse(readFileSync("node_modules/gatsby/package.json", "utf8")) as {
  version: string;
};

/** A webpack configuration without anything that a patch looks for. */
const args = {
  stage: "build-javascript",
  getConfig: () => ({ module: { rules: [] }, optimization: { minimizer: [] }, resolve: {} }),
  actions: { replaceWebpackConfig: () => undefined },
} as unknown as CreateWebpackConfigArgs;

test.each([
  ["compile-with-swc", compileWithSwc],
  ["quicken-webpack", quickenWebpack],
  ["short-class-names", shortClassNames],
  ["split-styles", splitStyles],
  ["tune-minifier", tuneMinifier],
])("%s ends the build if it finds nothing to change", (name, patch) => {
  expect(() => patch(args)).toThrow(
    `src/toolchain/${name}.ts found nothing to change in Gatsby ${version}; it was written for ${version}.`,
  );
});

test("a site whose pages have no scripts where Gatsby writes them ends the build", () => {
  expect(() => {
    mustHaveScripts(true);
  }).not.toThrow();
  expect(() => {
    mustHaveScripts(false);
  }).toThrow(/^src\/output\/html\/late-scripts\.ts found nothing to change in Gatsby /);
});

test("a patch that fits is quiet", () => {
  expect(() => mustMatch({ name: "any", decision: "any" }, true)).not.toThrow();
});

test("each patch names itself and an existing decision", () => {
  for (const file of readdirSync("src/toolchain").filter((one) => one.endsWith(".ts"))) {
    const text = readFileSync(`src/toolchain/${file}`, "utf8");
    const patches = text.matchAll(
      /(?:folder: "([\w/]+)",\s+)?name: "([\w-]+)",\s+decision: "([\w-]+)"/g,
    );
    for (const [, folder, name, decision] of patches) {
      if (folder) expect(existsSync(`${folder}/${name}.ts`)).toBe(true);
      else expect(`${name}.ts`).toBe(file);
      expect(existsSync(`docs/decisions/${decision}.md`)).toBe(true);
    }
  }
});

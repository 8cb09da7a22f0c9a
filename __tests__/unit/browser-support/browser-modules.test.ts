import { readFileSync } from "node:fs";
import { browserModules, importsOf } from "../../../scripts/browser-support/browser-modules.mjs";

test("a module loads what it imports or re-exports as values, when it runs or later, and its workers", () => {
  const source = `
    import "./styles";
    import a from "./default";
    import * as b from "./all";
    import { c, type D } from "./some";
    import { type E } from "./types-only";
    import type { F } from "./type";
    export { g } from "./re-export";
    export type { H } from "./type-re-export";
    export * from "./star";
    const later = () => import("./later");
    const worker = new Worker(new URL("./worker.ts", import.meta.url));
    const text = 'import "./no-import"';
  `;
  expect(importsOf("x.ts", source)).toEqual([
    "./styles",
    "./default",
    "./all",
    "./some",
    "./re-export",
    "./star",
    "./later",
    "./worker.ts",
  ]);
});

describe("the modules that reach the browser", () => {
  const modules = browserModules(process.cwd());

  test.each([
    ["a template", "src/views/templates/api-operation.tsx"],
    ["what is opened later", "src/views/components/console/open-console.tsx"],
    ["a worker, by its address", "src/search/worker/serve-search.ts"],
    ["another worker's part", "src/mock/create-mock.ts"],
    ["the service worker", "src/browser/offline/worker/offline-worker.mjs"],
    ["what stands in for another module", "src/views/components/seo/lean-helmet.tsx"],
    ["the script before the first paint", "src/browser/pre-hydration.ts"],
  ])("%s is among them", (_, file) => expect(modules).toContain(file));

  test.each([
    ["the build", /^src\/(?:graphql|toolchain)\//],
    ["the configuration", /^src\/config\/(?:schema\/|load-site-config|site\.config)/],
    ["scripts", /^scripts\//],
  ])("%s is not", (_, files) => expect(modules.filter((file) => files.test(file))).toEqual([]));

  test("the build puts no other module of the project in the place of one", () => {
    const places = ["lighter-runtime", "without-versions"].flatMap((name) => [
      ...readFileSync(`src/toolchain/${name}.ts`, "utf8").matchAll(
        /path\.resolve\(((?:"[^"]+"(?:, )?)+)\)/g,
      ),
    ]);
    const files = places.map(([, parts = ""]) => parts.replaceAll('"', "").split(", ").join("/"));
    const own = files.filter((file) => !file.startsWith("src/toolchain/"));
    expect(own.length).toBeGreaterThan(1);
    for (const file of own) expect(modules).toContain(file);
  });
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { versionCode } from "../integration/support/version-code";
import { allRoutes, publicDir } from "./support/site";
import { expect, test } from "./support/test";

const read = (...names: string[]) => readFileSync(join(publicDir, ...names), "utf8");

test("a site with one version of its docs bundles no code that switches versions", () => {
  const scripts = readdirSync(publicDir).filter((file) => file.endsWith(".js"));
  const code = scripts.map((file) => read(file)).join("");
  expect(scripts.length).toBeGreaterThan(10);
  expect(versionCode.filter((words) => code.includes(words))).toEqual([]);
});

test("it builds nothing for other versions: no data, no page, no feed", () => {
  const shared = readdirSync(join(publicDir, "page-data/sq/d"));
  // A file that all pages share and that says nothing.
  expect(shared.filter((file) => /:\[\]\}\}$/.test(read("page-data/sq/d", file)))).toEqual([]);
  const routes = allRoutes();
  expect(routes.filter((route) => /^\/docs\/(api\/changes|\d)/.test(route))).toEqual([]);
  for (const route of ["docs/intro", "docs/api/get-item", "docs/category/ianaiapi"])
    expect(read("page-data", route, "page-data.json")).not.toContain('"versions"');
});

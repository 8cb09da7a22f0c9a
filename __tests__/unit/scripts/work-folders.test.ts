import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), "work-folders-"))));
afterEach(() => rmSync(root, { recursive: true }));

async function folders() {
  const { WorkFolders } = await import("../../../scripts/locales/work-folders.mjs");
  return new WorkFolders("en", root);
}

/** Like a build: writes a cache and a page of its locale. */
function build(locale: string): void {
  for (const file of [".cache/data", "public/index.html"]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), locale);
  }
}
const at = (file: string) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : undefined;

async function buildAll(locales: readonly string[]) {
  const work = await folders();
  work.takeApart();
  for (const locale of locales) {
    work.enter(locale);
    build(locale);
  }
  work.putTogether(locales.filter((locale) => locale !== "en"));
}

test("each locale is built in Gatsby's own folders, and is in the site after all builds", async () => {
  await buildAll(["ar", "en"]);
  expect([at("public/index.html"), at("public/ar/index.html"), at(".cache/data")]).toEqual([
    "en",
    "ar",
    "en",
  ]);
});

test("a build finds the cache and the pages of its locale, and no other locale in its folder", async () => {
  await buildAll(["ar", "en"]);
  const work = await folders();
  work.takeApart();
  expect(at("public/ar/index.html")).toBeUndefined();
  work.enter("ar");
  expect([at("public/index.html"), at(".cache/data")]).toEqual(["ar", "ar"]);
  work.putTogether(["ar"]);
  expect([at("public/index.html"), at("public/ar/index.html")]).toEqual(["en", "ar"]);
});

test("the next build repairs an interrupted one", async () => {
  await buildAll(["ar", "en"]);
  const cut = await folders();
  cut.takeApart();
  cut.enter("ar");
  await buildAll(["ar", "en"]);
  expect([at("public/index.html"), at("public/ar/index.html")]).toEqual(["en", "ar"]);
});

test("folders of an unknown locale are deleted", async () => {
  await buildAll(["ar", "en"]);
  writeFileSync(join(root, ".locales/in-place"), "");
  const work = await folders();
  work.takeApart();
  expect([at(".cache/data"), at("public/index.html")]).toEqual([undefined, undefined]);
});

test("a locale that the site no longer has is deleted", async () => {
  await buildAll(["ar", "en"]);
  await buildAll(["en"]);
  expect(at("public/ar/index.html")).toBeUndefined();
  expect(existsSync(join(root, ".locales/ar"))).toBe(false);
});

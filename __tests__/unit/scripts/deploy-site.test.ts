import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import fs from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { deploySite } from "../../../scripts/deploy/deploy-site.mjs";
import { duration } from "../../../scripts/deploy/retired-files.mjs";
import {
  finishedSite,
  forgetFinished,
  noteFinished,
} from "../../../scripts/deploy/finished-build.mjs";
import { nameInForm, stepOf } from "../../../scripts/deploy/site-form.mjs";

const day = 86_400_000;
const oldScript = "app-0123456789abcdef0123.js";
const newScript = "app-ffff456789abcdef0123.js";
/** The name of a script, as in short-file-names.ts. */
const oldChunk = "0464c56e31fa.js";
const first = {
  "index.html": "home 1",
  "404.html": "none",
  "404/index.html": "none",
  "docs/index.html": "docs 1",
  "docs/gone/index.html": "gone",
  "page-data/docs/page-data.json": "{1}",
  "page-data/docs/gone/page-data.json": "{}",
  "static/reference/003ca035b856.json": "shared",
  [oldScript]: "1",
  [oldChunk]: "1",
};
const second = {
  "index.html": "home 2",
  "404.html": "none",
  "404/index.html": "none",
  "docs/index.html": "docs 1",
  "page-data/docs/page-data.json": "{2}",
  "static/reference/003ca035b856.json": "shared",
  [newScript]: "2",
};

let folder: string;
let to: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "deploy-"));
  to = join(folder, "served");
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** A finished build with these files. */
function site(name: string, files: Record<string, string>, below = "", locales: string[] = []) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name, file)), { recursive: true });
    writeFileSync(join(folder, name, file), text);
  }
  noteFinished(join(folder, name), { below, locales, files: Object.keys(files) });
  return join(folder, name);
}
const deploy = (from: string, now = 0, keep = 14 * day, form: "index" | "html" = "index") =>
  deploySite({ from, to, form, keep, now });
const has = (file: string) => existsSync(join(to, file));

test("files are written in the order in which pages need them: hashed files, data, pages", async () => {
  const order: number[] = [];
  const { rename } = fs;
  jest.spyOn(fs, "rename").mockImplementation(async (from, target) => {
    order.push(stepOf(String(target).slice(to.length + 1)));
    await rename(from, target);
  });
  await deploy(site("one", first));
  expect(order).toHaveLength(Object.keys(first).length);
  expect(order).toEqual([...order].sort());
});

test("unchanged files are not written again, so that their ETags stay", async () => {
  await deploy(site("one", first));
  const before = statSync(join(to, "docs/index.html")).mtimeMs;
  const { steps } = await deploy(site("two", second));
  expect(steps.map(({ written }) => written)).toEqual([1, 1, 1]);
  expect(statSync(join(to, "docs/index.html")).mtimeMs).toBe(before);
  expect(readFileSync(join(to, "index.html"), "utf8")).toBe("home 2");
});

test("old pages are removed at once, scripts of earlier builds after some time", async () => {
  await deploy(site("one", first), 0);
  const two = site("two", second);
  expect(await deploy(two, 100 * day)).toMatchObject({ removed: 2, kept: 2 });
  expect(["docs/gone/index.html", "docs/gone", oldScript, oldChunk].map(has)).toEqual([
    false,
    false,
    true,
    true,
  ]);
  await deploy(two, 113 * day);
  expect([oldScript, oldChunk].map(has)).toEqual([true, true]);
  expect(await deploy(two, 114 * day)).toMatchObject({ removed: 2, kept: 0 });
  expect([oldScript, oldChunk, newScript].map(has)).toEqual([false, false, true]);
});

test("a script that comes back is no longer retired", async () => {
  const [one, two] = [site("one", first), site("two", second)];
  await deploy(one, 0);
  await deploy(two, day);
  await deploy(one, 2 * day);
  await deploy(two, 14 * day);
  expect(await deploy(two, 20 * day)).toMatchObject({ kept: 2 });
  expect(has(oldScript)).toBe(true);
});

test("the form for hosts that add a slash has x.html, also compressed, and one not-found page", async () => {
  await deploy(site("one", { ...first, "docs/index.html.br": "b" }), 0, 0, "html");
  expect(
    ["index.html", "docs.html", "docs.html.br", "docs/gone.html", "404.html"].map(has),
  ).toEqual(Array(5).fill(true));
  expect(has("docs/index.html")).toBe(false);
  expect(has("404/index.html")).toBe(false);
  expect(nameInForm("page-data/index/page-data.json", "html")).toBe(
    "page-data/index/page-data.json",
  );
});

test("compressed files are made in the served folder, kept if nothing changed, and removed with their file", async () => {
  const text = "<p>The same words. </p>".repeat(100);
  const one = site("one", { ...first, "docs/gone/index.html": text, "docs/index.html": text });
  const options = { to, form: "index" as const, keep: 0, cacheDir: join(folder, "cache") };
  await deploySite({ ...options, from: one, compressed: true });
  const { mtimeMs } = statSync(join(to, "docs/index.html.br"));
  expect(existsSync(join(one, "docs/index.html.br"))).toBe(false);
  const two = site("two", { ...second, "docs/index.html": text });
  await deploySite({ ...options, from: two, compressed: true });
  expect(statSync(join(to, "docs/index.html.br")).mtimeMs).toBe(mtimeMs);
  expect([has("docs/gone/index.html.br"), has("docs/gone")]).toEqual([false, false]);
  await deploySite({ ...options, from: two });
  expect(has("docs/index.html.br")).toBe(false);
});

test("the host's own hidden files stay", async () => {
  await deploy(site("one", first));
  mkdirSync(join(to, ".well-known/acme-challenge"), { recursive: true });
  writeFileSync(join(to, ".well-known/acme-challenge/token"), "x");
  await deploy(site("two", second), 100 * day);
  expect(has(".well-known/acme-challenge/token")).toBe(true);
});

test("hidden files of a build are removed with it", async () => {
  await deploy(site("one", { ...first, ".well-known/security.txt": "Contact: us" }));
  expect(has(".well-known/security.txt")).toBe(true);
  await deploy(site("two", second));
  expect(has(".well-known/security.txt")).toBe(false);
});

test("files in the build's folder that are not of the build are not published", async () => {
  const one = site("one", first);
  writeFileSync(join(one, "docs/draft.md"), "of an earlier build, or of nobody");
  await deploy(one);
  expect(["docs/draft.md", ".build.json"].map(has)).toEqual([false, false]);
});

test("an unfinished or changed build is refused, and nothing is written", async () => {
  const one = site("one", first);
  forgetFinished(one);
  await expect(deploy(one)).rejects.toThrow(/did not finish[^]*npm run build/);
  const two = site("two", second);
  rmSync(join(two, "docs/index.html"));
  rmSync(join(two, newScript));
  await expect(deploy(two)).rejects.toThrow(
    "was changed after its build: app-ffff456789abcdef0123.js is gone, and 1 more",
  );
  expect(existsSync(to)).toBe(false);
});

test("a site with locales is finished when all of them are", async () => {
  const base = site("one", first, "", ["ar"]);
  await expect(deploy(base)).rejects.toThrow("the locale ar");
  // The locale's build is in place of the site: the build was interrupted before the next locale.
  await expect(deploy(site("two", second, "ar"))).rejects.toThrow("holds the locale ar alone");
  site("one/ar", { "index.html": "home in Arabic" }, "ar");
  expect(finishedSite(base).files).toContain("ar/index.html");
  await deploy(base);
  expect(readFileSync(join(to, "ar/index.html"), "utf8")).toBe("home in Arabic");
  forgetFinished(join(base, "ar"));
  await expect(deploy(base)).rejects.toThrow("the locale ar");
});

test("a folder that is not a site, the build itself and a missing build are refused", async () => {
  const one = site("one", first);
  mkdirSync(to);
  writeFileSync(join(to, "letter.txt"), "mine");
  await expect(deploy(one)).rejects.toThrow("but it is not a site");
  expect(readFileSync(join(to, "letter.txt"), "utf8")).toBe("mine");
  await expect(
    deploySite({ from: one, to: join(one, "x"), form: "index", keep: 0 }),
  ).rejects.toThrow("lie within each other");
  await expect(deploy(join(folder, "nowhere"))).rejects.toThrow("npm run build");
});

test("times are read, others refused", () => {
  expect([duration("14d"), duration("36h"), duration("0")]).toEqual([14 * day, 1.5 * day, 0]);
  expect(() => duration("two weeks")).toThrow("14d");
});

test("the folder of a locale is a site in the site: its home page stays, its hashed files come first", () => {
  const inLocale = (file: string) => nameInForm(file, "html", ["ar"]);
  expect(
    ["ar/index.html", "ar/index.html.br", "ar/404/index.html", "ar/docs/index.html"].map(inLocale),
  ).toEqual(["ar/index.html", "ar/index.html.br", undefined, "ar/docs.html"]);
  expect(stepOf("ar/static/search/docs-0123456789abcdef.json")).toBe(0);
  expect(stepOf("pt-BR/app-0123456789abcdef0123.js")).toBe(0);
  expect(stepOf("ar/page-data/index/page-data.json")).toBe(1);
  expect(stepOf("faq/static/index.html")).toBe(2);
});

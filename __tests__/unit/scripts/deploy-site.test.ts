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
import { localeFolders, nameInForm, stepOf } from "../../../scripts/deploy/site-form.mjs";

const day = 86_400_000;
const oldScript = "app-0123456789abcdef0123.js";
const newScript = "app-ffff456789abcdef0123.js";
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

function site(name: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name, file)), { recursive: true });
    writeFileSync(join(folder, name, file), text);
  }
  return join(folder, name);
}
const deploy = (from: string, now = 0, keep = 14 * day, form: "index" | "html" = "index") =>
  deploySite({ from, to, form, keep, now });
const has = (file: string) => existsSync(join(to, file));

test("files are written in the order in which pages need them: hashed, data, pages", async () => {
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

test("what did not change is not written again, so that its ETag stays", async () => {
  await deploy(site("one", first));
  const before = statSync(join(to, "docs/index.html")).mtimeMs;
  const { steps } = await deploy(site("two", second));
  expect(steps.map(({ written }) => written)).toEqual([1, 1, 1]);
  expect(statSync(join(to, "docs/index.html")).mtimeMs).toBe(before);
  expect(readFileSync(join(to, "index.html"), "utf8")).toBe("home 2");
});

test("pages that are gone go at once, scripts of earlier builds when their time is over", async () => {
  await deploy(site("one", first), 0);
  const two = site("two", second);
  expect(await deploy(two, 100 * day)).toMatchObject({ removed: 2, kept: 1 });
  expect([has("docs/gone/index.html"), has("docs/gone"), has(oldScript)]).toEqual([
    false,
    false,
    true,
  ]);
  await deploy(two, 113 * day);
  expect(has(oldScript)).toBe(true);
  expect(await deploy(two, 114 * day)).toMatchObject({ removed: 1, kept: 0 });
  expect([has(oldScript), has(newScript)]).toEqual([false, true]);
});

test("a script that comes back is not on the way out any more", async () => {
  const [one, two] = [site("one", first), site("two", second)];
  await deploy(one, 0);
  await deploy(two, day);
  await deploy(one, 2 * day);
  await deploy(two, 14 * day);
  expect(await deploy(two, 20 * day)).toMatchObject({ kept: 1 });
  expect(has(oldScript)).toBe(true);
});

test("the form for hosts that add a slash has x.html, compressed files too, and one not-found page", async () => {
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

test("compressed files are made in the served folder, kept when nothing changed, and go with their file", async () => {
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

test("a folder that is not a site, the build itself and a missing build are refused", async () => {
  const one = site("one", first);
  mkdirSync(to);
  writeFileSync(join(to, "letter.txt"), "mine");
  await expect(deploy(one)).rejects.toThrow("it is not a site");
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
  expect(
    localeFolders(["404.html", "ar/404.html", "docs/intro/404.html", "ar/index.html"]),
  ).toEqual(["ar"]);
  const inLocale = (file: string) => nameInForm(file, "html", ["ar"]);
  expect(
    ["ar/index.html", "ar/index.html.br", "ar/404/index.html", "ar/docs/index.html"].map(inLocale),
  ).toEqual(["ar/index.html", "ar/index.html.br", undefined, "ar/docs.html"]);
  expect(stepOf("ar/static/search/docs-0123456789abcdef.json")).toBe(0);
  expect(stepOf("pt-BR/app-0123456789abcdef0123.js")).toBe(0);
  expect(stepOf("ar/page-data/index/page-data.json")).toBe(1);
});

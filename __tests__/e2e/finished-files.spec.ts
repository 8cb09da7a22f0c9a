import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Linter } from "eslint";
import { pageKinds } from "./support/page-kinds";
import { markdownLeftovers } from "../../src/output/html/markdown-leftovers";
import { allRoutes, publicDir, readPage } from "./support/site";
import { expect, test } from "./support/test";

/** What the browsers of package.json are sent, own code and packages alike, is what the oldest of them understand. */

const read = (name: string) => readFileSync(join(publicDir, name), "utf8");
const inRoot = (ending: RegExp) => readdirSync(publicDir).filter((name) => ending.test(name));

/** Validators of the reference come out of one generator: some stand for hundreds, and for those of the mock. */
function scripts(): string[] {
  const ofReference = readdirSync(join(publicDir, "static/reference"))
    .filter((name) => /^try-.*\.js$/.test(name))
    .filter((_, index) => index % 40 === 0)
    .map((name) => `static/reference/${name}`);
  expect(ofReference.length).toBeGreaterThan(3);
  return [...inRoot(/\.m?js$/), ...ofReference];
}

const pages = () =>
  [...Object.values(pageKinds), "/search", "/offline", "/404"].flatMap((route) => {
    const file = join(publicDir, route, "index.html");
    return existsSync(file) ? [{ route, html: readPage(route) }] : [];
  });

const oldest = async () =>
  (await import("../../scripts/browser-support/support.mjs")).oldestBrowsers();
const allowances = () => import("../../scripts/browser-support/enhancements.mjs");

/** Scripts that stand in pages. */
const inPages = () =>
  pages().flatMap(({ route, html }) =>
    [...html.matchAll(/<script(?![^>]*(?:type=|src=))[^>]*>([^]*?)<\/script>/g)].map(
      ([, code = ""]) => ({ name: route, code }),
    ),
  );

test("scripts are in the language of 2022, which all of them know, and call nothing that one lacks", async () => {
  test.setTimeout(180_000);
  const { servedApis } = await import("../../scripts/browser-support/served-apis.mjs");
  const { otherMeanings } = await allowances();
  const linter = new Linter();
  const config: Linter.Config[] = [
    {
      files: ["**/*.js"],
      languageOptions: { ecmaVersion: 2022 },
      linterOptions: { noInlineConfig: true },
      plugins: { browsers: { rules: { "served-apis": servedApis } } },
      rules: { "browsers/served-apis": "error" },
    },
  ];
  const lint = (code: string) => linter.verify(code, config, { filename: "script.js" });
  expect(lint("/[[a-z]--[aeiou]]/v")[0]?.message).toContain("Parsing error");

  const files = scripts().map((name) => ({ name, code: read(name) }));
  expect(inPages().length).toBeGreaterThan(10);
  const found = [...files, ...inPages()].flatMap(({ name, code }) =>
    lint(code).map(({ message }) => ({ name, message, api: message.split(" is ")[0] ?? "" })),
  );
  const unexplained = found.filter(({ api }) => !(api in otherMeanings));
  expect(unexplained.map(({ name, message }) => `${name}: ${message}`)).toEqual([]);
  const used = new Set(found.map(({ api }) => api));
  expect(Object.keys(otherMeanings).filter((api) => !used.has(api))).toEqual([]);
});

test("style sheets and pages have nothing that one of them lacks but for enhancements", async () => {
  const { newerCss } = await import("../../scripts/browser-support/served-css.mjs");
  const { newerHtml } = await import("../../scripts/browser-support/served-html.mjs");
  const { enhancements, markupEnhancements, otherEnhancements } = await allowances();
  const floors = await oldest();
  const styles = pages().flatMap(({ html }) =>
    [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css = ""]) => css),
  );
  const sheets = [...inRoot(/\.css$/).map(read), ...styles];
  expect(sheets.length).toBeGreaterThan(20);
  const inSheets = sheets.flatMap((css) => newerCss(css, floors)).map(({ name }) => name);
  const explained = new Set(Object.keys({ ...enhancements, ...otherEnhancements }));
  expect([...new Set(inSheets)].filter((name) => !explained.has(name))).toEqual([]);
  const inHtml = new Set(pages().flatMap(({ html }) => newerHtml(html, floors)));
  expect([...inHtml].filter((name) => !(name in markupEnhancements))).toEqual([]);
});

test("no page and no part of the reference shows the source of Markdown", () => {
  const parts = readdirSync(join(publicDir, "static/reference")).filter((name) =>
    name.endsWith(".json"),
  );
  const leftovers = [
    ...allRoutes().map((route) => [route, readPage(route)] as const),
    ...parts.flatMap((name) => {
      const part: unknown = JSON.parse(read(`static/reference/${name}`));
      return typeof part === "string" ? [[name, part] as const] : [];
    }),
  ].flatMap(([name, html]) => markdownLeftovers(html).map((seen) => `${name}: ${seen}`));
  expect(leftovers).toEqual([]);
});

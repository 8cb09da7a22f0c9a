import fs from "node:fs";
import path from "node:path";
import {
  madeByScripts,
  mayMatch,
  namesInPage,
  namesInSelector,
  readSheet,
  withCriticalStyles,
  type CriticalSheet,
} from "../../../../src/output/html/critical-styles";
import { pageParts, wholePage } from "../../../../src/output/html/page-parts";

const styled = (html: string, sheetAt: (address: string, css: string) => CriticalSheet) =>
  wholePage(withCriticalStyles(pageParts(html), sheetAt));

test.each([
  [".a.b > #c", ["a", "b", "c"]],
  [".a:not(.b):hover::after", ["a"]],
  [".a :is(.b, :has(.c)) .d", ["a", "d"]],
  [String.raw`.\+zBd2z ._1a`, ["+zBd2z", "_1a"]],
  ["a[href='.pdf'], p", []],
  ["h2 + p > em", []],
  ['[dir="rtl"] .a', ["a", "[dir=rtl]"]],
  ["[dir=rtl] :not([dir=ltr])", ["[dir=rtl]"]],
  [".a:not([dir=rtl] *)", ["a"]],
])("%s asks for %j", (selector, names) => {
  expect(namesInSelector(selector)).toEqual(names);
});

test.each([
  [":is(.a, .b) text", true],
  [":is(.b, .c) text", false],
  ["figure:is(.b, :is(.c, .a))", true],
  [".a:where(.b)", false],
  [".a:not(.b, :is(.c))", true],
  [".a:is(:hover, .b)", true],
])("%s where only .a is: %s", (selector, expected) => {
  expect(mayMatch(selector, (name) => name === "a")).toBe(expected);
});

test("custom properties and keyframes that nothing names are left to the whole sheets", () => {
  const css =
    ":root{--a:var(--b);--b:1;--c:var(--d);--d:2;--e:3;--f:4}[data-theme=dark]{--d:5}" +
    "@media not print{.dark{--c:6}}@media (width<9px){.here{top:0}}.here{top:var(--a);animation:turn 1s}" +
    "@keyframes turn{to{top:0}}@keyframes slide{0%{top:0}to{top:1px}}";
  const page = `<style data-href="/s.css" data-identity="gatsby-global-css">${css}</style></head><svg class="here dark" fill="var(--e)">`;
  expect(styled(page, (_, text) => readSheet(text))).toBe(
    '<style data-href="/s.css" data-critical="">:root{--a:var(--b);--b:1;--e:3}@media (width<9px){.here{top:0}}' +
      '.here{top:var(--a);animation:turn 1s}@keyframes turn{to{top:0}}</style></head><svg class="here dark" fill="var(--e)">',
  );
});

const sheet = `@layer tokens, base;
@font-face{font-family:F;src:url(f.woff2)}
:root{--a:1;top:var(--a)}
.here,.gone{color:red}
.gone:hover{color:blue}
@media print{.here{display:none}}
@page{margin:1cm}
@media (max-width:9px){.here{top:0}.gone{top:1px}}
@keyframes k{from{top:0}to{top:1px}}
.failure-banner{color:red}`;

test("a page keeps the rules of what it has, of elements without a class, and of what scripts make", () => {
  const critical = readSheet(sheet)(namesInPage('<p class="x here">'));
  expect(critical).not.toContain("gone");
  expect(critical).not.toMatch(/@media print|@page|@font-face/);
  expect(critical).toContain(".here{color:red}");
  expect(critical).toContain("@media (max-width:9px){.here{top:0}}");
  for (const kept of ["@layer tokens, base", ":root", "@keyframes k{from", ".failure-banner"])
    expect(critical).toContain(kept);
});

test("the attribute names the whole sheet, and a finished page stays as it is", () => {
  const html = `<style data-href="/s.1.css" data-identity="gatsby-global-css">${sheet}</style></head><p class="here">`;
  const finished = styled(html, (_, css) => readSheet(css));
  expect(finished).toMatch(/^<style data-href="\/s\.1\.css" data-critical="">@layer/);
  expect(finished).toContain('<link rel="stylesheet" media="print" href="/s.1.css">');
  expect(styled(finished, () => () => "")).toBe(finished);
});

test("every class that a script of the browser gives to an element is known", () => {
  const folder = path.resolve("src/browser");
  const given = fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => fs.readFileSync(path.join(folder, file), "utf8"))
    // What comes on demand brings its styles along.
    .filter((code) => !code.includes('.lazy.css"'))
    .flatMap((code) => [...code.matchAll(/\bclassName = "([^"]+)"|classList\.add\("([^"]+)"/g)])
    .map(([, assigned, added]) => assigned ?? added ?? "");
  expect(given.length).toBeGreaterThan(3);
  expect(madeByScripts).toEqual(expect.arrayContaining(given));
});

test("rules for pages from right to left are on such pages only", () => {
  const page = (html: string) =>
    styled(
      `<html${html}><style data-href="/a.css" data-identity="gatsby-global-css"></style></head>`,
      () => readSheet("[dir=rtl] code{direction:ltr}"),
    );
  expect(page(' lang="en"')).not.toContain("direction");
  expect(page(' lang="ar" dir="rtl"')).toContain("direction:ltr");
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { enhancements } from "../../../scripts/browser-support/enhancements.mjs";
import { newerCss } from "../../../scripts/browser-support/served-css.mjs";
import { describeLack, oldestBrowsers } from "../../../scripts/browser-support/support.mjs";

const floors = { chrome: "111", edge: "111", firefox: "114", safari: "16.4", safari_ios: "16.4" };

const names = (css: string) => newerCss(css, floors).map(({ name }) => name);

test.each([
  ["a property", "a { text-box-trim: both }", ["text-box-trim"]],
  ["a value of an old property", "a { width: stretch }", ["width: stretch"]],
  ["a value of a new one", "a { text-wrap: balance }", ["text-wrap", "text-wrap: balance"]],
  ["a function", "a { color: light-dark(red, blue) }", ["light-dark()"]],
  ["a function in a custom property", "a { --c: light-dark(red, blue) }", ["light-dark()"]],
  ["a unit", "a { margin: 1rcap }", ["rcap"]],
  ["a selector", "a:has(b) { top: 0 }", [":has"]],
  ["a pseudo-element", "a::details-content { top: 0 }", ["::details-content"]],
  ["nesting", "a { & b { top: 0 } }", ["nesting"]],
  ["nesting without &", "a { b { top: 0 } }", ["nesting"]],
  ["an at-rule", "@starting-style { a { top: 0 } }", ["@starting-style"]],
  ["a feature of a medium", "@media (scripting: none) { a { top: 0 } }", ["@media (scripting)"]],
])("%s that a browser lacks is found", (_, css, found) => expect(names(css)).toEqual(found));

test.each([
  ["old CSS", "a:is(b, c) > d { inset: 0; color: color-mix(in srgb, red, blue 10%) }"],
  ["layers and containers", "@layer x { @container (max-width: 3rem) { a { width: 3cqi } } }"],
  ["an older value before it", "a { height: 100vh; height: stretch; }"],
  ["WebKit's own property before it", "a { -webkit-user-select: none; user-select: none }"],
  ["@supports around it", "@supports selector(:has(*)) { a:has(b) { top: 0 } }"],
  ["a color that looks like a unit", "a { color: #22302d }"],
  [
    "a text or an address",
    'a::after { content: "light-dark("; background: url(light-dark(x).png) }',
  ],
])("%s is no finding", (_, css) => expect(names(css)).toEqual([]));

test("the line is told", () => {
  expect(newerCss("a { top: 0 }\n\nb:has(c) { top: 0 }", floors)).toEqual([
    { name: ":has", line: 3, lack: { browser: "firefox", floor: "114", since: "121" } },
  ]);
});

test("style sheets have nothing that a browser lacks but for the enhancements, and no other stands in their list", () => {
  const sheets = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".css"))
    .map((name) => join("src", name));
  expect(sheets.length).toBeGreaterThan(50);
  const found = sheets.flatMap((file) =>
    newerCss(readFileSync(file, "utf8"), oldestBrowsers()).map((one) => ({ file, ...one })),
  );
  const unexplained = found
    .filter(({ name }) => !(name in enhancements))
    .map(({ file, line, name, lack }) => `${file}:${line}: ${name} is ${describeLack(lack)}`);
  expect(unexplained).toEqual([]);
  const used = new Set(found.map(({ name }) => name));
  expect(Object.keys(enhancements).filter((name) => !used.has(name))).toEqual([]);
});

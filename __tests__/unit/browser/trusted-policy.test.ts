import { insightsScript, insightsVersion } from "../../../src/search/client/insights-script";
import { createTrustedPolicy, type TrustedPolicy } from "../../../src/browser/trusted-policy";
import { readFileSync } from "node:fs";

const scope = globalThis as { location?: unknown; trustedTypes?: unknown };

beforeEach(() => {
  scope.location = new URL("https://docs.example.com/base/docs/intro");
});
afterEach(() => {
  delete scope.location;
  delete scope.trustedTypes;
});

/** As in webpack's runtime: created from its source. */
const fromText = (...given: Parameters<typeof createTrustedPolicy>) =>
  (0, eval)(`(${createTrustedPolicy.toString()})`)(...given) as TrustedPolicy;

test.each([
  ["/base/app-1.js", "https://docs.example.com/base/app-1.js"],
  ["https://docs.example.com/base/a.js?x", "https://docs.example.com/base/a.js?x"],
  ["/base/docs/../a.js", "https://docs.example.com/base/a.js"],
  [insightsScript, insightsScript],
])("%s is a script of the site", (address, whole) => {
  expect(fromText("site", "/base", [insightsScript]).createScriptURL(address)).toBe(whole);
});

test.each([
  "https://evil.example.com/base/a.js",
  "//evil.example.com/base/a.js",
  "/\\evil.example.com/base/a.js",
  "https://docs.example.com@evil.example.com/base/a.js",
  "http://docs.example.com/base/a.js",
  "/other/a.js",
  "/base/../other/a.js",
  "/base/%2e%2e/other/a.js",
  "/baseless/a.js",
  "data:text/javascript,alert(1)",
  "blob:https://docs.example.com/1",
  "javascript:alert(1)",
  `${insightsScript}?other`,
])("%s is none", (address) => {
  expect(() => fromText("site", "/base", [insightsScript]).createScriptURL(address)).toThrow(
    /No script of this site/,
  );
});

test("with Trusted Types, one policy is created from these rules, and none for scripts from text", () => {
  const createPolicy = jest.fn((_name: string, rules: TrustedPolicy) => ({
    ...rules,
    isReal: true,
  }));
  scope.trustedTypes = { createPolicy };
  expect(fromText("site", "", [])).toMatchObject({ isReal: true });
  expect(createPolicy.mock.calls).toHaveLength(1);
  expect(createPolicy.mock.calls[0]?.[0]).toBe("site");
  expect(Object.keys(createPolicy.mock.calls[0]?.[1] ?? {})).toEqual([
    "createHTML",
    "createScriptURL",
  ]);
});

test("the script that counts clicks has the version that DocSearch uses", () => {
  const docSearch = readFileSync(require.resolve("@docsearch/react"), "utf8");
  expect(docSearch).toContain(`"${insightsVersion}"`);
});

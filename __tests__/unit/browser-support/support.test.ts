import type { CompatStatement, Identifier } from "@mdn/browser-compat-data";
import { compatData } from "../../../scripts/browser-support/compat-data.mjs";
import { describeLack, lackOf, oldestBrowsers } from "../../../scripts/browser-support/support.mjs";

const floors = { chrome: "111", firefox: "114", safari: "16.4" };

/** Support as the data has it; where nothing is said of a browser, since version 1. */
function compat(support: Record<string, unknown>): CompatStatement {
  const old = { version_added: "1" };
  const all = { chrome: old, firefox: old, safari: old, ...support };
  return { support: all } as unknown as CompatStatement;
}

test("the oldest browsers are those of package.json", () => {
  expect(oldestBrowsers()).toEqual({
    chrome: "111",
    edge: "111",
    firefox: "114",
    safari: "16.4",
    safari_ios: "16.4",
  });
});

test("a browser that the data is not asked about is refused, not passed over", () => {
  expect(() => oldestBrowsers(["opera 100"])).toThrow("No data is asked about opera");
});

test.each([
  ["since the very version", { firefox: { version_added: "114" } }, undefined],
  ["since the one after it", { firefox: { version_added: "115" } }, "115"],
  ["since a minor version", { safari: { version_added: "16.4" } }, undefined],
  ["since a later minor version", { safari: { version_added: "16.5" } }, "16.5"],
  ["not later than", { chrome: { version_added: "≤37" } }, undefined],
  ["in part", { chrome: { version_added: "100", partial_implementation: true } }, undefined],
  ["never", { chrome: { version_added: false } }, "none"],
  ["in a preview", { chrome: { version_added: "preview" } }, "none"],
  ["behind a switch", { chrome: { version_added: "90", flags: [{}] } }, "none"],
  ["under a prefix", { safari: { version_added: "9", prefix: "-webkit-" } }, "none"],
  ["given up", { chrome: { version_added: "20", version_removed: "80" } }, "none"],
  [
    "with a first form that something better took over from",
    { chrome: [{ version_added: "124" }, { version_added: "103", version_removed: "124" }] },
    undefined,
  ],
  [
    "behind a switch first",
    { firefox: [{ version_added: "121" }, { version_added: "103", flags: [{}] }] },
    "121",
  ],
])("a browser that has it %s", (_, support, since) => {
  const lack = lackOf(compat(support), floors);
  expect(lack && (lack.since ?? "none")).toBe(since);
});

test("a lack says which browser, and since when it is none", () => {
  expect(describeLack({ browser: "firefox", floor: "114", since: "115" })).toBe(
    "not in Firefox 114 (since 115)",
  );
  expect(describeLack({ browser: "safari_ios", floor: "16.4", since: undefined })).toBe(
    "not in Safari on iOS 16.4 (in none so far)",
  );
});

test("the browsers know the language that scripts are compiled to: all of ECMAScript 2022", () => {
  const lacking: string[] = [];
  const look = (path: string, entry: Identifier) => {
    for (const [key, inner] of Object.entries(entry) as [string, Identifier][]) {
      if (key === "__compat") continue;
      const year = /ecmascript-(\d+)/.exec(inner.__compat?.tags?.join() ?? "")?.[1];
      if (year && Number(year) <= 2022 && lackOf(inner.__compat, oldestBrowsers()))
        lacking.push(`${path}.${key}`);
      look(`${path}.${key}`, inner);
    }
  };
  const { classes, functions, grammar, operators, regular_expressions, statements } =
    compatData.javascript;
  const syntax = { classes, functions, grammar, operators, regular_expressions, statements };
  for (const [name, entry] of Object.entries(syntax)) look(name, entry as Identifier);
  expect(lacking).toEqual([]);
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { localeCode } from "../support/locale-code";
import { publicDir, readPage } from "./support/site";
import { expect, test } from "./support/test";

test("a site with one locale bundles nothing that switches languages, and builds nothing for it", () => {
  const scripts = readdirSync(publicDir).filter((file) => file.endsWith(".js"));
  const code = scripts.map((file) => readFileSync(join(publicDir, file), "utf8")).join("");
  expect(scripts.length).toBeGreaterThan(3);
  expect(localeCode.filter((words) => code.includes(words))).toEqual([]);
  // A word of it: ranges of letters in expressions are none.
  expect(/\p{Script=Arabic}{3}/u.test(code)).toBe(false);
  expect(readPage("/docs/intro")).not.toMatch(/<link[^>]*hreflang/i);
});

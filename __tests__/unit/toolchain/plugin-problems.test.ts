import { formatProblems } from "../../../src/problems/format-problem";
import { pluginProblems } from "../../../src/toolchain/plugin-problems";

test("plugins that are not installed are named, with the nearest that is, or how to install them", () => {
  const problems = pluginProblems([
    "gatsby-plugin-catch-links",
    { resolve: "gatsby-source-openapi", options: {} },
    { resolve: "gatsby-plugin-sitemapp", options: {} },
    "gatsby-plugin-of-nobody-at-all",
  ]);
  expect(formatProblems(problems, "2 mistakes")).toMatchInlineSnapshot(`
   "2 mistakes

   There is no plugin gatsby-plugin-sitemapp
     where  src/gatsby-plugins.ts:1
     seen   "gatsby-plugin-sitemapp"
     cause  The name is misspelled; the nearest installed package is "gatsby-plugin-sitemap".
     fix    "gatsby-plugin-sitemap"

   There is no plugin gatsby-plugin-of-nobody-at-all
     where  src/gatsby-plugins.ts:1
     seen   "gatsby-plugin-of-nobody-at-all"
     cause  Neither node_modules nor plugins/ has it: it is not installed.
     fix    npm install gatsby-plugin-of-nobody-at-all"
  `);
});

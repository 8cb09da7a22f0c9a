import { shortenBuildLog } from "../../../src/toolchain/build-log";

const written: string[] = [];
const reporter = {
  info: (text: string) => written.push(`info ${text}`),
  log: (text: string) => written.push(text),
  warn: (text: string) => written.push(`warn ${text}`),
  _renderPageTree: () => written.push("a table"),
};

// Gatsby's own reporter, which the patch asks Gatsby's folder for.
jest.mock("node:module", () => ({
  createRequire: () => Object.assign(() => reporter, { resolve: () => "gatsby" }),
}));

test("templates without pages are one line, and the last line says how many pages there are", () => {
  shortenBuildLog();
  reporter.warn("Something of ours");
  reporter.warn('The GraphQL query in the non-page component "/a.tsx" will not be run.');
  reporter.warn('The GraphQL query in the non-page component "/b.tsx" will not be run.');
  reporter.log("Exported queries are only executed for page components. It's possible …");
  reporter.warn('The GraphQL query in the non-page component "/a.tsx" will not be run.');
  reporter.log("Exported queries are only executed for page components. It's possible …");
  (reporter._renderPageTree as (site: object) => void)({ pages: new Map([["/", {}]]) });
  reporter.info("Done building in 12.345 sec");
  expect(written.map((line) => line.replace(/\d+ s$/, "0 s"))).toEqual([
    "warn Something of ours",
    "info Templates without a page in this site: 2",
    "info Templates without a page in this site: 1",
    "info Built 1 pages in 0 s",
  ]);
});

import { gatsbyReporter } from "./gatsby-reporter";
import { mustMatch } from "./must-match";

interface GatsbyReporter {
  info(text: string): void;
  log(text: string): void;
  warn(text: string): void;
  _renderPageTree(site: { pages: ReadonlyMap<string, unknown> }): void;
}

const notRun = /^The GraphQL query in the non-page component /;
const lecture = /Exported queries are only executed for page components/;
const done = /^Done building in /;
const headAdvice = /^gatsby-plugin-react-helmet: Gatsby now has built-in support/;

/**
 * Shortens what Gatsby prints: a warning for each template that the site has no page for, with a lecture; advice against
 * react-helmet (docs/decisions/0024-head-tags-by-react.md); and a table of all pages, whose number its last line has instead.
 */
export function shortenBuildLog(): void {
  const reporter = gatsbyReporter<GatsbyReporter>();
  const isKnown = typeof reporter._renderPageTree === "function";
  mustMatch({ name: "build-log", decision: "0042-build-log" }, isKnown);
  const { info, warn, log } = reporter;
  /** Since the last summary: `develop` says them again after each save. */
  let unused = 0;
  let pageCount: number | undefined;
  reporter.info = (text) => {
    if (pageCount === undefined || !done.test(text)) info.call(reporter, text);
    else info.call(reporter, `Built ${pageCount} pages in ${process.uptime().toFixed(0)} s`);
  };
  reporter.warn = (text) => {
    if (notRun.test(text)) unused++;
    else if (!headAdvice.test(text)) warn.call(reporter, text);
  };
  reporter.log = (text) => {
    if (lecture.test(text)) {
      reporter.info(`Templates without a page in this site: ${unused}`);
      unused = 0;
    } else log.call(reporter, text);
  };
  reporter._renderPageTree = ({ pages }) => {
    pageCount = pages.size;
  };
}

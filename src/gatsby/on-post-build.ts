import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { setProblems } from "../problems/problem-log";
import { checkBuiltLinks } from "./check-built-links";
import { reportProblems } from "./report-problems";
import { trimHtml } from "./trim-html";
import { writeFeeds } from "./write-feeds";
import { writeRedirects } from "./write-redirects";

const publicDir = path.resolve("public");

/** After the pages are written: smaller HTML, feeds, redirects as files, then the links of the finished HTML. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({
  store,
  reporter,
  pathPrefix,
  graphql,
}) => {
  const { redirects } = store.getState() as {
    redirects: { fromPath: string; toPath: string }[];
  };
  await trimHtml(publicDir, store);
  await writeFeeds(graphql, publicDir, pathPrefix);
  await writeRedirects(publicDir, redirects, pathPrefix);
  setProblems("built links", await checkBuiltLinks(publicDir, redirects, pathPrefix));
  reportProblems(reporter);
};

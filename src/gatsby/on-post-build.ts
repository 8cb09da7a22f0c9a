import path from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { setProblems } from "../problems/problem-log";
import { checkBuiltLinks } from "./check-built-links";
import { reportProblems } from "./report-problems";
import { writeRedirects } from "./write-redirects";
import { writeSearch } from "./write-search";

const publicDir = path.resolve("public");

/** After the pages are written: redirects as files, then the links of the finished HTML. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({
  graphql,
  store,
  reporter,
  pathPrefix,
}) => {
  const { redirects } = store.getState() as {
    redirects: { fromPath: string; toPath: string }[];
  };
  await writeSearch(publicDir, graphql as CreatePagesArgs["graphql"], reporter);
  await writeRedirects(publicDir, redirects, pathPrefix);
  setProblems("built links", await checkBuiltLinks(publicDir, redirects, pathPrefix));
  reportProblems(reporter);
};

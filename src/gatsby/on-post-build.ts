import path from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { loadSiteConfig } from "../config/load-site-config";
import { setProblems } from "../problems/problem-log";
import { checkBuiltLinks } from "./check-built-links";
import { reportProblems } from "./report-problems";
import { uploadSearchRecords } from "./upload-search-records";
import { writeRedirects } from "./write-redirects";
import { writeSearch } from "./write-search";

const publicDir = path.resolve("public");

/** After the pages are written: the search, redirects as files, the links of the finished HTML; then the upload. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({
  graphql,
  store,
  reporter,
  pathPrefix,
}) => {
  const { redirects } = store.getState() as {
    redirects: { fromPath: string; toPath: string }[];
  };
  const records = await writeSearch(publicDir, graphql as CreatePagesArgs["graphql"], reporter);
  await writeRedirects(publicDir, redirects, pathPrefix);
  setProblems("built links", await checkBuiltLinks(publicDir, redirects, pathPrefix));
  reportProblems(reporter);

  // Last: readers find nothing that a build with mistakes would have shown.
  const { config } = loadSiteConfig(process.cwd(), process.env);
  setProblems(
    "search upload",
    await uploadSearchRecords(records, config?.search.algolia, reporter),
  );
  reportProblems(reporter);
};

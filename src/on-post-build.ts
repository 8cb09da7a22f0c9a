import path from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { contentLocales, localePrefix, ownLocale } from "./config/locales";
import { loadSiteConfig } from "./config/load-site-config";
import { setProblems } from "./problems/problem-log";
import { text as words } from "./i18n/llms-text";
import { text as sizes } from "./i18n/sizes-text";
import { noteFinished } from "../scripts/deploy/finished-build.mjs";
import { apiSource, type ApiSource } from "./output/twins/api-source";
import { builtPages } from "./output/html/built-pages";
import { checkBuiltLinks } from "./output/html/check-built-links";
import { htmlFileOf, type GatsbyState } from "./output/files/gatsby-files";
import { ownFiles, withdrawFiles } from "./output/files/withdraw-files";
import { reportProblems } from "./problems/report-problems";
import { keptModules } from "./toolchain/kept-module-loader";
import { noteTypesWritten } from "./toolchain/query-types";
import { makeSourceMapsRelative } from "./toolchain/same-bytes-anywhere";
import { checkHashedNames } from "./output/html/check-hashed-names";
import {
  generatedDir,
  hostRules,
  staticDocuments,
  writeHostConfigurations,
  writeHostRules,
  writeRedirectPages,
} from "./output/hosting/write-host-rules";
import { withLocaleRules } from "./output/hosting/locale-rules";
import { uploadSearchRecords } from "./output/search/upload-search-records";
import { writeAgentFiles } from "./output/twins/write-agent-files";
import { writeApiFeed } from "./output/feeds/write-api-feed";
import { writeFeeds } from "./output/feeds/write-feeds";
import { removePartytown } from "./toolchain/without-partytown";
import { finishPages } from "./output/html/finish-pages";
import { writeIcons } from "./output/images/write-icons";
import { writeLlms } from "./output/twins/write-llms";
import { writeOffline } from "./output/offline/write-offline";
import { writeRouteList } from "./output/routes/write-route-list";
import { writeSearch } from "./output/search/write-search";
import { writeSocialImages } from "./output/social-image/write-social-images";
import { writeTwins } from "./output/twins/write-twins";
import { writeWellKnown } from "./output/hosting/write-well-known";

const llmsFiles = ({ downloads }: ApiSource) => [
  ...(downloads.length
    ? [{ label: words.tools, address: "/tools.json", about: words.toolsAbout }]
    : []),
  ...downloads.map(({ kind, label, route, bytes }) => ({
    label: `${kind} ${label}`,
    address: route,
    about: sizes.bytes(bytes),
  })),
];

const publicDir = path.resolve("public");

/**
 * After the pages are written: what is made from all of them or beside them, redirects as files; what the site has no
 * more goes; the check of their links; then the upload of the search.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const { store, reporter, pathPrefix } = args;
  const graphql = args.graphql as CreatePagesArgs["graphql"];
  const state = store.getState() as GatsbyState & {
    redirects: { fromPath: string; toPath: string }[];
  };
  const { redirects } = state;
  keptModules.save();
  noteTypesWritten();
  await removePartytown(publicDir);
  await makeSourceMapsRelative(publicDir, process.cwd());
  const { config } = loadSiteConfig(process.cwd(), process.env);
  const below = config ? localePrefix(config).slice(1) : "";
  const records = await writeSearch(publicDir, graphql, reporter);
  const routesOfPages = [...state.pages.values()].map((page) => page.path);
  const pages = builtPages(publicDir, routesOfPages.map(htmlFileOf));
  if (config) {
    await writeIcons(publicDir, config, pathPrefix);
    await writeSocialImages(publicDir, pages, config);
    await writeWellKnown(publicDir, config, pathPrefix);
  }
  await writeRouteList(publicDir, pages);
  await writeFeeds(graphql, publicDir, pathPrefix);
  await writeApiFeed(graphql, publicDir, pathPrefix);
  const routes = pages.map(({ route }) => route).filter((route) => route !== "/404");
  const own = hostRules(redirects, pathPrefix, routes, staticDocuments(path.resolve("static")));
  await writeRedirectPages(publicDir, own, config && ownLocale(config));
  const rules = config ? await withLocaleRules(config, own) : own;
  await writeHostRules(publicDir, rules);
  // What a locale has to say of itself the build of the default one says.
  if (!below) await writeHostConfigurations(generatedDir, rules);
  if (config) {
    finishPages(publicDir, config, pathPrefix);
    const api = apiSource(args);
    const made = { publicDir, pages, config, api, reporter };
    const [twins] = await Promise.all([
      writeTwins({ ...made, url: config.url, prefix: pathPrefix }),
      writeAgentFiles(publicDir, config.api.route, config.url + pathPrefix),
    ]);
    await writeLlms({ ...made, graphql, twins, files: llmsFiles(api) });
  }
  withdrawFiles(publicDir, state, config, reporter);
  await writeOffline(publicDir, pages, pathPrefix, reporter);
  setProblems("hashed names", checkHashedNames(publicDir));
  setProblems("built links", checkBuiltLinks(publicDir, redirects, pathPrefix));
  reportProblems(reporter);

  // Last: readers find nothing that a build with mistakes would have shown.
  setProblems(
    "search upload",
    await uploadSearchRecords(records, config?.search.algolia, reporter),
  );
  reportProblems(reporter);
  noteFinished(publicDir, {
    below,
    locales: config && !below ? contentLocales(config).known : [],
    files: ownFiles(publicDir, config),
  });
};

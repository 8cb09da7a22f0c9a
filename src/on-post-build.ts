import path from "node:path";
import type { CreatePagesArgs, GatsbyNode, ParentSpanPluginArgs } from "gatsby";
import { contentLocales, localePrefix, ownLocale } from "./config/content-locales";
import { contentLibrary } from "./graphql/content-library";
import { readGitDates } from "./graphql/git-dates";
import { openapiDir } from "./config/source-folders";
import { frozenVersions, routeInVersion, type FrozenVersion } from "./config/docs-versions";
import { loadSiteConfig } from "./config/load-site-config";
import type { SiteConfig } from "./config/schema/site-config";
import { setProblems } from "./problems/problem-log";
import { text as words } from "./i18n/llms-text";
import { text as sizes } from "./i18n/sizes-text";
import { noteFinished } from "../scripts/deploy/finished-build.mjs";
import { apiSource, type ApiSource } from "./output/markdown-versions/api-source";
import { type BuiltPage, builtPages } from "./output/html/built-pages";
import { checkBuiltLinks } from "./output/html/check-built-links";
import { htmlFileOf, type GatsbyState } from "./output/files/gatsby-files";
import { ownFiles, withdrawFiles } from "./output/files/withdraw-files";
import { reportProblems } from "./problems/report-problems";
import { moduleCache } from "./toolchain/module-cache-loader";
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
import { writeAgentFiles } from "./output/markdown-versions/write-agent-files";
import { writeApiFeed } from "./output/feeds/write-api-feed";
import { writeFeeds } from "./output/feeds/write-feeds";
import { mustHaveScripts } from "./toolchain/must-have-scripts";
import { removePartytown } from "./toolchain/without-partytown";
import { buildStep } from "./output/build-step";
import { finishPages } from "./output/html/finish-pages";
import { writeIcons } from "./output/images/write-icons";
import { writeLlms } from "./output/markdown-versions/write-llms";
import { writeOffline } from "./output/offline/write-offline";
import { writePageMap } from "./output/routes/write-page-map";
import { writeRouteList } from "./output/routes/write-route-list";
import { writeSearch } from "./output/search/write-search";
import { writeSocialImages } from "./output/social-image/write-social-images";
import { writeMarkdown } from "./output/markdown-versions/write-markdown";
import { writeWellKnown } from "./output/hosting/well-known";

type LabeledVersion = FrozenVersion & { label: string };

const labeledVersions = ({ docVersions }: SiteConfig): LabeledVersion[] =>
  frozenVersions(docVersions).map((version) => ({
    ...version,
    label: docVersions.find(({ name }) => name === version.name)?.label ?? version.name,
  }));

const llmsDownloads = (api: ApiSource, version: string | null) =>
  api.downloadsOf(version).map(({ kind, label, route, bytes }) => ({
    label: `${kind} ${label}`,
    address: route,
    about: sizes.bytes(bytes),
  }));

/** Where the pages of operations are, in each version. */
function apiRoutes(config: SiteConfig | undefined): string[] {
  if (!config) return [];
  const versions = frozenVersions(config.docVersions);
  return [config.api.route, ...versions.map((one) => routeInVersion(config.api.route, one))];
}

/** What llms.txt lists behind the pages: files of today's API, and the llms.txt of each frozen version. */
function llmsFiles(api: ApiSource, versions: readonly LabeledVersion[]) {
  const downloads = llmsDownloads(api, null);
  return [
    ...(downloads.length
      ? [{ label: words.tools, address: "/tools.json", about: words.toolsAbout }]
      : []),
    ...downloads,
    ...versions.map(({ label, route }) => ({
      label: words.version(label),
      address: `${route}/llms.txt`,
      about: words.versionAbout,
    })),
  ];
}

const publicDir = path.resolve("public");

type Step = <T>(name: string, work: () => Promise<T> | T) => Promise<T>;

interface Built {
  args: ParentSpanPluginArgs;
  pages: BuiltPage[];
  step: Step;
}

/** Redirect pages and the rules of each host. */
async function writeHosting(
  { args, pages }: Built,
  config: SiteConfig | undefined,
  redirects: GatsbyState["redirects"],
): Promise<void> {
  const { pathPrefix } = args;
  const routes = pages.map(({ route }) => route).filter((route) => route !== "/404");
  const own = hostRules(redirects, pathPrefix, routes, staticDocuments(path.resolve("static")));
  await writeRedirectPages(publicDir, own, config && ownLocale(config));
  const rules = config ? await withLocaleRules(config, own) : own;
  await writeHostRules(publicDir, rules);
  // The build of the default locale writes the configurations for all locales.
  if (!config || !localePrefix(config)) await writeHostConfigurations(generatedDir, rules);
}

/** Makes the final HTML, then the Markdown versions and the files for agents, which are read from it. */
async function finish({ args, pages, step }: Built, config: SiteConfig): Promise<void> {
  const { pathPrefix, reporter } = args;
  const graphql = args.graphql as CreatePagesArgs["graphql"];
  await step("finish the HTML", () => {
    finishPages(publicDir, config, pathPrefix, mustHaveScripts);
  });
  const api = apiSource(args);
  const made = { publicDir, pages, config, api, reporter };
  await step("write Markdown versions", async () => {
    const [markdown] = await Promise.all([
      writeMarkdown({ ...made, url: config.url, prefix: pathPrefix }),
      writeAgentFiles(publicDir, config.api.route, {
        title: config.title,
        url: config.url + pathPrefix,
      }),
    ]);
    const versions = labeledVersions(config);
    const sources = { ...made, graphql, markdown };
    await writeLlms({ ...sources, files: llmsFiles(api, versions) });
    for (const version of versions)
      await writeLlms({ ...sources, version, files: llmsDownloads(api, version.name) });
  });
}

/** Makes files from the finished pages, removes outdated files, checks all links, and uploads the search records. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const { store, reporter, pathPrefix } = args;
  const graphql = args.graphql as CreatePagesArgs["graphql"];
  const step: Step = (name, work) => buildStep(reporter, name, work);
  const state = store.getState() as GatsbyState;
  moduleCache.save();
  noteTypesWritten();
  await removePartytown(publicDir);
  await makeSourceMapsRelative(publicDir, process.cwd());
  const { config } = loadSiteConfig(process.cwd(), process.env);
  const { synonyms } = await contentLibrary();
  const records = await step("write the search", () =>
    writeSearch(publicDir, graphql, synonyms, reporter),
  );
  const routesOfPages = [...state.pages.values()].map((page) => page.path);
  const pages = builtPages(publicDir, routesOfPages.map(htmlFileOf));
  const built: Built = { args, pages, step };
  // Drawn in threads of their own while this one makes the files below.
  const cards =
    config &&
    step("draw images for social media", () => writeSocialImages(publicDir, pages, config));
  // An error is that of the await below, also if another step fails before.
  cards?.catch(() => undefined);
  if (config) {
    await writeIcons(publicDir, config, pathPrefix);
    await writeWellKnown(publicDir, config, pathPrefix);
  }
  await writeRouteList(publicDir, pages);
  await writePageMap(publicDir, pages);
  await writeFeeds(graphql, publicDir, pathPrefix);
  const lastChanges = await readGitDates(openapiDir);
  const undated = await writeApiFeed(graphql, { publicDir, prefix: pathPrefix, lastChanges });
  setProblems("api feed", undated);
  await writeHosting(built, config, state.redirects);
  if (config) await finish(built, config);
  await cards;
  withdrawFiles(publicDir, state, config, reporter);
  await step("make the site work offline", () =>
    writeOffline(publicDir, { pages, reference: apiRoutes(config), prefix: pathPrefix }, reporter),
  );
  setProblems("hashed names", checkHashedNames(publicDir));
  const broken = await step("check all links", () =>
    checkBuiltLinks(publicDir, state.redirects, pathPrefix),
  );
  setProblems("built links", broken);
  reportProblems(reporter);

  // Last, so that readers find nothing from a build with errors.
  await uploadSearchRecords(records, config?.search.algolia, reporter);
  const below = config ? localePrefix(config) : "";
  noteFinished(publicDir, {
    below: below.slice(1),
    locales: config && !below ? contentLocales(config).known : [],
    files: ownFiles(publicDir, config),
  });
};

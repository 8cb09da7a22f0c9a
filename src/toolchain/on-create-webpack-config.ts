import path from "node:path";
import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby";
import { loadSiteConfig } from "../config/load-site-config";
import type { SiteConfig } from "../config/schema/site-config";
import { datePatterns } from "../i18n/date-patterns";
import { text } from "../i18n/text";
import { compileTexts } from "./compile-texts";
import { extractPlugins } from "./extract-plugins";
import { SameBytesAnywhere } from "./same-bytes-anywhere";
import { compileWithSwc } from "./compile-with-swc";
import { NoteAssets } from "../output/files/note-assets";
import { shortClassNames } from "./short-class-names";
import { nameScripts, shortFileNames } from "./short-file-names";
import { chooseSourceMaps } from "./source-maps";
import { guardScroll } from "./guard-scroll";
import { splitStyles } from "./split-styles";
import { tuneMinifier } from "./tune-minifier";
import { resolveFromProject } from "./resolve-from-project";
import { renderWithStyles } from "./render-with-styles";
import { leaveOutVersions } from "./without-versions";
import { searchedVersions } from "../output/search/searched-versions";
import { noticeDeletions } from "./notice-deletions";
import { oneMessage } from "./one-message";
import { quickenWebpack } from "./quicken-webpack";
import { tuneWebpackCache } from "./webpack-cache";
import { lightenRuntime } from "./lighter-runtime";
import { sendPreact } from "./preact-for-react";
import { requireTrustedTypes } from "./trusted-types";
import { leaveOutEslint } from "./without-eslint";
import { leaveOutPartytown } from "./without-partytown";
import { mustMatch } from "./must-match";
import { firstEntries } from "../views/components/home/first-entries";

/**
 * Silences warnings about the order of style sheets, which does not matter: class names of modules are unique, and
 * everything shared is in cascade layers, which any module overrides.
 */
function ignoreStyleOrder({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  const extracting = extractPlugins(config);
  const patch = { name: "on-create-webpack-config", decision: "0011-critical-styles" };
  if (stage === "build-javascript") mustMatch(patch, extracting.length > 0);
  for (const plugin of extracting) plugin.options.ignoreOrder = true;
  actions.replaceWebpackConfig(config);
}

/** Pages that the search suggests while nothing is typed. */
const suggestedPages = ({ home }: SiteConfig) =>
  firstEntries(home.sections).map(({ label, to, href }) => ({ label, to, href }));

/** Applies all patches, and defines the constants `SITE_*`, the configuration that browsers need before any data. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  const { config } = loadSiteConfig(process.cwd(), process.env);
  const early = config && {
    colorMode: config.colorMode,
    announcement: config.announcement?.isCloseable ? config.announcement.id : null,
  };
  const search = config && {
    ...config.search,
    language: config.language,
    feedbackUrl: config.feedbackUrl,
    versions: searchedVersions(config.docVersions),
  };
  const dates = Object.fromEntries(
    Object.entries(datePatterns(text.locale)).map(([name, texts]) => [name, JSON.stringify(texts)]),
  );
  args.actions.setWebpackConfig({
    module: {
      rules: [{ include: path.resolve("src"), parser: { exportsPresence: "error" } }],
    },
    // openapi-sampler writes XML with it, which only pages show that are drawn by the build: 21 KB of the mock's worker.
    ...(args.stage === "build-javascript" && {
      resolve: { alias: { "fast-xml-parser": false } },
    }),
    plugins: [
      args.plugins.define({
        SITE_EARLY: JSON.stringify(early ?? null),
        // With one locale, pages carry no code for several.
        "process.env.SITE_HAS_LOCALES": JSON.stringify(
          config && config.locales.length > 1 ? "true" : "",
        ),
        SITE_SEARCH: JSON.stringify(search ?? null),
        SITE_FIRST_PAGES: JSON.stringify(config ? suggestedPages(config) : []),
        SITE_DATES: dates,
        SITE_REAL_SERVERS: JSON.stringify(config?.api.realServers ?? false),
      }),
      ...(args.stage === "develop" ? [noticeDeletions, oneMessage] : []),
      ...(args.stage.startsWith("build-") ? [new NoteAssets()] : []),
      ...(args.stage === "build-javascript" ? [new SameBytesAnywhere()] : []),
    ],
  });
  nameScripts(args);
  resolveFromProject(args);
  tuneWebpackCache(args);
  quickenWebpack(args);
  compileWithSwc(args);
  if (config) compileTexts(args, config);
  chooseSourceMaps(args);
  leaveOutEslint(args);
  leaveOutPartytown(args);
  lightenRuntime(args);
  sendPreact(args);
  requireTrustedTypes(args, config);
  guardScroll(args);
  if (config?.docVersions.length === 1) leaveOutVersions(args);
  ignoreStyleOrder(args);
  shortClassNames(args);
  renderWithStyles(args);
  if (args.stage === "build-javascript") {
    splitStyles(args);
    shortFileNames(args);
    tuneMinifier(args);
  }
};

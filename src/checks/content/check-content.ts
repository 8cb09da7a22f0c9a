import fs from "node:fs";
import path from "node:path";
import { loadSiteConfig } from "../../config/load-site-config";
import type { SiteConfig } from "../../config/schema/site-config";
import { caseClashes } from "../../config/addresses/any-case";
import { contentLocales } from "../../config/content-locales";
import type { Content } from "../../content/mdx/content";
import { loadContent } from "../../content/mdx/load-content";
import { pageRedirects } from "../../content/mdx/page-redirects";
import { withoutEchoes } from "../../content/mdx/problems/without-echoes";
import type { Problem } from "../../problems/problem";
import { checkDuplicates } from "../prose/check-duplicates";
import { checkEnglish } from "../prose/check-english";
import { checkSpelling } from "../prose/check-spelling";
import { loadDictionary } from "../prose/spelling-dictionary";
import { frozenVersions } from "../../config/docs-versions";
import { versionFolderProblems } from "../../content/versions/version-folders";
import { readConfigTexts } from "../../config/translations/read-config-texts";
import { checkTimeline } from "../timeline/check-timeline";
import { readDemo } from "../timeline/read-demo";
import { checkVersionClaims } from "./check-claims";
import { readDescriptions } from "./read-descriptions";
import { siteLinkProblems } from "./site-links";
import { yamlPages } from "./yaml-pages";

/** Relative to `root`, the project's folder. */
interface ContentFolders {
  root: string;
  content: string;
  openapi: string;
  static: string;
}

type CheckedSite = Parameters<typeof siteLinkProblems>[0];

function folderProblems({ root, content, openapi }: ContentFolders, { docVersions }: SiteConfig) {
  return versionFolderProblems(docVersions, {
    content: path.resolve(root, content),
    openapi: path.resolve(root, openapi),
    shown: (absolute) => path.relative(root, absolute).split(path.sep).join("/"),
    configFile: process.env.SITE_CONFIG ?? "src/config/site.config.ts",
  });
}

/** Problems with translations, except spelling, because the dictionaries are English. */
async function translationProblems(
  { root, content: folder }: ContentFolders,
  site: CheckedSite,
): Promise<Problem[]> {
  const { config, content, descriptionOf } = site;
  const versions = frozenVersions(config.docVersions);
  const reported = new Set(content.problems.map((problem) => JSON.stringify(problem)));
  const found: Problem[] = [];
  for (const language of contentLocales(config).known) {
    const locales = contentLocales({ ...config, language });
    const { imageHosts } = config;
    const translated = await loadContent(folder, root, locales, versions, imageHosts);
    const place = { root, contentDir: folder, chain: locales.chain };
    const { problems } = readConfigTexts(config, place);
    const documents = translated.documents.filter(({ locale }) => locale !== undefined);
    const claims = checkVersionClaims({ ...translated, documents }, descriptionOf, "error");
    const links = siteLinkProblems({ ...site, content: translated });
    const ofTranslations = links.filter(({ where }) =>
      documents.some(({ file }) => file === where?.file),
    );
    found.push(...problems, ...translated.problems, ...claims, ...ofTranslations);
  }
  const unique = new Map(found.map((problem) => [JSON.stringify(problem), problem]));
  return [...unique].filter(([key]) => !reported.has(key)).map(([, problem]) => problem);
}

/** Problems of today's pages with the history of the demo company. */
function timelineProblems({ root, openapi }: ContentFolders, { content }: CheckedSite): Problem[] {
  const pages = content.documents
    .filter(({ docsVersion }) => docsVersion === undefined)
    .map((page) => ({ ...page, text: fs.readFileSync(page.contentFilePath, "utf8") }));
  return checkTimeline({ pages, ...readDemo(path.resolve(root, openapi), root) });
}

/** Addresses that differ in case alone, and old ones that are in use: what a build finds when it makes pages. */
function addressProblems({ documents }: Content): Problem[] {
  const routes = new Map(documents.map(({ slug, file }) => [slug, file]));
  const placed = [...routes].map(([address, file]) => ({ address, file }));
  return [...pageRedirects(documents, routes).problems, ...caseClashes(placed)];
}

/** Checks pages without a build. The lint of the API description reports its problems. */
export async function checkContent(
  folders: ContentFolders,
): Promise<{ problems: Problem[]; pages: readonly string[] }> {
  const { root } = folders;
  const { config, problems: configProblems } = loadSiteConfig(root, process.env);
  const locales = config && { chain: [], known: contentLocales(config).known };
  const versions = frozenVersions(config?.docVersions ?? []);
  const content = await loadContent(folders.content, root, locales, versions, config?.imageHosts);
  const described = await readDescriptions(
    folders.openapi,
    root,
    versions,
    config?.api.referenceHosts,
  );
  // What follows reads the folder again, and would only throw.
  if (content.problems.some(({ code }) => code === "content-unreadable"))
    return { problems: [...configProblems, ...described.problems, ...content.problems], pages: [] };
  const { descriptionOf } = described;
  const site = {
    content,
    descriptionOf,
    brokenLinks: "error",
    staticDir: path.resolve(root, folders.static),
  } as const;
  const shownWordsFile = path.join(folders.content, "words.txt");
  const wordsFile = path.resolve(root, shownWordsFile);
  const spelled = [...content.documents, ...yamlPages(path.resolve(root, folders.content), root)];
  const problems = [
    ...configProblems,
    ...(config ? folderProblems(folders, config) : []),
    ...described.problems,
    ...content.problems,
    ...addressProblems(content),
    ...checkVersionClaims(content, descriptionOf, "error"),
    // Frozen pages repeat today's.
    ...checkDuplicates(content.documents.filter(({ docsVersion }) => docsVersion === undefined)),
    ...(await checkSpelling(spelled, await loadDictionary(wordsFile), shownWordsFile)),
    ...checkEnglish(spelled),
    ...(config ? siteLinkProblems({ ...site, config }) : []),
    ...(config ? timelineProblems(folders, { ...site, config }) : []),
    ...(config ? await translationProblems(folders, { ...site, config }) : []),
  ];
  return { problems: withoutEchoes(problems), pages: content.documents.map(({ file }) => file) };
}

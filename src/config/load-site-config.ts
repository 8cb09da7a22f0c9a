import fs from "node:fs";
import path from "node:path";
import { z } from "zod";
import { oneLine } from "./one-line";
import { didYouMean } from "../problems/did-you-mean";
import { otherEncoding, type OtherEncoding } from "../problems/other-encoding";
import { problemsFromZod } from "../problems/from-zod";
import { hasErrors, type Problem } from "../problems/problem";
import { parseYamlSource, type YamlPath, type YamlSource } from "../problems/yaml-source";
import { withTexts } from "./translations/config-texts";
import { readConfigTexts } from "./translations/read-config-texts";
import { apiInfo } from "./api-info";
import { algoliaFromEnvironment } from "./algolia-environment";
import { environmentProblems, type CheckedEnvironment } from "./environment-problems";
import { imageHostProblems } from "./image-host-problems";
import { isReadable, permissionWords } from "./files-below";
import { foreignSetting } from "./foreign-settings";
import { linkFault, linkRules } from "./addresses/link-address";
import { contentLocales } from "./content-locales";
import { localeProblems } from "./locale-problems";
import { locateInSource } from "./locate-in-source";
import { mapTexts } from "./map-texts";
import { mergeConfig } from "./merge-config";
import { ownMachineProblems } from "./own-machine-problems";
import { neutralConfig } from "./neutral-config";
import { isSet } from "./reachability";
import { settingExamples } from "./setting-examples";
import { siteConfigSchema, type SiteConfig, type SiteConfigInput } from "./schema/site-config";
import { siteConfig } from "./site.config";
import { isOtherSite, type OtherFolders } from "./source-folders";

/** The configuration of this site. */
const ownFile = "src/config/site.config.ts";
const neutralFile = "src/config/neutral-config.ts";
const subject = {
  subject: "site configuration",
  code: "site-config",
  instead: foreignSetting,
  examples: settingExamples,
};

export interface LoadedSiteConfig {
  /** Undefined if there are errors. */
  config?: SiteConfig;
  /** Content of SITE_CONFIG. */
  override: unknown;
  problems: Problem[];
  /** File and line of a value; undefined if the configuration is invalid. */
  locate?: YamlSource["locate"];
}

interface Environment extends CheckedEnvironment, OtherFolders {
  SITE_CONFIG?: string;
  LOCALE?: string;
}

/** The problem of the file that SITE_CONFIG names. */
const refused = (file: string, problem: Omit<Problem, "level">): Problem => ({
  level: "error",
  where: { file },
  seen: `SITE_CONFIG=${file}`,
  ...problem,
});

/** `absolute` is the same path from the root of the file system. */
function missingFile(file: string, absolute: string): Problem {
  const folder = path.dirname(absolute);
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const known = names.filter((name) => /\.(?:ya?ml|json)$/.test(name));
  const near = didYouMean(path.basename(file), known);
  const fix = near === undefined ? "./site.yaml" : path.join(path.dirname(file), near);
  return refused(file, {
    code: "site-config-not-found",
    what: "The file that SITE_CONFIG names does not exist",
    cause: "The path is misspelled, or relative to another folder than the project's.",
    fix: `SITE_CONFIG=${fix} npm run build`,
  });
}

const notFile = (file: string) =>
  refused(file, {
    code: "site-config-not-a-file",
    what: "SITE_CONFIG names a folder",
    cause: "The name of the YAML or JSON file in it is missing.",
    fix: `SITE_CONFIG=${path.join(file, "site.yaml")} npm run build`,
  });

const notReadable = (file: string) =>
  refused(file, {
    code: "site-config-unreadable",
    what: "The file that SITE_CONFIG names may not be read",
    ...permissionWords(file),
  });

const notText = (file: string, { line, seen, cause, fix }: OtherEncoding) =>
  refused(file, {
    code: "site-config-not-text",
    what: "The file that SITE_CONFIG names is not text in UTF-8",
    where: { file, line },
    seen,
    cause,
    fix,
  });

function notConfiguration(file: string): Problem {
  const { dir, name } = path.parse(file);
  return refused(file, {
    code: "site-config-not-yaml",
    what: "The file that SITE_CONFIG names is neither YAML nor JSON",
    where: { file, line: 1 },
    cause: "The configuration of a site is data, in a file that ends in .yaml, .yml, or .json.",
    fix: `SITE_CONFIG=${path.join(dir, name)}.yaml npm run build`,
  });
}

function readOverride(root: string, file: string): YamlSource | Problem {
  const absolute = path.resolve(root, file);
  if (!fs.existsSync(absolute)) return missingFile(file, absolute);
  if (!fs.statSync(absolute).isFile()) return notFile(file);
  const name = path.relative(root, absolute);
  if (!isReadable(absolute)) return notReadable(name);
  if (/\.(?:[cm]?[jt]sx?|toml|env|ini|md|mdx)$/i.test(name)) return notConfiguration(name);
  const bytes = fs.readFileSync(absolute);
  const other = otherEncoding(bytes, name);
  if (other) return notText(name, other);
  const text = bytes.toString("utf8");
  const source = parseYamlSource({ file: name, text, subject: "site configuration" });
  // A file with comments alone changes nothing.
  const { error } = z.looseObject({}).nullable().safeParse(source.value);
  if (!error || source.problems.length) return source;
  return { ...source, problems: problemsFromZod(error, source, siteConfigSchema, subject) };
}

/** Locates values in SITE_CONFIG if it sets them, otherwise in the defaults. */
function configSource(
  root: string,
  value: unknown,
  defaultFile: string,
  override?: YamlSource,
): YamlSource {
  const defaults = path.join(root, defaultFile);
  const text = fs.existsSync(defaults) ? fs.readFileSync(defaults, "utf8") : "";
  const inDefaults = (p: YamlPath) => locateInSource(defaultFile, text, p);
  const overriding = ([key]: YamlPath) =>
    isSet(override?.value, [String(key)]) ? override : undefined;
  return {
    value,
    problems: [],
    locate: (p) => overriding(p)?.locate(p) ?? { file: defaultFile, line: inDefaults(p).line },
    seen: (p) => overriding(p)?.seen(p) ?? inDefaults(p).seen,
  };
}

const mark = "{marketing}";
const stand = "https://www.example.com";

/** Replaces `{marketing}` at the start of any text of the configuration. */
function expandMarketing(value: unknown, address: unknown): unknown {
  if (typeof address !== "string") return value;
  // An invalid address is one problem, not one for each link that begins with it.
  const base = linkFault(address, linkRules.web) ? stand : address.replace(/\/+$/, "");
  return mapTexts(value, (text) => (text.startsWith(mark) ? base + text.slice(mark.length) : text));
}

/** Sets the locale of the build: LOCALE, else `language`, else the first of `locales`. */
function withLanguage(value: unknown, chosen: string | undefined): unknown {
  const { language, locales } = Object(value) as { language?: unknown; locales?: unknown };
  const [first] = Array.isArray(locales) ? (locales as unknown[]) : [];
  const code: unknown = chosen || (language ?? Reflect.get(Object(first), "code"));
  // If there is none, the schema reports the list of locales, not the language.
  return mergeConfig(value, { language: code ?? "en" });
}

/** Translates the configuration into the locale of the build, which has its own Algolia index. */
function inOwnLanguage(
  config: SiteConfig,
  root: string,
  contentDir = "content",
): { config: SiteConfig; problems: Problem[] } {
  const { chain } = contentLocales(config);
  if (!chain.length) return { config, problems: [] };
  const { texts, problems } = readConfigTexts(config, { root, contentDir, chain });
  const translated = withTexts(config, texts);
  const { algolia } = translated.search;
  const ownIndex = algolia && {
    algolia: { ...algolia, indexName: `${algolia.indexName}_${config.language}` },
  };
  return { config: { ...translated, search: { ...translated.search, ...ownIndex } }, problems };
}

/** The values of this site, or those of any other, whose SITE_CONFIG is `own`. */
export function defaultConfig(root: string, env: OtherFolders, own?: unknown): SiteConfigInput {
  if (!isOtherSite(env)) return siteConfig;
  return neutralConfig(apiInfo(path.resolve(root, env.OPENAPI_DIR || "openapi")), own);
}

/** Merges the defaults, SITE_CONFIG (YAML or JSON), SITE_URL, LOCALE, and ALGOLIA_…, and validates the result. */
export function loadSiteConfig(
  root: string,
  env: Environment,
  defaults?: SiteConfigInput,
): LoadedSiteConfig {
  const refused = environmentProblems(env);
  if (refused.length) return { override: undefined, problems: refused };
  const read = env.SITE_CONFIG ? readOverride(root, env.SITE_CONFIG) : undefined;
  if (read && "code" in read) return { override: undefined, problems: [read] };
  if (read?.problems.length) return { override: undefined, problems: read.problems };
  const override = read?.value;
  const base = defaults ?? defaultConfig(root, env, override);
  let value = mergeConfig(base, override ?? undefined);
  if (env.SITE_URL) value = mergeConfig(value, { url: env.SITE_URL });
  const { algolia, problems: wrong } = algoliaFromEnvironment(env);
  if (wrong.length) return { override, problems: wrong };
  if (algolia) value = mergeConfig(value, { search: { algolia } });
  const { url } = Object(value) as { url?: unknown };
  if (typeof url === "string") value = mergeConfig(value, { url: url.replace(/\/+$/, "") });
  value = mapTexts(value, oneLine);
  value = expandMarketing(value, Reflect.get(Object(value), "marketingUrl"));
  value = withLanguage(value, env.LOCALE);
  const result = siteConfigSchema.safeParse(value);
  const source = configSource(root, value, isOtherSite(env) ? neutralFile : ownFile, read);
  if (!result.success)
    return {
      override,
      problems: problemsFromZod(result.error, source, siteConfigSchema, subject),
    };
  const problems = [
    ...localeProblems(result.data, {
      at: (path) => ({ ...source.locate(path), seen: source.seen(path) }),
      chosen: env.LOCALE,
    }),
    ...imageHostProblems(result.data, source.locate),
    ...ownMachineProblems(result.data, source),
  ];
  if (hasErrors(problems)) return { override, problems };
  const translated = inOwnLanguage(result.data, root, env.CONTENT_DIR);
  problems.push(...translated.problems);
  return { config: translated.config, override, problems, locate: source.locate };
}

import { isUtf8 } from "node:buffer";
import fs from "node:fs";
import path from "node:path";
import { dictionaryLanguages } from "../i18n/dictionary-name";
import { oneLine } from "./one-line";
import { problemsFromZod } from "../problems/from-zod";
import { hasErrors, type Problem } from "../problems/problem";
import { parseYamlSource, type YamlSource } from "../problems/yaml-source";
import { withTexts } from "./translations/config-texts";
import { readConfigTexts } from "./translations/read-config-texts";
import { algoliaFromEnvironment } from "./algolia-environment";
import { environmentProblems, type CheckedEnvironment } from "./environment-problems";
import { imageProblems } from "./image-problems";
import { expandMarketing } from "./expand-marketing";
import { contentLocales } from "./locales";
import { localeProblems } from "./locale-problems";
import { locateInSource } from "./locate-in-source";
import { mapTexts } from "./map-texts";
import { mergeConfig } from "./merge-config";
import { siteConfigSchema, type SiteConfig, type SiteConfigInput } from "./schema/site-config";
import { siteConfig } from "./site.config";

const defaultFile = "src/config/site.config.ts";
const subject = {
  subject: "site configuration",
  code: "site-config",
  examples: {
    url: "url: https://docs.example.com",
    marketingUrl: "marketingUrl: https://www.example.com",
    feedbackUrl: "feedbackUrl: https://www.example.com/contact",
    editUrl: "editUrl: https://git.example.com/docs/edit/main/{path}",
    docVersions:
      "docVersions:\n  - name: current\n    label: Next\n    mainDocId: intro\n  - name: v1\n    label: 1.x\n    mainDocId: intro\n    href: https://v1.docs.example.com",
    locales: "locales:\n  - code: en\n    label: English\n    htmlLang: en",
    code: "code: pt-BR",
    fallback: "fallback: en",
    dir: "dir: rtl",
    language: "language: en",
    imageHosts: 'imageHosts: ["https://cdn.example.com"]',
    id: "id: new-docs",
    content: 'content: These docs are new. <a href="/blog">What has changed</a>',
    backgroundColor: 'backgroundColor: "#0c7566"',
    textColor: 'textColor: "#ffffff"',
    referenceHosts: 'referenceHosts: ["schemas.example.com"]',
    src: "src: /logo.svg",
    to: "to: /docs/intro",
    href: "href: https://www.example.com",
    links: "- label: Docs\n  to: /docs/intro",
    items: "- label: Docs\n  to: /docs/intro",
    filters: 'filters: ["kind:tutorial"]',
    externalUrlPattern: "externalUrlPattern: ^https://www\\.example\\.com/",
    entries: "- label: Docs\n  to: /docs/intro\n  text: Start here.",
  },
};

export interface LoadedSiteConfig {
  /** Undefined when it is wrong; then `problems` says why. */
  config?: SiteConfig;
  /** What SITE_CONFIG sets itself: links in it must work, links of the defaults are left out when they do not. */
  override: unknown;
  problems: Problem[];
  /** File and line of a value; undefined where the configuration could not be read. */
  locate?: YamlSource["locate"];
}

interface Environment extends CheckedEnvironment {
  SITE_CONFIG?: string;
  LOCALE?: string;
  CONTENT_DIR?: string;
}

function missingFile(file: string): Problem {
  return {
    level: "error",
    code: "site-config-not-found",
    what: "The file that SITE_CONFIG names does not exist",
    where: { file },
    seen: `SITE_CONFIG=${file}`,
    cause: "The path is misspelt, or relative to another folder than the project's.",
    fix: "SITE_CONFIG=./site.yaml npm run build",
  };
}

function notText(file: string): Problem {
  return {
    level: "error",
    code: "site-config-not-text",
    what: "The file that SITE_CONFIG names is no text in UTF-8",
    where: { file, line: 1 },
    seen: `SITE_CONFIG=${file}`,
    cause: "It was saved in another encoding, or is no YAML and no JSON at all.",
    fix: `iconv -f WINDOWS-1252 -t UTF-8 ${file} > site.yaml`,
  };
}

function readOverride(root: string, file: string): YamlSource | Problem {
  const absolute = path.resolve(root, file);
  if (!fs.existsSync(absolute) || !fs.statSync(absolute).isFile()) return missingFile(file);
  const name = path.relative(root, absolute);
  const bytes = fs.readFileSync(absolute);
  if (!isUtf8(bytes)) return notText(name);
  const text = bytes.toString("utf8");
  return parseYamlSource({ file: name, text, subject: "site configuration" });
}

/** Where a value stands: in the file of SITE_CONFIG when it sets it, else in the defaults. */
function configSource(root: string, value: unknown, override?: YamlSource): YamlSource {
  const defaults = path.join(root, defaultFile);
  const text = fs.existsSync(defaults) ? fs.readFileSync(defaults, "utf8") : "";
  const at = (p: readonly PropertyKey[]) => locateInSource(defaultFile, text, p);
  const sets = (p: readonly PropertyKey[]) =>
    override !== undefined &&
    typeof override.value === "object" &&
    override.value !== null &&
    String(p[0]) in override.value;
  return {
    value,
    problems: [],
    locate: (p) =>
      sets(p) && override ? override.locate(p) : { file: at(p).file, line: at(p).line },
    seen: (p) => (sets(p) && override ? override.seen(p) : at(p).seen),
  };
}

/** The locale of the build: that of LOCALE, else that of the configuration, else the first. */
function withLanguage(value: unknown, chosen: string | undefined): unknown {
  const { language, locales } = Object(value) as { language?: unknown; locales?: unknown };
  const [first] = Array.isArray(locales) ? (locales as unknown[]) : [];
  const own: unknown = chosen || (language ?? Reflect.get(Object(first), "code"));
  // Without any locale the list itself is what is wrong.
  return mergeConfig(value, { language: own ?? "en" });
}

/** The words of the configuration in the locale of the build. Of Algolia's indexes each locale has one. */
function inOwnLanguage(
  config: SiteConfig,
  root: string,
  contentDir = "content",
): { config: SiteConfig; problems: Problem[] } {
  const { chain } = contentLocales(config);
  if (!chain.length) return { config, problems: [] };
  const { texts, problems } = readConfigTexts(config, { root, contentDir, chain });
  const own = withTexts(config, texts);
  const { algolia } = own.search;
  const indexName = algolia && `${algolia.indexName}_${config.language}`;
  const search = algolia ? { ...own.search, algolia: { ...algolia, indexName } } : own.search;
  return { config: { ...own, search } as SiteConfig, problems };
}

/** Reads the defaults, lays SITE_CONFIG (YAML or JSON), SITE_URL, LOCALE and ALGOLIA_… over them, and validates the result. */
export function loadSiteConfig(
  root: string,
  env: Environment,
  defaults: SiteConfigInput = siteConfig,
): LoadedSiteConfig {
  const refused = environmentProblems(env);
  if (refused.length) return { override: undefined, problems: refused };
  const read = env.SITE_CONFIG ? readOverride(root, env.SITE_CONFIG) : undefined;
  if (read && "code" in read) return { override: undefined, problems: [read] };
  if (read?.problems.length) return { override: undefined, problems: read.problems };
  let value = mergeConfig(defaults, read?.value ?? undefined);
  if (env.SITE_URL) value = mergeConfig(value, { url: env.SITE_URL });
  const { algolia, problems: wrong } = algoliaFromEnvironment(env);
  if (wrong.length) return { override: read?.value, problems: wrong };
  if (algolia) value = mergeConfig(value, { search: { algolia } });
  const { url } = Object(value) as { url?: unknown };
  if (typeof url === "string") value = mergeConfig(value, { url: url.replace(/\/+$/, "") });
  value = mapTexts(value, oneLine);
  value = expandMarketing(value, Reflect.get(Object(value), "marketingUrl"));
  value = withLanguage(value, env.LOCALE);
  const result = siteConfigSchema.safeParse(value);
  const source = configSource(root, value, read);
  if (result.success) {
    const problems = [
      ...localeProblems(result.data, dictionaryLanguages, {
        at: (at) => ({ ...source.locate(at), seen: source.seen(at) }),
        chosen: env.LOCALE,
      }),
      ...imageProblems(result.data, source.locate),
    ];
    if (hasErrors(problems)) return { override: read?.value, problems };
    const { config, problems: untold } = inOwnLanguage(result.data, root, env.CONTENT_DIR);
    const { locate } = source;
    return { config, override: read?.value, problems: [...problems, ...untold], locate };
  }
  const problems = problemsFromZod(result.error, source, siteConfigSchema, subject);
  return { override: read?.value, problems };
}

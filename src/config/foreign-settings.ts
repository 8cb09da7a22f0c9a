import type { Instead } from "../problems/from-zod";
import { settingExamples } from "./setting-examples";

/** Settings of other generators that are one key here. */
const renamed: Record<string, string> = {
  siteUrl: "url",
  site: "url",
  baseURL: "url",
  hostname: "url",
  tagline: "description",
  lang: "language",
  languageCode: "language",
  defaultLocale: "language",
};

/** Settings that have another place here, or none: why, and what to write instead of removing the line. */
const elsewhere: [keys: RegExp, cause: string, fix?: string][] = [
  [
    /^(?:baseUrl|base|pathPrefix|base_path)$/,
    "The path below which a site is served is not a key here, but the variable PATH_PREFIX.",
    "PATH_PREFIX=/docs npm run build",
  ],
  [
    /^(?:onBroken(?:Links|Anchors|MarkdownLinks)|ignoreDeadLinks)$/,
    "What broken links do is not a key here, but the variable ON_BROKEN_LINKS.",
    "ON_BROKEN_LINKS=warn npm run build",
  ],
  [
    /^(?:themeConfig|theme)$/,
    "The navigation bar, the footer, the color mode, and the announcement stand by themselves here.",
    settingExamples.navbar,
  ],
  [
    /^(?:announcementBar|banner)$/,
    "The bar above all pages is called announcement here.",
    settingExamples.announcement,
  ],
  [/^(?:i18n|locale)$/, "Each language of a site is an entry of locales.", settingExamples.locales],
  [
    /^(?:editLink|editUrl|edit_uri|repo_url|repo)$/,
    "The links to the editor of each page come from repository.editUrl.",
    settingExamples.repository,
  ],
  [
    /^(?:algolia|docsearch)$/,
    "An index at Algolia is a key of search.",
    "search:\n  algolia: { appId: 0A1B2C3D4E, searchKey: 0a1b2c3d4e5f, indexName: docs }",
  ],
  [
    /^(?:links|linkGroups)$/,
    "The links of the footer stand in its columns.",
    settingExamples.columns,
  ],
  [
    /^(?:sidebars?|nav|menu)$/,
    "Sidebars follow from the folders of the content: sidebar_position orders pages, _category_.yml names a folder. The bar above all pages is navbar.",
  ],
  [
    /^(?:presets|plugins|themes|integrations|modules|extensions|markdown|markdown_extensions|vite|webpack)$/,
    "Nothing is plugged into a site: it follows from its content, its API description, and this file.",
  ],
  [
    /^(?:gtag|googleAnalytics|googleTagManager|google_analytics|analytics|scripts|stylesheets|customCss|extra_css|headTags|head)$/,
    "Pages have the scripts and styles of the site, and load nothing from other hosts.",
  ],
  [
    /^(?:favicon|icon)$/,
    "The icons of a site are drawn from static/favicon.svg.",
    "cp icon.svg static/favicon.svg",
  ],
  [
    /^(?:social|socialLinks)$/,
    "Links to other sites are items of navbar, or in columns of footer.",
  ],
];

/** What to write for a setting that other generators have; undefined for those that nobody knows. */
export function foreignSetting(key: string, value: unknown): Instead | undefined {
  const known = Object.hasOwn(renamed, key) ? renamed[key] : undefined;
  if (known !== undefined && typeof value === "string") return { known, fix: `${known}: ${value}` };
  const found = elsewhere.find(([keys]) => keys.test(key));
  return found && { cause: found[1], fix: found[2] };
}

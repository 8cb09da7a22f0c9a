import fs from "node:fs";
import path from "node:path";
import type { SiteConfig } from "../config/schema/site-config";
import { checkLinks } from "../links/check-links";
import { parseMarkdown } from "../markdown/markdown-tree";
import type { Content } from "../mdx/content";
import { headingIds } from "../mdx/headings";
import type { LoadedDescription } from "../openapi/load-description";
import type { Problem } from "../problems/problem";

interface Site {
  content: Content;
  config: SiteConfig;
  description?: LoadedDescription;
  /** Absolute path of the folder of static files. */
  staticDir: string;
  brokenLinks: Problem["level"];
}

function staticFiles(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => `/${file.split(path.sep).join("/")}`);
}

/** The folders above a route, which lead on to a page below them. */
function foldersAbove(route: string): string[] {
  const parts = route.split("/").slice(1, -1);
  return parts.map((_part, index) => `/${parts.slice(0, index + 1).join("/")}`);
}

function apiRoutes({ config: { api }, description }: Site): string[] {
  if (!description) return [];
  const slugs = [...description.operations, ...description.overviews].map(({ slug }) => slug);
  return [api.categoryRoute, ...slugs.map((slug) => `${api.route}/${slug}`)];
}

/** Every address that a link can lead to: what create-pages makes, without making it. */
export function siteRoutes(site: Site): Set<string> {
  const { content, config } = site;
  const posts = content.documents.filter(
    ({ kind, frontMatter }) => kind === "blog" && !frontMatter.unlisted,
  );
  const lists = Array.from(
    { length: Math.ceil(posts.length / config.blog.postsPerPage) },
    (_, index) => (index ? `/blog/page/${index + 1}` : "/blog"),
  );
  const docsTags = content.tags
    .filter(({ scope }) => scope === "docs")
    .map(({ permalink }) => permalink);
  const pages = [
    "/",
    ...content.documents.map(({ slug }) => slug),
    ...content.categories.flatMap(({ slug }) => slug ?? []),
    ...lists,
    ...(docsTags.length ? ["/docs/tags", ...docsTags] : []),
    ...(content.glossary.length ? ["/docs/glossary"] : []),
    ...apiRoutes(site),
  ];
  const folders = pages.flatMap(foldersAbove).filter((route) => !/^\/blog\b/.test(route));
  return new Set([...pages, ...folders, ...staticFiles(site.staticDir)]);
}

/** The ids on the pages whose text is read here; other pages are not checked for anchors. */
function siteAnchors({ content, config, description }: Site): Map<string, ReadonlySet<string>> {
  const overviews = description?.overviews ?? [];
  return new Map([
    ...content.documents.map(({ slug, anchors }) => [slug, new Set(anchors)] as const),
    ...overviews.map(
      ({ slug, text }) =>
        [
          `${config.api.route}/${slug}`,
          new Set([...headingIds(parseMarkdown(text)).anchors, "operations"]),
        ] as const,
    ),
    ["/docs/glossary", new Set(content.glossary.map(({ key }) => key))] as const,
  ]);
}

/** Links of pages that lead nowhere. */
export function siteLinkProblems(site: Site): Problem[] {
  const sources = site.content.documents.map(({ slug, file, links }) => ({
    route: slug,
    file,
    links,
  }));
  return checkLinks(sources, {
    routes: siteRoutes(site),
    anchors: siteAnchors(site),
    brokenLinks: site.brokenLinks,
  });
}

import fs from "node:fs";
import path from "node:path";
import { apiFeedRoute } from "../../openapi/changes/feed-route";
import { planBlog } from "../../content/blog/plan";
import type { SiteConfig } from "../../config/schema/site-config";
import { staticAddresses } from "../../config/files-below";
import { internalLink } from "../../config/addresses/internal-link";
import { foldersAbove } from "../../content/navigation/folder-redirects";
import { checkLinks, draftFiles } from "../../content/links/check-links";
import { parseMarkdown } from "../../content/markdown/markdown-tree";
import type { Content } from "../../content/mdx/content";
import { headingIds } from "../../content/mdx/page/headings";
import type { Problem } from "../../problems/problem";
import { frozenVersions, routeInVersion } from "../../config/docs-versions";
import type { Descriptions } from "./check-claims";

interface Site {
  content: Content;
  config: SiteConfig;
  descriptionOf: Descriptions;
  /** Absolute. */
  staticDir: string;
  brokenLinks: Problem["level"];
}

/** All versions with their descriptions, as far as these can be read, and how to find their pages. */
function versionsOf({ config, descriptionOf }: Site) {
  const versions = [undefined, ...frozenVersions(config.docVersions)];
  return versions.map((version, index) => ({
    description: descriptionOf(version?.name),
    inVersion: (route: string) => (version ? routeInVersion(route, version) : route),
    hasChanges: index + 1 < versions.length,
  }));
}

const describedVersions = (site: Site) =>
  versionsOf(site).flatMap(({ description, ...rest }) =>
    description ? { description, ...rest } : [],
  );

function apiRoutes(site: Site): string[] {
  const { api } = site.config;
  const described = describedVersions(site);
  const feed = described[0]?.hasChanges ? [apiFeedRoute(api.route)] : [];
  const pages = described.flatMap(({ description, inVersion, hasChanges }) => {
    const slugs = [...description.operations, ...description.overviews].map(({ slug }) => slug);
    const all = [...slugs, ...(hasChanges ? ["changes"] : [])];
    return [api.categoryRoute, ...all.map((slug) => `${api.route}/${slug}`)].map(inVersion);
  });
  return [...pages, ...feed];
}

function blogRoutesOf({ documents, tags, authors }: Content, { blog }: SiteConfig): string[] {
  const posts = documents
    .filter(({ kind, frontMatter }) => kind === "blog" && !frontMatter.unlisted)
    .map(({ slug, frontMatter: { title, date = "", ...own } }) => ({
      ...{ id: slug, slug, title, date },
      ...{ tags: own.tags, authors: own.authors },
    }));
  const plan = planBlog({
    posts,
    tags: tags.filter(({ scope }) => scope === "blog"),
    authors,
    postsPerPage: blog.postsPerPage,
  });
  const owned = [...plan.tags, ...plan.authors].flatMap(({ pages }) => pages);
  return [
    ...[...plan.lists, ...owned].map(({ path: route }) => route),
    ...plan.indexes,
    ...plan.feeds,
  ];
}

/** Routes of src/pages: `/`, `/search`, `/offline`. */
const fixedRoutes = fs
  .readdirSync(path.resolve("src", "pages"))
  .map((file) => `/${path.parse(file).name}`)
  .filter((route) => route !== "/404")
  .map((route) => (route === "/index" ? "/" : route));

/** Every address that links may lead to: what src/graphql/create-pages/ creates, computed without a build. */
function siteRoutes(site: Site): Set<string> {
  const { content, config } = site;
  const onDocs = new Set(
    content.documents
      .filter(({ kind, frontMatter }) => kind === "doc" && !frontMatter.unlisted)
      .flatMap(({ frontMatter }) => frontMatter.tags),
  );
  const docsTags = content.tags
    .filter(({ scope, key }) => scope === "docs" && onDocs.has(key))
    .map(({ permalink }) => permalink);
  const pages = [
    ...fixedRoutes,
    ...content.documents.map(({ slug }) => slug),
    ...content.categories.flatMap(({ slug }) => slug ?? []),
    ...blogRoutesOf(content, config),
    ...(docsTags.length ? ["/docs/tags", ...docsTags] : []),
    ...(content.glossary.length ? ["/docs/glossary"] : []),
    ...apiRoutes(site),
  ];
  const folders = pages.flatMap(foldersAbove).filter((route) => !/^\/blog\b/.test(route));
  return new Set([...pages, ...folders, ...staticAddresses(site.staticDir)]);
}

/** Ids by page, where the content tells them; other pages are not checked. */
function siteAnchors(site: Site): Map<string, ReadonlySet<string>> {
  const { content, config } = site;
  return new Map([
    ...content.documents.map(({ slug, anchors }) => [slug, new Set(anchors)] as const),
    ...describedVersions(site).flatMap(({ description, inVersion }) =>
      description.overviews.map(({ slug, text }) => {
        const { anchors } = headingIds(parseMarkdown(text));
        const route = inVersion(`${config.api.route}/${slug}`);
        return [route, new Set([...anchors, "operations"])] as const;
      }),
    ),
    ["/docs/glossary", new Set(content.glossary.map(({ key }) => key))] as const,
  ]);
}

/**
 * Whether a link leads to the pages of a description that cannot be read. Nobody knows its pages, and its own problems
 * are told elsewhere.
 */
function leadsToUnread(site: Site): (href: string, from: string) => boolean {
  const { api } = site.config;
  const unread = versionsOf(site)
    .filter(({ description }) => !description)
    .flatMap(({ inVersion }) => [api.route, api.categoryRoute].map(inVersion));
  return (href, from) => {
    const target = internalLink(href, from)?.route;
    return unread.some((route) => target === route || target?.startsWith(`${route}/`));
  };
}

/** Broken links of pages. */
export function siteLinkProblems(site: Site): Problem[] {
  const { documents } = site.content;
  const isUnread = leadsToUnread(site);
  const sources = documents.map(({ slug, file, links, frontMatter }) => ({
    route: slug,
    file,
    links: links.filter(({ href }) => !isUnread(href, slug)),
    isDraft: frontMatter.draft,
  }));
  return checkLinks(sources, {
    routes: siteRoutes(site),
    anchors: siteAnchors(site),
    drafts: draftFiles(documents),
    brokenLinks: site.brokenLinks,
  });
}

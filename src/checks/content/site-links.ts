import type { SiteConfig } from "../../config/schema/site-config";
import { staticAddresses } from "../../config/files-below";
import { internalLink } from "../../config/addresses/internal-link";
import { checkLinks, draftFiles } from "../../content/links/check-links";
import { parseMarkdown } from "../../content/markdown/markdown-tree";
import type { Content } from "../../content/mdx/content";
import { headingIds } from "../../content/mdx/page/headings";
import type { Problem } from "../../problems/problem";
import { overviewAnchors } from "../../openapi/overview-anchors";
import { glossaryRoute } from "../../config/docs-routes";
import { glossaryAnchors } from "../../content/glossary/glossary-sections";
import type { Descriptions } from "./check-claims";
import { describedVersions, siteRoutes, versionsOf } from "./site-routes";

interface Site {
  content: Content;
  config: SiteConfig;
  descriptionOf: Descriptions;
  /** Absolute. */
  staticDir: string;
  brokenLinks: Problem["level"];
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
        return [route, overviewAnchors(anchors)] as const;
      }),
    ),
    [glossaryRoute, glossaryAnchors(content.glossary)] as const,
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
  const { pages, feeds, redirects } = siteRoutes(site);
  const drafts = draftFiles(documents);
  const files = staticAddresses(site.staticDir);
  const sources = documents.map(({ slug, file, links, frontMatter }) => ({
    route: slug,
    file,
    links: links.filter(({ href }) => !isUnread(href, slug)),
    isDraft: frontMatter.draft,
  }));
  return checkLinks(sources, {
    // A draft may lead to other drafts.
    routes: new Set([...pages, ...feeds, ...redirects, ...drafts.keys(), ...files]),
    anchors: siteAnchors(site),
    drafts,
    brokenLinks: site.brokenLinks,
  });
}

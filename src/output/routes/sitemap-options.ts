import { latestVersion } from "../../config/docs-versions";
import type { PageVersions } from "../../content/versions/page-versions";
import type { SiteConfig } from "../../config/schema/site-config";
import { localePrefix } from "../../config/content-locales";
import { sentAddress } from "../../config/addresses/sent-address";
import { blogRoutes } from "../../content/blog/plan";
import { offlineRoute } from "../../browser/offline/names";

const query = /* GraphQL */ `
  query Sitemap {
    site {
      siteMetadata {
        siteUrl
      }
    }
    siteConfig {
      docVersions {
        name
        banner
      }
    }
    allSitePage {
      nodes {
        path
        pageContext
      }
    }
    allDoc {
      nodes {
        slug
        unlisted
        lastUpdate {
          date
        }
        tags {
          permalink
        }
      }
    }
    allPage {
      nodes {
        slug
        unlisted
        lastUpdate {
          date
        }
      }
    }
    allBlogPost {
      nodes {
        slug
        unlisted
        date
        lastUpdate {
          date
        }
        tags {
          permalink
        }
        authors {
          permalink
        }
      }
    }
  }
`;

/** `lastmod` is yyyy-mm-dd. */
interface SitemapPage {
  path: string;
  lastmod?: string;
}

const newest = (...days: readonly (string | null | undefined)[]) =>
  days.reduce((a, b) => (b && (!a || b > a) ? b : a)) ?? undefined;

/** A list changes with its newest entry. */
function lastChanges({ allDoc, allPage, allBlogPost }: Queries.SitemapQuery) {
  const changes = new Map<string, string>();
  const note = (route: string | null, day: string | undefined) => {
    const last = route && newest(changes.get(route), day);
    if (last) changes.set(route, last);
  };
  for (const { slug, lastUpdate } of [...allDoc.nodes, ...allPage.nodes])
    note(slug, lastUpdate?.date ?? undefined);
  for (const { unlisted, lastUpdate, tags } of allDoc.nodes)
    if (!unlisted) for (const { permalink } of tags) note(permalink, lastUpdate?.date ?? undefined);
  for (const { slug, unlisted, date, lastUpdate, tags, authors } of allBlogPost.nodes) {
    const day = newest(date, lastUpdate?.date);
    note(slug, day);
    if (unlisted) continue;
    for (const route of Object.values(blogRoutes)) note(route, day);
    for (const { permalink } of [...tags, ...authors]) note(permalink, day);
  }
  return changes;
}

type SitePage = Queries.SitemapQuery["allSitePage"]["nodes"][number];

const versionsOf = ({ pageContext }: SitePage) =>
  (pageContext as { versions?: PageVersions } | null)?.versions;

/** The pages of the sitemap; of several versions of a page, only the latest. */
export function listedPages(data: Queries.SitemapQuery): SitemapPage[] {
  const { siteConfig, allSitePage, allDoc, allPage, allBlogPost } = data;
  const content = [...allDoc.nodes, ...allPage.nodes, ...allBlogPost.nodes];
  const unlisted = content.filter((page) => page.unlisted).map(({ slug }) => slug);
  const latest = latestVersion(siteConfig?.docVersions ?? [])?.name ?? "";
  const isOlder = (page: SitePage) => versionsOf(page)?.pages[latest] !== undefined;
  const older = allSitePage.nodes.filter(isOlder).map(({ path }) => path);
  const hidden = new Set(["/404", "/404.html", offlineRoute, ...unlisted, ...older]);
  const changes = lastChanges(data);
  return (
    allSitePage.nodes
      .filter(({ path }) => !hidden.has(path))
      .map(({ path }) => ({ path, lastmod: changes.get(path.replace(/\/page\/\d+$/, "")) }))
      // Pages are created in the order in which queries finish, which varies.
      .sort((a, b) => (a.path < b.path ? -1 : 1))
  );
}

/** The same page in all locales as `xhtml:link`; empty if there is one locale. */
export function sitemapLinks(config: SiteConfig, path: string, pathPrefix = "") {
  const { locales, url } = config;
  if (locales.length < 2) return [];
  const address = (code?: string) =>
    url + sentAddress(pathPrefix + localePrefix(config, code) + path);
  return [
    ...locales.map(({ code, htmlLang }) => ({ lang: htmlLang, url: address(code) })),
    { lang: "x-default", url: address(locales[0]?.code) },
  ];
}

export function sitemapOptions(config: SiteConfig | undefined) {
  return {
    query,
    resolveSiteUrl: ({ site }: Queries.SitemapQuery) => site?.siteMetadata?.siteUrl,
    resolvePages: listedPages,
    serialize: ({ path, lastmod }: SitemapPage) => {
      const links = config ? sitemapLinks(config, path, process.env.PATH_PREFIX) : [];
      return { url: path, ...(lastmod && { lastmod }), ...(links.length && { links }) };
    },
  };
}

import { frozenVersions, routeInVersion } from "../../config/docs-versions";
import { glossaryRoute } from "../../config/docs-routes";
import { fixedRoutes } from "../../config/fixed-routes";
import type { SiteConfig } from "../../config/schema/site-config";
import { planBlog } from "../../content/blog/plan";
import { planDocsTags } from "../../content/docs-tags/plan-docs-tags";
import type { Content, ContentDocument } from "../../content/mdx/content";
import { pageRedirects } from "../../content/mdx/page-redirects";
import { docsSidebar } from "../../content/navigation/docs-sidebar";
import { trimmedRedirects } from "../../content/navigation/folder-redirects";
import { apiFeedRoute } from "../../openapi/changes/feed-route";
import type { Descriptions } from "./check-claims";

interface DescribedSite {
  content: Content;
  config: SiteConfig;
  descriptionOf: Descriptions;
}

/** All versions with their descriptions, as far as these can be read, and how to find their pages. */
export function versionsOf({ config, descriptionOf }: DescribedSite) {
  const versions = [undefined, ...frozenVersions(config.docVersions)];
  return versions.map((version, index) => ({
    description: descriptionOf(version?.name),
    inVersion: (route: string) => (version ? routeInVersion(route, version) : route),
    hasChanges: index + 1 < versions.length,
  }));
}

/** The versions whose descriptions can be read. */
export const describedVersions = (site: DescribedSite) =>
  versionsOf(site).flatMap(({ description, ...rest }) =>
    description ? { description, ...rest } : [],
  );

function apiPages(site: DescribedSite): string[] {
  const { api } = site.config;
  return describedVersions(site).flatMap(({ description, inVersion, hasChanges }) => {
    const slugs = [...description.operations, ...description.overviews].map(({ slug }) => slug);
    const all = [...slugs, ...(hasChanges ? ["changes"] : [])];
    return [api.categoryRoute, ...all.map((slug) => `${api.route}/${slug}`)].map(inVersion);
  });
}

const isListed = ({ frontMatter }: ContentDocument) => !frontMatter.unlisted;

function planOfBlog({ documents, tags, authors }: Content, { blog }: SiteConfig) {
  const posts = documents
    .filter((document) => document.kind === "blog" && isListed(document))
    .map(({ slug, frontMatter: { title, date = "", ...own } }) => ({
      ...{ id: slug, slug, title, date },
      ...{ tags: own.tags, authors: own.authors },
    }));
  const { lists, indexes, feeds, ...owned } = planBlog({
    posts,
    tags: tags.filter(({ scope }) => scope === "blog"),
    authors,
    postsPerPage: blog.postsPerPage,
  });
  const ofOwners = [...owned.tags, ...owned.authors].flatMap(({ pages }) => pages);
  return { pages: [...[...lists, ...ofOwners].map(({ path }) => path), ...indexes], feeds };
}

function docsTagPages({ documents, tags }: Content): string[] {
  const plan = planDocsTags({
    docs: documents
      .filter((one) => one.kind === "doc" && one.docsVersion === undefined && isListed(one))
      .map(({ slug, frontMatter }) => ({ id: slug, tags: frontMatter.tags })),
    tags: tags.filter(({ scope }) => scope === "docs"),
  });
  const ofTags = plan.tags.flatMap(({ pages }) => pages.map(({ path }) => path));
  return [...(plan.index ? [plan.index] : []), ...ofTags];
}

/** Old addresses of pages, and addresses that readers get by trimming that of a page. */
function redirectsOf(site: DescribedSite, pages: readonly string[]): string[] {
  const { content, config } = site;
  const versions = frozenVersions(config.docVersions);
  const sidebars = [undefined, ...versions.map(({ name }) => name)].flatMap((version) => {
    const docs = content.documents.filter(
      (one) => one.kind === "doc" && one.docsVersion === version,
    );
    const folders = content.categories.filter(({ docsVersion }) => docsVersion === version);
    const listed = docs.map(({ docId, slug, frontMatter: { title, sidebarLabel, ...own } }) => ({
      ...{ docId, slug, sidebarLabel: sidebarLabel ?? title },
      ...{ sidebarGroup: own.sidebarGroup, sidebarPosition: own.sidebarPosition },
      unlisted: own.unlisted,
    }));
    return docsSidebar(listed, folders);
  });
  const trimmed = trimmedRedirects({
    routes: new Set(pages),
    versions,
    categories: content.categories,
    apis: describedVersions(site).map(({ inVersion }) => ({
      routePrefix: inVersion(config.api.route),
      categoryRoute: inVersion(config.api.categoryRoute),
    })),
    sidebar: sidebars,
  });
  const files = new Map(content.documents.map(({ slug, file }) => [slug, file]));
  const placed = new Map(pages.map((route) => [route, files.get(route) ?? ""]));
  return [...pageRedirects(content.documents, placed).redirects, ...trimmed].map(
    ({ from }) => from,
  );
}

/** The addresses of a build of the site. The integration tests compare them with what builds make. */
export function siteRoutes(given: DescribedSite) {
  const { config } = given;
  // Builds leave drafts out.
  const documents = given.content.documents.filter(({ frontMatter }) => !frontMatter.draft);
  const content = { ...given.content, documents };
  const site = { ...given, content };
  const blog = planOfBlog(content, config);
  const pages = [
    ...fixedRoutes().keys(),
    ...content.documents.map(({ slug }) => slug),
    ...content.categories.flatMap(({ slug }) => slug ?? []),
    ...blog.pages,
    ...docsTagPages(content),
    ...(content.glossary.length ? [glossaryRoute] : []),
    ...apiPages(site),
  ];
  const apiFeed = pages.includes(`${config.api.route}/changes`)
    ? [apiFeedRoute(config.api.route)]
    : [];
  return { pages, feeds: [...blog.feeds, ...apiFeed], redirects: redirectsOf(site, pages) };
}

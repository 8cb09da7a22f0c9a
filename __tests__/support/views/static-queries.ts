import type { SidebarItem } from "../../../src/content/navigation/sidebar";

type SiteConfig = NonNullable<Queries.SiteConfigQuery["siteConfig"]>;

const item = {
  type: "default",
  position: "left",
  to: null,
  href: null,
  sidebarId: null,
  html: null,
};

/** The entry of a top bar. */
export const entry = (
  values: Partial<Queries.NavbarEntryFragment> & Pick<Queries.NavbarEntryFragment, "where">,
) => ({ ...item, label: "", ...values, items: [] as Queries.NavbarEntryFragment[] });

/** The version of docs that has no other beside it. */
export const version = (
  values: Partial<SiteConfig["docVersions"][number]> = {},
): SiteConfig["docVersions"][number] => ({
  name: "current",
  label: "3.0",
  banner: "none",
  route: "/docs",
  to: "/docs/intro",
  docs: "/docs/intro",
  api: "/docs/api",
  href: null,
  entries: null,
  ...values,
});

const site: SiteConfig = {
  title: "Acme Docs",
  description: "How Acme works.",
  url: "https://docs.example.com",
  language: "en",
  locales: [{ code: "en", label: "English", htmlLang: "en", dir: "ltr" }],
  contentLanguage: null,
  docVersions: [version()],
  feedbackUrl: "https://feedback.example.com/new?from=docs",
  repository: { editUrl: "https://git.example.com/edit/{path}" },
  announcement: null,
  api: { route: "/docs/api", categoryRoute: "/docs/api-reference" },
  navbar: {
    title: "Acme",
    style: null,
    hideOnScroll: false,
    logo: null,
    items: [
      entry({ where: "navbar.items[0]", label: "Docs", to: "/docs/intro", sidebarId: "docs" }),
      entry({ where: "navbar.items[1]", label: "API", to: "/docs/api", sidebarId: "api" }),
      entry({ where: "navbar.items[2]", label: "Blog", to: "/blog" }),
      entry({ where: "navbar.items[3]", type: "search", position: "right" }),
    ],
  },
  footer: {
    style: "light",
    logo: null,
    columns: [
      {
        title: "Learn",
        links: [
          { label: "Tutorial", to: "/docs/tutorial", href: null },
          { label: "Company", to: null, href: "https://www.example.com/" },
        ],
      },
    ],
    copyright: "Copyright © 2026 Acme",
  },
  colorMode: { disableSwitch: false },
};

/** A sidebar with a category that has a page, one that has none, and one inside another. */
export const docsSidebar: SidebarItem[] = [
  { label: "Introduction", to: "/docs/intro" },
  {
    label: "Tutorial",
    to: "/docs/tutorial",
    items: [
      { label: "First order", to: "/docs/tutorial/order" },
      {
        label: "Stock",
        items: [
          { label: "Count it", to: "/docs/tutorial/stock/count" },
          { label: "Move it", to: "/docs/tutorial/stock/move" },
        ],
      },
    ],
  },
  { label: "Guides", items: [{ label: "Returns", to: "/docs/guides/returns" }] },
];

/** A sidebar of operations. */
export const apiSidebar: SidebarItem[] = [
  {
    label: "Orders",
    items: [
      { label: "Create an order", to: "/docs/api/create-order", method: "POST" },
      {
        label: "Delete an order",
        to: "/docs/api/delete-order",
        method: "DELETE",
        deprecated: true,
      },
    ],
  },
];

interface StaticQueries {
  SiteConfig: { siteConfig: SiteConfig };
  DocsSidebar: { sidebar: { items: SidebarItem[] } };
  ApiSidebar: { sidebar: { items: SidebarItem[] } };
  FeedDiscovery: Queries.FeedDiscoveryQuery;
  BlogSections: Queries.BlogSectionsQuery;
}

const initial = (): StaticQueries => ({
  SiteConfig: { siteConfig: site },
  DocsSidebar: { sidebar: { items: docsSidebar } },
  ApiSidebar: { sidebar: { items: apiSidebar } },
  FeedDiscovery: {
    siteConfig: { title: site.title, url: site.url, blog: { title: "Acme Blog" } },
  },
  BlogSections: { tagged: { totalCount: 2 }, signed: { totalCount: 2 } },
});

/** The data of the static queries, by name. */
export const staticQueries = initial();

/** Changes the site configuration until the end of the test. */
export function configure(changes: Partial<SiteConfig>): void {
  const { siteConfig } = staticQueries.SiteConfig;
  staticQueries.SiteConfig = { siteConfig: { ...siteConfig, ...changes } };
}

/** Puts the data back. */
export const resetStaticQueries = () => void Object.assign(staticQueries, initial());

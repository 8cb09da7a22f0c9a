import type { ApiInfo } from "./api-info";
import type { SiteConfigInput } from "./schema/site-config";

const textOf = (value: unknown, key: string) => {
  const text: unknown = Reflect.get(Object(value), key);
  return typeof text === "string" ? text : undefined;
};

/** The configuration of a site of other content, named as `own` (SITE_CONFIG, which overrides it) or its API says. */
export function neutralConfig(api: ApiInfo, own?: unknown): SiteConfigInput {
  const title = textOf(own, "title") ?? api.title ?? "Documentation";
  const summary = textOf(own, "description") ?? api.summary ?? `${title}: guides and reference`;
  return {
    title,
    description: summary,
    url: "https://docs.example.com",
    locales: [{ code: "en", label: "English", htmlLang: "en" }],
    docVersions: [{ name: "current", label: "Current" }],
    api: { label: api.title ?? title, route: "/docs/api", categoryRoute: "/docs/category/api" },
    blog: { title: "Blog", description: "News", postsPerPage: 10, postsPerFeed: 20 },
    colorMode: {},
    search: {},
    navbar: {
      title,
      hideOnScroll: true,
      items: [
        { type: "docSidebar", sidebarId: "docs", label: "Docs" },
        { type: "docSidebar", sidebarId: "api", label: "API" },
        { label: "Blog", to: "/blog" },
        { type: "localeDropdown", position: "right" },
        { type: "search", position: "right" },
      ],
    },
    footer: { columns: [] },
    home: { headline: title, lead: summary, sections: [] },
  };
}

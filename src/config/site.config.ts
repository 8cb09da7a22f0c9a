import type { SiteConfigInput } from "./schema/site-config";

/** The configuration of this site. The build rejects invalid values and names their path. */
export const siteConfig: SiteConfigInput = {
  title: "Ianai Docs",
  description:
    "Guides and API reference for Ianai: inventory, manufacturing, orders, shipping and accounting.",
  url: "https://docs.ianai.example",
  locales: [{ code: "en", label: "English", htmlLang: "en" }],
  docVersions: [{ name: "current", label: "Next", mainDocId: "tutorial/intro" }],
  marketingUrl: "https://www.ianai.example",
  feedbackUrl: "{marketing}/contact",
  repository: { editUrl: "https://git.ianai.example/docs/edit/main/{path}" },
  security: { contact: "{marketing}/contact", expires: "2027-09-30T00:00:00Z" },
  announcement: {
    id: "new-docs",
    content:
      'These docs have moved to a new home. <a href="/blog/welcome">What has changed for you</a>',
    isCloseable: true,
  },
  api: {
    label: "Ianai API",
    route: "/docs/api",
    categoryRoute: "/docs/category/ianaiapi",
  },
  blog: {
    title: "Blog",
    description: "News about Ianai, its API and these docs.",
    postsPerPage: 10,
    postsPerFeed: 20,
  },
  colorMode: {
    defaultMode: "light",
    disableSwitch: false,
    respectPrefersColorScheme: false,
  },
  search: {
    suggestions: ["sales order", "item", "authentication"],
  },
  navbar: {
    title: "Ianai",
    hideOnScroll: true,
    items: [
      { type: "docSidebar", sidebarId: "docs", label: "Docs" },
      { type: "docSidebar", sidebarId: "api", label: "API" },
      { label: "Blog", to: "/blog" },
      { label: "Home", href: "{marketing}", position: "right" },
      { label: "Pricing", href: "{marketing}/pricing", position: "right" },
      { label: "About", href: "{marketing}/about", position: "right" },
      { label: "Contact", href: "{marketing}/contact", position: "right" },
      { type: "localeDropdown", position: "right" },
      { type: "search", position: "right" },
    ],
  },
  footer: {
    style: "light",
    columns: [
      {
        title: "Docs",
        links: [
          { label: "Docs & Guides", to: "/docs" },
          { label: "Developers", to: "/docs/category/ianaiapi" },
          { label: "Blog", to: "/blog" },
        ],
      },
      {
        title: "Ianai",
        links: [
          { label: "Homepage", href: "{marketing}" },
          { label: "Pricing", href: "{marketing}/pricing" },
          { label: "About Us", href: "{marketing}/about" },
          { label: "Contact us", href: "{marketing}/contact" },
        ],
      },
      {
        title: "Legal",
        links: [
          { label: "Terms of Service", href: "{marketing}/terms" },
          { label: "Privacy Policy", href: "{marketing}/privacy" },
          { label: "License", href: "{marketing}/license" },
        ],
      },
    ],
    copyright: "Copyright © 2025 Ianai",
  },
  home: {
    headline: "Everything Ianai does, and how to build on it",
    lead: "Learn the product from its first item to the last invoice, or call the API from your own code.",
    sections: [
      {
        title: "Build an integration",
        entries: [
          {
            label: "Authenticate and make a call",
            to: "/docs/api/support",
            text: "Keys, scopes, paging, errors: the conventions every operation follows.",
          },
          {
            label: "Create a sales order",
            to: "/docs/api/create-sales-order",
            text: "Bring orders in from a shop, and learn the lifecycle they go through.",
          },
          {
            label: "Keep items in step",
            to: "/docs/api/item",
            text: "Stock, assemblies, kits and services: one resource, five kinds.",
          },
          {
            label: "Browse the whole API",
            to: "/docs/category/ianaiapi",
            text: "Every operation by area, with its method and path.",
          },
        ],
      },
      {
        title: "Run your operation",
        entries: [
          {
            label: "Understand the core ideas",
            to: "/docs/intro",
            text: "Items, locations and documents, and what each step posts.",
          },
          {
            label: "Set up your company",
            to: "/docs/tutorial/quick-start/settings",
            text: "Locations, units, numbering, currency, tax and accounts.",
          },
          {
            label: "Work with lists",
            to: "/docs/tutorial/quick-start/list_ui",
            text: "Filter, sort, save a view and change many rows at once.",
          },
          {
            label: "Invite your team",
            to: "/docs/tutorial/quick-start/user-management",
            text: "Users, roles and what each of them may see and post.",
          },
        ],
      },
    ],
  },
};

/** GraphQL types of the site configuration and the sidebars. */
export const siteTypes = /* GraphQL */ `
  "The validated configuration; links that lead to no page of this site are left out."
  type SiteConfig implements Node @dontInfer {
    id: ID!
    title: String!
    description: String!
    url: String!
    language: String!
    api: SiteApi!
    blog: SiteBlog!
    navbar: SiteNavbar!
    footer: SiteFooter!
    home: SiteHome!
    colorMode: SiteColorMode!
  }

  type SiteApi {
    label: String!
    route: String!
    categoryRoute: String!
  }

  type SiteBlog {
    title: String!
    description: String!
    postsPerPage: Int!
    postsPerFeed: Int!
  }

  type SiteNavbar {
    title: String!
    items: [SiteNavbarItem!]!
  }

  type SiteNavbarItem {
    type: String!
    label: String!
    position: String!
    "Route; of a sidebar item: the sidebar's first page."
    to: String
    href: String
    sidebarId: String
  }

  type SiteLink {
    label: String!
    to: String
    href: String
    text: String
  }

  type SiteFooter {
    columns: [SiteFooterColumn!]!
    copyright: String!
  }

  type SiteFooterColumn {
    title: String!
    links: [SiteLink!]!
  }

  type SiteHome {
    headline: String!
    lead: String!
    sections: [SiteHomeSection!]!
  }

  type SiteHomeSection {
    title: String!
    entries: [SiteLink!]!
  }

  type SiteColorMode {
    defaultMode: String!
    disableSwitch: Boolean!
    respectPrefersColorScheme: Boolean!
  }

  type Sidebar {
    id: String!
    "SidebarItem[] of src/navigation/sidebar.ts"
    items: JSON!
  }

  type BlogArchive {
    count: Int!
    years: [BlogArchiveYear!]!
    "SVG: posts over time."
    chart: String!
  }

  type BlogArchiveYear {
    year: String!
    count: Int!
    months: [BlogArchiveMonth!]!
  }

  type BlogArchiveMonth {
    "yyyy-mm"
    month: String!
    posts: [BlogArchivePost!]!
  }

  type BlogArchivePost {
    slug: String!
    title: String!
    day: Int!
  }

  type Query {
    sidebar(id: String!): Sidebar!
    blogArchive: BlogArchive!
  }
`;

export const siteTypes = /* GraphQL */ `
  "The validated configuration; links that lead to no page of this site are left out."
  type SiteConfig implements Node @dontInfer {
    id: ID!
    title: String!
    description: String!
    url: String!
    language: String!
    locales: [SiteLocale!]!
    "Of the API description; null where it is that of the build."
    contentLanguage: ContentLanguage
    docVersions: [SiteDocVersion!]!
    marketingUrl: String
    feedbackUrl: String
    repository: SiteRepository
    announcement: SiteAnnouncement
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
    postsPerFeed: Int!
  }

  type SiteLocale {
    code: String!
    label: String!
    htmlLang: String!
    dir: String!
  }

  type SiteDocVersion {
    name: String!
    label: String!
    "unreleased, unmaintained or none"
    banner: String!
    "yyyy-mm-dd"
    released: String
    "Route of its docs: /docs, /docs/2.0; null where it is published elsewhere."
    route: String
    "Routes of its main page and of the first page of each sidebar."
    to: String
    docs: String
    api: String
    "Of a frozen version: the routes of today's docs that the configuration leads to, and theirs in the version."
    entries: JSON
    "Address of another version."
    href: String
  }

  type SiteRepository {
    editUrl: String!
  }

  type SiteAnnouncement {
    id: String!
    "Sanitised HTML."
    content: String!
    backgroundColor: String
    textColor: String
    isCloseable: Boolean!
  }

  type SiteLogo {
    src: String!
    srcDark: String
    alt: String!
    width: Int!
    height: Int!
  }

  type SiteNavbar {
    title: String!
    logo: SiteLogo
    style: String
    hideOnScroll: Boolean!
    items: [SiteNavbarItem!]!
  }

  type SiteNavbarItem {
    type: String!
    "Path in the configuration, for messages: navbar.items[2]"
    where: String!
    "Empty for items that name themselves: locales, versions, search."
    label: String!
    position: String!
    "Sanitised HTML of an item of type html."
    html: String
    "Entries of a dropdown."
    items: [SiteNavbarItem!]!
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
    style: String!
    logo: SiteLogo
    columns: [SiteFooterColumn!]!
    copyright: String
  }

  type SiteFooterColumn {
    title: String!
    links: [SiteLink!]!
  }

  type SiteHome {
    headline: String!
    lead: String!
    sections: [SiteHomeSection!]!
    story: SiteHomeStory
  }

  type SiteHomeSection {
    title: String!
    "Its id on the page."
    anchor: String!
    entries: [SiteLink!]!
  }

  type SiteHomeStory {
    title: String!
    lead: String!
    steps: [SiteHomeStep!]!
  }

  type SiteHomeStep {
    label: String!
    to: String
    href: String
    text: String!
    "Number or name of the example's document."
    document: String
    "Where a reader can run the step."
    run: SiteLink
  }

  type SiteColorMode {
    disableSwitch: Boolean!
  }

  type Sidebar {
    id: String!
    "SidebarItem[] of src/content/navigation/sidebar.ts"
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
    "docs or api; of today, or of a frozen version."
    sidebar(id: String!, version: String): Sidebar!
    blogArchive: BlogArchive!
  }
`;

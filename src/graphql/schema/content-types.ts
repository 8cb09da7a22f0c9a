import type { FrontMatter } from "../../content/mdx/front-matter/front-matter";

/** GraphQL types of front matter; null for keys that no page queries or that a type below declares. */
const frontMatterTypes: Record<keyof FrontMatter, string | null> = {
  title: "String!",
  description: "String",
  slug: null,
  redirectFrom: null,
  sidebarLabel: null,
  sidebarGroup: null,
  sidebarPosition: null,
  tags: null,
  keywords: "[String!]!",
  unlisted: "Boolean!",
  draft: null,
  image: "String",
  lastUpdate: "LastUpdate",
  hideTitle: "Boolean!",
  hideTableOfContents: "Boolean!",
  date: null,
  authors: null,
};

const frontMatterFields = Object.entries(frontMatterTypes)
  .map(([key, type]) => (type ? `${key}: ${type}` : ""))
  .join("\n");

const pageFields = `
    ${frontMatterFields}
    id: ID!
    "The route, without a trailing slash."
    slug: String!
    toc: [TocEntry!]!
    excerpt: String!
    readingMinutes: Int!
    "Relative to the content folder: docs/intro.mdx, of a translation locales/ar/docs/intro.mdx"
    sourcePath: String!
    "The language of the words where the page is not translated; null where it is that of the build."
    language: ContentLanguage
    "Absolute; gatsby-plugin-mdx finds the page's content by it."
    contentFilePath: String!
    links: [SourceLink!]!
    anchors: [String!]!
    "Those named by <Operation id> and <Field operation>; null where there is none (only with ON_BROKEN_LINKS=warn)."
    operations: [ApiOperation]! @link(by: "key")
    "Those named by <Status>."
    statuses: [StatusReference!]!
    "Those named by <Term>; null where there is none (only with ON_BROKEN_LINKS=warn)."
    terms: [GlossaryTerm]! @link(by: "key")
    "Images beside the page; resolved in src/graphql/image-resolvers.ts."
    pictures: [Picture!]!
`;

/** Everything in `content/`. Pages query neither Mdx nodes nor their front matter. */
export const contentTypes = `
  type TocEntry {
    id: String!
    title: String!
    depth: Int!
    half: String
  }

  "A link as it stands in a source file, for the link check."
  type SourceLink {
    href: String!
    line: Int!
  }

  "A status that a page names: the schema and its value."
  type StatusReference {
    of: String!
    is: String!
    "Name of the frozen version of the page."
    docsVersion: String
  }

  type LastUpdate {
    "yyyy-mm-dd"
    date: String
  }

  "Words in another language than that of the build."
  type ContentLanguage {
    label: String!
    htmlLang: String!
    dir: String!
  }

  interface ContentPage implements Node {
    ${pageFields}
  }

  "Pages are made of files and MDX, and query neither."
  type File implements Node @dontInfer {
    id: ID!
  }
  type Mdx implements Node @dontInfer {
    id: ID!
  }

  "A page under content/docs: documentation and tutorials."
  type Doc implements Node & ContentPage @dontInfer {
    ${pageFields}
    "Path under content/docs without extension: tutorial/quick-start/account"
    docId: String!
    "Name of the frozen version that it belongs to; null for today's docs."
    docsVersion: String
    sidebarLabel: String!
    "The folder in whose group of the sidebar it stands; null for its own."
    sidebarGroup: String
    tags: [Tag!]! @link
  }

  "A page under content/pages, outside the docs and their sidebar."
  type Page implements Node & ContentPage @dontInfer {
    ${pageFields}
  }

  type BlogPost implements Node & ContentPage @dontInfer {
    ${pageFields}
    "yyyy-mm-dd"
    date: String!
    authors: [Author!]! @link(by: "key")
    tags: [Tag!]! @link
  }

  "A folder of docs, described by its _category_.yml (or by its name where there is none)."
  type DocCategory implements Node @dontInfer {
    id: ID!
    "Name of the frozen version that it belongs to; null for today's docs."
    docsVersion: String
    "Path under content/docs: tutorial/quick-start"
    dirPath: String!
    label: String!
    "Route of the category's page; null when it has none."
    slug: String
    description: String
    sourcePath: String!
  }

  "Which docs use which operations: src/graphql/operation-uses.ts"
  type OperationUses implements Node @dontInfer {
    id: ID!
  }

  type Tag implements Node @dontInfer {
    id: ID!
    key: String!
    "blog or docs: the two have tags of their own"
    scope: String!
    label: String!
    description: String
    permalink: String!
  }

  "A name of the product, from glossary.yml."
  type GlossaryTerm implements Node @dontInfer {
    id: ID!
    "Anchor on the glossary page."
    key: String!
    term: String!
    "menu, field, concept or document"
    kind: String!
    definition: String!
    "Place in glossary.yml."
    position: Int!
  }

  type Author implements Node @dontInfer {
    id: ID!
    key: String!
    name: String!
    title: String
    description: String
    url: String
    "An address, or a file beside authors.yml: then picture has it."
    image: String
    socials: [AuthorSocial!]!
    "Route of the page with all posts; null where there is none."
    permalink: String
  }

  type AuthorSocial {
    platform: String!
    url: String!
  }

  "An image that the build has made in several widths and formats: src/output/images/drawn-image.ts."
  type Picture {
    "As the page names it."
    src: String!
    width: Int!
    height: Int!
    base: String!
    widths: [Int!]!
    fallback: String!
    eager: Boolean!
  }
`;

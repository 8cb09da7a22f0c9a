/** What queries ask for; the nodes hold more. Schemas are JSON; src/openapi/schema-node.ts has their shapes. */
export const apiTypes = /* GraphQL */ `
  "One OpenAPI description: ApiDocument > ApiTagGroup > ApiTag > ApiOperation."
  type ApiDocument implements Node @dontInfer {
    id: ID!
    title: String!
    version: String!
    descriptionHtml: String!
    servers: [ApiServer!]!
    groups: [ApiTagGroup!]! @link
    "Address of the page that draws a lifecycle, by the name of its status schema."
    lifecyclePages: JSON!
    links: [ApiLink!]!
    sourcePath: String!
    "Name of the frozen version of the docs that it belongs to; null for today's."
    docsVersion: String
    "Its operations and overviews stand below it."
    routePrefix: String!
    "The page of the whole API."
    categoryRoute: String!
    "What changed since the version before it; null where there is none."
    changes: ApiChangelog
  }

  type ApiChangelog {
    route: String!
    "Label of the earlier version."
    since: String!
    html: String!
    toc: [TocEntry!]!
    breaking: Int!
    operations: Int!
  }

  "A link in a description, and the file (relative to the project) and line where it stands."
  type ApiLink {
    href: String!
    line: Int!
    file: String!
  }

  type ApiServer {
    "Variables are replaced by their defaults."
    url: String!
    description: String
  }

  type ApiTagGroup implements Node @dontInfer {
    id: ID!
    docsVersion: String
    name: String!
    position: Int!
    tags: [ApiTag!]! @link
  }

  type ApiTag implements Node @dontInfer {
    id: ID!
    docsVersion: String
    name: String!
    "Kebab-case name: the anchor of the tag's section on the API's category page."
    anchor: String!
    "Route of the overview page, else the tag's section on the category page."
    to: String!
    "Plain text, one line."
    summary: String!
    position: Int!
    operations: [ApiOperation!]! @link
    overview: ApiOverview
    links: [ApiLink!]!
  }

  "The overview page of a tag, from the Markdown file that x-overview names."
  type ApiOverview {
    slug: String!
    route: String!
    html: String!
    toc: [TocEntry!]!
    anchors: [String!]!
    "Relative to the project."
    sourcePath: String!
  }

  type ApiOperation implements Node @dontInfer {
    id: ID!
    docsVersion: String
    slug: String!
    "Its slug; of a frozen version 2.0/get-order."
    key: String!
    "Route: /docs/api/get-order"
    route: String!
    operationId: String
    "Upper case."
    method: String!
    path: String!
    summary: String!
    "Plain text for lists and meta tags."
    excerpt: String!
    descriptionHtml: String!
    deprecated: Boolean!
    tag: ApiTag! @link
    "Others of its tag, the nearest if there are many."
    related: [ApiOperation!]! @link
    parameters: [ApiParameterGroup!]!
    requestBody: ApiRequestBody
    callbacks: JSON!
    responses: [ApiResponse!]!
    previous: ApiOperation @link
    next: ApiOperation @link
    links: [ApiLink!]!
    sourcePath: String!
  }

  "What lies below a named schema; schemas name it by its key."
  type ApiSchemaPart implements Node @dontInfer {
    id: ID!
    docsVersion: String
    key: String!
    below: JSON!
  }

  type ApiParameterGroup {
    "path, query, header or cookie"
    place: String!
    parameters: [ApiParameter!]!
  }

  type ApiParameter {
    name: String!
    descriptionHtml: String!
    schema: JSON!
  }

  type ApiRequestBody {
    content: [ApiMediaType!]!
  }

  type ApiResponse {
    "200, 4XX, default"
    status: String!
    descriptionHtml: String!
    headers: [ApiParameter!]!
    content: [ApiMediaType!]!
    errorCodes: [String!]!
  }

  type ApiMediaType {
    mediaType: String!
    schema: JSON
    "Status of an earlier response of the operation with the same schema, which is left out here."
    sameAs: String
  }
`;

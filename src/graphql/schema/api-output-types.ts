export const apiOutputTypes = /* GraphQL */ `
  "What was made of an operation, a tag or a whole description, whose id with -output behind it is the id here."
  type ApiOutput implements Node @dontInfer {
    id: ID!
    article: String
    file: String
    downloads: [ApiDownload!]
  }

  type ApiDownload {
    "OpenAPI, Postman, Bruno, TypeScript"
    kind: String!
    "Which of its kind: YAML, collection."
    label: String!
    "Below the site: /download/openapi.yaml"
    route: String!
    bytes: Int!
  }
`;

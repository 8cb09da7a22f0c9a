export const searchQuery = /* GraphQL */ `
  query SearchSource {
    siteConfig {
      language
      api {
        label
      }
    }
    allDoc(sort: { slug: ASC }) {
      nodes {
        docId
        sidebarLabel
        sidebarGroup
        docsVersion
        ...SearchedPage
      }
    }
    allPage(sort: { slug: ASC }) {
      nodes {
        ...SearchedPage
      }
    }
    allBlogPost(sort: { slug: ASC }) {
      nodes {
        ...SearchedPage
      }
    }
    allDocCategory(sort: { dirPath: ASC }) {
      nodes {
        docsVersion
        dirPath
        label
        slug
        description
      }
    }
    allGlossaryTerm(sort: { position: ASC }) {
      nodes {
        key
        term
        definition
      }
    }
    allApiSchemaPart {
      nodes {
        docsVersion
        key
        below
      }
    }
    allApiDocument {
      nodes {
        docsVersion
        categoryRoute
        version
        title
        descriptionHtml
        lifecyclePages
        downloads {
          kind
          label
          route
        }
        groups {
          tags {
            name
            to
            summary
            overview {
              route
              html
            }
            operations {
              ...SearchedOperation
            }
          }
        }
      }
    }
  }

  fragment SearchedPage on ContentPage {
    slug
    title
    description
    keywords
    unlisted
    ... on Doc {
      sections {
        id
        titles
        text
      }
    }
    ... on Page {
      sections {
        id
        titles
        text
      }
    }
    ... on BlogPost {
      sections {
        id
        titles
        text
      }
    }
  }

  fragment SearchedOperation on ApiOperation {
    slug
    route
    operationId
    method
    path
    summary
    descriptionHtml
    callbacks
    parameters {
      place
      parameters {
        ...SearchedParameter
      }
    }
    requestBody {
      content {
        mediaType
        schema
        sameAs
      }
    }
    responses {
      status
      descriptionHtml
      errorCodes
      headers {
        ...SearchedParameter
      }
      content {
        mediaType
        schema
        sameAs
      }
    }
  }

  fragment SearchedParameter on ApiParameter {
    name
    descriptionHtml
    schema
  }
`;

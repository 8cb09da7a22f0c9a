import { graphql, type PageProps } from "gatsby";
import { ApiCategoryPage } from "../components/api/ApiCategoryPage";
import { useApiSidebar } from "../components/layout/use-api-sidebar";
import { present } from "../components/present";

/** The page of the whole current API. */
export default function ApiCategoryTemplate({ data }: PageProps<Queries.ApiCategoryPageQuery>) {
  const document = present(data.apiDocument, "API description");
  const { api } = present(data.siteConfig, "configuration");
  return <ApiCategoryPage document={document} label={api.label} sidebar={useApiSidebar()} />;
}

export const query = graphql`
  query ApiCategoryPage($id: String!) {
    siteConfig {
      api {
        label
      }
    }
    apiDocument(id: { eq: $id }) {
      ...ApiCategoryParts
    }
  }
`;

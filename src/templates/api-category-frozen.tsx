import { graphql, type PageProps } from "gatsby";
import { ApiCategoryPage } from "../components/api/ApiCategoryPage";
import { useFrozenApiSidebar } from "../components/layout/use-frozen-api-sidebar";
import { present } from "../components/present";

/** The whole API of a frozen version on one page. */
export default function FrozenApiCategoryTemplate({
  data,
}: PageProps<Queries.FrozenApiCategoryPageQuery>) {
  const document = present(data.apiDocument, "API description");
  const { api } = present(data.siteConfig, "configuration");
  const sidebar = useFrozenApiSidebar(document.docsVersion);
  return <ApiCategoryPage document={document} label={api.label} sidebar={sidebar} />;
}

export const query = graphql`
  query FrozenApiCategoryPage($id: String!) {
    siteConfig {
      api {
        label
      }
    }
    apiDocument(id: { eq: $id }) {
      docsVersion
      ...ApiCategoryParts
    }
  }
`;

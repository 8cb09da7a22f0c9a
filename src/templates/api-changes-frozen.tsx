import { graphql, type PageProps } from "gatsby";
import { apiFeedRoute } from "../api-changes/feed-route";
import { ChangelogPage } from "../components/api/ChangelogPage";
import { useFrozenApiSidebar } from "../components/layout/use-frozen-api-sidebar";
import { present } from "../components/present";

/** What changed in a frozen version of the API since the one before it. */
export default function FrozenApiChangesTemplate({
  data,
}: PageProps<Queries.FrozenApiChangesPageQuery>) {
  const document = present(data.apiDocument, "API description");
  const feed = apiFeedRoute(present(data.siteConfig, "configuration").api.route);
  const sidebar = useFrozenApiSidebar(document.docsVersion);
  return <ChangelogPage document={document} feed={feed} sidebar={sidebar} />;
}

export const query = graphql`
  query FrozenApiChangesPage($id: String!) {
    siteConfig {
      api {
        route
      }
    }
    apiDocument(id: { eq: $id }) {
      docsVersion
      ...ChangelogParts
    }
  }
`;

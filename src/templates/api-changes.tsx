import { graphql, type PageProps } from "gatsby";
import { apiFeedRoute } from "../api-changes/feed-route";
import { ChangelogPage } from "../components/api/ChangelogPage";
import { useApiSidebar } from "../components/layout/use-api-sidebar";
import { present } from "../components/present";
import type { PageVersions } from "../versions/page-versions";

export interface ApiChangesPageContext {
  id: string;
  versions?: PageVersions;
}

/** What changed in today's API since the newest frozen version. */
export default function ApiChangesTemplate({ data }: PageProps<Queries.ApiChangesPageQuery>) {
  const document = present(data.apiDocument, "API description");
  const feed = apiFeedRoute(present(data.siteConfig, "configuration").api.route);
  return <ChangelogPage document={document} feed={feed} sidebar={useApiSidebar()} />;
}

export const query = graphql`
  query ApiChangesPage($id: String!) {
    siteConfig {
      api {
        route
      }
    }
    apiDocument(id: { eq: $id }) {
      ...ChangelogParts
    }
  }
`;

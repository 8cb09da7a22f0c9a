import { graphql, type PageProps } from "gatsby";
import { OverviewPage } from "../components/api/OverviewPage";
import { useApiSidebar } from "../components/layout/use-api-sidebar";
import { present } from "../components/present";

/** The overview page of a tag of the current API. */
export default function ApiOverviewTemplate({ data }: PageProps<Queries.ApiOverviewPageQuery>) {
  return <OverviewPage tag={present(data.apiTag, "tag")} sidebar={useApiSidebar()} />;
}

export const query = graphql`
  query ApiOverviewPage($id: String!) {
    apiTag(id: { eq: $id }) {
      ...OverviewPageParts
    }
  }
`;

import { graphql, type PageProps } from "gatsby";
import { OverviewPage } from "../components/api/OverviewPage";
import { useFrozenApiSidebar } from "../components/layout/use-frozen-api-sidebar";
import { present } from "../components/present";

/** The overview page of a tag of a frozen version. */
export default function FrozenApiOverviewTemplate({
  data,
}: PageProps<Queries.FrozenApiOverviewPageQuery>) {
  const tag = present(data.apiTag, "tag");
  return <OverviewPage tag={tag} sidebar={useFrozenApiSidebar(tag.docsVersion)} />;
}

export const query = graphql`
  query FrozenApiOverviewPage($id: String!) {
    apiTag(id: { eq: $id }) {
      docsVersion
      ...OverviewPageParts
    }
  }
`;

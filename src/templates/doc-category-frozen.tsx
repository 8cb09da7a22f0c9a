import { graphql, type PageProps } from "gatsby";
import { DocCategoryPage } from "../components/layout/DocCategoryPage";
import { useFrozenDocsSidebar } from "../components/layout/use-frozen-docs-sidebar";
import { present } from "../components/present";

/** The page of a folder of the docs of a frozen version. */
export default function FrozenDocCategoryTemplate({
  data,
}: PageProps<Queries.FrozenDocCategoryPageQuery>) {
  const category = present(data.docCategory, "category");
  const sidebar = useFrozenDocsSidebar(category.docsVersion);
  return <DocCategoryPage category={category} docs={data.allDoc.nodes} sidebar={sidebar} />;
}

export const query = graphql`
  query FrozenDocCategoryPage($id: String!, $dirGlob: String!, $docsVersion: String) {
    docCategory(id: { eq: $id }) {
      docsVersion
      ...DocCategoryParts
    }
    allDoc(filter: { docId: { glob: $dirGlob }, docsVersion: { eq: $docsVersion } }) {
      nodes {
        ...DocInCategory
      }
    }
  }
`;

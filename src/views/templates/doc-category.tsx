import { graphql, type PageProps } from "gatsby";
import { DocCategoryPage } from "../components/layout/DocCategoryPage";
import { useDocsSidebar } from "../components/layout/use-docs-sidebar";
import { present } from "../components/present";

/** The page of a folder of the current docs. */
export default function DocCategoryTemplate({ data }: PageProps<Queries.DocCategoryPageQuery>) {
  const category = present(data.docCategory, "category");
  return (
    <DocCategoryPage
      category={category}
      docs={[...data.allDoc.nodes, ...data.placed.nodes]}
      sidebar={useDocsSidebar()}
    />
  );
}

export const query = graphql`
  query DocCategoryPage($id: String!, $dirPath: String!, $dirGlob: String!, $docsVersion: String) {
    docCategory(id: { eq: $id }) {
      ...DocCategoryParts
    }
    allDoc(
      filter: { docId: { glob: $dirGlob }, docsVersion: { eq: $docsVersion } }
      sort: { slug: ASC }
    ) {
      nodes {
        ...DocInCategory
      }
    }
    placed: allDoc(
      filter: { sidebarGroup: { eq: $dirPath }, docsVersion: { eq: $docsVersion } }
      sort: { slug: ASC }
    ) {
      nodes {
        ...DocInCategory
      }
    }
  }
`;

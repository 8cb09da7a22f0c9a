import { graphql, type PageProps } from "gatsby";
import { CategoryView } from "../components/layout/CategoryView";
import { PreviousNext } from "../components/layout/PreviousNext";
import { ReadingLayout } from "../components/layout/ReadingLayout";
import { useDocsSidebar } from "../components/layout/use-docs-sidebar";
import { present } from "../components/present";
import { Seo } from "../components/seo/Seo";
import { text } from "../i18n/text";
import { flattenSidebar, neighbours } from "../navigation/flatten";
import { trailTo } from "../navigation/trail";

export interface DocCategoryPageContext {
  id: string;
  dirGlob: string;
}

/** The page of a folder of docs: what it is about, and its pages. */
export default function DocCategoryTemplate({ data }: PageProps<Queries.DocCategoryPageQuery>) {
  const sidebar = useDocsSidebar();
  const { label, description, slug } = present(data.docCategory, "category");
  const path = slug ?? "/docs";
  const { previous, next } = neighbours(flattenSidebar(sidebar), path);
  return (
    <ReadingLayout path={path} sidebar={sidebar} sidebarLabel={text.docsSidebar}>
      <Seo path={path} title={label} description={description} />
      <CategoryView
        title={label}
        description={description}
        items={trailTo(sidebar, path).at(-1)?.items ?? []}
        docs={data.allDoc.nodes}
      />
      <PreviousNext previous={previous} next={next} />
    </ReadingLayout>
  );
}

export const query = graphql`
  query DocCategoryPage($id: String!, $dirGlob: String!) {
    docCategory(id: { eq: $id }) {
      label
      slug
      description
    }
    allDoc(filter: { docId: { glob: $dirGlob } }) {
      nodes {
        slug
        description
        readingMinutes
      }
    }
  }
`;

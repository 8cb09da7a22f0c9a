import { graphql, type PageProps } from "gatsby";
import { DocHeader } from "../components/layout/DocHeader";
import { PageActions } from "../components/layout/PageActions";
import { PreviousNext } from "../components/layout/PreviousNext";
import { ReadingLayout } from "../components/layout/ReadingLayout";
import { useDocsSidebar } from "../components/layout/use-docs-sidebar";
import { MdxBody } from "../components/mdx/MdxBody";
import { present } from "../components/present";
import { ContentSeo } from "../components/seo/ContentSeo";
import { TagLinks } from "../components/tags/TagLinks";
import { text } from "../i18n/text";
import { flattenSidebar, neighbours } from "../navigation/flatten";

export interface DocPageContext {
  id: string;
}

/** A page of the docs: sidebar, content, table of contents. */
export default function DocTemplate({ data, children }: PageProps<Queries.DocPageQuery>) {
  const sidebar = useDocsSidebar();
  const doc = present(data.doc, "doc");
  const { previous, next } = neighbours(flattenSidebar(sidebar), doc.slug);
  return (
    <ReadingLayout
      path={doc.slug}
      sidebar={sidebar}
      sidebarLabel={text.docsSidebar}
      language={doc.language}
      toc={doc.hideTableOfContents ? [] : doc.toc}
    >
      <ContentSeo page={doc} type="article" />
      <article>
        <DocHeader page={doc} />
        <MdxBody page={doc}>{children}</MdxBody>
        <TagLinks tags={doc.tags} />
      </article>
      <PageActions path={doc.slug} sourcePath={doc.sourcePath} />
      <PreviousNext previous={previous} next={next} />
    </ReadingLayout>
  );
}

export const query = graphql`
  query DocPage($id: String!) {
    doc(id: { eq: $id }) {
      ...ContentHead
      ...NamedThings
      hideTitle
      hideTableOfContents
      readingMinutes
      sourcePath
      lastUpdate {
        date
      }
      tags {
        key
        label
        permalink
      }
      toc {
        id
        title
        depth
      }
    }
  }
`;

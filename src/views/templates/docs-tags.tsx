import { graphql, type PageProps } from "gatsby";
import { docsTagsRoute } from "../../config/docs-routes";
import * as header from "../components/layout/DocHeader.module.css";
import { ReadingLayout } from "../components/layout/ReadingLayout";
import { useDocsSidebar } from "../components/layout/use-docs-sidebar";
import { Seo } from "../components/seo/Seo";
import { counted } from "../components/tags/counted";
import { TagIndex } from "../components/tags/TagIndex";
import { text } from "../../i18n/text";

/** All tags of the docs by letter, with their numbers of pages. */
export default function DocsTagsTemplate({ data }: PageProps<Queries.DocsTagsPageQuery>) {
  const sidebar = useDocsSidebar();
  const tags = counted(data.allTag.nodes, data.allDoc.group);
  return (
    <ReadingLayout path={docsTagsRoute} sidebar={sidebar} sidebarLabel={text.docsSidebar}>
      <Seo path={docsTagsRoute} title={text.docsTags} description={text.docsTagsLead} />
      <h1 className={header.title}>{text.docsTags}</h1>
      <p className={header.lead}>{text.docsTagsLead}</p>
      <TagIndex tags={tags} countLabel={text.docCount} lettersLabel={text.tagsByLetter} />
    </ReadingLayout>
  );
}

export const query = graphql`
  query DocsTagsPage {
    allTag(filter: { scope: { eq: "docs" } }, sort: { label: ASC }) {
      nodes {
        key
        label
        permalink
        description
      }
    }
    allDoc(filter: { unlisted: { eq: false } }, sort: { slug: ASC }) {
      group(field: { tags: { key: SELECT } }) {
        fieldValue
        totalCount
      }
    }
  }
`;

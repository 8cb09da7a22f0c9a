import { graphql, type PageProps } from "gatsby";
import { docsTagsRoute } from "../../config/docs-routes";
import { pageRoute } from "../../content/blog/paging";
import * as list from "../components/layout/DocCategoryPage.module.css";
import * as header from "../components/layout/DocHeader.module.css";
import { ReadingLayout } from "../components/layout/ReadingLayout";
import { useDocsSidebar } from "../components/layout/use-docs-sidebar";
import { present } from "../components/present";
import { Seo } from "../components/seo/Seo";
import { Paging } from "../components/tags/Paging";
import { RelatedTags } from "../components/tags/RelatedTags";
import { text } from "../../i18n/text";
import { PageLink } from "../components/layout/PageLink";
import type { TagPageContext } from "./blog-tag";

type Props = PageProps<Queries.DocsTagPageQuery, TagPageContext>;

/** The docs with a tag. */
export default function DocsTagTemplate({ data, pageContext }: Props) {
  const sidebar = useDocsSidebar();
  const { page, pages, relatedIds } = pageContext;
  const { label, description, permalink } = present(data.tag, "tag");
  const title = text.taggedDocs(label);
  const path = pageRoute(permalink, page);
  return (
    <ReadingLayout path={path} sidebar={sidebar} sidebarLabel={text.docsSidebar}>
      <Seo
        path={path}
        title={page === 1 ? title : `${title}, ${text.pageOf(page, pages)}`}
        description={description}
      />
      <h1 className={header.title}>{title}</h1>
      {description && <p className={header.lead}>{description}</p>}
      <ul className={list.list}>
        {data.allDoc.nodes.map((doc) => (
          <li key={doc.slug} className={list.item}>
            <PageLink to={doc.slug} className={list.link}>
              {doc.title}
            </PageLink>
            <span className={list.minutes}>{text.minutes(doc.readingMinutes)}</span>
            <p className={list.text}>{doc.description ?? doc.excerpt}</p>
          </li>
        ))}
      </ul>
      <Paging base={permalink} page={page} pages={pages} />
      <RelatedTags
        tags={data.related.nodes}
        order={relatedIds}
        counterpart={data.counterpart}
        counterpartLabel={text.tagOfPosts}
      />
      <p>
        <PageLink to={docsTagsRoute}>{text.allTags}</PageLink>
      </p>
    </ReadingLayout>
  );
}

export const query = graphql`
  query DocsTagPage(
    $id: String!
    $counterpartId: String
    $relatedIds: [String!]!
    $ids: [String!]!
  ) {
    tag(id: { eq: $id }) {
      label
      description
      permalink
    }
    counterpart: tag(id: { eq: $counterpartId }) {
      ...TagLinkParts
    }
    related: allTag(filter: { id: { in: $relatedIds } }, sort: { key: ASC }) {
      nodes {
        ...TagLinkParts
      }
    }
    allDoc(filter: { id: { in: $ids } }, sort: { title: ASC }) {
      nodes {
        slug
        title
        description
        excerpt
        readingMinutes
      }
    }
  }
`;

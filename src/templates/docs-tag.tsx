import { graphql, Link, type PageProps } from "gatsby";
import * as list from "../components/layout/CategoryView.module.css";
import * as header from "../components/layout/DocHeader.module.css";
import { ReadingLayout } from "../components/layout/ReadingLayout";
import { useDocsSidebar } from "../components/layout/use-docs-sidebar";
import { present } from "../components/present";
import { Seo } from "../components/seo/Seo";
import { text } from "../i18n/en";

export interface DocsTagPageContext {
  id: string;
}

/** The docs that carry a tag. */
export default function DocsTagTemplate({ data }: PageProps<Queries.DocsTagPageQuery>) {
  const sidebar = useDocsSidebar();
  const { label, description, permalink, docs } = present(data.tag, "tag");
  const title = text.taggedDocs(label);
  return (
    <ReadingLayout path={permalink} sidebar={sidebar} sidebarLabel={text.docsSidebar}>
      <Seo path={permalink} title={title} description={description} />
      <h1 className={header.title}>{title}</h1>
      {description && <p className={header.lead}>{description}</p>}
      <ul className={list.list}>
        {docs.map((doc) => (
          <li key={doc.slug} className={list.item}>
            <Link to={doc.slug} className={list.link}>
              {doc.title}
            </Link>
            <span className={list.minutes}>{text.minutes(doc.readingMinutes)}</span>
            <p className={list.text}>{doc.description ?? doc.excerpt}</p>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/docs/tags">{text.allTags}</Link>
      </p>
    </ReadingLayout>
  );
}

export const query = graphql`
  query DocsTagPage($id: String!) {
    tag(id: { eq: $id }) {
      label
      description
      permalink
      docs {
        slug
        title
        description
        excerpt
        readingMinutes
      }
    }
  }
`;

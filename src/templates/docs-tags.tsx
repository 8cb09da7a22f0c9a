import { graphql, Link, type PageProps } from "gatsby";
import * as list from "../components/layout/CategoryView.module.css";
import * as header from "../components/layout/DocHeader.module.css";
import { ReadingLayout } from "../components/layout/ReadingLayout";
import { useDocsSidebar } from "../components/layout/use-docs-sidebar";
import { Seo } from "../components/seo/Seo";
import { text } from "../i18n/en";

const path = "/docs/tags";

/** All tags of the docs, with how many pages carry each. */
export default function DocsTagsTemplate({ data }: PageProps<Queries.DocsTagsPageQuery>) {
  const sidebar = useDocsSidebar();
  const tags = data.allTag.nodes.filter(({ docs }) => docs.length);
  return (
    <ReadingLayout path={path} sidebar={sidebar} sidebarLabel={text.docsSidebar}>
      <Seo path={path} title={text.docsTags} description={text.docsTagsLead} />
      <h1 className={header.title}>{text.docsTags}</h1>
      <p className={header.lead}>{text.docsTagsLead}</p>
      <ul className={list.list}>
        {tags.map(({ key, label, permalink, description, docs }) => (
          <li key={key} className={list.item}>
            <Link to={permalink} className={list.link}>
              {label}
            </Link>
            <span className={list.minutes}>{text.docCount(docs.length)}</span>
            {description && <p className={list.text}>{description}</p>}
          </li>
        ))}
      </ul>
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
        docs {
          id
        }
      }
    }
  }
`;

import { graphql, type PageProps } from "gatsby";
import { Html } from "../components/api/Html";
import { OperationTable } from "../components/api/OperationTable";
import * as styles from "../components/layout/DocHeader.module.css";
import { TranslationNote } from "../components/locale/TranslationNote";
import { languageAttributes } from "../components/locale/language-attributes";
import { useSiteConfig } from "../components/layout/use-site-config";
import { PageActions } from "../components/layout/PageActions";
import { ReadingLayout } from "../components/layout/ReadingLayout";
import { useApiSidebar } from "../components/layout/use-api-sidebar";
import { present } from "../components/present";
import { Seo } from "../components/seo/Seo";
import { text } from "../i18n/text";
import "../theme/reference.css";

export interface ApiOverviewPageContext {
  id: string;
}

/** The overview page of a tag: its Markdown and its operations. */
export default function ApiOverviewTemplate({ data }: PageProps<Queries.ApiOverviewPageQuery>) {
  const sidebar = useApiSidebar();
  const { contentLanguage } = useSiteConfig();
  const language = languageAttributes(contentLanguage);
  const { name, summary, to, overview, operations } = present(data.apiTag, "tag");
  const operationsEntry = { id: "operations", title: text.operations, depth: 2 };
  const toc = [...(overview?.toc ?? []), ...(operations.length ? [operationsEntry] : [])];
  return (
    <ReadingLayout
      path={to}
      sidebar={sidebar}
      sidebarLabel={text.apiSidebar}
      toc={toc}
      language={contentLanguage}
    >
      <Seo path={to} title={name} description={summary} type="article" />
      <article>
        <TranslationNote language={contentLanguage} />
        <h1 className={styles.title} {...language}>
          {name}
        </h1>
        <p className={styles.lead} {...language}>
          {summary}
        </p>
        <Html html={overview?.html ?? ""} language={contentLanguage} />
        {operations.length > 0 && (
          <OperationTable
            id={operationsEntry.id}
            title={text.operations}
            operations={operations}
            language={contentLanguage}
          />
        )}
      </article>
      <PageActions path={to} />
    </ReadingLayout>
  );
}

export const query = graphql`
  query ApiOverviewPage($id: String!) {
    apiTag(id: { eq: $id }) {
      name
      summary
      to
      overview {
        html
        toc {
          id
          title
          depth
        }
      }
      operations {
        ...OperationRow
      }
    }
  }

  fragment OperationRow on ApiOperation {
    slug
    route
    method
    path
    summary
    deprecated
  }
`;

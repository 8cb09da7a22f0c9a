import { graphql } from "gatsby";
import { text } from "../../../i18n/text";
import { operationsId } from "../../../openapi/overview-anchors";
import type { SidebarItem } from "../../../content/navigation/sidebar";
import * as styles from "../layout/DocHeader.module.css";
import { PageActions } from "../layout/PageActions";
import { ReadingLayout } from "../layout/ReadingLayout";
import { useSiteConfig } from "../layout/use-site-config";
import { languageAttributes } from "../locale/language-attributes";
import { TranslationNote } from "../locale/TranslationNote";
import { Seo } from "../seo/Seo";
import { Downloads } from "./Downloads";
import { RenderedHtml } from "./RenderedHtml";
import { OperationTable } from "./OperationTable";
import "../../theme/reference.css";

interface OverviewPageProps {
  tag: Queries.OverviewPagePartsFragment;
  sidebar: readonly SidebarItem[];
}

/** The overview page of a tag: its Markdown and its operations. */
export function OverviewPage({ tag, sidebar }: OverviewPageProps) {
  const { name, summary, to, overview, operations, downloads } = tag;
  const { contentLanguage } = useSiteConfig();
  const language = languageAttributes(contentLanguage);
  const operationsEntry = { id: operationsId, title: text.operations, depth: 2 };
  const toc = [...(overview?.toc ?? []), ...(operations.length ? [operationsEntry] : [])];
  return (
    <ReadingLayout
      path={to}
      sidebar={sidebar}
      sidebarLabel={text.apiSidebar}
      toc={toc}
      language={contentLanguage}
    >
      <Seo path={to} title={name} description={summary} type="article" article="APIReference" />
      <article>
        <TranslationNote language={contentLanguage} />
        <h1 className={styles.title} {...language}>
          {name}
        </h1>
        <p className={styles.lead} {...language}>
          {summary}
        </p>
        <RenderedHtml html={overview?.html ?? ""} language={contentLanguage} />
        {operations.length > 0 && (
          <OperationTable
            id={operationsEntry.id}
            title={text.operations}
            operations={operations}
            language={contentLanguage}
          />
        )}
        <Downloads title={text.takeWithYouOf(name)} downloads={downloads} />
      </article>
      <PageActions path={to} />
    </ReadingLayout>
  );
}

export const overviewPageParts = graphql`
  fragment OverviewPageParts on ApiTag {
    name
    summary
    to
    downloads {
      ...DownloadParts
    }
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

  fragment OperationRow on ApiOperation {
    slug
    route
    method
    path
    summary
    deprecated
  }
`;

import { graphql } from "gatsby";
import { text } from "../../../i18n/text";
import type { SidebarItem } from "../../../content/navigation/sidebar";
import { ReadingLayout } from "../layout/ReadingLayout";
import { Seo } from "../seo/Seo";
import { ApiCategoryView } from "./ApiCategoryView";

interface ApiCategoryPageProps {
  document: Queries.ApiCategoryPartsFragment;
  /** Name of the API in the configuration. */
  label: string;
  sidebar: readonly SidebarItem[];
}

/** The page of the whole API: groups, tags, and their operations. */
export function ApiCategoryPage({ document, label, sidebar }: ApiCategoryPageProps) {
  const { categoryRoute: path, title, version } = document;
  return (
    <ReadingLayout path={path} sidebar={sidebar} sidebarLabel={text.apiSidebar}>
      <Seo path={path} title={label} description={`${title} ${version}`} />
      <ApiCategoryView title={label} document={document} />
    </ReadingLayout>
  );
}

export const apiCategoryParts = graphql`
  fragment ApiCategoryParts on ApiDocument {
    title
    version
    categoryRoute
    descriptionHtml
    downloads {
      ...DownloadParts
    }
    servers {
      url
      description
    }
    groups {
      name
      tags {
        name
        anchor
        to
        summary
        downloads {
          label
          route
        }
        operations {
          ...OperationRow
        }
      }
    }
  }
`;

import { graphql, type PageProps } from "gatsby";
import { ApiCategoryView } from "../components/api/ApiCategoryView";
import { ReadingLayout } from "../components/layout/ReadingLayout";
import { useApiSidebar } from "../components/layout/use-api-sidebar";
import { present } from "../components/present";
import { Seo } from "../components/seo/Seo";
import { text } from "../i18n/text";

export interface ApiCategoryPageContext {
  id: string;
}

/** The whole API on one page: groups, tags and their operations. */
export default function ApiCategoryTemplate(props: PageProps<Queries.ApiCategoryPageQuery>) {
  const apiDocument = present(props.data.apiDocument, "API description");
  const { api } = present(props.data.siteConfig, "configuration");
  const sidebar = useApiSidebar();
  const path = api.categoryRoute;
  return (
    <ReadingLayout path={path} sidebar={sidebar} sidebarLabel={text.apiSidebar}>
      <Seo
        path={path}
        title={api.label}
        description={`${apiDocument.title} ${apiDocument.version}`}
      />
      <ApiCategoryView title={api.label} document={apiDocument} />
    </ReadingLayout>
  );
}

export const query = graphql`
  query ApiCategoryPage($id: String!) {
    siteConfig {
      api {
        label
        categoryRoute
      }
    }
    apiDocument(id: { eq: $id }) {
      ...ApiCategoryParts
    }
  }

  fragment ApiCategoryParts on ApiDocument {
    title
    version
    descriptionHtml
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
        operations {
          ...OperationRow
        }
      }
    }
  }
`;

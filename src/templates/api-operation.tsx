import { graphql, type PageProps } from "gatsby";
import { OperationArticle } from "../components/api/OperationArticle";
import { RelatedPages } from "../components/api/RelatedPages";
import { PageActions } from "../components/layout/PageActions";
import { PreviousNext } from "../components/layout/PreviousNext";
import { ReadingLayout } from "../components/layout/ReadingLayout";
import { useApiSidebar } from "../components/layout/use-api-sidebar";
import { present } from "../components/present";
import { Seo } from "../components/seo/Seo";
import { text } from "../i18n/text";

export interface ApiOperationPageContext {
  id: string;
}

/** The page of one API operation. */
export default function ApiOperationTemplate({ data }: PageProps<Queries.ApiOperationPageQuery>) {
  const sidebar = useApiSidebar();
  const operation = present(data.apiOperation, "operation");
  return (
    <ReadingLayout path={operation.route} sidebar={sidebar} sidebarLabel={text.apiSidebar} wide>
      <Seo
        path={operation.route}
        title={operation.summary}
        description={operation.excerpt || `${operation.method} ${operation.path}`}
        type="article"
      />
      <OperationArticle title={operation.summary} html={operation.html} file={operation.file} />
      <RelatedPages tag={operation.tag} slug={operation.slug} usedBy={operation.usedBy} />
      <PageActions path={operation.route} />
      <PreviousNext previous={operation.previous} next={operation.next} />
    </ReadingLayout>
  );
}

export const query = graphql`
  query ApiOperationPage($id: String!) {
    apiOperation(id: { eq: $id }) {
      route
      slug
      excerpt
      summary
      method
      path
      html
      file
      tag {
        ...RelatedTag
      }
      usedBy {
        ...RelatedDoc
      }
      previous {
        label: summary
        to: route
      }
      next {
        label: summary
        to: route
      }
    }
  }

  fragment RelatedDoc on Doc {
    route: slug
    title
  }

  fragment RelatedTag on ApiTag {
    name
    operations {
      slug
      route
      method
      summary
    }
  }
`;

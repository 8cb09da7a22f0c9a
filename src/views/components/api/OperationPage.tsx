import { graphql } from "gatsby";
import { text } from "../../../i18n/text";
import type { SidebarItem } from "../../../content/navigation/sidebar";
import { PageActions } from "../layout/PageActions";
import { PreviousNext } from "../layout/PreviousNext";
import { ReadingLayout } from "../layout/ReadingLayout";
import { Seo } from "../seo/Seo";
import { BuiltArticle } from "./BuiltArticle";
import { RelatedPages } from "./RelatedPages";

interface OperationPageProps {
  operation: Queries.OperationPagePartsFragment;
  sidebar: readonly SidebarItem[];
}

/** The page of one API operation. */
export function OperationPage({ operation, sidebar }: OperationPageProps) {
  const { route, summary, excerpt, method, path } = operation;
  return (
    <ReadingLayout path={route} sidebar={sidebar} sidebarLabel={text.apiSidebar} wide>
      <Seo
        path={route}
        title={summary}
        description={excerpt || `${method} ${path}`}
        type="article"
        article="APIReference"
      />
      <BuiltArticle operation={operation} />
      <RelatedPages operation={operation} />
      <PageActions path={route} />
      <PreviousNext previous={operation.previous} next={operation.next} />
    </ReadingLayout>
  );
}

export const operationPageParts = graphql`
  fragment OperationPageParts on ApiOperation {
    route
    slug
    excerpt
    summary
    method
    path
    article
    html
    file
    tag {
      name
    }
    related {
      ...RelatedOperation
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

  fragment RelatedDoc on Doc {
    route: slug
    title
  }

  fragment RelatedOperation on ApiOperation {
    route
    method
    summary
  }
`;

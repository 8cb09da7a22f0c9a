import { graphql, type PageProps } from "gatsby";
import { OperationView } from "../components/api/OperationView";
import { PreviousNext } from "../components/layout/PreviousNext";
import { ReadingLayout } from "../components/layout/ReadingLayout";
import { useApiSidebar } from "../components/layout/use-api-sidebar";
import { present } from "../components/present";
import { Seo } from "../components/seo/Seo";
import { text } from "../i18n/en";

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
      <OperationView operation={operation} errorCatalogue={data.apiDocument?.errorCatalogue} />
      <PreviousNext previous={operation.previous} next={operation.next} />
    </ReadingLayout>
  );
}

export const query = graphql`
  query ApiOperationPage($id: String!) {
    apiDocument {
      errorCatalogue
    }
    apiOperation(id: { eq: $id }) {
      route
      excerpt
      ...OperationParts
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

  fragment OperationParts on ApiOperation {
    summary
    method
    path
    descriptionHtml
    deprecated
    security {
      schemes {
        name
        label
        scopes
      }
    }
    parameters {
      place
      parameters {
        ...ParameterParts
      }
    }
    requestBody {
      required
      descriptionHtml
      content {
        ...MediaTypeParts
      }
    }
    responses {
      status
      descriptionHtml
      errorCodes
      headers {
        ...ParameterParts
      }
      content {
        ...MediaTypeParts
      }
    }
  }

  fragment ParameterParts on ApiParameter {
    name
    required
    deprecated
    descriptionHtml
    schema
    example
  }

  fragment MediaTypeParts on ApiMediaType {
    mediaType
    schema
    sameAs
    examples {
      name
      summary
      html
    }
  }
`;

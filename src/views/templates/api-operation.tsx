import { graphql, type PageProps } from "gatsby";
import { OperationPage } from "../components/api/OperationPage";
import { useApiSidebar } from "../components/layout/use-api-sidebar";
import { present } from "../components/present";

/** The page of an operation of the current API. */
export default function ApiOperationTemplate({ data }: PageProps<Queries.ApiOperationPageQuery>) {
  const operation = present(data.apiOperation, "operation");
  return <OperationPage operation={operation} sidebar={useApiSidebar()} />;
}

export const query = graphql`
  query ApiOperationPage($id: String!) {
    apiOperation(id: { eq: $id }) {
      ...OperationPageParts
    }
  }
`;

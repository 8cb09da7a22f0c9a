import { graphql, type PageProps } from "gatsby";
import { OperationPage } from "../components/api/OperationPage";
import { useFrozenApiSidebar } from "../components/layout/use-frozen-api-sidebar";
import { present } from "../components/present";

/** The page of one operation of a frozen version. */
export default function FrozenApiOperationTemplate({
  data,
}: PageProps<Queries.FrozenApiOperationPageQuery>) {
  const operation = present(data.apiOperation, "operation");
  const sidebar = useFrozenApiSidebar(operation.docsVersion);
  return <OperationPage operation={operation} sidebar={sidebar} />;
}

export const query = graphql`
  query FrozenApiOperationPage($id: String!) {
    apiOperation(id: { eq: $id }) {
      docsVersion
      ...OperationPageParts
    }
  }
`;

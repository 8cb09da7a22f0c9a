import { graphql, type PageProps } from "gatsby";
import { DocPage } from "../components/layout/DocPage";
import { useFrozenDocsSidebar } from "../components/layout/use-frozen-docs-sidebar";
import { present } from "../components/present";

/** A page of the docs of a frozen version. */
export default function FrozenDocTemplate({
  data,
  children,
}: PageProps<Queries.FrozenDocPageQuery>) {
  const doc = present(data.doc, "doc");
  return (
    <DocPage doc={doc} sidebar={useFrozenDocsSidebar(doc.docsVersion)}>
      {children}
    </DocPage>
  );
}

export const query = graphql`
  query FrozenDocPage($id: String!) {
    doc(id: { eq: $id }) {
      docsVersion
      ...DocPageParts
    }
  }
`;

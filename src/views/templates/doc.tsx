import { graphql, type PageProps } from "gatsby";
import { DocPage } from "../components/layout/DocPage";
import { useDocsSidebar } from "../components/layout/use-docs-sidebar";
import { present } from "../components/present";
import type { PageVersions } from "../../content/versions/page-versions";

export interface DocPageContext {
  id: string;
  /** Name of the file with the calls that readers can run. */
  walk?: string;
  versions?: PageVersions;
}

/** A page of the current docs. `wrap-page.tsx` calls it as a function, so it must not use hooks. */
export default function DocTemplate({
  data,
  children,
  pageContext,
}: PageProps<Queries.DocPageQuery, DocPageContext>) {
  return (
    <DocPage doc={present(data.doc, "doc")} useSidebar={useDocsSidebar} walk={pageContext.walk}>
      {children}
    </DocPage>
  );
}

export const query = graphql`
  query DocPage($id: String!) {
    doc(id: { eq: $id }) {
      ...DocPageParts
    }
  }
`;

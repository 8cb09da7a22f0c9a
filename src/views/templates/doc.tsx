import { graphql, type PageProps } from "gatsby";
import { DocPage } from "../components/layout/DocPage";
import { useDocsSidebar } from "../components/layout/use-docs-sidebar";
import { present } from "../components/present";
import type { PageVersions } from "../../content/versions/page-versions";

export interface DocPageContext {
  id: string;
  /** Name of the file with its calls, where there are some to be run. */
  walk?: string;
  versions?: PageVersions;
}

/**
 * A page of today's docs. It uses no hook itself: where pages share a frame (`wrap-page.tsx`), it is called as a function.
 */
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

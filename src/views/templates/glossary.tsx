import { graphql, type PageProps } from "gatsby";
import { GlossaryView } from "../components/glossary/GlossaryView";
import { PreviousNext } from "../components/layout/PreviousNext";
import { ReadingLayout } from "../components/layout/ReadingLayout";
import { useDocsSidebar } from "../components/layout/use-docs-sidebar";
import { Seo } from "../components/seo/Seo";
import { glossaryRoute } from "../../config/docs-routes";
import { glossarySections } from "../../content/glossary/glossary-sections";
import { text } from "../../i18n/text";
import { flattenSidebar, neighbors } from "../../content/navigation/flatten";

export default function GlossaryTemplate({ data }: PageProps<Queries.GlossaryPageQuery>) {
  const sidebar = useDocsSidebar();
  const terms = data.allGlossaryTerm.nodes;
  const toc = glossarySections(terms).map(({ kind, id }) => ({
    id,
    title: text.termKinds[kind] ?? kind,
    depth: 2,
  }));
  return (
    <ReadingLayout path={glossaryRoute} sidebar={sidebar} sidebarLabel={text.docsSidebar} toc={toc}>
      <Seo path={glossaryRoute} title={text.glossary} description={text.glossaryLead} />
      <GlossaryView terms={terms} />
      <PreviousNext {...neighbors(flattenSidebar(sidebar), glossaryRoute)} />
    </ReadingLayout>
  );
}

export const query = graphql`
  query GlossaryPage {
    allGlossaryTerm(sort: { position: ASC }) {
      nodes {
        key
        term
        kind
        definition
        usedBy {
          slug
          title
        }
      }
    }
  }
`;

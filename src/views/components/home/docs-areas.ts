import { glossaryRoute } from "../../../content/glossary/route";
import { text } from "../../../i18n/text";
import type { DocsArea } from "./DocsMap";

type Counted = Pick<
  Queries.HomePageQuery,
  "siteConfig" | "allDoc" | "allGlossaryTerm" | "allApiTagGroup"
>;

/** The parts of the docs that are not empty: the pages, each group of the API, and the glossary. */
export function docsAreas(data: Counted): DocsArea[] {
  const { siteConfig, allDoc, allGlossaryTerm, allApiTagGroup } = data;
  const [first] = allDoc.nodes;
  const api = siteConfig?.api.categoryRoute ?? "/";
  return [
    ...(first
      ? [{ label: text.guidesHeld, to: first.slug, amount: text.pageCount(allDoc.totalCount) }]
      : []),
    ...allApiTagGroup.nodes
      .filter(({ operationCount }) => operationCount > 0)
      .map(({ name, operationCount, tags: [tag] }) => ({
        label: name,
        to: tag?.to ?? api,
        amount: text.operationCount(operationCount),
      })),
    ...(allGlossaryTerm.totalCount
      ? [
          {
            label: text.glossary,
            to: glossaryRoute,
            amount: text.termsHeld(allGlossaryTerm.totalCount),
          },
        ]
      : []),
  ];
}

import { glossaryRoute } from "../../../config/docs-routes";
import { text } from "../../../i18n/text";
import type { DocsArea } from "./DocsMap";

type Counted = Pick<Queries.HomePageQuery, "allDoc" | "allGlossaryTerm" | "allApiTagGroup">;

/** The parts of the docs that are not empty: the pages, each group of the API, and the glossary. */
export function docsAreas(data: Counted): DocsArea[] {
  const { allDoc, allGlossaryTerm, allApiTagGroup } = data;
  const [first] = allDoc.nodes;
  return [
    ...(first
      ? [{ label: text.guidesHeld, to: first.slug, amount: text.pageCount(allDoc.totalCount) }]
      : []),
    ...allApiTagGroup.nodes.flatMap(({ name, to, operationCount }) =>
      to && operationCount > 0
        ? [{ label: name, to, amount: text.operationCount(operationCount) }]
        : [],
    ),
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

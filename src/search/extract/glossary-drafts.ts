import type { RecordDraft } from "../record";
import type { GroupNames } from "./page-drafts";

export interface SourceGlossary {
  route: string;
  title: string;
  terms: readonly { key: string; term: string; definition: string }[];
}

/** The glossary page and its terms; nothing if there are none. */
export function glossaryDrafts(
  { route, title, terms }: SourceGlossary,
  { docs }: GroupNames,
): RecordDraft[] {
  if (!terms.length) return [];
  return [
    { kind: "doc", trail: [docs, title], content: "", route },
    ...terms.map(({ key, term, definition }): RecordDraft => ({
      kind: "term",
      trail: [docs, title, term],
      content: definition,
      route,
      anchor: key,
    })),
  ];
}

import type { RecordDraft } from "../record";
import type { GroupNames } from "./pages";

/** The glossary page and its terms. */
export interface SourceGlossary {
  route: string;
  title: string;
  terms: readonly { key: string; term: string; definition: string }[];
}

/** The glossary and each of its terms; nothing of a site without one. */
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

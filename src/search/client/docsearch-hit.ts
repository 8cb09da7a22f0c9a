import { escapeAttribute } from "../../content/markdown/escape-html";
import { levels, type Hierarchy } from "../record";
import type { AlgoliaHit } from "./types";

const escaped = (text: string | null) => (text === null ? null : escapeAttribute(text));

/** Levels as DocSearch shows them: the group as text, everything below it escaped. */
function shownHierarchy({ hierarchy }: AlgoliaHit): Hierarchy {
  const shown = levels.map((level) => [level, escaped(hierarchy[level])] as const);
  return { ...(Object.fromEntries(shown) as Hierarchy), lvl0: hierarchy.lvl0 };
}

/**
 * A hit made fit for DocSearch's modal, which takes attributes and snippets alike (also those that it stored) for
 * escaped text with marks, but the name of a group for text, and shows nothing for a hit that is a group itself.
 */
export function docSearchHit(hit: AlgoliaHit, href: string): AlgoliaHit {
  const hierarchy = shownHierarchy(hit);
  const group = hierarchy.lvl0 ?? "";
  if (hit.type === "lvl0") hierarchy.lvl1 ??= escapeAttribute(group);
  const highlight = hit._highlightResult;
  return {
    ...hit,
    url: href,
    type: hit.type === "lvl0" ? "lvl1" : hit.type,
    hierarchy,
    content: escaped(hit.content),
    _highlightResult: {
      ...highlight,
      hierarchy: {
        ...highlight.hierarchy,
        lvl0: { value: group, matchLevel: "none", matchedWords: [] },
      },
    },
  };
}

import { escapeAttribute } from "../../content/markdown/escape-html";
import { hierarchyOf } from "../record";
import type { AlgoliaHit } from "./algolia-types";

const escaped = (text: string | null) => (text === null ? null : escapeAttribute(text));

/**
 * A hit for DocSearch's modal, which expects escaped text with marks in attributes and snippets (also in those that it
 * stored), but plain text in the name of a group, and shows nothing for a hit that is itself a group.
 */
export function docSearchHit(hit: AlgoliaHit, href: string): AlgoliaHit {
  const hierarchy = hierarchyOf((level) =>
    level === "lvl0" ? hit.hierarchy.lvl0 : escaped(hit.hierarchy[level]),
  );
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

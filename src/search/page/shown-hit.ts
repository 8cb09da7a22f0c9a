import { groupBy } from "../../config/group-by";
import { escapeText } from "../../content/markdown/escape-html";
import type { AlgoliaHit } from "../client/algolia-types";
import { endpointOf } from "../client/endpoint";
import { levels } from "../record";

/** Characters that are shown of a text without a snippet. */
const textLimit = 200;

/** A hit as the search page shows it. */
export interface ShownHit {
  id: string;
  url: string;
  kind: string;
  group: string;
  /** Escaped, with marks. */
  titleHtml: string;
  /** Headings between the group and the place. */
  trail: string[];
  /** Escaped, with marks; empty if the record has no text. */
  snippetHtml: string;
  operationCount: number;
  /** Of an operation. */
  endpoint?: { method: string; path: string };
}

export function shownHit(hit: AlgoliaHit): ShownHit {
  const used = levels.filter((level) => hit.hierarchy[level]);
  const last = used.at(-1) ?? "lvl0";
  const text = (html: string | undefined, plain: string | null) => html ?? escapeText(plain ?? "");
  return {
    id: hit.objectID,
    url: hit.url,
    kind: hit.kind ?? "",
    group: hit.hierarchy.lvl0 ?? "",
    titleHtml: text(hit._highlightResult.hierarchy[last]?.value, hit.hierarchy[last]),
    trail: used.slice(1, -1).map((level) => hit.hierarchy[level] ?? ""),
    snippetHtml: text(hit._snippetResult.content?.value, hit.content?.slice(0, textLimit) ?? null),
    operationCount: Array.isArray(hit.operations) ? hit.operations.length : 0,
    endpoint: endpointOf(hit),
  };
}

/** Hits by group; groups are in the order of their first hits. */
export const groupHits = (hits: readonly ShownHit[]): [group: string, hits: ShownHit[]][] => [
  ...groupBy(hits, ({ group }) => [group]),
];

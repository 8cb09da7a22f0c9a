import { levels, type Hierarchy, type RecordDraft, type SearchRecord } from "./record";
import { defaultTag } from "./search-tag";
import { chunksOf } from "./text-chunks";

/** What all records of a site share. */
export interface RecordContext {
  language: string;
  /** `default` until a second version of the docs exists. */
  docusaurusTag: string;
  version: string;
}

/** Longest text of a record; what is longer becomes several records. */
const textLimit = 4000;
/** Operations that a record names; a field that more of them have is found by its name. */
const operationLimit = 60;

function hierarchyOf(trail: readonly string[]): Hierarchy {
  const entries = levels.map((level, index) => [level, trail[index]?.slice(0, 300) ?? null]);
  return Object.fromEntries(entries) as Hierarchy;
}

/** States of one lifecycle and errors of one response share an address. */
function placeId({ kind, trail }: RecordDraft, url: string): string {
  const own = kind === "state" || kind === "error" ? `:${trail.at(-1) ?? ""}` : "";
  return `${kind}:${url}${own}`;
}

/** Gives drafts their ids (from their address, so that they stay) and what all records share; long texts are divided. */
export function finishRecords(
  drafts: readonly RecordDraft[],
  { language, docusaurusTag, version }: RecordContext,
): SearchRecord[] {
  // Pages that belong to no version are found in each of them.
  const ofVersion = docusaurusTag === defaultTag ? "" : `${docusaurusTag}:`;
  const taken = new Map<string, number>();
  return drafts.flatMap((draft) => {
    const { kind, trail, content, route, anchor, names = [], operations } = draft;
    const url = anchor === undefined ? route : `${route}#${anchor}`;
    const level = levels[Math.min(trail.length, levels.length) - 1] ?? "lvl0";
    return chunksOf(content, textLimit).map((text, part) => {
      const id = placeId(draft, url);
      const count = (taken.get(id) ?? 0) + 1;
      taken.set(id, count);
      return {
        objectID: `${ofVersion}${count > 1 ? `${id}~${count}` : id}`,
        type: part > 0 ? ("content" as const) : level,
        kind,
        hierarchy: hierarchyOf(trail),
        content: text || null,
        url,
        url_without_anchor: route,
        anchor: anchor ?? null,
        language,
        docusaurus_tag: docusaurusTag,
        version,
        names: part > 0 ? [] : [...names],
        ...(operations && { operations: operations.slice(0, operationLimit) }),
      };
    });
  });
}

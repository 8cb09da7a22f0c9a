import { firstBytes } from "../config/first-bytes";
import { levels, type Hierarchy, type RecordDraft, type SearchRecord } from "./record";
import { defaultTag } from "../config/addresses/search-tag";
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
/** Bytes of JSON that such a text may take; one of a script with three bytes a character is divided once more. */
const textBytes = 4500;
/** Operations that a record names; a field that more of them have is found by its name. */
const operationLimit = 60;
/** Bytes of a title, and of an anchor: a longer one is not written by hand, and the page is found without it. */
const titleBytes = 200;
/** Bytes of all the names of a record, and of all its operations. */
const namesBytes = 800;
const operationsBytes = 1400;

/** Pieces of a text of which each fits into a record. */
const textsOf = (content: string) =>
  chunksOf(content, textLimit).flatMap((text) =>
    Buffer.byteLength(JSON.stringify(text)) > textBytes ? chunksOf(text, textBytes / 4) : text,
  );

function hierarchyOf(trail: readonly string[]): Hierarchy {
  const entries = levels.map((level, index) => {
    const title = trail[index];
    return [level, title === undefined ? null : firstBytes(title, titleBytes)];
  });
  return Object.fromEntries(entries) as Hierarchy;
}

/** As many of the first texts as fit, each cut where it is longer than a title. */
function firstOf(texts: readonly string[], bytes: number): string[] {
  let left = bytes;
  return texts
    .map((text) => firstBytes(text, titleBytes))
    .filter((text) => (left -= Buffer.byteLength(text)) >= 0);
}

/** States of one lifecycle and errors of one response share an address. */
function placeId({ kind, trail }: RecordDraft, url: string): string {
  const own =
    kind === "state" || kind === "error" ? `:${firstBytes(trail.at(-1) ?? "", titleBytes)}` : "";
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
    const { kind, trail, content, route, names = [], operations } = draft;
    const isLong = Buffer.byteLength(draft.anchor ?? "") > titleBytes;
    const anchor = isLong ? undefined : draft.anchor;
    const url = anchor === undefined ? route : `${route}#${anchor}`;
    const level = levels[Math.min(trail.length, levels.length) - 1] ?? "lvl0";
    return textsOf(content).map((text, part) => {
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
        names: part > 0 ? [] : firstOf(names, namesBytes),
        ...(operations && {
          operations: firstOf(operations.slice(0, operationLimit), operationsBytes),
        }),
      };
    });
  });
}

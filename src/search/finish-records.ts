import { firstBytes } from "../config/first-bytes";
import { defaultTag } from "../config/addresses/search-tag";
import {
  hierarchyOf,
  levels,
  recordFacetNames,
  type RecordDraft,
  type SearchRecord,
} from "./record";

/** What all records of a site share. */
export interface RecordContext {
  language: string;
  /** `default` until a second version of the docs exists. */
  docusaurusTag: string;
  version: string;
}

// Bounds of the parts of a record, which together stay below `recordLimit`.
/** Characters of a text; a longer one becomes several records. */
const textLimit = 4000;
/** Bytes of its JSON; a script with three bytes per character is divided once more. */
const textBytes = 4500;
/** Bytes of a title or an anchor: nobody writes longer ones by hand, and the page is found without them. */
const titleBytes = 200;
/** Bytes of all names. */
const namesBytes = 800;
/** Values of a facet, and their bytes; a field that more operations share is found by its name. */
const facetLimit = 60;
const facetBytes = 1400;

/** A text in pieces of at most `limit` characters, cut between words; an empty text is one empty piece. */
function chunksOf(text: string, limit: number): string[] {
  const chunks: string[] = [];
  let rest = text.trim();
  while (rest.length > limit) {
    const space = rest.lastIndexOf(" ", limit);
    const cut = space > limit / 2 ? space : limit;
    chunks.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  return [...chunks, rest];
}

/** Pieces of a text that each fit into a record. */
const textsOf = (content: string) =>
  chunksOf(content, textLimit).flatMap((text) =>
    Buffer.byteLength(JSON.stringify(text)) > textBytes ? chunksOf(text, textBytes / 4) : text,
  );

/** As many of the first texts as fit, each cut to the length of a title. */
function firstOf(texts: readonly string[], bytes: number): string[] {
  let left = bytes;
  return texts
    .map((text) => firstBytes(text, titleBytes))
    .filter((text) => (left -= Buffer.byteLength(text)) >= 0);
}

const facetsOf = (draft: RecordDraft) =>
  Object.fromEntries(
    recordFacetNames.flatMap((name) => {
      const values = draft[name];
      return values ? [[name, firstOf(values.slice(0, facetLimit), facetBytes)]] : [];
    }),
  );

/** States of one lifecycle, errors of one response, and files of a page share an address. */
function placeId({ kind, trail, anchor }: RecordDraft, url: string): string {
  const isShared = kind === "state" || kind === "error" || (kind === "category" && anchor);
  const suffix = isShared ? `:${firstBytes(trail.at(-1) ?? "", titleBytes)}` : "";
  return `${kind}:${url}${suffix}`;
}

/** Makes records of drafts: divides long texts, and adds what all share and ids that last as long as the address. */
export function finishRecords(
  drafts: readonly RecordDraft[],
  { language, docusaurusTag, version }: RecordContext,
): SearchRecord[] {
  // Pages that belong to no version are found in each of them.
  const ofVersion = docusaurusTag === defaultTag ? "" : `${docusaurusTag}:`;
  const taken = new Map<string, number>();
  return drafts.flatMap((draft) => {
    const { kind, trail, content, route, names = [] } = draft;
    const titles = trail.map((title) => firstBytes(title, titleBytes));
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
        hierarchy: hierarchyOf((_, at) => titles[at] ?? null),
        content: text || null,
        url,
        url_without_anchor: route,
        anchor: anchor ?? null,
        language,
        docusaurus_tag: docusaurusTag,
        version,
        names: part > 0 ? [] : firstOf(names, namesBytes),
        ...facetsOf(draft),
      };
    });
  });
}

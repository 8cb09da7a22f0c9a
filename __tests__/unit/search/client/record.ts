import type { SearchRecord } from "../../../../src/search/record";

const levels = {
  lvl0: null,
  lvl1: null,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};

/** A record of an operation, with the changes of a test. */
export function record(parts: Partial<SearchRecord> = {}): SearchRecord {
  const url = parts.url ?? "/docs/api/get-item";
  return {
    objectID: `operation:${url}`,
    type: "lvl1",
    kind: "operation",
    hierarchy: { ...levels, lvl0: "Ianai API", lvl1: "Get an item" },
    content: "Returns one item with its quantities.",
    url,
    url_without_anchor: url,
    anchor: null,
    language: "en",
    docusaurus_tag: "default",
    version: "2.0.0",
    names: ["getItem"],
    ...parts,
  };
}

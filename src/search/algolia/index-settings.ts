import { facetAttributes } from "../record";

/** How Algolia searches the records. Hits in attributes that come first here rank first. */
export const indexSettings = {
  searchableAttributes: [
    "unordered(names)",
    "unordered(hierarchy.lvl6)",
    "unordered(hierarchy.lvl5)",
    "unordered(hierarchy.lvl4)",
    "unordered(hierarchy.lvl3)",
    "unordered(hierarchy.lvl2)",
    "unordered(hierarchy.lvl1)",
    "unordered(hierarchy.lvl0)",
    "content",
  ],
  attributesForFaceting: [...facetAttributes],
  attributesToHighlight: ["hierarchy", "content"],
  attributesToSnippet: ["content:10"],
  highlightPreTag: "<mark>",
  highlightPostTag: "</mark>",
  snippetEllipsisText: "…",
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  ignorePlurals: ["en"],
  queryLanguages: ["en"],
  indexLanguages: ["en"],
  camelCaseAttributes: ["names", "hierarchy", "content"],
  distinct: false,
};

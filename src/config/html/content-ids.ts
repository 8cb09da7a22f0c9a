import GithubSlugger, { slug } from "github-slugger";

/** What stands before an id that could be taken for one of the site's own, as on GitHub. */
const prefix = "user-content-";

/** Ids that the frame of every page has: skip links, scripts and React look for them. */
export const frameIds = [
  "main",
  "___gatsby",
  "gatsby-focus-wrapper",
  "gatsby-announcer",
  "gatsby-script-loader",
  "gatsby-chunk-mapping",
  "start-scripts",
  "nprogress",
  "docsearch-input",
  "docsearch-label",
  "docsearch-list",
];

/** Ids that the pages of tags have beside those of their texts. */
export const overviewIds = ["operations", "downloads"];

/** Ids on the pages of operations, which the console and links to their parts look for. */
const operationIds = [
  ...["operation", "authorization", "callbacks", "changes", "lifecycle", "related"],
  ...["request-body", "request-sample", "responses", "response-examples"],
];

const reserved = new Set([...frameIds, ...overviewIds, ...operationIds]);
const keepsId = /^(?:a|h[1-6])$/;
/**
 * What scripts look up in `window` is written with capitals, `_` or `$` (`requestIdleCallback`, `___loader`), and an
 * element with such an id would stand for it.
 */
const likeGlobal = /[\p{Lu}$]|^_/u;

/** The id that an element gets of the one that its author wrote: kept on headings and links, else prefixed. */
export function contentId(tagName: string, id: string): string {
  const isFree = keepsId.test(tagName) && !reserved.has(id) && !likeGlobal.test(id);
  const isConsoles = id.startsWith("console-");
  return id.startsWith(prefix) || (isFree && !isConsoles) ? id : prefix + id;
}

/** Gives each heading of a page its id: none twice, and none that the page has already; `own` are further ones. */
export function headingSlugger(own: readonly string[] = []): (text: string) => string {
  const slugger = new GithubSlugger();
  for (const id of [...frameIds, ...own]) slugger.occurrences[id] = 0;
  return (text) => slugger.slug(slug(text).replace(/^_+/, "") || "section");
}

import GithubSlugger, { slug } from "github-slugger";

/** Prefix of authors' ids that could be mistaken for the site's own, as on GitHub. */
const prefix = "user-content-";

/** Ids in the frame of every page, which skip links, scripts, and React look up. */
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

/** The site's own ids on tag pages. */
export const overviewIds = ["operations", "downloads"];

/** The site's own ids on operation pages, for links and the console. */
const operationIds = [
  ...["operation", "authorization", "callbacks", "changes", "lifecycle", "related"],
  ...["request-body", "request-sample", "responses", "response-examples"],
];

const reserved = new Set([...frameIds, ...overviewIds, ...operationIds]);
const keepsId = /^(?:a|h[1-6])$/;
/** An element's id becomes a property of `window`. Globals that scripts look up contain capitals, `_`, or `$`. */
const likeGlobal = /[\p{Lu}$]|^_/u;

/** The safe form of an author's id: unchanged on headings and links, otherwise prefixed. */
export function contentId(tagName: string, id: string): string {
  const isFree = keepsId.test(tagName) && !reserved.has(id) && !likeGlobal.test(id);
  const isConsoles = id.startsWith("console-");
  return id.startsWith(prefix) || (isFree && !isConsoles) ? id : prefix + id;
}

/** Returns a function that makes unique heading ids for a page, other than frame ids and `taken`. */
export function headingSlugger(taken: readonly string[] = []): (text: string) => string {
  const slugger = new GithubSlugger();
  for (const id of [...frameIds, ...taken]) slugger.occurrences[id] = 0;
  return (text) => slugger.slug(slug(text).replace(/^_+/, "") || "section");
}

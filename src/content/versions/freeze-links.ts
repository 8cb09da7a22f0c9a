import { unversionedRoutes } from "../../config/docs-routes";
import { downloadFolder, downloadsOf } from "../../config/addresses/site-folders";

/** Where a link begins: in Markdown, definitions, attributes, and diagrams. */
const start = String.raw`(\]\(<?|^\[[^\]]+\]:\s+<?|\b(?:href|to|URL)=["'])`;

/** Links to the docs, except to pages that have no versions. */
const docs = new RegExp(
  String.raw`${start}(?!(?:${unversionedRoutes.join("|")})\b)\/docs(?=[/#?)"'>\s])`,
  "gm",
);

/** Links to the description and what is made from it; the MCP server reads today's site. */
const downloads = new RegExp(
  String.raw`${start}\/${downloadFolder}\/(?=openapi\.|tags\/|postman-|bruno-)`,
  "gm",
);

/** Makes links to today's docs and downloads lead into a version. */
export function freezeLinks(text: string, route: string): string {
  return text
    .replace(docs, (_, before: string) => `${before}${route}`)
    .replace(downloads, (_, before: string) => `${before}/${downloadsOf(route)}/`);
}

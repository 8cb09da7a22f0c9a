import path from "node:path";

/** Where the build reads from; CONTENT_DIR and OPENAPI_DIR point it elsewhere. Absolute paths. */
export const contentDir = path.resolve(process.env.CONTENT_DIR || "content");
export const openapiDir = path.resolve(process.env.OPENAPI_DIR || "openapi");

/** True where another site is built from this code. */
export const hasOtherContent = Boolean(process.env.CONTENT_DIR || process.env.OPENAPI_DIR);

/** A file under the content folder as messages show it: `content/docs/intro.mdx`. */
export function contentFile(sourcePath: string): string {
  return shownPath(path.join(contentDir, sourcePath));
}

/** Level of links and references that lead nowhere. */
export const brokenLinks = process.env.ON_BROKEN_LINKS === "warn" ? "warning" : "error";

/** A path as messages show it: relative to the project where it lies inside of it. */
export function shownPath(absolute: string): string {
  const relative = path.relative(process.cwd(), absolute);
  return relative.startsWith("..") ? absolute : relative;
}

import fs from "node:fs";
import path from "node:path";

/** A folder by its real path: webpack knows files by it, whatever links lead to them. */
function realFolder(name: string): string {
  const folder = path.resolve(name);
  return fs.existsSync(folder) ? fs.realpathSync(folder) : folder;
}

/** Absolute; CONTENT_DIR and OPENAPI_DIR override the defaults. */
export const contentDir = realFolder(process.env.CONTENT_DIR || "content");
export const openapiDir = realFolder(process.env.OPENAPI_DIR || "openapi");

/** The folders of another site's content and API description. */
export interface OtherFolders {
  CONTENT_DIR?: string;
  OPENAPI_DIR?: string;
}

/** Whether an environment names another site. */
export const isOtherSite = ({ CONTENT_DIR, OPENAPI_DIR }: OtherFolders): boolean =>
  Boolean(CONTENT_DIR || OPENAPI_DIR);

/** Whether the build is of another site. */
export const hasOtherContent = isOtherSite(process.env);

/** A file in the content folder, as messages show it: `content/docs/intro.mdx`. */
export function contentFile(sourcePath: string): string {
  return shownPath(path.join(contentDir, sourcePath));
}

/** Level of problems with broken links and references. */
export const brokenLinks = process.env.ON_BROKEN_LINKS === "warn" ? "warning" : "error";

/** The content folder in ids of nodes: those of another folder are other nodes, and a checkout can stand anywhere. */
export const contentKey = path.relative(process.cwd(), contentDir);

/** A path as all messages show it: from the project's folder, where terminals open it and fixes are pasted. */
export const shownPath = (absolute: string): string =>
  path.relative(process.cwd(), absolute).split(path.sep).join("/") || ".";

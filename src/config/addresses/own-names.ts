import fs from "node:fs";
import { downloadFolder } from "./site-folders";
import { hashedFolder } from "./file-kinds";
import { manifestPath } from "./search-tag";
import { socialFolder } from "./social-image-route";
import { sectionFolder } from "./site-folders";

/** Folders that Gatsby writes beside the pages. */
const gatsbyFolders = ["page-data", "slice-data", "~partytown"];

/**
 * Names in the root of a finished site that are folders of the build's own: no page may begin with them. Files need not
 * be here: they have endings, which addresses of pages have not. Names that begin with `_` are Gatsby's and the hosts'.
 */
const folders = [
  ...gatsbyFolders,
  "404",
  downloadFolder,
  hashedFolder,
  manifestPath("en", "default", "en"),
  sectionFolder,
  socialFolder,
].map((name) => name.split("/").find(Boolean) ?? name);

const lower = (name: string) => name.toLowerCase();

/** The first parts of addresses that are not for pages: folders of the build, files of static/, locales. */
export function ownNames(staticDir: string, locales: readonly string[] = []): ReadonlySet<string> {
  const files = fs.existsSync(staticDir) ? fs.readdirSync(staticDir) : [];
  return new Set([...folders, ...files, ...locales].map(lower));
}

/** The part of an address that is one of those names, in any case; undefined where a page may stand there. */
export function ownNameIn(address: string, names: ReadonlySet<string>): string | undefined {
  const [, first = ""] = address.split("/");
  return first.startsWith("_") || names.has(lower(first)) ? first : undefined;
}

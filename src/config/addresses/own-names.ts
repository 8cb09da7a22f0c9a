import fs from "node:fs";
import { hashedFolder } from "./file-kinds";
import { manifestPath } from "./search-tag";
import { downloadFolder, sectionFolder } from "./site-folders";
import { socialFolder } from "./social-image-route";

/** Folders that the build writes into the root of the site. Its files need no entry: addresses of pages have no extension. */
const folders = [
  "page-data",
  "slice-data",
  "~partytown",
  "404",
  downloadFolder,
  hashedFolder,
  manifestPath("en", "default", "en"),
  sectionFolder,
  socialFolder,
].map((name) => name.split("/").find(Boolean) ?? name);

/** Lowercase first segments that no page may have: folders of the build, files of static/, locales. */
export function ownNames(staticDir: string, locales: readonly string[] = []): ReadonlySet<string> {
  const files = fs.existsSync(staticDir) ? fs.readdirSync(staticDir) : [];
  return new Set([...folders, ...files, ...locales].map((name) => name.toLowerCase()));
}

/** The first segment of an address if no page may have it. Gatsby and hosts use names that begin with `_`. */
export function ownNameIn(address: string, names: ReadonlySet<string>): string | undefined {
  const [, first = ""] = address.split("/");
  return first.startsWith("_") || names.has(first.toLowerCase()) ? first : undefined;
}

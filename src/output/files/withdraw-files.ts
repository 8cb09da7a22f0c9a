import fs from "node:fs";
import path from "node:path";
import type { Reporter } from "gatsby";
import { contentLocales, localePrefix } from "../../config/content-locales";
import type { SiteConfig } from "../../config/schema/site-config";
import { removeOthers } from "./remove-others";
import { notedFiles } from "./written";
import { filesBelow } from "../../config/files-below";
import { gatsbyFiles, sharedData, type GatsbyState } from "./gatsby-files";

/** Files that only the root of a site has; there they cover the locales too. */
const onlyAtRoot = /^(?:_headers|_redirects|robots\.txt|\.well-known\/.*)$/;

/** Results of static queries that were withdrawn. */
const asideOf = (publicDir: string) =>
  path.join(path.dirname(publicDir), ".cache", "withdrawn", sharedData);

/** Restores data that an earlier build withdrew, because Gatsby does not rewrite a result whose digest it knows. */
export function restoreSharedData(publicDir: string): void {
  const aside = asideOf(publicDir);
  if (!fs.existsSync(aside)) return;
  const place = path.join(publicDir, sharedData);
  fs.mkdirSync(place, { recursive: true });
  for (const name of fs.readdirSync(aside))
    if (!fs.existsSync(path.join(place, name)))
      fs.renameSync(path.join(aside, name), path.join(place, name));
}

function setAside(publicDir: string, file: string): void {
  const aside = asideOf(publicDir);
  fs.mkdirSync(aside, { recursive: true });
  fs.copyFileSync(path.join(publicDir, file), path.join(aside, path.basename(file)));
}

/** Files of this build below public/, without the folders of other locales. */
export function ownFiles(publicDir: string, config: SiteConfig | undefined): string[] {
  const others = config && !localePrefix(config) ? contentLocales(config).known : [];
  return filesBelow(publicDir).filter(
    (file) => !others.some((code) => file.startsWith(`${code}/`)),
  );
}

/** Removes everything from public/ that this build does not have. Call it when all files made from pages are written. */
export function withdrawFiles(
  publicDir: string,
  state: GatsbyState,
  config: SiteConfig | undefined,
  reporter: Pick<Reporter, "info">,
): void {
  const isBelow = config !== undefined && localePrefix(config) !== "";
  const known = [...notedFiles(), ...gatsbyFiles(publicDir, state)];
  const wanted = new Set(isBelow ? known.filter((file) => !onlyAtRoot.test(file)) : known);
  const present = ownFiles(publicDir, config);
  for (const file of present)
    if (file.startsWith(`${sharedData}/`) && !wanted.has(file)) setAside(publicDir, file);
  const removed = removeOthers(publicDir, present, wanted);
  if (removed.length) reporter.info(`Withdrawn: ${removed.length} files of earlier builds`);
}

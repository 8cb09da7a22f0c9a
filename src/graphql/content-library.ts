import fs from "node:fs";
import path from "node:path";
import { loadSiteConfig } from "../config/load-site-config";
import { contentLocales } from "../config/content-locales";
import type { Content } from "../content/mdx/content";
import { isFolder } from "../config/files-below";
import { openCache } from "../output/cache/result-cache";
import { loadContent } from "../content/mdx/load-content";
import { takeEarlierDocuments, type ParsedDocument } from "../content/mdx/page/parse-document";
import { setProblems } from "../problems/problem-log";
import { unreadableProblems } from "../content/mdx/problems/unreadable";
import { siteVersions } from "../config/site-versions";
import { contentDir } from "../config/source-folders";

let loaded: { content: Promise<Content>; at: number; entries: string } | undefined;

/** What is in the content folder: names of files, folders, and links. */
function entriesNow(): string {
  if (!isFolder(contentDir) || unreadableProblems(contentDir, String).length) return "";
  return fs
    .readdirSync(contentDir, { recursive: true, withFileTypes: true })
    .map(
      (entry) =>
        `${path.join(entry.parentPath, entry.name)} ${entry.isFile()} ${entry.isDirectory()}`,
    )
    .sort()
    .join("\n");
}

async function read(): Promise<Content> {
  const { config } = loadSiteConfig(process.cwd(), process.env);
  const locales = config && contentLocales(config);
  const parsed = openCache<ParsedDocument>("documents");
  takeEarlierDocuments(parsed);
  const hosts = config?.imageHosts;
  const content = await loadContent(contentDir, process.cwd(), locales, siteVersions(), hosts);
  parsed.save();
  setProblems("content", content.problems);
  return content;
}

/** The content, read once, and again if `changedFile` is newer, because an author has saved it or put it there. */
export function contentLibrary(changedFile?: string): Promise<Content> {
  const changed =
    changedFile !== undefined && loaded !== undefined && fs.existsSync(changedFile)
      ? // A file that is moved keeps the time of its text.
        fs.statSync(changedFile).ctimeMs >= loaded.at
      : false;
  if (!loaded || changed) loaded = { at: Date.now(), entries: entriesNow(), content: read() };
  return loaded.content;
}

/**
 * Reads the content again if a file is gone, or if there is something that is not a file of a page: its problems would stay,
 * or would not be told. Returns whether it did.
 */
export async function readAgainIfMoved(): Promise<boolean> {
  if (!loaded || loaded.entries === entriesNow()) return false;
  loaded = undefined;
  await contentLibrary();
  return true;
}

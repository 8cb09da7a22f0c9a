import fs from "node:fs";
import path from "node:path";
import { loadSiteConfig } from "../config/load-site-config";
import { contentLocales } from "../config/locales";
import type { Content } from "../content/mdx/content";
import { openCache } from "../output/cache/result-cache";
import { loadContent } from "../content/mdx/load-content";
import { takeEarlierDocuments, type ParsedDocument } from "../content/mdx/parse-document";
import { setProblems } from "../problems/problem-log";
import { siteVersions } from "../config/site-versions";
import { contentDir } from "../config/source-folders";

let loaded: { content: Promise<Content>; at: number } | undefined;

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

/** The content, read once, and again if `changedFile` is newer, because an author has saved it. */
export function contentLibrary(changedFile?: string): Promise<Content> {
  const changed =
    changedFile !== undefined && loaded !== undefined && fs.existsSync(changedFile)
      ? fs.statSync(changedFile).mtimeMs >= loaded.at
      : false;
  if (!loaded || changed) loaded = { at: Date.now(), content: read() };
  return loaded.content;
}

/** Reads the content again if the file of a page is gone: its problems would stay until the next save. */
export async function readAgainAfterDeletion(
  exists: (file: string) => boolean = fs.existsSync,
): Promise<void> {
  if (!loaded) return;
  const { documents, leftOut } = await loaded.content;
  if ([...documents, ...leftOut].every(({ file }) => exists(path.resolve(file)))) return;
  loaded = undefined;
  await contentLibrary();
}

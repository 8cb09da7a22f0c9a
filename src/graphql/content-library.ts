import fs from "node:fs";
import { loadSiteConfig } from "../config/load-site-config";
import { contentLocales } from "../config/locales";
import type { Content } from "../content/mdx/content";
import { keptResults } from "../output/cache/kept-results";
import { loadContent } from "../content/mdx/load-content";
import { takeEarlierDocuments, type ParsedDocument } from "../content/mdx/parse-document";
import { setProblems } from "../problems/problem-log";
import { siteVersions } from "../config/site-versions";
import { contentDir } from "../config/source-folders";

let loaded: { content: Promise<Content>; at: number } | undefined;

/** Reads the content folder and logs what is wrong in it. Unchanged files are not parsed again. */
async function read(): Promise<Content> {
  const { config } = loadSiteConfig(process.cwd(), process.env);
  const locales = config && contentLocales(config);
  const parsed = keptResults<ParsedDocument>("documents");
  takeEarlierDocuments(parsed);
  const hosts = config?.imageHosts;
  const content = await loadContent(contentDir, process.cwd(), locales, siteVersions(), hosts);
  parsed.save();
  setProblems("content", content.problems);
  return content;
}

/** The content as it was read; read again when `changedFile` is newer than that (an author has saved it). */
export function contentLibrary(changedFile?: string): Promise<Content> {
  const changed =
    changedFile !== undefined && loaded !== undefined && fs.existsSync(changedFile)
      ? fs.statSync(changedFile).mtimeMs >= loaded.at
      : false;
  if (!loaded || changed) loaded = { at: Date.now(), content: read() };
  return loaded.content;
}

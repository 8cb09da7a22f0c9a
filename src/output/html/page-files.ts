import fs from "node:fs";
import path from "node:path";
import { assetsByChunk } from "./assets-by-chunk";

/** Addresses of what a page needs for hydration, besides the scripts of all pages. */
export interface PageFiles {
  scripts: readonly string[];
  styles: readonly string[];
  data: readonly string[];
}

interface PageData {
  componentChunkName: string;
  staticQueryHashes?: readonly string[];
}

function readJson<T>(file: string): T | undefined {
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, "utf8")) as T) : undefined;
}

/** Folder of a page's data: `docs/intro/index.html` -> `docs/intro`. */
const dataFolder = (html: string) =>
  html === "index.html" ? "index" : html.replace(/\/index\.html$/, "");

/** Finds what Gatsby's loader requests to hydrate an HTML file. */
export function pageFiles(publicDir: string, prefix: string): (html: string) => PageFiles {
  const assets = assetsByChunk(publicDir);
  return (html) => {
    const own = `page-data/${dataFolder(html)}/page-data.json`;
    const page = readJson<PageData>(path.join(publicDir, own));
    if (!page) return { scripts: [], styles: [], data: [] };
    const queries = page.staticQueryHashes ?? [];
    const files = assets[page.componentChunkName] ?? [];
    const ending = (end: string) =>
      files.filter((name) => name.endsWith(end)).map((name) => `${prefix}/${name}`);
    return {
      scripts: ending(".js"),
      styles: ending(".css"),
      data: [
        "page-data/app-data.json",
        own,
        ...queries.map((hash) => `page-data/sq/d/${hash}.json`),
      ].map((name) => `${prefix}/${name}`),
    };
  };
}

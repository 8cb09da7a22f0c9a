import fs from "node:fs";
import path from "node:path";
import { assetsByChunk } from "./assets-by-chunk";

/** What a page is brought to life with besides the scripts of all pages, as addresses. */
export interface PageFiles {
  scripts: readonly string[];
  data: readonly string[];
}

interface PageData {
  componentChunkName: string;
  staticQueryHashes?: readonly string[];
}

function readJson<T>(file: string): T | undefined {
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, "utf8")) as T) : undefined;
}

/** Where Gatsby writes the data of the page in an HTML file: `docs/intro/index.html` -> `docs/intro`. */
const dataFolder = (html: string) =>
  html === "index.html" ? "index" : html.replace(/\/index\.html$/, "");

/** Finds, for the HTML files of a build, what Gatsby's loader asks for when the page comes alive; `prefix` is that of the build. */
export function pageFiles(publicDir: string, prefix: string): (html: string) => PageFiles {
  const assets = assetsByChunk(publicDir);
  return (html) => {
    const own = `page-data/${dataFolder(html)}/page-data.json`;
    const page = readJson<PageData>(path.join(publicDir, own));
    if (!page) return { scripts: [], data: [] };
    const queries = page.staticQueryHashes ?? [];
    const files = assets[page.componentChunkName] ?? [];
    return {
      scripts: files.filter((name) => name.endsWith(".js")).map((name) => `${prefix}/${name}`),
      data: [
        "page-data/app-data.json",
        own,
        ...queries.map((hash) => `page-data/sq/d/${hash}.json`),
      ].map((name) => `${prefix}/${name}`),
    };
  };
}

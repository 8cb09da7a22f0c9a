import fs from "node:fs";
import path from "node:path";
import { filesBelow } from "../../config/files-below";

/** The parts of Gatsby's state that tell which files it wrote. */
export interface GatsbyState {
  pages: ReadonlyMap<string, { path: string }>;
  redirects: { fromPath: string; toPath: string }[];
  staticQueryComponents: ReadonlyMap<string, { hash: string }>;
  slices: ReadonlyMap<string, unknown>;
  html: { slicesProps: { bySliceId: ReadonlyMap<string, unknown> } };
  flattenedPlugins: readonly { pluginFilepath: string }[];
}

/** The HTML file of a page: `docs/intro/index.html`, `404.html`. */
export function htmlFileOf(route: string): string {
  const name = route.replace(/^\//, "");
  return /\.html?$/i.test(name) ? name : path.posix.join(name, "index.html");
}

/** Gatsby's folder for the results of static queries. */
export const sharedData = "page-data/sq/d";

/** Files of every build that belong to no page. */
const always = [
  "page-data/app-data.json",
  "_gatsby/slices/_gatsby-scripts-1.html",
  "chunk-map.json",
  "webpack.stats.json",
];

const sitemapIndex = "sitemap-index.xml";

/** A plugin writes the sitemap; its index names the other files. */
function sitemaps(publicDir: string): string[] {
  const file = path.join(publicDir, sitemapIndex);
  const text = fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "";
  return [sitemapIndex, ...[...text.matchAll(/\/([^/<]+)<\/loc>/g)].map(([, name = ""]) => name)];
}

/** Gatsby copies the folders `static` of the site and its plugins. */
function copied({ flattenedPlugins }: GatsbyState): string[] {
  const folders = [".", ...flattenedPlugins.map(({ pluginFilepath }) => pluginFilepath)];
  return [...new Set(folders)].map((folder) => path.resolve(folder, "static")).flatMap(filesBelow);
}

/** Gatsby's and its plugins' files for the current site, from any build; `NoteAssets` has those of webpack. */
export function gatsbyFiles(publicDir: string, state: GatsbyState): string[] {
  const routes = [...state.pages.values()].map((page) => page.path);
  const dataOf = (route: string) =>
    path.posix.join("page-data", route === "/" ? "index" : route, "page-data.json");
  return [
    ...routes.map(htmlFileOf),
    ...routes.map(dataOf),
    ...[...state.staticQueryComponents.values()].map(({ hash }) => `${sharedData}/${hash}.json`),
    ...[...state.slices.keys()].map((name) => `slice-data/${name}.json`),
    ...[...state.html.slicesProps.bySliceId.keys()].map((id) => `_gatsby/slices/${id}.html`),
    ...always,
    ...copied(state),
    ...sitemaps(publicDir),
  ];
}

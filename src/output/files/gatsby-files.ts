import fs from "node:fs";
import path from "node:path";
import { filesBelow } from "../../config/files-below";

/** The parts of Gatsby's state that say which files it has written. */
export interface GatsbyState {
  pages: ReadonlyMap<string, { path: string }>;
  staticQueryComponents: ReadonlyMap<string, { hash: string }>;
  slices: ReadonlyMap<string, unknown>;
  html: { slicesProps: { bySliceId: ReadonlyMap<string, unknown> } };
  flattenedPlugins: readonly { pluginFilepath: string }[];
}

/** The file with the HTML of a page: `docs/intro/index.html`, `404.html`. */
export function htmlFileOf(route: string): string {
  const name = route.replace(/^\//, "");
  return /\.html?$/i.test(name) ? name : path.posix.join(name, "index.html");
}

/** Where Gatsby keeps the results of the queries that pages share. */
export const sharedData = "page-data/sq/d";

/** Files of no page that each build has. */
const always = [
  "page-data/app-data.json",
  "_gatsby/slices/_gatsby-scripts-1.html",
  "chunk-map.json",
  "webpack.stats.json",
];

const sitemapIndex = "sitemap-index.xml";

/** The sitemap is a plugin's; its index names its other files. */
function sitemaps(publicDir: string): string[] {
  const file = path.join(publicDir, sitemapIndex);
  const text = fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "";
  return [sitemapIndex, ...[...text.matchAll(/\/([^/<]+)<\/loc>/g)].map(([, name = ""]) => name)];
}

/** What Gatsby copies as it is: folders `static` of the site and of its plugins. */
function copied({ flattenedPlugins }: GatsbyState): string[] {
  const folders = [".", ...flattenedPlugins.map(({ pluginFilepath }) => pluginFilepath)];
  return [...new Set(folders)]
    .map((folder) => path.resolve(folder, "static"))
    .filter((folder) => fs.existsSync(folder))
    .flatMap(filesBelow);
}

/**
 * The files below public/ that Gatsby and its plugins have for the site as it is now, whether this build wrote them or
 * an earlier one. Scripts and what webpack makes beside them are not among them: `NoteAssets` knows those.
 */
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

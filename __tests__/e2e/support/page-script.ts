import { readFileSync } from "node:fs";
import { join } from "node:path";

interface Stats {
  assetsByChunkName: Record<string, string[]>;
}

const json = <T>(...path: string[]) =>
  JSON.parse(readFileSync(join(process.cwd(), "public", ...path), "utf8")) as T;

/** Addresses of the scripts that every page has. */
export const scriptsOfAllPages = /\/(?:webpack-runtime|framework|app)-\w+\.js$/;

/** Path of the script with the component of a page, which no page of another template loads. */
export function scriptOfPage(route: string): string {
  const { componentChunkName } = json<{ componentChunkName: string }>(
    "page-data",
    route === "/" ? "index" : route,
    "page-data.json",
  );
  const files = json<Stats>("webpack.stats.json").assetsByChunkName[componentChunkName] ?? [];
  const script = files.filter((file) => file.endsWith(".js")).at(-1);
  if (!script) throw new Error(`The build names no script of ${componentChunkName}`);
  return `/${script}`;
}

import path from "node:path";
import { didYouMean } from "../../../problems/did-you-mean";
import type { Problem } from "../../../problems/problem";
import type { Author } from "../front-matter/authors";
import { lineOfKey } from "../../../problems/line-of-key";
import { readFirst } from "../../../problems/yaml-file";

/** Authors whose `url` is a missing page of this site. */
export function authorPageProblems(
  contentDir: string,
  authors: readonly Author[],
  routes: ReadonlySet<string>,
  shownPath: (absolute: string) => string,
): Problem[] {
  const source = readFirst(contentDir, ["blog/authors.yml", "blog/authors.yaml"]);
  if (!source) return [];
  const file = shownPath(path.join(contentDir, source.name));
  return authors.flatMap(({ key, url }): Problem | [] => {
    const route = url?.startsWith("/") ? url : undefined;
    if (route === undefined || routes.has(route)) return [];
    const near = didYouMean(route, routes);
    return {
      level: "error",
      code: "author-page-missing",
      what: `The page of the author ${key} does not exist: ${route}`,
      where: { file, line: lineOfKey(source.text, key) },
      seen: `url: ${route}`,
      cause: near
        ? `No page has this route; the nearest is ${near}.`
        : "No page of this site has this route.",
      fix: near ? `url: ${near}` : `url: https://example.com/${key}`,
    };
  });
}

import fs from "node:fs";
import type { Problem } from "../../problems/problem";
import type { Category } from "./category";
import type { ContentDocument } from "./content";
import { lineOfKey } from "../../problems/line-of-key";

/** Something with a route. */
export interface RouteSource {
  slug: string;
  /** Named in problems. */
  file: string;
  /** Of `slug`, where the file says one. */
  line?: number;
}

/** The warning about a second source of a route, which is left out. */
export function duplicateRoute({ slug, file, line = 1 }: RouteSource, first: RouteSource): Problem {
  return {
    level: "warning",
    code: "route-duplicate",
    what: `Two sources have the route ${slug}`,
    where: { file, line },
    seen: `${first.file} and ${file}`,
    cause: `The first by path is the page; the page of ${file} is left out.`,
    fix: `slug: ${slug === "/" ? "" : slug}/another-name`,
  };
}

/** The error about a page of an author at the address of a page that the site makes itself. */
export function routeOfTheSite({ slug, file, line = 1 }: RouteSource, own: string): Problem {
  return {
    level: "error",
    code: "address-of-the-site",
    what: `The address ${slug} belongs to the site itself`,
    where: { file, line },
    seen: slug,
    cause: `The site makes a page there: ${own}.`,
    fix: `slug: ${slug === "/" ? "/start" : `${slug}-page`}`,
  };
}

/** The sources whose route belongs to another one that comes before them by path. */
function losers(sources: readonly RouteSource[]): { lost: Set<string>; problems: Problem[] } {
  const firstOf = new Map<string, RouteSource>();
  const lost = new Set<string>();
  const problems: Problem[] = [];
  for (const source of [...sources].sort((a, b) => (a.file < b.file ? -1 : 1))) {
    const first = firstOf.get(source.slug);
    if (!first) {
      firstOf.set(source.slug, source);
      continue;
    }
    lost.add(source.file);
    problems.push(duplicateRoute(source, first));
  }
  return { lost, problems };
}

const lineOfSlug = (file: string) => lineOfKey(fs.readFileSync(file, "utf8"), "slug");

/** Gives each route to the first source by path: later documents are dropped, later categories lose their page. */
export function dropDuplicates(
  documents: readonly ContentDocument[],
  categories: readonly Category[],
  nameOf: (sourcePath: string) => string,
): { documents: ContentDocument[]; categories: Category[]; problems: Problem[] } {
  const fileOf = ({ sourcePath }: Category) => nameOf(sourcePath);
  const pages = categories.flatMap((category) =>
    category.slug ? [{ slug: category.slug, file: fileOf(category) }] : [],
  );
  const sources = documents.map(({ slug, file, contentFilePath, frontMatter }) => ({
    slug,
    file,
    line: frontMatter.slug ? lineOfSlug(contentFilePath) : undefined,
  }));
  const { lost, problems } = losers([...sources, ...pages]);
  return {
    documents: documents.filter(({ file }) => !lost.has(file)),
    categories: categories.map((category) =>
      lost.has(fileOf(category)) ? { ...category, slug: undefined } : category,
    ),
    problems,
  };
}

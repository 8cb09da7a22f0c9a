import type { Problem } from "../../../problems/problem";
import type { Category } from "../front-matter/category";
import type { ContentDocument } from "../content";
import { lineInFile } from "../../../problems/line-of-key";

interface RouteSource {
  slug: string;
  /** Relative to the project, for messages. */
  file: string;
  /** Line of `slug`, if the file has it. */
  line?: number;
}

/** A second source of a route, which is left out. The one that says its route can be changed. */
export function duplicateRoute(source: RouteSource, first: RouteSource): Problem {
  const { slug, file } = source;
  const where = source.line === undefined && first.line !== undefined ? first : source;
  return {
    level: "warning",
    code: "route-duplicate",
    what: `Two sources have the route ${slug}`,
    where: { file: where.file, line: where.line ?? 1 },
    seen: `${first.file} and ${file}`,
    cause: `The first by path is the page; the page of ${file} is left out.`,
    fix: `slug: ${slug === "/" ? "" : slug}/another-name`,
  };
}

/** A page at the route of a page that the site generates. */
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

/** The sources whose route belongs to a source with a path that sorts first. */
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

/** Gives each route to the source whose path sorts first: other documents are dropped, other categories lose their page. */
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
    line: frontMatter.slug ? lineInFile(contentFilePath, "slug") : undefined,
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

import type { CreatePagesArgs } from "gatsby";
import { addressFaults, correctedAddress } from "../../config/addresses/address";
import { duplicateRoute, routeOfTheSite } from "../../content/mdx/problems/duplicate-routes";
import type { ConfiguredVersion } from "../../config/docs-versions";
import { outsideProblem } from "../../output/files/file-inside";
import type { Problem } from "../../problems/problem";

/** Shared by all files of this folder. */
export interface CreatePagesContext {
  graphql: CreatePagesArgs["graphql"];
  actions: CreatePagesArgs["actions"];
  /** The source file of each route that has a page. */
  routes: Map<string, string>;
  problems: Problem[];
  versions: readonly ConfiguredVersion[];
}

interface NewPage<Context> {
  path: string;
  component: string;
  context: Context;
  /** File that the page comes from, for messages. */
  source: string;
}

/** True for pages that the site generates, such as lists of the blog. */
const isOfTheSite = (source: string) => source.startsWith("src/");

function taken(slug: string, file: string, first: string): Problem {
  if (isOfTheSite(file) === isOfTheSite(first))
    return duplicateRoute({ slug, file }, { slug, file: first });
  return isOfTheSite(file)
    ? routeOfTheSite({ slug, file: first }, file)
    : routeOfTheSite({ slug, file }, first);
}

function refused(slug: string, file: string, faults: readonly string[]): Problem {
  return {
    level: "error",
    code: "address-refused",
    what: `A page has no right address: ${JSON.stringify(slug)}`,
    where: { file },
    seen: JSON.stringify(slug),
    cause: faults.join(" "),
    fix: `slug: ${correctedAddress(slug)}`,
  };
}

/** Creates a page and notes its route. A duplicate is a warning; a wrong address, or one of the site's, is an error. */
export function addPage<Context extends object>(
  { actions, routes, problems }: CreatePagesContext,
  { source, context, ...page }: NewPage<Context>,
): void {
  const faults = addressFaults(page.path);
  if (faults.length) {
    problems.push(refused(page.path, source, faults));
    return;
  }
  // Develop writes no HTML, and makes all pages again at each save.
  const isBuild = process.env.gatsby_executing_command !== "develop";
  const outside = isBuild && outsideProblem("public", `${page.path}/index.html`);
  if (outside) {
    problems.push(outside);
    return;
  }
  const first = routes.get(page.path);
  if (first !== undefined) {
    problems.push(taken(page.path, source, first));
    return;
  }
  routes.set(page.path, source);
  // gatsby-plugin-mdx adds this to the context of its pages, for which it reads the file and creates the page again.
  const known = page.component.includes("__contentFilePath=") ? { frontmatter: {} } : {};
  actions.createPage({ ...page, context: { ...context, ...known } });
}

import type { CreatePagesArgs } from "gatsby";
import { addressFaults, correctedAddress } from "../../config/addresses/address";
import { duplicateRoute, routeOfTheSite } from "../../content/mdx/duplicate-routes";
import type { ConfiguredVersion } from "../../config/docs-versions";
import { outsideProblem } from "../../output/files/file-inside";
import type { Problem } from "../../problems/problem";

/** What each file of this folder gets: Gatsby's arguments, the routes made so far, and what is wrong with them. */
export interface CreatePagesContext {
  graphql: CreatePagesArgs["graphql"];
  actions: CreatePagesArgs["actions"];
  /** Every route that has a page, with the file it comes from. */
  routes: Map<string, string>;
  problems: Problem[];
  /** Those of the configuration. */
  versions: readonly ConfiguredVersion[];
}

interface NewPage<Context> {
  path: string;
  component: string;
  context: Context;
  /** File that the page comes from, for messages. */
  source: string;
}

/** True for what the site makes itself: lists of the blog, the search. */
const isOfTheSite = (source: string) => source.startsWith("src/");

function taken(slug: string, file: string, first: string): Problem {
  if (isOfTheSite(file) === isOfTheSite(first))
    return duplicateRoute({ slug, file }, { slug, file: first });
  return isOfTheSite(file)
    ? routeOfTheSite({ slug, file: first }, file)
    : routeOfTheSite({ slug, file }, first);
}

/** Whatever its address was made from: nothing of it may be written. */
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

/**
 * Creates a page and notes its route. A second page of the same route is left out with a warning; one whose address is
 * wrong, or that of a page of the site itself, is an error.
 */
export function addPage<Context extends object>(
  { actions, routes, problems }: CreatePagesContext,
  { source, context, ...page }: NewPage<Context>,
): void {
  const faults = addressFaults(page.path);
  if (faults.length) {
    problems.push(refused(page.path, source, faults));
    return;
  }
  const outside = outsideProblem("public", `${page.path}/index.html`);
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
  actions.createPage({ ...page, context: { ...context } });
}

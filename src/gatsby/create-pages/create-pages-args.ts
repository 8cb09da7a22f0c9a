import type { CreatePagesArgs } from "gatsby";
import { duplicateRoute } from "../../mdx/duplicate-routes";
import type { ConfiguredVersion } from "../../versions/docs-versions";
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

/** Creates a page and notes its route; a second page of the same route is left out with a warning. */
export function addPage<Context extends object>(
  { actions, routes, problems }: CreatePagesContext,
  { source, context, ...page }: NewPage<Context>,
): void {
  const first = routes.get(page.path);
  if (first !== undefined) {
    problems.push(
      duplicateRoute({ slug: page.path, file: source }, { slug: page.path, file: first }),
    );
    return;
  }
  routes.set(page.path, source);
  actions.createPage({ ...page, context: { ...context } });
}

/** Runs a query of build code; a failure is a fault of ours, not of an author, and stops the build. */
export async function query<Data>(
  graphql: CreatePagesArgs["graphql"],
  text: string,
  variables?: Record<string, string | null>,
): Promise<Data> {
  const { data, errors } = await graphql<Data>(text, variables);
  if (errors || !data) throw new Error(`A query of create-pages failed: ${String(errors)}`);
  return data;
}

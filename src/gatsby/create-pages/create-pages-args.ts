import type { CreatePagesArgs } from "gatsby";

/** What each file of this folder gets: Gatsby's arguments, and the routes made so far. */
export interface CreatePagesContext {
  graphql: CreatePagesArgs["graphql"];
  actions: CreatePagesArgs["actions"];
  /** Every route that has a page. */
  routes: Set<string>;
}

interface NewPage<Context> {
  path: string;
  component: string;
  context: Context;
}

/** Creates a page and notes its route. */
export function addPage<Context extends object>(
  { actions, routes }: CreatePagesContext,
  page: NewPage<Context>,
): void {
  routes.add(page.path);
  actions.createPage({ ...page, context: { ...page.context } });
}

/** Runs a query of build code; a failure is a fault of ours, not of an author, and stops the build. */
export async function query<Data>(
  graphql: CreatePagesArgs["graphql"],
  text: string,
): Promise<Data> {
  const { data, errors } = await graphql<Data>(text);
  if (errors || !data) throw new Error(`A query of create-pages failed: ${String(errors)}`);
  return data;
}

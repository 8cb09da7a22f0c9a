import type { CreatePagesArgs } from "gatsby";

/** Runs a query of build code; a failure is a bug of ours, not an author's, and stops the build. */
export async function query<Data>(
  graphql: CreatePagesArgs["graphql"],
  text: string,
  variables?: Record<string, string | null>,
): Promise<Data> {
  const { data, errors } = await graphql<Data>(text, variables);
  if (errors || !data) throw new Error(`A query of the build failed: ${String(errors)}`);
  return data;
}

/** A node of a query. Gatsby's root fields are nullable, but a missing node is an error of the build. */
export function present<T>(node: T | null | undefined, name: string): T {
  if (node === null || node === undefined)
    throw new Error(`The query of this page found no ${name}`);
  return node;
}

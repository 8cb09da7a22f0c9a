/** Root fields of Gatsby's GraphQL are nullable; a page without its node is a fault of the build, and said so. */
export function present<T>(node: T | null | undefined, name: string): T {
  if (node === null || node === undefined)
    throw new Error(`The query of this page found no ${name}`);
  return node;
}

type Group = Queries.DocsTagsPageQuery["allDoc"]["group"][number];

/** The tags or authors that pages have, with their numbers of pages. */
export function counted<Node extends { readonly key: string }>(
  nodes: readonly Node[],
  groups: readonly Group[],
) {
  const counts = new Map(groups.map(({ fieldValue, totalCount }) => [fieldValue, totalCount]));
  return nodes.flatMap((node) => {
    const count = counts.get(node.key);
    return count ? [{ ...node, count }] : [];
  });
}

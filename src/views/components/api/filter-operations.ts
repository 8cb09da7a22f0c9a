interface FilteredOperation {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly slug: string;
}

interface FilteredTag<O> {
  readonly name: string;
  readonly operations: readonly O[];
}

interface FilteredGroup<T> {
  readonly name: string;
  readonly tags: readonly T[];
}

/** The operations that contain each word of the query in summary, path, method, slug, tag, or group. */
export function filterOperations<O extends FilteredOperation, T extends FilteredTag<O>>(
  groups: readonly FilteredGroup<T>[],
  query: string,
): FilteredGroup<T>[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return [...groups];
  const matches = (group: string, tag: string, { method, path, summary, slug }: O) => {
    const text = `${group} ${tag} ${method} ${path} ${summary} ${slug}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return groups
    .map((group) => ({
      ...group,
      tags: group.tags
        .map((tag) => ({
          ...tag,
          operations: tag.operations.filter((entry) => matches(group.name, tag.name, entry)),
        }))
        .filter(({ operations }) => operations.length),
    }))
    .filter(({ tags }) => tags.length);
}

export function countOperations(groups: readonly FilteredGroup<FilteredTag<unknown>>[]): number {
  return groups.reduce(
    (sum, { tags }) => sum + tags.reduce((all, { operations }) => all + operations.length, 0),
    0,
  );
}

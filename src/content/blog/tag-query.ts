/** `?tag=hello&tag=hola` -> the keys, each once. */
export function tagsOfQuery(search: string): string[] {
  return [...new Set(new URLSearchParams(search).getAll("tag").filter(Boolean))];
}

/** The address of a filter: `/blog/tags?tag=hello&tag=hola`; without tags the route alone. */
export function tagQuery(route: string, tags: readonly string[]): string {
  const query = new URLSearchParams(tags.map((tag) => ["tag", tag]));
  return tags.length ? `${route}?${query}` : route;
}

/** The tags with one more, or without it where it was there. */
export function toggled(tags: readonly string[], tag: string): string[] {
  return tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag];
}

/** `?tag=hello&tag=hola` -> unique keys */
export function tagsOfQuery(search: string): string[] {
  return [...new Set(new URLSearchParams(search).getAll("tag").filter(Boolean))];
}

/** `/blog/tags?tag=hello&tag=hola`; the route alone without tags. */
export function tagQuery(route: string, tags: readonly string[]): string {
  const query = new URLSearchParams(tags.map((tag) => ["tag", tag]));
  return tags.length ? `${route}?${query}` : route;
}

/** Adds a tag, or removes it if it is there. */
export function toggled(tags: readonly string[], tag: string): string[] {
  return tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag];
}

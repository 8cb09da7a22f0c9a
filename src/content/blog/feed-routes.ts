/** `name` is for readers. */
export const feedFormats = [
  { file: "rss.xml", type: "application/rss+xml", name: "RSS" },
  { file: "atom.xml", type: "application/atom+xml", name: "Atom" },
  { file: "feed.json", type: "application/feed+json", name: "JSON Feed" },
] as const;

/** Route of a feed of the blog or of a tag: `/blog/rss.xml`. */
export function feedRoute(listRoute: string, { file }: (typeof feedFormats)[number]): string {
  return `${listRoute}/${file}`;
}

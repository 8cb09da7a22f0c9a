/** A row of the list of wanted API pages. Overviews have neither method nor path. */
export interface ListedPage {
  slug: string;
  tag: string;
  kind: string;
  method: string;
  path: string;
}

/** Parses the list of wanted API pages: tab-separated, with a header. */
export function parseOperationList(text: string): ListedPage[] {
  return text
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => {
      const [slug = "", tag = "", kind = "", method = "", path = ""] = line.split("\t");
      return { slug, tag, kind, method, path };
    });
}

const articles = new Map<string, string>();

function inBrowser(name: string): string | undefined {
  const inDocument = document.querySelector(`[data-article="${CSS.escape(name)}"]`);
  const known = articles.get(name) ?? inDocument?.innerHTML;
  if (known !== undefined) articles.set(name, known);
  return known;
}

let read = inBrowser;

/** HTML of an article; undefined if it has not been loaded. */
export const articleHtml = (name: string) => read(name);

/** Stores an article that was loaded. */
export function keepArticle(name: string, html: string): void {
  articles.set(name, html);
}

/** Sets the source of articles for static rendering, where there is no document. */
export function readArticlesFrom(source: (name: string) => string): void {
  read = source;
}

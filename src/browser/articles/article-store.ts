const articles = new Map<string, string>();

/** HTML of the article that stands in the document that the server has sent. */
function standing(name: string): string | undefined {
  const article = document.querySelector(`[data-article="${CSS.escape(name)}"]`);
  return article?.innerHTML;
}

function inBrowser(name: string): string | undefined {
  const known = articles.get(name) ?? standing(name);
  if (known !== undefined) articles.set(name, known);
  return known;
}

let read = inBrowser;

/** HTML of a drawn article by its name; undefined when it has not been loaded. */
export const articleHtml = (name: string) => read(name);

/** Keeps an article that was loaded. */
export function keepArticle(name: string, html: string): void {
  articles.set(name, html);
}

/** Where static pages are rendered there is no document: articles come from the given source. */
export function readArticlesFrom(source: (name: string) => string): void {
  read = source;
}

/** The article in the HTML of its page; undefined if the page has a different one, as in a later build. */
export function articleInPage(page: string, name: string): string | undefined {
  const named = page.indexOf(`data-article="${name}"`);
  const from = page.indexOf(">", named) + 1;
  const to = page.indexOf("</article>", from);
  return named < 0 || to < 0 ? undefined : page.slice(from, to);
}

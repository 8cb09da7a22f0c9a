/**
 * HTML of the article with a name in the HTML of its page; undefined when the page holds another one, as that of a
 * later build does.
 */
export function articleInPage(page: string, name: string): string | undefined {
  const named = page.indexOf(`data-article="${name}"`);
  const from = page.indexOf(">", named) + 1;
  const to = page.indexOf("</article>", from);
  return named < 0 || to < 0 ? undefined : page.slice(from, to);
}

/** A longer list, or a table, is looked through: that a link in it is in view says little. */
const longest = 8;

/** The row after the current page in a sidebar; navigation elsewhere names sections and places on the page. */
function neighborsOfCurrent(): HTMLAnchorElement[] {
  return [...document.querySelectorAll('nav [aria-current="page"]')].flatMap((current) => {
    const nav = current.closest("nav");
    if (!nav || nav.closest("header, main, footer")) return [];
    const links = [...nav.querySelectorAll<HTMLAnchorElement>("a[href]")];
    const at = links.findIndex((link) => link === current);
    return links.slice(at + 1, at + 2);
  });
}

const isInText = (link: HTMLAnchorElement) =>
  !link.closest("table, nav, header, footer, aside") &&
  (link.closest("ul, ol, dl")?.querySelectorAll("a[href]").length ?? 0) <= longest;

/** Links that a reader is likely to follow, the likeliest first: next page, neighbor in the sidebar, links in the text. */
export function likelyLinks(): HTMLAnchorElement[] {
  const all = (selector: string) => [...document.querySelectorAll<HTMLAnchorElement>(selector)];
  return [
    ...new Set([
      ...all('a[rel~="next"]'),
      ...neighborsOfCurrent(),
      ...all("main a[href]").filter(isInText),
      ...all('a[rel~="prev"]'),
    ]),
  ];
}

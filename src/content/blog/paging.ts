export interface ListPage {
  path: string;
  /** 1-based. */
  page: number;
  pages: number;
  ids: string[];
}

/** Route of a page of a list: page 1 has the list's own route, then come `…/page/2` and so on. */
export function pageRoute(base: string, page: number): string {
  return page === 1 ? base : `${base}/page/${page}`;
}

/** Splits a list into pages; an empty list has one empty page. */
export function listPages(base: string, ids: readonly string[], perPage: number): ListPage[] {
  const pages = Math.max(1, Math.ceil(ids.length / perPage));
  return Array.from({ length: pages }, (_, index) => ({
    path: pageRoute(base, index + 1),
    page: index + 1,
    pages,
    ids: ids.slice(index * perPage, (index + 1) * perPage),
  }));
}

/** Page numbers to link: first, last, and neighbors; null where some are left out. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
  );
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [null, number] : [number];
  });
}

/** One page of a list that may be longer than a page. */
export interface ListPage {
  path: string;
  /** 1-based. */
  page: number;
  pages: number;
  /** What stands on it, in order. */
  ids: string[];
}

/** Route of a page of a list, 1-based: the first is the list's own, then `…/page/2`. */
export function pageRoute(base: string, page: number): string {
  return page === 1 ? base : `${base}/page/${page}`;
}

/** Cuts a list into pages; an empty one has a single, empty page. */
export function listPages(base: string, ids: readonly string[], perPage: number): ListPage[] {
  const pages = Math.max(1, Math.ceil(ids.length / perPage));
  return Array.from({ length: pages }, (_, index) => ({
    path: pageRoute(base, index + 1),
    page: index + 1,
    pages,
    ids: ids.slice(index * perPage, (index + 1) * perPage),
  }));
}

/** Page numbers to show as links: the ends, the neighbours, and null where some are left out. */
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

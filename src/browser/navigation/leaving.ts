declare global {
  interface Window {
    /** The reader has gone for another document. */
    isLeaving?: boolean;
  }
}

/** True when the reader has gone for another document: to reload this one now would take them back. */
export function isLeaving(): boolean {
  return window.isLeaving === true;
}

/**
 * Notes clicks on links that nobody but the browser follows, as all are before React has taken over. It is stringified
 * to run with the page, before the scripts are there: it may use nothing but itself.
 */
export function noteLeaving(): void {
  addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("a[href]");
    const isOther = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey;
    if (!link || isOther || event.defaultPrevented) return;
    const { pathname, search, target } = link as HTMLAnchorElement;
    const isHere = pathname === location.pathname && search === location.search;
    if (!isHere && (target === "" || target === "_self")) window.isLeaving = true;
  });
}

/** Opens another document. */
export function leaveFor(address: string): void {
  window.isLeaving = true;
  location.assign(address);
}

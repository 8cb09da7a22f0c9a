declare global {
  interface Window {
    isLeaving?: boolean;
  }
}

/** True while another document is loading: reloading this one would bring the reader back. */
export function isLeaving(): boolean {
  return window.isLeaving === true;
}

/**
 * Notes clicks on links that only the browser follows, as all are before hydration. It is stringified to run before the
 * scripts are loaded, so it may use nothing outside itself.
 */
export function noteLeaving(): void {
  addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("a[href]");
    const isOther = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey;
    if (!link || isOther) return;
    const { pathname, search, target } = link as HTMLAnchorElement;
    const isHere = pathname === location.pathname && search === location.search;
    if (isHere || (target !== "" && target !== "_self")) return;
    // Only then have all listeners had the click: the one that routes links comes after this one.
    setTimeout(() => {
      if (!event.defaultPrevented) window.isLeaving = true;
    });
  });
}

/** Opens an address as a new document. */
export function leaveFor(address: string): void {
  window.isLeaving = true;
  location.assign(address);
}

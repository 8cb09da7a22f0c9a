import { useEffect, useRef, type RefObject } from "react";

/** Shows a `<dialog>` as a modal. Escape, Back, and links in it close it. */
export function useDialog(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (!shown) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    shown.showModal();
    shown.querySelector<HTMLElement>("h2")?.focus();
    shown.addEventListener("close", onClose, { signal });
    shown.addEventListener(
      "click",
      ({ target }) => {
        if ((target as Element).closest("a[href]:not([download])")) shown.close();
      },
      { signal },
    );
    window.addEventListener("popstate", () => shown.close(), { signal });
    return () => ending.abort();
  }, [onClose]);
  return dialog;
}

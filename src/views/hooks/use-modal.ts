import { useLayoutEffect, useRef } from "react";
import { keepFocusInside } from "../components/layout/focus-trap";

/** Shows a `<dialog>` as a modal while it is rendered. Clicks outside it, and on a link in it, close it. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    shown.showModal();
    shown.addEventListener(
      "click",
      ({ target }) => {
        // Clicks outside the content have the dialog as their target.
        if (target === shown || (target as Element).closest("a")) shown.close();
      },
      { signal },
    );
    shown.addEventListener("keydown", (event) => keepFocusInside(shown, event), { signal });
    return () => ending.abort();
  }, []);
  return { dialog, close };
}

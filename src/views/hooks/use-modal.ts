import { useLayoutEffect, useRef, type RefObject } from "react";
import { keepFocusInside } from "../components/layout/focus-trap";

interface Modal {
  dialog: RefObject<HTMLDialogElement | null>;
  close: () => void;
}

/** Shows a `<dialog>` as a modal for as long as it is rendered. It closes on a click beside it, or on a link in it. */
export function useModal(): Modal {
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
        // The dialog itself is hit only beside its content.
        if (target === shown || (target as Element).closest("a")) shown.close();
      },
      { signal },
    );
    shown.addEventListener("keydown", (event) => keepFocusInside(shown, event), { signal });
    return () => ending.abort();
  }, []);
  return { dialog, close };
}

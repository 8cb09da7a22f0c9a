import { useEffect, useState, type RefObject } from "react";
import { moveAmong } from "../components/layout/arrow-keys";

/**
 * A list that a button opens. Arrow keys move in it; unless it `stays`, Escape, which gives the button the focus, and
 * clicks or focus elsewhere close it.
 */
export function useDisclosure(
  root: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  stays: boolean,
) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const area = root.current;
    if (!open || !area) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const close = () => setOpen(false);
    area.addEventListener(
      "keydown",
      (event) => moveAmong([...area.querySelectorAll<HTMLElement>("li a")], event),
      { signal },
    );
    if (stays) return () => ending.abort();
    const onElsewhere = ({ target }: Event) => {
      if (!area.contains(target as Node)) close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      if (area.contains(document.activeElement)) button.current?.focus();
      close();
    };
    const onClick = ({ target }: Event) => {
      if ((target as Element).closest("a")) close();
    };
    area.addEventListener("click", onClick, { signal });
    document.addEventListener("pointerdown", onElsewhere, { signal });
    document.addEventListener("focusin", onElsewhere, { signal });
    document.addEventListener("keydown", onKey, { signal });
    return () => ending.abort();
  }, [open, stays, root, button]);
  return { open, toggle: () => setOpen(!open) };
}

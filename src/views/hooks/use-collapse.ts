import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { collapseDuration } from "../../browser/collapse-duration";
import { prefersReducedMotion } from "../../browser/motion";

interface Collapse<E> {
  /** What the button says: it changes at once. */
  open: boolean;
  /** The content is there while it closes, too. */
  rendered: boolean;
  content: RefObject<E | null>;
  toggle: () => void;
}

const useBrowserLayoutEffect = typeof window === "undefined" ? () => undefined : useLayoutEffect;

/** Lets the content of an element grow from nothing, or shrink to it. */
function animate(element: HTMLElement, opening: boolean): Animation {
  const height = element.scrollHeight;
  const frames = [{ height: "0px" }, { height: `${height}px` }];
  element.style.overflow = "hidden";
  const animation = element.animate(opening ? frames : frames.reverse(), {
    duration: collapseDuration(height, prefersReducedMotion()),
    easing: "ease-in-out",
    fill: opening ? "none" : "forwards",
  });
  animation.onfinish = () => (element.style.overflow = "");
  return animation;
}

/**
 * A part that opens and closes over a time that depends on its height. Nothing moves when the page is shown. On another
 * `page` it starts anew.
 */
export function useCollapse<E extends HTMLElement>(
  startsOpen: boolean,
  onToggle: (open: boolean) => void,
  page?: string,
): Collapse<E> {
  const content = useRef<E>(null);
  const [open, setOpen] = useState(startsOpen);
  const [closing, setClosing] = useState(false);
  const [startedOn, setStartedOn] = useState(page);
  if (page !== startedOn) {
    setStartedOn(page);
    setOpen(startsOpen);
    setClosing(false);
  }
  const moves = useRef(false);
  useBrowserLayoutEffect(() => {
    if (!moves.current || !content.current) return undefined;
    moves.current = false;
    const animation = animate(content.current, open);
    if (!open) animation.addEventListener("finish", () => setClosing(false));
    return () => animation.cancel();
  }, [open]);
  const toggle = () => {
    moves.current = true;
    setClosing(open);
    setOpen(!open);
    onToggle(!open);
  };
  return { open, rendered: open || closing, content, toggle };
}

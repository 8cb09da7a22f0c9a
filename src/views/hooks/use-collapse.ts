import { useRef, useState } from "react";
import { useBrowserLayoutEffect } from "./use-browser-layout-effect";
import { collapseDuration } from "../../browser/collapse-duration";
import { prefersReducedMotion } from "../../browser/media";

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
 * A part that opens and closes in a time that depends on its height; on another `page` it returns to `startsOpen`. While
 * it closes, `open` is already false, and `rendered` still true.
 */
export function useCollapse<E extends HTMLElement>(
  startsOpen: boolean,
  onToggle: (open: boolean) => void,
  page: string,
) {
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

import { useEffect, useState } from "react";

/** As a share of the window's height. */
const readingLine = 0.3;

/** Id of the current heading: the last one above the reading line. */
export function useActiveHeading(entries: readonly { readonly id: string }[]): string | undefined {
  const [active, setActive] = useState<string>();
  useEffect(() => {
    const headings = entries.flatMap(({ id }) => document.getElementById(id) ?? []);
    const isShown = (heading: HTMLElement) => !heading.closest("details:not([open])");
    let frame = 0;
    const update = () => {
      frame = 0;
      const line = window.innerHeight * readingLine;
      setActive(
        headings.filter((h) => isShown(h) && h.getBoundingClientRect().top < line).at(-1)?.id,
      );
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(update);
    };
    onScroll();
    addEventListener("scroll", onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", onScroll);
    };
  }, [entries]);
  return active;
}

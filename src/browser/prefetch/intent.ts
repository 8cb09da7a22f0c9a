/**
 * Calls back when the reader is about to follow a link: pointer on it for `restMs` milliseconds, focus, finger, or button
 * down. `onCancel` says that a finger scrolls instead.
 */
export function watchIntent(
  onIntent: (link: HTMLAnchorElement) => void,
  restMs: () => number,
  onCancel: () => void,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let under: HTMLAnchorElement | null = null;
  const linkOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  const atOnce = (event: Event) => {
    const link = linkOf(event);
    if (link) onIntent(link);
  };
  const rest = (event: Event) => {
    const link = linkOf(event);
    if (link === under) return;
    under = link;
    clearTimeout(timer);
    if (link) timer = setTimeout(() => onIntent(link), restMs());
  };
  const options = { capture: true, passive: true };
  document.addEventListener("pointerover", rest, options);
  document.addEventListener("pointercancel", onCancel, options);
  for (const name of ["focusin", "touchstart", "pointerdown"])
    document.addEventListener(name, atOnce, options);
}

/** Tells the styles how high an element is, whenever that changes: a column stays in sight up to its end. */
export function followHeight(element: HTMLElement, signal: AbortSignal): void {
  const observer = new ResizeObserver(() =>
    element.style.setProperty("--own-height", `${element.offsetHeight}px`),
  );
  observer.observe(element);
  signal.addEventListener("abort", () => observer.disconnect());
}

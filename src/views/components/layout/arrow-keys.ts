const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count - 1 : at - 1),
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Moves the focus among links with arrow keys, Home, and End; from outside to the first or last link. */
export function moveAmong(links: readonly HTMLElement[], event: KeyboardEvent): void {
  const step = steps[event.key];
  if (!step || links.length === 0) return;
  event.preventDefault();
  const at = links.indexOf(document.activeElement as HTMLElement);
  links[step(at, links.length)]?.focus();
}

/** Runs something in an idle moment, within `timeout` ms if given; soon in browsers without `requestIdleCallback`. */
export function whenIdle(run: () => void, timeout?: number): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout });
  else setTimeout(run, 100);
}

/** Runs something when there is nothing else to do, within `timeout` ms if that is given; soon where browsers do not say. */
export function whenIdle(run: () => void, timeout?: number): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout });
  else setTimeout(run, 100);
}

let hydrating = false;

/** True while components take over the page that was sent; what they draw then is there already. */
export const isHydrating = (): boolean => hydrating;

/** Hydrates with `hydrate`, which must be done when it returns. */
export function whileHydrating(hydrate: () => void): void {
  hydrating = true;
  try {
    hydrate();
  } finally {
    hydrating = false;
  }
}

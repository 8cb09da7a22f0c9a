/** State of a navigation that changes only the query of a page, and not where the reader is on it. */
export const keepScroll = { keepScroll: true };

/** True for a navigation with `keepScroll`. */
export function keepsScroll({ state }: { state?: unknown }): boolean {
  return (state as Partial<typeof keepScroll> | null)?.keepScroll === true;
}

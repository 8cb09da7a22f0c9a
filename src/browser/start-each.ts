/** Calls each function; if one throws, that is logged, and the others are still called. */
export function startEach(starters: readonly (() => void)[]): void {
  for (const start of starters)
    try {
      start();
    } catch (error) {
      console.error(error);
    }
}

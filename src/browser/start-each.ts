/** Calls each function; one that throws is logged, and keeps none of the others from being called. */
export function startEach(starters: readonly (() => void)[]): void {
  for (const start of starters)
    try {
      start();
    } catch (error) {
      console.error(error);
    }
}

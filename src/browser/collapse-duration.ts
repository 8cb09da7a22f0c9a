const stepPx = 36;

/** Milliseconds that a group takes to open or close, by the specification's formula, which comes from Material Design. */
export function collapseDuration(heightPx: number, reducedMotion: boolean): number {
  if (reducedMotion) return 1;
  if (heightPx <= 0) return 0;
  const steps = heightPx / stepPx;
  return Math.round(10 * (4 + 15 * steps ** 0.25 + steps / 5));
}

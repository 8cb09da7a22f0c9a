const stepPx = 36;

/**
 * How long a group of content height `h` px takes to open or close, in ms: round(10 (4 + 15 (h/36)^0.25 + (h/36)/5)),
 * the specification's formula (it comes from Material Design); 1 ms when reduced motion is preferred.
 */
export function collapseDuration(heightPx: number, reducedMotion: boolean): number {
  if (reducedMotion) return 1;
  if (heightPx <= 0) return 0;
  const steps = heightPx / stepPx;
  return Math.round(10 * (4 + 15 * steps ** 0.25 + steps / 5));
}

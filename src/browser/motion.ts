import { mediaMatches } from "./media";

/** True when the reader prefers less motion. */
export function prefersReducedMotion(): boolean {
  return mediaMatches("(prefers-reduced-motion: reduce)");
}

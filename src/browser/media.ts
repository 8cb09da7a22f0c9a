/** A media query; undefined where settings or an extension have removed `matchMedia`. */
export const media = (query: string): MediaQueryList | undefined => window.matchMedia?.(query);

/** True when a media query matches. */
export const mediaMatches = (query: string): boolean => media(query)?.matches ?? false;

/** True when the reader prefers less motion. */
export const prefersReducedMotion = () => mediaMatches("(prefers-reduced-motion: reduce)");

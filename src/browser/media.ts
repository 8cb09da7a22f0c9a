/** The state of a media query; undefined in a browser whose owner, or extension, has taken that away. */
export const media = (query: string): MediaQueryList | undefined => window.matchMedia?.(query);

/** True when a media query holds. */
export const mediaMatches = (query: string): boolean => media(query)?.matches ?? false;

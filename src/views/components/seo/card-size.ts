/** Size of Open Graph images in pixels; what the networks that show such images ask for. */
export const cardSize = { width: 1200, height: 630 } as const;

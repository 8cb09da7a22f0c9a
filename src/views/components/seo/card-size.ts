/** Size of Open Graph images in pixels, as social networks require. */
export const cardSize = { width: 1200, height: 630 } as const;

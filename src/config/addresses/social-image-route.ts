/** Folder of the images that are made for pages. */
export const socialFolder = "social";

/** Route of the image that is made for a page: `/docs/intro` -> `/social/docs/intro.png`. */
export function socialImageRoute(route: string): string {
  return `/${socialFolder}${route === "/" ? "/index" : route}.png`;
}

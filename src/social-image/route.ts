/** Route of the image that is made for a page: `/docs/intro` -> `/social/docs/intro.png`. */
export function socialImageRoute(route: string): string {
  return `/social${route === "/" ? "/index" : route}.png`;
}

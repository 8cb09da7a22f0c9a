/** Folder of public/ for images for link previews. */
export const socialFolder = "social";

/** `/docs/intro` -> `/social/docs/intro.png` */
export function socialImageRoute(route: string): string {
  return `/${socialFolder}${route === "/" ? "/index" : route}.png`;
}

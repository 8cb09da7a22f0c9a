/** Address of the Markdown twin of a page, for programs and for "View as Markdown": `/docs/intro.md`, `/index.md`. */
export function twinRoute(route: string): string {
  return route === "/" ? "/index.md" : `${route}.md`;
}

/** Media type of the twins. */
export const markdownType = "text/markdown";

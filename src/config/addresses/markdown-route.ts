/** Route of the Markdown version of a page: `/docs/intro.md`, `/index.md`. */
export function markdownRoute(route: string): string {
  return route === "/" ? "/index.md" : `${route}.md`;
}

export const markdownType = "text/markdown";

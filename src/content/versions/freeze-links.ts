/** Links to the docs in Markdown, definitions, and attributes, except to tags and the glossary, which have no versions. */
const begins =
  /(\]\(<?|^\[[^\]]+\]:\s+<?|\b(?:href|to)=["'])\/docs(?=[/#?)"'>\s])(?!\/tags\b|\/glossary\b)/gm;

/** Makes links to today's docs lead into a version. */
export function freezeLinks(text: string, route: string): string {
  return text.replace(begins, (_, start: string) => `${start}${route}`);
}

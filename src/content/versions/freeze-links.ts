/** Where the address of a link begins: Markdown, definitions, attributes. */
const begins =
  /(\]\(<?|^\[[^\]]+\]:\s+<?|\b(?:href|to)=["'])\/docs(?=[/#?)"'>\s])(?!\/tags\b|\/glossary\b)/gm;

/** A text whose links to today's docs lead into a version. The pages of tags and of the glossary belong to no version. */
export function freezeLinks(text: string, route: string): string {
  return text.replace(begins, (_, start: string) => `${start}${route}`);
}

/** The part of the site that a path belongs to: `/docs/api`, `/docs/tutorial`, `/blog`; pages of one share their surroundings. */
export function sectionOf(path: string, prefix: string): string {
  const [first = "", second = ""] = path
    .slice(prefix.length)
    .replace(/[?#].*$/s, "")
    .split("/")
    .slice(1);
  return first === "docs" ? `/docs/${second}` : `/${first}`;
}

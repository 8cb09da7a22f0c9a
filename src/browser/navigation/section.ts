/**
 * The part of the site that a path belongs to: `/docs/api`, `/docs`, `/blog`; pages of one share their surroundings. Those
 * of frozen versions belong to the same parts.
 */
export function sectionOf(path: string, prefix: string): string {
  const [first = "", ...rest] = path
    .slice(prefix.length)
    .replace(/[?#].*$/s, "")
    .split("/")
    .slice(1);
  return first === "docs" && rest.slice(0, 2).includes("api") ? "/docs/api" : `/${first}`;
}

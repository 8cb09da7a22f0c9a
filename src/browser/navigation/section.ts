/** The section of a path, in all versions: `/docs/api`, `/docs`, `/blog`. Its pages share a frame. */
export function sectionOf(path: string, prefix: string): string {
  const [first = "", ...rest] = path
    .slice(prefix.length)
    .replace(/[?#].*$/s, "")
    .split("/")
    .slice(1);
  return first === "docs" && rest.slice(0, 2).includes("api") ? "/docs/api" : `/${first}`;
}

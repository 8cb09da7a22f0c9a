/** A path as readers type it or copy it from a log: with a method, a host, a version, values, and a query string. */
const written =
  /^["'`]?(?:(?<method>get|post|put|patch|delete|head)\s+)?(?<host>https?:\/\/[^/\s]+)?(?<path>[^\s"'`]*)(?:\s+http\/[\d.]+)?["'`]?$/i;
const version = /^\/v\d+(?=\/)/;
/** No path has a digit in its own words: what has one is an id, a number, or a date. */
const value = /(?<=\/)(?:\{[^}]*\}?|:\w+|[^/]*\d[^/]*)/g;

/** `GET items` is a path by its capitals, `get items` are words. */
const isBarePath = (method: string, path: string) =>
  /^[a-z]/i.test(path) && (path.includes("/") || method === method.toUpperCase());

/**
 * The path that a query is, with `{}` for each value: `get https://host/v2/items/42?limit=1` is `get /items/{}`.
 * Undefined for other queries.
 */
export function pathIn(query: string): string | undefined {
  const { method = "", host, path = "" } = written.exec(query)?.groups ?? {};
  const isBare = !host && method !== "" && isBarePath(method, path);
  if (!isBare && !path.startsWith("/")) return undefined;
  const bare = (isBare ? `/${path}` : path)
    .replace(version, "")
    .replace(/[?#].*$/, "")
    .replace(/(?<=.)\/+$/, "")
    .replace(value, "{}");
  return [method.toLowerCase(), bare.toLowerCase()].filter(Boolean).join(" ");
}

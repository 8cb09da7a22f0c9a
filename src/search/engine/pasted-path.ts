/** A path or an address within a query, as readers type it or copy it from a log. */
const rooted = /(?<=^|[\s"'`])(?:https?:\/\/[^/\s]+)?(\/[a-z{][^\s"'`]*)/i;
/** Without its first slash it has to look like a path: by a method in capitals, a method and a slash, or parameters. */
const bare = /^(?:[A-Z]+ |[a-z]+ (?=\S+\/))?([a-z][\w-]*(?:\/[^\s/]+)*)$/;
const methods = /\b(?:get|post|put|patch|delete)\b/i;
const version = /^\/v\d+(?=\/)/;
/** No path has a digit in its own words: what has one is an id, a number, or a date. */
const value = /(?<=\/)(?:\{[^}]*\}?|:\w+|[^/]*\d[^/]*)/g;

function barePath(query: string): string | undefined {
  const path = bare.exec(query)?.[1];
  return path && (methods.test(query.slice(0, -path.length)) || /\/[{:]/.test(path))
    ? `/${path}`
    : undefined;
}

/**
 * The path that a query names, with `{}` for each value: `curl -X GET https://host/v2/items/42?limit=1` names
 * `get /items/{}`. Undefined for other queries.
 */
export function pathIn(query: string): string | undefined {
  const found = rooted.exec(query);
  const path = found?.[1] ?? barePath(query);
  if (path === undefined) return undefined;
  const around = found ? query.replace(found[0], " ") : query.slice(0, -path.length);
  const [method = ""] = methods.exec(around) ?? [];
  const plain = path
    .replace(version, "")
    .replace(/[?#].*$/, "")
    .replace(/(?<=.)\/+$/, "")
    .replace(value, "{}");
  return [method, plain].filter(Boolean).join(" ").toLowerCase();
}

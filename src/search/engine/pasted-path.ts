/** A path or an address within a query, as readers type it or copy it from a log. */
const rooted = /(?<=^|[\s"'`])(?:https?:\/\/[^/\s]+)?(\/[a-z{][^\s"'`]*)/i;
/** Without its first slash it has to look like a path: by a method in capitals, a method and a slash, or parameters. */
const bare = /^(?:[A-Z]+ |[a-z]+ (?=\S+\/))?([a-z][\w-]*(?:\/[^\s/]+)*)$/;
const methods = /\b(?:get|post|put|patch|delete)\b/i;
const version = /^(?:\/api)?(?:\/v\d+)?(?=\/)/i;
/** No path has a digit in its own words: what has one is an id, a number, or a date. */
const value = /(?<=\/)(?:\$?\{[^}]*\}?|<[^>]*>?|[:$]\w+|[^/]*\d[^/]*)/g;
/** Between two words of a name: `salesOrders`, `sales_orders`. */
const joint = /(?<=[a-z])(?=[A-Z])|_/g;

/** curl sends GET, or POST where it is given something to send. */
function curlMethod(query: string): string {
  if (!/^\s*curl\s/.test(query)) return "";
  return /\s(?:-d|-F|--data\S*|--form|--json)\s/.test(query) ? "post" : "get";
}

function barePath(query: string): string | undefined {
  const path = bare.exec(query)?.[1];
  return path && (methods.test(query.slice(0, -path.length)) || /\/[{:]/.test(path))
    ? `/${path}`
    : undefined;
}

/**
 * The path that a query names, with `{}` for each value and `-` between the words of a name:
 * `curl https://host/v2/stockItems/42?limit=1` names `get /stock-items/{}`. Undefined for other queries.
 */
export function pathIn(query: string): string | undefined {
  const found = rooted.exec(query);
  const path = found?.[1] ?? barePath(query);
  if (path === undefined) return undefined;
  const around = found ? query.replace(found[0], " ") : query.slice(0, -path.length);
  const [method = curlMethod(query)] = methods.exec(around) ?? [];
  const plain = path
    .replace(version, "")
    .replace(/[?#].*$/, "")
    .replace(/(?<=.)\/+$/, "")
    .replace(value, "{}")
    .replace(joint, "-");
  return [method, plain].filter(Boolean).join(" ").toLowerCase();
}

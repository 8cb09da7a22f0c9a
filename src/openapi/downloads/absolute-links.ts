import { isObject } from "../json";

/** Keys below which texts are values, not prose. */
const values = new Set(["example", "examples", "default", "enum", "const", "value", "pattern"]);

/** Keys below which keys are names, `value` among them. */
const named = new Set(["properties", "patternProperties", "$defs", "schemas", "headers"]);

/** Markdown's two forms of a link, and HTML's, to a page of this site. */
const rootRelative = /(\]\(<?|^ {0,3}\[[^\]\n]+\]:[ \t]*<?|\b(?:href|src)=["'])(\/(?!\/))/gm;

/** A value with absolute links in its texts: it leaves the site. `site` is the address of the site with its prefix. */
export function withAbsoluteLinks<Value>(value: Value, site: string): Value {
  const inside = (at: unknown, hasNames = false): unknown => {
    if (typeof at === "string") return at.replace(rootRelative, `$1${site}$2`);
    if (Array.isArray(at)) return at.map((inner) => inside(inner));
    if (!isObject(at)) return at;
    return Object.fromEntries(
      Object.entries(at).map(([key, inner]) => [
        key,
        values.has(key) && !hasNames ? inner : inside(inner, named.has(key) && !hasNames),
      ]),
    );
  };
  return inside(value) as Value;
}

const mark = "{marketing}";

/** Puts the address of the marketing site in place of `{marketing}` at the start of any text of the configuration. */
export function expandMarketing(value: unknown, address: unknown): unknown {
  if (typeof address !== "string") return value;
  const base = address.replace(/\/+$/, "");
  const expand = (at: unknown): unknown => {
    if (typeof at === "string") return at.startsWith(mark) ? base + at.slice(mark.length) : at;
    if (Array.isArray(at)) return at.map(expand);
    if (typeof at !== "object" || at === null) return at;
    return Object.fromEntries(Object.entries(at).map(([key, inner]) => [key, expand(inner)]));
  };
  return expand(value);
}

const at = (value: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), value);

/** The text of a hit at a path such as `hierarchy.lvl1`: its snippet if there is one, else the attribute. */
export function textAtPath(hit: object, path: string): string {
  return String(at(hit, `_snippetResult.${path}.value`) || at(hit, path) || "");
}

import { isObject } from "../../../openapi/json";

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** New values for all that was left as it was: `own` is what became of `base`, `next` is to replace it. */
export function mergeValues(base: unknown, own: unknown, next: unknown): unknown {
  if (isSame(base, own)) return next;
  if (isObject(base) && isObject(own) && isObject(next)) {
    const keys = [...new Set([...Object.keys(next), ...Object.keys(own)])];
    return Object.fromEntries(
      keys.flatMap((key): [string, unknown][] => {
        // A field that one of both has removed is gone.
        if (key in base && (!(key in own) || (!(key in next) && isSame(base[key], own[key]))))
          return [];
        if (!(key in own)) return [[key, next[key]]];
        return [[key, key in next ? mergeValues(base[key], own[key], next[key]) : own[key]]];
      }),
    );
  }
  const areLists = Array.isArray(base) && Array.isArray(own) && Array.isArray(next);
  if (!areLists || base.length !== own.length || base.length !== next.length) return own;
  return own.map((item, index) => mergeValues(base[index], item, next[index]));
}

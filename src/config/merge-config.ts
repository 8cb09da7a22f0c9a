type Json = Record<string, unknown>;

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Lays `override` over `base`: objects key by key, everything else (lists too) as a whole. */
export function mergeConfig(base: unknown, override: unknown): unknown {
  if (!isObject(base) || !isObject(override)) return override === undefined ? base : override;
  const own = Object.entries(override).map(([key, value]) => {
    const known = Object.hasOwn(base, key) ? base[key] : undefined;
    return [key, mergeConfig(known, value)] as const;
  });
  // Not by assignment: "__proto__" is a key like any other, and an unknown one.
  return Object.fromEntries([...Object.entries(base), ...own]);
}

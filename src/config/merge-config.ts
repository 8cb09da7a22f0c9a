type Json = Record<string, unknown>;

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Merges objects by key; other values, including lists, are replaced. */
export function mergeConfig(base: unknown, override: unknown): unknown {
  if (!isObject(base) || !isObject(override)) return override === undefined ? base : override;
  const merged = Object.entries(override).map(([key, value]) => {
    const known = Object.hasOwn(base, key) ? base[key] : undefined;
    return [key, mergeConfig(known, value)] as const;
  });
  // Assignment would set the prototype for "__proto__"; here the schema rejects it as an unknown key.
  return Object.fromEntries([...Object.entries(base), ...merged]);
}

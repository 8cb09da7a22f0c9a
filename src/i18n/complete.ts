/** True for texts below a key. */
export const isGroup = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Fills gaps of a dictionary from another one. */
export function complete<T extends object>(own: object, base: T): T {
  const texts = Object.entries(own).filter(([, value]) => value !== undefined);
  const merged = texts.map(([key, value]: [string, unknown]) => {
    const below: unknown = Reflect.get(base, key);
    return [key, isGroup(value) && isGroup(below) ? complete(value, below) : value];
  });
  return { ...base, ...(Object.fromEntries(merged) as Partial<T>) };
}

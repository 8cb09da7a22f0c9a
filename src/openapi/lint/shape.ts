/** The value as an object; empty for other values. */
export function asRecord(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

/** The value as an array; empty for other values. */
export function asArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The items of an array as texts. */
export function asTexts(value: unknown): string[] {
  return asArray(value).map(String);
}

/** The value as a text; empty for other values. */
export function asText(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** The value as an object; an empty one where it is something else. */
export function asRecord(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

/** The value as an array; an empty one where it is something else. */
export function asArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The texts in a value that should be an array of texts. */
export function asTexts(value: unknown): string[] {
  return asArray(value).map(String);
}

/** The value as a text; an empty one where it is something else. */
export function asText(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** The same entries, required ones first, otherwise in their order. */
export function requiredFirst<T>(entries: readonly T[], isRequired: (entry: T) => boolean): T[] {
  return [...entries.filter(isRequired), ...entries.filter((entry) => !isRequired(entry))];
}

/** Keys of the configuration whose values are words. */
const wordKeys = new Set([
  "title",
  "description",
  "label",
  "content",
  "value",
  "copyright",
  "headline",
  "lead",
  "text",
  "alt",
]);
/** Sections without translatable words. */
const notTranslated = new Set(["locales", "security", "repository", "search", "colorMode"]);

function walk(value: unknown, key: string, translate: (text: string) => string): unknown {
  if (typeof value === "string") return value && wordKeys.has(key) ? translate(value) : value;
  if (Array.isArray(value)) return value.map((one) => walk(one, key, translate));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => [
      name,
      notTranslated.has(name) ? inner : walk(inner, name, translate),
    ]),
  );
}

/** Translates a configuration; words without a translation stay. */
export function withTexts<Config>(config: Config, texts: ReadonlyMap<string, string>): Config {
  return walk(config, "", (text) => texts.get(text) ?? text) as Config;
}

/** All translatable words of a configuration, without duplicates. */
export function configTexts(config: unknown): string[] {
  const found = new Set<string>();
  walk(config, "", (text) => {
    found.add(text);
    return text;
  });
  return [...found];
}

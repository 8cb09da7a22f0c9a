/** Keys of the configuration whose values readers see as words. */
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
/** Parts whose words are names that are the same everywhere, or no words at all. */
const notTranslated = new Set(["locales", "security", "repository", "search", "colorMode"]);

type Translate = (text: string) => string;

function walk(value: unknown, key: string, translate: Translate): unknown {
  if (typeof value === "string") return value && wordKeys.has(key) ? translate(value) : value;
  if (Array.isArray(value)) return value.map((one) => walk(one, key, translate));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value) as [string, unknown][];
  return Object.fromEntries(
    entries.map(([name, one]) => [
      name,
      notTranslated.has(name) ? one : walk(one, name, translate),
    ]),
  );
}

/** The configuration with its words put into another language: navigation, footer, announcement, home page. */
export function withTexts<Config>(config: Config, texts: ReadonlyMap<string, string>): Config {
  return walk(config, "", (text) => texts.get(text) ?? text) as Config;
}

/** All words of a configuration that a translation may have, each once. */
export function configTexts(config: unknown): string[] {
  const found = new Set<string>();
  walk(config, "", (text) => {
    found.add(text);
    return text;
  });
  return [...found];
}

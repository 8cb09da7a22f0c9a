import { safeSchema } from "../../../config/html/safe-schema";

/** What a page may show beside the elements of descriptions, and its attributes. */
const media: Record<string, string[]> = {
  section: [],
  u: [],
  picture: [],
  source: ["src"],
  track: ["src", "kind", "srcLang", "default"],
  video: ["src", "poster", "controls", "preload", "muted", "loop", "playsInline"],
  audio: ["src", "controls", "preload", "muted", "loop"],
};

const more: Record<string, string[]> = {
  ...media,
  a: ["download"],
  img: ["loading", "decoding"],
  "*": ["class", "className", "role", "hidden", "translate", "name"],
};

const written = (attribute: string) => attribute.replaceAll("-", "").toLowerCase();
const own = (name: string) =>
  (safeSchema.attributes?.[name] ?? []).map((entry) => (Array.isArray(entry) ? entry[0] : entry));
const everywhere = new Set(
  [...own("*"), ...(more["*"] ?? [])].map((name) => written(String(name))),
);

/** The HTML elements that an MDX page may hold. */
export const pageElements: ReadonlySet<string> = new Set([
  ...(safeSchema.tagNames ?? []).filter((name) => name !== "input"),
  ...Object.keys(media),
]);

/** True for an attribute, as HTML or as React writes it, that an element of a page may have. */
export function mayHave(element: string, attribute: string): boolean {
  const name = written(attribute);
  if (everywhere.has(name) || /^aria-?[a-z]/i.test(attribute)) return true;
  return [...own(element), ...(more[element] ?? [])].some((one) => written(String(one)) === name);
}

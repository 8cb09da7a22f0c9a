import { safeSchema } from "../../../config/html/safe-schema";

/** Elements that pages may contain in addition to those of descriptions, with their attributes. */
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
const safeAttributes = (name: string) =>
  (safeSchema.attributes?.[name] ?? []).map((entry) => (Array.isArray(entry) ? entry[0] : entry));
const everywhere = new Set(
  [...safeAttributes("*"), ...(more["*"] ?? [])].map((name) => written(String(name))),
);

/** The HTML elements that MDX pages may contain. */
export const pageElements: ReadonlySet<string> = new Set([
  ...(safeSchema.tagNames ?? []).filter((name) => name !== "input"),
  ...Object.keys(media),
]);

/** Whether an element of a page may have an attribute, in the spelling of HTML or of React. */
export function mayHave(element: string, attribute: string): boolean {
  const name = written(attribute);
  if (everywhere.has(name) || /^aria-?[a-z]/i.test(attribute)) return true;
  return [...safeAttributes(element), ...(more[element] ?? [])].some(
    (one) => written(String(one)) === name,
  );
}

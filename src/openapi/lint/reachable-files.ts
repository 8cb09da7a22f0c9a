import { children, fileAt, referenceOf, type Description, type DescriptionPlace } from "./description";

function referencesIn(description: Description, place: DescriptionPlace): string[] {
  const own = referenceOf(description, place)?.file;
  const inner = children(place).flatMap(([, value]) => referencesIn(description, value));
  return own ? [own, ...inner] : inner;
}

const known = new WeakMap<Description, Map<string, string[]>>();

/** The files that a place refers to, directly or through others. */
export function reachableFiles(description: Description, place: DescriptionPlace): Set<string> {
  const references = known.get(description) ?? new Map<string, string[]>();
  known.set(description, references);
  const of = (file: string): string[] => {
    const before = references.get(file);
    if (before) return before;
    const found = [...new Set(referencesIn(description, fileAt(description, file)))];
    references.set(file, found);
    return found;
  };
  const reached = new Set<string>();
  const waiting = referencesIn(description, place);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    waiting.push(...of(file));
  }
  return reached;
}

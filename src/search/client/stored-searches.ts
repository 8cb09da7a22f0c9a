import { levels, type Level } from "../record";

/** What DocSearch keeps of a hit that was opened or starred. */
interface StoredSearch {
  objectID: string;
  type: string;
  url: string;
  hierarchy: Record<string, string | null>;
  content: string | null;
}

/** Highest number that DocSearch keeps of either kind. */
const limit = 10;
const longest = 2000;

const isText = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && value.length <= longest;

/** What was stored is escaped already; a bracket or quote in it came from elsewhere. */
const withoutTags = (text: string) =>
  text.replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

const isLevel = (type: string): type is Level => (levels as readonly string[]).includes(type);

const textOrNull = (value: unknown) => (isText(value) ? withoutTags(value) : null);

function readSearch(
  value: unknown,
  isOwnAddress: (url: string) => boolean,
): StoredSearch | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { objectID, type, url, hierarchy, content } = value as Record<string, unknown>;
  if (!isText(objectID) || !isText(url) || !isOwnAddress(url)) return undefined;
  if (typeof hierarchy !== "object" || hierarchy === null) return undefined;
  const found = hierarchy as Record<string, unknown>;
  const levelsRead = Object.fromEntries(levels.map((level) => [level, textOrNull(found[level])]));
  if (!isText(type) || !levelsRead.lvl0 || !isLevel(type) || !levelsRead[type]) return undefined;
  return { objectID, type, url, hierarchy: levelsRead, content: textOrNull(content) };
}

/**
 * What may be shown of a stored list of searches: DocSearch parses it unguarded and
 * follows it, so anything that it did not write itself is dropped or disarmed. Null when the list is fine as it is.
 */
export function cleanedSearches(
  stored: string,
  isOwnAddress: (url: string) => boolean,
): string | null {
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    return "[]";
  }
  if (!Array.isArray(value)) return "[]";
  const seen = new Set<string>();
  const kept = value
    .map((one) => readSearch(one, isOwnAddress))
    .filter((one) => one !== undefined)
    .filter(({ objectID }) => !seen.has(objectID) && seen.add(objectID))
    .slice(0, limit);
  const cleaned = JSON.stringify(kept);
  return cleaned === stored ? null : cleaned;
}

import { isObject } from "../../openapi/json";
import { hierarchyOf, levels, type Hierarchy } from "../record";

/** A hit that a reader opened or starred, as DocSearch stores it. */
interface StoredSearch {
  objectID: string;
  type: string;
  url: string;
  hierarchy: Hierarchy;
  content: string | null;
}

/** DocSearch stores up to this many of either kind. */
const limit = 10;
/** Characters; DocSearch's own texts are shorter. */
const textLimit = 2000;

const isText = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && value.length <= textLimit;

/** DocSearch stores escaped text, so a bracket or quote comes from elsewhere. */
const withoutTags = (text: string) =>
  text.replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

const textOrNull = (value: unknown) => (isText(value) ? withoutTags(value) : null);

function readSearch(
  value: unknown,
  isOwnAddress: (url: string) => boolean,
): StoredSearch | undefined {
  if (!isObject(value)) return undefined;
  const { objectID, type, url, hierarchy, content } = value;
  if (!isText(objectID) || !isText(url) || !isOwnAddress(url)) return undefined;
  if (!isObject(hierarchy)) return undefined;
  const safeHierarchy = hierarchyOf((level) => textOrNull(hierarchy[level]));
  const level = levels.find((one) => one === type);
  if (!safeHierarchy.lvl0 || !level || !safeHierarchy[level]) return undefined;
  return { objectID, type: level, url, hierarchy: safeHierarchy, content: textOrNull(content) };
}

/**
 * A stored list of searches, cleaned; null if it needs no cleaning. DocSearch trusts the list and follows its
 * addresses, so anything that it cannot have written itself is dropped or escaped.
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

import { isObject } from "../../openapi/json";
import { hierarchyOf, levels } from "../record";
import { safeMarks } from "./safe-marks";
import type { AlgoliaHit, AlgoliaResult, ByAttribute } from "./algolia-types";

const textOrNull = (value: unknown) => (typeof value === "string" ? value : null);
const count = (value: unknown) => (typeof value === "number" && value >= 0 ? value : 0);

function marked<Result>(value: unknown): Result | undefined {
  if (!isObject(value) || typeof value.value !== "string") return undefined;
  return { ...value, value: safeMarks(value.value) } as Result;
}

function markedParts<Result>(value: unknown): ByAttribute<Result> {
  const found = isObject(value) ? value : {};
  const hierarchy = isObject(found.hierarchy) ? found.hierarchy : {};
  const content = marked<Result>(found.content);
  const parts = levels.map((level) => [level, marked<Result>(hierarchy[level])] as const);
  return {
    ...(content && { content }),
    hierarchy: Object.fromEntries(parts.filter(([, part]) => part)),
  };
}

/** A complete hit with escaped texts; undefined if it cannot be shown. */
function readHit(value: unknown): AlgoliaHit | undefined {
  if (!isObject(value) || typeof value.url !== "string" || !isObject(value.hierarchy))
    return undefined;
  const found = value.hierarchy;
  const hierarchy = hierarchyOf((level) => textOrNull(found[level]));
  if (!hierarchy.lvl0) return undefined;
  const content = textOrNull(value.content);
  const ownLevel = levels.find((level) => level === value.type && hierarchy[level]);
  const deepest = levels.findLast((level) => hierarchy[level]) ?? "lvl0";
  return {
    ...(value as unknown as AlgoliaHit),
    objectID: String(value.objectID ?? value.url),
    type: value.type === "content" && content ? "content" : (ownLevel ?? deepest),
    hierarchy,
    content,
    _highlightResult: markedParts(value._highlightResult),
    _snippetResult: markedParts(value._snippetResult),
  };
}

function readResult(value: unknown): AlgoliaResult {
  if (!isObject(value) || !Array.isArray(value.hits)) throw new Error("an answer without hits");
  return {
    ...(value as unknown as AlgoliaResult),
    hits: value.hits.map(readHit).filter((hit) => hit !== undefined),
    nbHits: count(value.nbHits),
    page: count(value.page),
    nbPages: count(value.nbPages),
    hitsPerPage: count(value.hitsPerPage),
    ...(isObject(value.facets) ? {} : { facets: undefined }),
  };
}

/**
 * Checks Algolia's answer, which is not trusted: drops hits that cannot be shown, and escapes snippets around their
 * marks.
 * @throws Error if it is not an answer to that many requests
 */
export function readAnswer(answer: unknown, requests: number): AlgoliaResult[] {
  if (!isObject(answer) || !Array.isArray(answer.results)) throw new Error("not an answer");
  if (answer.results.length !== requests) throw new Error("not one result for each request");
  return answer.results.map(readResult);
}

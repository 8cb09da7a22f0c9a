/** What to write instead of what not every browser has, by the names in messages of the linter. */
export const equivalents = /** @type {Record<string, string>} */ ({
  toReversed: "Write [...list].reverse().",
  toSorted: "Write [...list].sort(…).",
  toSpliced: "Copy the list, then splice the copy.",
  with: "Copy the list, then set the place in the copy.",
  canParse: "Try new URL(…) and catch what it throws.",
  withResolvers: "Write new Promise((resolve, reject) => …).",
  groupBy: "Fill a Map in a loop.",
  checkVisibility: "Ask first: element.checkVisibility?.() ?? element.getClientRects().length > 0.",
  requestIdleCallback: "Use src/browser/when-idle.ts.",
  "for await": "Read with stream.getReader().",
});

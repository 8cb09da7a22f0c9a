/** Links to files, or in another window. */
const others = '[download], [target="_blank"], [href$=".md"], [href*="/download/"]';

/**
 * Rules for the time before hydration, when each link loads a document: fetches the page that the reader points at.
 * https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
export function earlyRules(prefix: string): string {
  const where = { and: [{ href_matches: `${prefix}/*` }, { not: { selector_matches: others } }] };
  return JSON.stringify({ prefetch: [{ where, eagerness: "moderate" }] });
}

/** Removes the rules, because the router prefetches from now on. */
export function dropEarlyRules(): void {
  for (const rules of document.querySelectorAll('script[type="speculationrules"]')) rules.remove();
}

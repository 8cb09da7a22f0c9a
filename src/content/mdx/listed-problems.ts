import { addressFaults, correctedAddress } from "../../config/addresses/address";
import type { Problem, SourceLocation } from "../../problems/problem";

/** An entry of `tags.yml` or `authors.yml` that nothing uses. */
export function unusedEntry(kind: "tag" | "author", key: string, where: SourceLocation): Problem {
  return {
    level: "warning",
    code: `${kind}-unused`,
    what: `The ${kind} ${key} is on no page`,
    where,
    seen: `${key}:`,
    cause: `No page names it, so it has no page of its own and stands in no list.`,
    fix: kind === "tag" ? `tags: [${key}]` : `authors: [${key}]`,
  };
}

interface WithPage {
  key: string;
  permalink?: string;
}

/** What gives an entry a page at another address. */
function ownPermalink(subject: "tags" | "authors", key: string, permalink: string): string {
  const line = `permalink: ${permalink}`;
  return subject === "tags" ? `${key}:\n  ${line}` : `${key}:\n  page:\n    ${line}`;
}

/** Entries whose keys make no address. */
export function pagesWithoutAddress(
  subject: "tags" | "authors",
  entries: readonly WithPage[],
  place: (key: string) => SourceLocation,
): Problem[] {
  return entries.flatMap(({ key, permalink }) => {
    const faults = permalink === undefined ? [] : addressFaults(permalink);
    if (permalink === undefined || !faults.length) return [];
    const corrected = correctedAddress(`/${key}`);
    const problem: Problem = {
      level: "error",
      code: `${subject}-without-address`,
      what: `The page of ${JSON.stringify(key)} has no right address: ${JSON.stringify(permalink)}`,
      where: place(key),
      seen: `${key}:`,
      cause: `The key makes the address. ${faults.join(" ")}`,
      fix: ownPermalink(subject, key, corrected),
    };
    return [problem];
  });
}

/** Entries whose pages have the same address. */
export function sharedPage(
  subject: "tags" | "authors",
  entries: readonly WithPage[],
  place: (key: string) => SourceLocation,
): Problem[] {
  const firstOf = new Map<string, string>();
  return entries.flatMap(({ key, permalink }) => {
    if (permalink === undefined) return [];
    const first = firstOf.get(permalink);
    firstOf.set(permalink, first ?? key);
    if (first === undefined) return [];
    const problem: Problem = {
      level: "error",
      code: `${subject}-same-page`,
      what: `Two ${subject} have the page ${permalink}`,
      where: place(key),
      seen: `${first} and ${key}`,
      cause: "One permalink is that of the other, or the two keys make the same address.",
      fix: ownPermalink(subject, key, `/${key}`),
    };
    return [problem];
  });
}

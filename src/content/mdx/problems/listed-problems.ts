import { addressFaults, correctedAddress } from "../../../config/addresses/address";
import { didYouMean } from "../../../problems/did-you-mean";
import { lineInFile } from "../../../problems/line-of-key";
import type { Problem, SourceLocation } from "../../../problems/problem";
import type { ContentDocument } from "../content";

/** The lists `tags.yml` and `authors.yml`. */
type Kind = "tag" | "author";

interface List {
  /** For messages. */
  file: string;
  known: readonly string[];
  /** YAML to add to the list. */
  exampleOf: (key: string) => string;
}

/** Tags or authors of a page that the list lacks. */
export function unknownEntries(
  kind: Kind,
  { file, contentFilePath, frontMatter }: ContentDocument,
  list: List,
): Problem[] {
  const unknown = frontMatter[`${kind}s`].filter((key) => !list.known.includes(key));
  return unknown.map((key) => {
    const near = didYouMean(key, list.known);
    return {
      level: "error",
      code: `${kind}-unknown`,
      what: `Unknown ${kind}: ${key}`,
      where: { file, line: lineInFile(contentFilePath, `${kind}s`) },
      seen: key,
      cause: near
        ? `"${key}" is misspelled; the nearest ${kind} in ${list.file} is "${near}".`
        : `There is no ${kind} "${key}" in ${list.file}.`,
      fix: near ? `${kind}s: [${near}]` : list.exampleOf(key),
    };
  });
}

function unusedEntry(kind: Kind, key: string, where: SourceLocation): Problem {
  return {
    level: "warning",
    code: `${kind}-unused`,
    what: `The ${kind} ${key} is on no page`,
    where,
    seen: `${key}:`,
    cause: `No page names it, so it has no page of its own and stands in no list.`,
    fix: `${kind}s: [${key}]`,
  };
}

interface WithPage {
  key: string;
  permalink?: string;
}

/** YAML that gives an entry another address. */
function ownPermalink(kind: Kind, key: string, permalink: string): string {
  const line = `permalink: ${permalink}`;
  return kind === "tag" ? `${key}:\n  ${line}` : `${key}:\n  page:\n    ${line}`;
}

/** Entries whose keys cannot be addresses. */
export function pagesWithoutAddress(
  kind: Kind,
  entries: readonly WithPage[],
  place: (key: string) => SourceLocation,
): Problem[] {
  return entries.flatMap(({ key, permalink }): Problem | [] => {
    const faults = permalink === undefined ? [] : addressFaults(permalink);
    if (!faults.length) return [];
    return {
      level: "error",
      code: `${kind}s-without-address`,
      what: `The page of ${JSON.stringify(key)} has no right address: ${JSON.stringify(permalink)}`,
      where: place(key),
      seen: `${key}:`,
      cause: `The key makes the address. ${faults.join(" ")}`,
      fix: ownPermalink(kind, key, correctedAddress(`/${key}`)),
    };
  });
}

function sharedPages(
  kind: Kind,
  entries: readonly WithPage[],
  place: (key: string) => SourceLocation,
): Problem[] {
  const firstOf = new Map<string, string>();
  return entries.flatMap(({ key, permalink }): Problem | [] => {
    if (permalink === undefined) return [];
    const first = firstOf.get(permalink);
    firstOf.set(permalink, first ?? key);
    if (first === undefined) return [];
    return {
      level: "error",
      code: `${kind}s-same-page`,
      what: `Two ${kind}s have the page ${permalink}`,
      where: place(key),
      seen: `${first} and ${key}`,
      cause: "One permalink is that of the other, or the two keys make the same address.",
      fix: ownPermalink(kind, key, `/${key}`),
    };
  });
}

/** Entries of a list that no page uses, and those whose pages have no address, or the same address. */
export function listProblems(
  kind: Kind,
  entries: readonly WithPage[],
  used: ReadonlySet<string>,
  place: (key: string) => SourceLocation,
): Problem[] {
  return [
    ...entries
      .filter(({ key }) => !used.has(key))
      .map(({ key }) => unusedEntry(kind, key, place(key))),
    ...sharedPages(kind, entries, place),
    ...pagesWithoutAddress(kind, entries, place),
  ];
}

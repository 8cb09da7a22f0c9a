import { didYouMean } from "../../../problems/did-you-mean";
import type { Problem } from "../../../problems/problem";
import type { AuthorEntry } from "./author-schema";
import { lineOfKey } from "../../../problems/line-of-key";

interface Aliases {
  /** Former key -> current key, across any number of aliases. */
  aliases: Map<string, string>;
  problems: Problem[];
}

/** The keys on the way from an alias; the last is an author, unknown, or the start of a circle. */
function chain(key: string, entries: Record<string, AuthorEntry>): string[] {
  const steps = [key];
  for (;;) {
    const next = entries[steps.at(-1) ?? ""]?.alias_of;
    if (next === undefined) return steps;
    const before = steps.includes(next);
    steps.push(next);
    if (before) return steps;
  }
}

function cycle(steps: readonly string[], where: Problem["where"]): Problem {
  const [key = ""] = steps;
  return {
    level: "error",
    code: "author-cycle",
    what: `An author stands for itself: ${steps.join(" -> ")}`,
    where,
    seen: `alias_of: ${steps[1]}`,
    cause: "Each of these entries says that it is another one, so there is no name to show.",
    fix: `${key}:\n  name: First and last name`,
  };
}

function missing(alias: string, target: string, known: string[], where: Problem["where"]): Problem {
  const near = didYouMean(target, known);
  return {
    level: "error",
    code: "author-alias-unknown",
    what: `The author ${alias} stands for somebody who is not there: ${target}`,
    where,
    seen: `alias_of: ${target}`,
    cause: near
      ? `"${target}" is misspelled; the nearest author is "${near}".`
      : `There is no author "${target}" in the file.`,
    fix: near ? `alias_of: ${near}` : `${target}:\n  name: First and last name`,
  };
}

/** Follows `alias_of`; reports each circle and each missing author once. */
export function resolveAliases(
  entries: Record<string, AuthorEntry>,
  file: string,
  yaml: string,
): Aliases {
  const aliases = new Map<string, string>();
  const problems: Problem[] = [];
  const inCycle = new Set<string>();
  for (const [alias, { alias_of }] of Object.entries(entries)) {
    if (alias_of === undefined || inCycle.has(alias)) continue;
    const steps = chain(alias, entries);
    const end = steps.at(-1) ?? alias;
    const where = { file, line: lineOfKey(yaml, alias) };
    if (steps.indexOf(end) < steps.length - 1) {
      problems.push(cycle(steps, where));
      steps.forEach((key) => inCycle.add(key));
    } else if (entries[end] === undefined) {
      // Only the entry that names the missing author is at fault, not aliases of it.
      const others = Object.keys(entries).filter((key) => key !== alias);
      if (steps.length === 2) problems.push(missing(alias, end, others, where));
    } else aliases.set(alias, end);
  }
  return { aliases, problems };
}

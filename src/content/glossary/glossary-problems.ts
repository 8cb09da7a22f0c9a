import { frameIds } from "../../config/html/content-ids";
import { lineOfKey } from "../../problems/line-of-key";
import type { Problem } from "../../problems/problem";
import { kebabCase } from "../markdown/kebab-case";
import type { GlossaryTerm } from "./parse-glossary";

type Fault = Pick<Problem, "code" | "what" | "cause" | "fix">;

/** A shorter definition can hardly be a sentence. */
const shortestDefinition = 20;

function faultsOf({ key, term, kind, definition }: GlossaryTerm): Fault[] {
  const faults: Fault[] = [];
  if (key !== kebabCase(key))
    faults.push({
      code: "glossary-key",
      what: `The key "${key}" cannot be an anchor`,
      cause: "Keys are words in lower case with hyphens.",
      fix: `${kebabCase(key)}:`,
    });
  if (frameIds.includes(key))
    faults.push({
      code: "glossary-key",
      what: `The key "${key}" is taken`,
      cause: "Every page has a part with this id, which links to the term would lead to.",
      fix: `${key}-term:`,
    });
  if (term.includes(">") && kind !== "menu")
    faults.push({
      code: "glossary-kind",
      what: `"${term}" is the path of a menu, and its kind is ${kind}`,
      cause: "Only menus are written as paths.",
      fix: "kind: menu",
    });
  if (term.includes(">") && !/^\S.*?( > \S[^>]*)+$/.test(term))
    faults.push({
      code: "glossary-path",
      what: `The path "${term}" is not written as paths are`,
      cause: "The parts of a path are separated by a space, > and a space.",
      fix: `term: ${term.split(/\s*>\s*/).join(" > ")}`,
    });
  if (!/[.!?…)]$/.test(definition) || definition.length < shortestDefinition)
    faults.push({
      code: "glossary-definition",
      what: `The definition of "${term}" is not a sentence`,
      cause: "Readers see it on its own, so it says enough and ends with a full stop.",
      fix: `definition: ${definition.replace(/[,;:]?$/, ".")}`,
    });
  return faults;
}

/** Duplicate terms of a glossary, and keys, paths, and definitions that break its rules. */
export function glossaryProblems(
  terms: readonly GlossaryTerm[],
  file: string,
  yaml: string,
): Problem[] {
  const firstOf = new Map<string, GlossaryTerm>();
  return terms.flatMap((entry) => {
    const { key, term, kind } = entry;
    const name = `${kind} ${term.toLowerCase()}`;
    const first = firstOf.get(name);
    firstOf.set(name, first ?? entry);
    const duplicate = first && {
      code: "glossary-duplicate",
      what: `Two ${kind} terms are called "${term}"`,
      cause: `${first.key} (line ${lineOfKey(yaml, first.key)}) has this name already.`,
      fix: `Remove ${key}, or give it the name that the product shows in that place.`,
    };
    const where = { file, line: lineOfKey(yaml, key) };
    return [...(duplicate ? [duplicate] : []), ...faultsOf(entry)].map((fault): Problem => ({
      level: "error",
      where,
      seen: `${key}: ${term}`,
      ...fault,
    }));
  });
}

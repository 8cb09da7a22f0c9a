import { frameIds } from "../../config/html/content-ids";
import type { Problem } from "../../problems/problem";
import { kebabCase } from "../markdown/kebab-case";
import type { GlossaryTerm } from "./glossary";

type Words = Pick<Problem, "code" | "what" | "cause" | "fix">;

/** What is wrong between the terms of a glossary, each with the line of its key. */
export function glossaryProblems(
  terms: readonly GlossaryTerm[],
  file: string,
  yaml: string,
): Problem[] {
  const lines = yaml.split(/\r?\n/);
  const lineOf = (key: string) => lines.findIndex((line) => line.startsWith(`${key}:`)) + 1;
  const report = ({ key, term }: GlossaryTerm, words: Words): Problem => ({
    level: "error",
    where: { file, line: lineOf(key) },
    seen: `${key}: ${term}`,
    ...words,
    code: `glossary-${words.code}`,
  });
  const firstOf = new Map<string, GlossaryTerm>();
  return terms.flatMap((entry) => {
    const { key, term, kind, definition } = entry;
    const problems: Problem[] = [];
    const name = `${kind} ${term.toLowerCase()}`;
    const first = firstOf.get(name);
    if (!first) firstOf.set(name, entry);
    else
      problems.push(
        report(entry, {
          code: "duplicate",
          what: `Two ${kind} terms are called "${term}"`,
          cause: `${first.key} (line ${lineOf(first.key)}) has this name already.`,
          fix: `Remove ${key}, or give it the name that the product shows in that place.`,
        }),
      );
    if (key !== kebabCase(key))
      problems.push(
        report(entry, {
          code: "key",
          what: `The key "${key}" cannot be an anchor`,
          cause: "Keys are words in lower case with hyphens.",
          fix: `${kebabCase(key)}:`,
        }),
      );
    if (frameIds.includes(key))
      problems.push(
        report(entry, {
          code: "key",
          what: `The key "${key}" is taken`,
          cause: "Every page has a part with this id, which links to the term would lead to.",
          fix: `${key}-term:`,
        }),
      );
    if (term.includes(">") && kind !== "menu")
      problems.push(
        report(entry, {
          code: "kind",
          what: `"${term}" is the path of a menu, and its kind is ${kind}`,
          cause: "Only menus are written as paths.",
          fix: "kind: menu",
        }),
      );
    if (term.includes(">") && !/^\S.*?( > \S[^>]*)+$/.test(term))
      problems.push(
        report(entry, {
          code: "path",
          what: `The path "${term}" is not written as paths are`,
          cause: "The parts of a path are separated by a space, > and a space.",
          fix: `term: ${term.split(/\s*>\s*/).join(" > ")}`,
        }),
      );
    if (!/[.!?…)]$/.test(definition) || definition.length < 20)
      problems.push(
        report(entry, {
          code: "definition",
          what: `The definition of "${term}" is not a sentence`,
          cause: "Readers see it on its own, so it says enough and ends with a full stop.",
          fix: `definition: ${definition.replace(/[,;:]?$/, ".")}`,
        }),
      );
    return problems;
  });
}

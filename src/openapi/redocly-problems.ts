import type { Document, NormalizedProblem } from "@redocly/openapi-core";
import type { Problem } from "../problems/problem";
import { isObject } from "./json";
import { pointerKeys } from "./references";
import { placeOf } from "./source-locations";
import { unresolvedReference } from "./unresolved-reference";

interface Read {
  root: string;
  documents: ReadonlyMap<string, Document>;
}

/** Inside extensions Redocly checks shapes that are nobody's standard. */
const inExtension = /\/x-/;
const inMapping = /\/discriminator\/mapping\//;

function pointerOf(problem: NormalizedProblem): string {
  return problem.location[0]?.pointer ?? "";
}

/** What stands at the place of a problem: the target of a `$ref`, or of an entry of a discriminator's mapping. */
function referenceAt(problem: NormalizedProblem, { documents }: Read): string {
  const file = problem.location[0]?.source.absoluteRef ?? "";
  let at: unknown = documents.get(file)?.parsed;
  for (const key of pointerKeys(pointerOf(problem)))
    at = typeof at === "object" && at !== null ? Reflect.get(at, key) : undefined;
  const reference = isObject(at) ? at.$ref : at;
  return typeof reference === "string" ? reference : "";
}

/** A discriminator's mapping may hold plain names: only what looks like a reference can be broken. */
function isPlainMappingName(problem: NormalizedProblem, reference: string): boolean {
  return inMapping.test(pointerOf(problem)) && !/[#/]|\.(ya?ml|json)$/.test(reference);
}

/** The file that a `$ref` names cannot be parsed: Redocly has the line in its message. */
function syntaxProblem(problem: NormalizedProblem, { root }: Read): Problem[] {
  const [location] = problem.location;
  if (!location) return [];
  const place = placeOf(location, root);
  return [syntaxError(problem.message.replace("Failed to parse: ", ""), place)];
}

/** A file that is neither YAML nor JSON. */
export function syntaxError(
  message: string,
  where: { file: string; line: number; seen: string },
): Problem {
  return {
    level: "error",
    code: "openapi-syntax",
    what: "The API description is not valid YAML or JSON",
    where: { file: where.file, line: where.line },
    seen: where.seen,
    cause: `${message.replace(/ in ".*$|\s*\(\d+:\d+\)$/, "")}.`,
    fix: 'Quote values that contain a colon, and indent with two spaces: summary: "Orders: list all"',
  };
}

function referenceProblem(problem: NormalizedProblem, read: Read): Problem[] {
  const [location] = problem.location;
  const reference = referenceAt(problem, read);
  if (!location || isPlainMappingName(problem, reference)) return [];
  const from = location.source.absoluteRef;
  const place = placeOf(location, read.root);
  return [unresolvedReference({ reference, from, place, documents: read.documents })];
}

function structureProblems(problems: readonly NormalizedProblem[], { root }: Read): Problem[] {
  const byMessage = new Map<string, NormalizedProblem[]>();
  for (const problem of problems) {
    if (inExtension.test(pointerOf(problem))) continue;
    byMessage.set(problem.message, [...(byMessage.get(problem.message) ?? []), problem]);
  }
  return [...byMessage.values()].flatMap(([first, ...more]): Problem[] => {
    const [location] = first?.location ?? [];
    if (!first || !location) return [];
    const place = placeOf(location, root);
    const fatal = pointerOf(first) === "#/paths" && /^Expected type/.test(first.message);
    const [suggestion] = first.suggest;
    const problem: Problem = {
      level: fatal ? "error" : "warning",
      code: "openapi-structure",
      what: `The API description departs from the OpenAPI specification: ${first.message.replace(/\.$/, "").replaceAll("`", '"')}`,
      where: { file: place.file, line: place.line },
      seen: place.seen,
      cause: more.length
        ? `This place and ${more.length} more are not as OpenAPI defines them.`
        : "This place is not as OpenAPI defines it.",
      fix: fatal
        ? 'paths:\n  /orders:\n    get:\n      responses: { "200": { description: All orders. } }'
        : suggestion
          ? `Write "${suggestion}".`
          : `npx redocly lint ${place.file}`,
    };
    return [problem];
  });
}

/** What Redocly found as problems of ours: references and syntax are errors, the rest of the structure warns. */
export function fromRedocly(found: readonly NormalizedProblem[], read: Read): Problem[] {
  const syntax = found.filter(({ message }) => message.startsWith("Failed to parse"));
  const references = found.filter(
    ({ ruleId, message }) =>
      ruleId === "no-unresolved-refs" && !/^Failed to parse|\(\d+:\d+\)$/.test(message),
  );
  const structure = found.filter(({ ruleId }) => ruleId === "struct");
  return [
    ...syntax.flatMap((problem) => syntaxProblem(problem, read)),
    ...references.flatMap((problem) => referenceProblem(problem, read)),
    ...structureProblems(structure, read),
  ];
}

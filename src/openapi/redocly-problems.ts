import type { Document, NormalizedProblem } from "@redocly/openapi-core";
import type { Problem } from "../problems/problem";
import { isObject } from "./json";
import { uriOf, type DescriptionResolver } from "./reading/description-resolver";
import { refusedReference, syntaxError, unusableText } from "./reading/reading-problems";
import { pointerKeys } from "./references";
import { placeOf } from "./source-locations";
import { unresolvedReference } from "./unresolved-reference";

interface Read {
  root: string;
  documents: ReadonlyMap<string, Document>;
  resolver: DescriptionResolver;
}

/** Inside extensions Redocly checks shapes that are nobody's standard. */
const inExtension = /\/x-/;
const inMapping = /\/discriminator\/mapping\//;

function pointerOf(problem: NormalizedProblem): string {
  return problem.location[0]?.pointer ?? "";
}

/** What stands at the place of a problem: the target of a `$ref`, or what names something in another way. */
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
function syntaxProblem(problem: NormalizedProblem, { root, resolver }: Read): Problem[] {
  const [location] = problem.location;
  if (!location) return [];
  const place = placeOf(location, root);
  const unusable = resolver.unusable.get(location.source.absoluteRef);
  if (unusable) return [unusableText(unusable, place)];
  return [syntaxError(problem.message.replace("Failed to parse: ", ""), place)];
}

const isReferenceProblem = ({ ruleId, message }: NormalizedProblem) =>
  /^(no-unresolved-refs|site\/references)$/.test(ruleId) &&
  !/^Failed to parse|\(\d+:\d+\)$/.test(message);

/** The problem that a description names something that it may not read; undefined where something else is wrong. */
export function refusedProblem(problem: NormalizedProblem, read: Read): Problem | undefined {
  const [location] = problem.location;
  if (!location || !isReferenceProblem(problem)) return undefined;
  const reference = referenceAt(problem, read);
  const refused = read.resolver.refusalOf(location.source.absoluteRef, reference);
  return refused && refusedReference(refused, reference, placeOf(location, read.root));
}

function referenceProblem(problem: NormalizedProblem, read: Read): Problem[] {
  const [location] = problem.location;
  const reference = referenceAt(problem, read);
  if (!location || isPlainMappingName(problem, reference)) return [];
  const refused = refusedProblem(problem, read);
  if (refused) return [refused];
  const { documents, resolver } = read;
  const from = location.source.absoluteRef;
  const target = resolver.resolveExternalRef(from, uriOf(reference));
  const place = placeOf(location, read.root);
  return [unresolvedReference({ reference, from, target, place, documents })];
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
  // Redocly's rule and ours find the same mapping.
  const references = new Map(
    found
      .filter(isReferenceProblem)
      .map((problem) => [
        `${problem.location[0]?.source.absoluteRef}${pointerOf(problem)}`,
        problem,
      ]),
  );
  const structure = found.filter(({ ruleId }) => ruleId === "struct");
  return [
    ...syntax.flatMap((problem) => syntaxProblem(problem, read)),
    ...[...references.values()].flatMap((problem) => referenceProblem(problem, read)),
    ...structureProblems(structure, read),
  ];
}

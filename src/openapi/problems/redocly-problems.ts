import type { Document, NormalizedProblem } from "@redocly/openapi-core";
import { groupBy } from "../../config/group-by";
import type { Problem } from "../../problems/problem";
import { isObject } from "../json";
import { uriOf, type DescriptionResolver } from "../reading/description-resolver";
import { refusedReference, syntaxError, unusableText } from "../reading/reading-problems";
import { redoclyWords } from "../lint/redocly-words";
import { plainRules } from "../redocly-config";
import { pointerKeys } from "../references";
import { placeOf } from "../source-locations";
import { lackingKey, structureWords, unexpectedKey } from "./structure-words";
import { isMediaType } from "./media-types";
import { unresolvedReference } from "./unresolved-reference";
import { valueAt } from "../value-at";

interface Read {
  root: string;
  /** Places at which something else is already wrong. */
  said: readonly Problem[];
  documents: ReadonlyMap<string, Document>;
  resolver: DescriptionResolver;
}

/** Redocly checks the contents of extensions, which no standard defines. */
const inExtension = /\/x-/;
/** Below a callback without its address, of which a message of its own tells. */
const inLostCallback =
  /\/callbacks\/(?:[^/]+\/)?(?:get|put|post|patch|delete|head|options|trace)\/[^/{:]+/;
const inMapping = /\/discriminator\/mapping\//;

function pointerOf(problem: NormalizedProblem): string {
  return problem.location[0]?.pointer ?? "";
}

/** The document in which a problem is. */
const wholeOf = ({ location: [location] }: NormalizedProblem, { documents }: Read): unknown =>
  documents.get(location?.source.absoluteRef ?? "")?.parsed;

/** What is at the location of a problem, and what holds it. */
function foundAt(problem: NormalizedProblem, read: Read) {
  const whole = wholeOf(problem, read);
  const pointer = pointerOf(problem);
  const around = /^(.*)\/[^/]+$/.exec(pointer)?.[1];
  return {
    value: valueAt(whole, pointer),
    holder: around === undefined ? undefined : valueAt(whole, around),
  };
}

/** The reference at the location of a problem: a `$ref`, or a text that names something. */
function referenceAt(problem: NormalizedProblem, read: Read): string {
  const { value: at } = foundAt(problem, read);
  const reference = isObject(at) ? at.$ref : at;
  return typeof reference === "string" ? reference : "";
}

/** A discriminator's mapping may contain plain names; only references can be broken. */
function isPlainMappingName(problem: NormalizedProblem, reference: string): boolean {
  return inMapping.test(pointerOf(problem)) && !/[#/]|\.(ya?ml|json)$/.test(reference);
}

/** A file that a `$ref` names cannot be parsed. Redocly's message has the line. */
function syntaxProblem(problem: NormalizedProblem, { root, resolver }: Read): Problem[] {
  const [location] = problem.location;
  if (!location) return [];
  const place = placeOf(location, root);
  const unusable = resolver.unusable.get(location.source.absoluteRef);
  if (unusable) return [unusableText(unusable, place)];
  const message = problem.message.replace("Failed to parse: ", "");
  return [syntaxError(message, place, location.source.body)];
}

const isReferenceProblem = ({ ruleId, message }: NormalizedProblem) =>
  /^(no-unresolved-refs|site\/references)$/.test(ruleId) &&
  !/^Failed to parse|\(\d+:\d+\)$/.test(message);

function referenceProblem(problem: NormalizedProblem, read: Read): Problem[] {
  const [location] = problem.location;
  const reference = referenceAt(problem, read);
  if (!location || isPlainMappingName(problem, reference)) return [];
  const { documents, resolver } = read;
  const from = location.source.absoluteRef;
  const place = placeOf(location, read.root);
  const refused = resolver.refusalOf(from, reference);
  if (refused) return [refusedReference(refused, reference, place)];
  const target = resolver.resolveExternalRef(from, uriOf(reference));
  return [unresolvedReference({ reference, from, target, place, documents })];
}

/** Says that a message holds for more places than the one it names. */
export const placesMore = (count: number) =>
  count === 1 ? "It is the same in one more place." : `It is the same in ${count} more places.`;

/** Keys that are missing because they stand there under another name: the object's pointer and the key. */
function misnamedKeys(problems: readonly NormalizedProblem[]): ReadonlySet<string> {
  return new Set(
    problems.flatMap((problem) => {
      const key = unexpectedKey(problem.message);
      const meant = key !== undefined && isMediaType(key) ? "content" : problem.suggest[0];
      const holder = pointerOf(problem).replace(/\/[^/]+$/, "");
      return key === undefined || meant === undefined ? [] : [`${holder} ${meant}`];
    }),
  );
}

function structureProblems(problems: readonly NormalizedProblem[], read: Read): Problem[] {
  const { root, said } = read;
  const isSaid = ([location]: NormalizedProblem["location"]) => {
    const { file, line } = location ? placeOf(location, root) : {};
    return said.some(({ where }) => where?.file === file && where?.line === line);
  };
  const byMessage = new Map<string, NormalizedProblem[]>();
  const misnamed = misnamedKeys(problems);
  for (const problem of problems) {
    const pointer = pointerOf(problem);
    const missing = lackingKey(problem.message);
    if (missing !== undefined && misnamed.has(`${pointer} ${missing}`)) continue;
    if (inExtension.test(pointer) || inLostCallback.test(pointer) || isSaid(problem.location))
      continue;
    // Without its reference, an object lacks everything.
    const { value } = foundAt(problem, read);
    // These are of JSON Schema, in which true and false are schemas.
    if (typeof value === "boolean" && /\/(?:if|then|else)$/.test(pointer)) continue;
    if (isObject(value) && "$ref" in value && problem.message.startsWith("The field")) continue;
    byMessage.set(problem.message, [...(byMessage.get(problem.message) ?? []), problem]);
  }
  return [...byMessage.values()].flatMap(([first, ...more]): Problem[] => {
    const [location] = first?.location ?? [];
    if (!first || !location) return [];
    const place = placeOf(location, root);
    const fatal = pointerOf(first) === "#/paths" && /^Expected type/.test(first.message);
    const words = structureWords({
      ...foundAt(first, read),
      message: first.message,
      suggestion: first.suggest[0],
      key: pointerKeys(pointerOf(first)).at(-1) ?? "",
      seen: place.seen,
    });
    const { cause, fix } = words ?? {
      cause: "This place is not as OpenAPI defines it.",
      fix: `npx redocly lint ${place.file}`,
    };
    const problem: Problem = {
      level: fatal ? "error" : "warning",
      code: "openapi-structure",
      what: `The API description departs from the OpenAPI specification: ${first.message.replace(/\.$/, "").replaceAll("`", '"')}`,
      where: { file: place.file, line: place.line },
      seen: place.seen,
      cause: more.length ? `${cause} ${placesMore(more.length)}` : cause,
      fix: fatal
        ? 'paths:\n  /orders:\n    get:\n      responses: { "200": { description: All orders. } }'
        : fix,
    };
    return [problem];
  });
}

/** Names of the properties beside a list of those that are required. */
function propertiesBeside(problem: NormalizedProblem, read: Read): string[] {
  const schema = pointerOf(problem).replace(/\/required\/\d+$/, "");
  const properties = valueAt(wholeOf(problem, read), `${schema}/properties`);
  return isObject(properties) ? Object.keys(properties) : [];
}

/** A condition of JSON Schema requires properties that the schema around it declares, which Redocly does not look at. */
const isCondition = (problem: NormalizedProblem) =>
  problem.ruleId === "no-required-schema-properties-undefined" &&
  /\/(?:if|then|else|not|dependentSchemas)\//.test(pointerOf(problem));

/** What the plain rules find; findings of one message are one problem. */
function ruleProblems(found: readonly NormalizedProblem[], read: Read): Problem[] {
  const judged = found.filter((one) => !isCondition(one));
  const byMessage = groupBy(judged, ({ ruleId, message }) => [`${ruleId} ${message}`]);
  return [...byMessage.values()].flatMap(([first, ...more]): Problem[] => {
    const [location] = first?.location ?? [];
    if (!first || !location || inExtension.test(pointerOf(first))) return [];
    const { file, line, seen } = placeOf(location, read.root);
    const near = propertiesBeside(first, read);
    const { cause, fix } = redoclyWords(first.ruleId, seen, first.message, near);
    return [
      {
        level: "warning",
        code: `openapi-${first.ruleId}`,
        what: first.message.replace(/\.$/, "").replaceAll("`", '"'),
        where: { file, line },
        seen,
        cause: more.length ? `${cause} ${placesMore(more.length)}` : cause,
        fix,
      },
    ];
  });
}

/** Redocly's findings as our problems: references and syntax are errors, other structure is a warning. */
export function fromRedocly(found: readonly NormalizedProblem[], read: Read): Problem[] {
  const syntax = found.filter(({ message }) => message.startsWith("Failed to parse"));
  // Redocly's rule and ours report the same mappings.
  const references = new Map(
    found
      .filter(isReferenceProblem)
      .map((problem) => [
        `${problem.location[0]?.source.absoluteRef}${pointerOf(problem)}`,
        problem,
      ]),
  );
  const structure = found.filter(({ ruleId }) => ruleId === "struct");
  const plain = found.filter(({ ruleId }) => plainRules.includes(ruleId));
  return [
    ...syntax.flatMap((problem) => syntaxProblem(problem, read)),
    ...[...references.values()].flatMap((problem) => referenceProblem(problem, read)),
    ...structureProblems(structure, read),
    ...ruleProblems(plain, read),
  ];
}

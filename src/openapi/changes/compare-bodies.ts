import { bodyRoot, propertyPath } from "../field-path";
import { isObject, objectAt, textsAt, type JsonObject } from "../json";
import type { References } from "../references";
import type { Change, Direction } from "./change";
import type { RuleId } from "./rules";
import { schemaOf, type Sides } from "./compare-parameters";
import type { Found } from "./compare-schemas";

function objectOf(value: unknown, { follow }: References): JsonObject | undefined {
  const followed = follow(value).value;
  return isObject(followed) ? followed : undefined;
}

/** What is sent in each media type. `media` names the rules for those that come and go. */
function compareContent(
  was: JsonObject,
  is: JsonObject,
  root: string,
  direction: Direction,
  { before, after, compare }: Sides,
): Found {
  const [from, to] = [objectAt(was, "content"), objectAt(is, "content")];
  const found: Found = { changes: [], uses: [] };
  // With no content on one side it is the whole body that came or went.
  for (const type of Object.keys(from))
    if (!(type in to))
      found.changes.push({ rule: `${direction}-media-type-removed`, at: root, before: type });
  for (const [index, [type, media]] of Object.entries(to).entries()) {
    if (!(type in from)) {
      found.changes.push({ rule: `${direction}-media-type-added`, at: root, after: type });
      continue;
    }
    const [old, one] = [objectOf(from[type], before.references), objectOf(media, after.references)];
    const at = bodyRoot(root, type, index);
    const below = compare(old?.schema ?? {}, one?.schema ?? {}, direction, at);
    found.changes.push(...below.changes);
    found.uses.push(...below.uses);
  }
  return found;
}

/** Of a body that has or has no longer to be there. One that the API sends counts as a field that it answers with. */
function requiredRule(isTaken: boolean, isRequired: boolean): RuleId {
  if (isTaken) return isRequired ? "body-required" : "body-optional";
  return isRequired ? "response-field-required" : "response-field-optional";
}

/** Differences of what an operation takes; of a webhook, of what the API sends. */
export function compareRequestBodies(sides: Sides, direction: Direction): Found {
  const { before, after } = sides;
  const was = objectOf(before.operation.requestBody, before.references);
  const is = objectOf(after.operation.requestBody, after.references);
  const at = "body";
  const one = (change: Change): Found => ({ changes: [change], uses: [] });
  if (!was && !is) return { changes: [], uses: [] };
  if (!is) return one({ rule: "body-removed", at });
  const isTaken = direction === "request";
  if (!was) {
    const required = isTaken && is.required === true;
    return one({ rule: required ? "body-added-required" : "body-added-optional", at });
  }
  const content = compareContent(was, is, at, direction, sides);
  const required = [was, is].map((body) => body.required === true);
  if (required[0] !== required[1])
    content.changes.unshift({ rule: requiredRule(isTaken, required[1] === true), at });
  return content;
}

/** Headers that a client answers with (to a webhook, a callback) are told as the fields that it sends are. */
const headerRules = {
  response: {
    removed: "response-header-removed",
    added: "response-header-added",
    addedRequired: "response-header-added",
    optional: "response-header-optional",
    required: "response-field-required",
  },
  request: {
    removed: "request-field-removed",
    added: "request-field-added",
    addedRequired: "request-field-added-required",
    optional: "request-field-optional",
    required: "request-field-required",
  },
} as const;

function compareHeaders(
  was: JsonObject,
  is: JsonObject,
  root: string,
  direction: Direction,
  { before, after, compare }: Sides,
): Found {
  const rules = headerRules[direction];
  const found: Found = { changes: [], uses: [] };
  const named = (response: JsonObject) =>
    new Map(
      Object.entries(objectAt(response, "headers")).map(
        ([name, header]) => [name.toLowerCase(), { name, header }] as const,
      ),
    );
  const [from, to] = [named(was), named(is)];
  for (const [key, { name }] of from)
    if (!to.has(key)) found.changes.push({ rule: rules.removed, at: propertyPath(root, name) });
  for (const [key, { name, header }] of to) {
    const at = propertyPath(root, name);
    const old = objectOf(from.get(key)?.header, before.references);
    const one = objectOf(header, after.references);
    const isRequired = one?.required === true;
    if (!old || !one) {
      if (!old) found.changes.push({ rule: isRequired ? rules.addedRequired : rules.added, at });
      continue;
    }
    if ((old.required === true) !== isRequired)
      found.changes.push({ rule: isRequired ? rules.required : rules.optional, at });
    const schemas = [schemaOf(old, before.references), schemaOf(one, after.references)];
    const below = compare(schemas[0], schemas[1], direction, at);
    found.changes.push(...below.changes);
    found.uses.push(...below.uses);
  }
  return found;
}

/** Codes stand in the response, or beside the reference to it, which then counts. */
function errorCodes(reference: unknown, references: References): string[] {
  const beside = textsAt(reference, "x-error-codes");
  return beside.length ? beside : textsAt(references.follow(reference).value, "x-error-codes");
}

function compareCodes(was: string[], is: string[], at: string): Change[] {
  return [
    ...was
      .filter((code) => !is.includes(code))
      .map((code): Change => ({ rule: "error-code-removed", at, before: code })),
    ...is
      .filter((code) => !was.includes(code))
      .map((code): Change => ({ rule: "error-code-added", at, after: code })),
  ];
}

/** Differences of what an operation answers, by status. */
export function compareResponses(sides: Sides, direction: Direction): Found {
  const { before, after } = sides;
  const [was, is] = [before, after].map(({ operation }) => objectAt(operation, "responses"));
  const found: Found = { changes: [], uses: [] };
  const known = (responses: JsonObject = {}) =>
    Object.keys(responses).filter((status) => !status.startsWith("x-"));
  for (const status of known(was))
    if (!is?.[status])
      found.changes.push({
        rule: /^[123]/.test(status) ? "response-success-removed" : "response-error-removed",
        at: "",
        before: status,
      });
  for (const status of known(is)) {
    const at = `response-${status}`;
    if (!was?.[status]) {
      found.changes.push({ rule: "response-added", at: "", after: status });
      continue;
    }
    const old = objectOf(was[status], before.references) ?? {};
    const one = objectOf(is?.[status], after.references) ?? {};
    const codes = [
      errorCodes(was[status], before.references),
      errorCodes(is?.[status], after.references),
    ] as const;
    found.changes.push(...compareCodes(...codes, at));
    for (const part of [
      compareHeaders(old, one, `header-${status}`, direction, sides),
      compareContent(old, one, at, direction, sides),
    ]) {
      found.changes.push(...part.changes);
      found.uses.push(...part.uses);
    }
  }
  return found;
}

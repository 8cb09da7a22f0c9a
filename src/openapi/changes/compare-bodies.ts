import { bodyRoot, propertyPath } from "../field-path";
import { objectAt, textsAt, type JsonObject } from "../json";
import type { References } from "../references";
import type { Direction } from "../schema-tree";
import { compareLists } from "./change";
import { schemaOf } from "../parameters";
import type { Sides } from "./compare-parameters";
import { joined, only, type SchemaComparison } from "./compare-schemas";

/** Compares the media types of a body or response, and their schemas. */
function compareContent(
  before: JsonObject,
  after: JsonObject,
  root: string,
  direction: Direction,
  sides: Sides,
): SchemaComparison {
  const [oldContent, newContent] = [objectAt(before, "content"), objectAt(after, "content")];
  const parts: SchemaComparison[] = [];
  for (const type of Object.keys(oldContent))
    if (!(type in newContent))
      parts.push(only({ rule: `${direction}-media-type-removed`, at: root, before: type }));
  for (const [index, [type, media]] of Object.entries(newContent).entries()) {
    if (!(type in oldContent)) {
      parts.push(only({ rule: `${direction}-media-type-added`, at: root, after: type }));
      continue;
    }
    const oldMedia = sides.before.references.followObject(oldContent[type]);
    const newMedia = sides.after.references.followObject(media);
    const at = bodyRoot(root, type, index);
    parts.push(sides.compare(oldMedia?.schema ?? {}, newMedia?.schema ?? {}, direction, at));
  }
  return joined(parts);
}

/** A body that the API sends is reported like a field of its responses. */
const requiredRules = {
  request: { required: "body-required", optional: "body-optional" },
  response: { required: "response-field-required", optional: "response-field-optional" },
} as const;

/** Compares request bodies; the body of a webhook or callback has the direction `response`. */
export function compareRequestBodies(sides: Sides, direction: Direction): SchemaComparison {
  const [before, after] = [sides.before, sides.after].map(({ operation, references }) =>
    references.followObject(operation.requestBody),
  );
  const at = "body";
  if (!after) return before ? only({ rule: "body-removed", at }) : only();
  const isRequired = after.required === true;
  if (!before) {
    const isAddedRequired = direction === "request" && isRequired;
    return only({ rule: isAddedRequired ? "body-added-required" : "body-added-optional", at });
  }
  const content = compareContent(before, after, at, direction, sides);
  if ((before.required === true) === isRequired) return content;
  const rule = requiredRules[direction][isRequired ? "required" : "optional"];
  return joined([only({ rule, at }), content]);
}

/** Headers that a client answers with (to a webhook or callback) are reported like fields that it sends. */
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

/** Names of headers ignore case. */
const headersOf = (response: JsonObject) =>
  new Map(
    Object.entries(objectAt(response, "headers")).map(
      ([name, header]) => [name.toLowerCase(), { name, header }] as const,
    ),
  );

function compareHeaders(
  before: JsonObject,
  after: JsonObject,
  root: string,
  direction: Direction,
  sides: Sides,
): SchemaComparison {
  const rules = headerRules[direction];
  const [oldReferences, newReferences] = [sides.before.references, sides.after.references];
  const [oldHeaders, newHeaders] = [headersOf(before), headersOf(after)];
  const parts: SchemaComparison[] = [];
  for (const [key, { name }] of oldHeaders)
    if (!newHeaders.has(key))
      parts.push(only({ rule: rules.removed, at: propertyPath(root, name) }));
  for (const [key, { name, header }] of newHeaders) {
    const at = propertyPath(root, name);
    const oldHeader = oldReferences.followObject(oldHeaders.get(key)?.header);
    const newHeader = newReferences.followObject(header);
    const isRequired = newHeader?.required === true;
    if (!oldHeader) parts.push(only({ rule: isRequired ? rules.addedRequired : rules.added, at }));
    if (!oldHeader || !newHeader) continue;
    if ((oldHeader.required === true) !== isRequired)
      parts.push(only({ rule: isRequired ? rules.required : rules.optional, at }));
    const oldSchema = schemaOf(oldHeader, oldReferences);
    parts.push(sides.compare(oldSchema, schemaOf(newHeader, newReferences), direction, at));
  }
  return joined(parts);
}

/** Codes beside a reference to a response replace those of the response. */
function errorCodes(reference: unknown, references: References): string[] {
  const beside = textsAt(reference, "x-error-codes");
  return beside.length ? beside : textsAt(references.follow(reference).value, "x-error-codes");
}

function compareResponse(
  status: string,
  before: unknown,
  after: unknown,
  sides: Sides,
  direction: Direction,
): SchemaComparison {
  const [oldReferences, newReferences] = [sides.before.references, sides.after.references];
  const oldResponse = oldReferences.followObject(before) ?? {};
  const newResponse = newReferences.followObject(after) ?? {};
  const at = `response-${status}`;
  const oldCodes = errorCodes(before, oldReferences);
  const newCodes = errorCodes(after, newReferences);
  const rules = ["error-code-removed", "error-code-added"] as const;
  return joined([
    only(...compareLists(oldCodes, newCodes, rules, at)),
    compareHeaders(oldResponse, newResponse, `header-${status}`, direction, sides),
    compareContent(oldResponse, newResponse, at, direction, sides),
  ]);
}

const isStatus = (key: string) => !key.startsWith("x-");

/** Compares the responses of an operation by status. */
export function compareResponses(sides: Sides, direction: Direction): SchemaComparison {
  const before = objectAt(sides.before.operation, "responses");
  const after = objectAt(sides.after.operation, "responses");
  const parts: SchemaComparison[] = [];
  for (const status of Object.keys(before).filter(isStatus)) {
    const kind = /^[123]/.test(status) ? "success" : "error";
    if (!after[status])
      parts.push(only({ rule: `response-${kind}-removed`, at: "", before: status }));
  }
  for (const status of Object.keys(after).filter(isStatus))
    if (before[status])
      parts.push(compareResponse(status, before[status], after[status], sides, direction));
    else parts.push(only({ rule: "response-added", at: "", after: status }));
  return joined(parts);
}

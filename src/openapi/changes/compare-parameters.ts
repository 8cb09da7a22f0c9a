import { propertyPath } from "../field-path";
import { isObject, listAt, objectAt, textAt, type JsonObject } from "../json";
import type { References } from "../references";
import type { Change, Direction } from "./change";
import type { CompareSchemas, Found } from "./compare-schemas";

/** A parameter of an operation; those of the path are known by their place in it, since a name there is free. */
interface Parameter {
  at: string;
  name: string;
  schema: unknown;
  parameter: JsonObject;
}

/** An operation of one description, as far as the comparison needs it. */
export interface OperationSide {
  path: string;
  pathItem: JsonObject;
  operation: JsonObject;
  references: References;
}

/** An operation before and after, and the comparison of their schemas. */
export interface Sides {
  before: OperationSide;
  after: OperationSide;
  compare: CompareSchemas;
}

/** The schema of a parameter or a header; `content` gives it where the value is itself JSON. */
export function schemaOf(parameter: JsonObject, references: References): unknown {
  if (parameter.schema !== undefined) return parameter.schema;
  const [media] = Object.values(objectAt(parameter, "content"));
  return objectAt({ media: references.follow(media).value }, "media").schema ?? {};
}

function parametersOf({ path, pathItem, operation, references }: OperationSide) {
  const found = new Map<string, Parameter>();
  const names = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = ""]) => name);
  for (const reference of [...listAt(pathItem, "parameters"), ...listAt(operation, "parameters")]) {
    const { value: parameter } = references.follow(reference);
    const [name, place] = [textAt(parameter, "name"), textAt(parameter, "in")];
    if (!isObject(parameter) || !name || !place) continue;
    const key =
      place === "path" ? `path ${names.indexOf(name)}` : `${place} ${keyName(place, name)}`;
    const at = propertyPath(place, name);
    found.set(key, { at, name, schema: schemaOf(parameter, references), parameter });
  }
  return found;
}

/** Names of headers are the same in any case. */
const keyName = (place: string, name: string) => (place === "header" ? name.toLowerCase() : name);

const isRequired = ({ parameter }: Parameter) =>
  parameter.required === true || parameter.in === "path";

const defaultStyles: Record<string, string> = { query: "form", cookie: "form" };

/** How a value is written: `form, repeated`. */
function styleOf({ parameter }: Parameter): string {
  const style = textAt(parameter, "style") ?? defaultStyles[String(parameter.in)] ?? "simple";
  const explode = parameter.explode ?? style === "form";
  return `${style}${explode ? ", repeated" : ""}`;
}

/** What the API sends (a webhook, a callback) is told as the fields that it answers with are. */
const ruleFor = {
  request: {
    required: "parameter-required",
    optional: "parameter-optional",
    removed: "parameter-removed",
    addedRequired: "parameter-added-required",
    added: "parameter-added-optional",
  },
  response: {
    required: "response-field-required",
    optional: "response-field-optional",
    removed: "response-field-removed",
    addedRequired: "response-field-added",
    added: "response-field-added",
  },
} as const;

function compareTwo(was: Parameter, is: Parameter, direction: Direction): Change[] {
  const { at } = is;
  const changes: Change[] = [];
  if (was.name !== is.name && is.parameter.in === "path")
    changes.push({ rule: "path-parameter-renamed", at, before: was.name, after: is.name });
  if (isRequired(was) !== isRequired(is))
    changes.push({ rule: ruleFor[direction][isRequired(is) ? "required" : "optional"], at });
  if (is.parameter.deprecated === true && was.parameter.deprecated !== true)
    changes.push({ rule: "parameter-deprecated", at });
  const [from, to] = [styleOf(was), styleOf(is)];
  if (from !== to) changes.push({ rule: "parameter-style-changed", at, before: from, after: to });
  return changes;
}

/** Differences of the parameters of one operation; `direction` is that in which they travel. */
export function compareParameters({ before, after, compare }: Sides, direction: Direction): Found {
  const rules = ruleFor[direction];
  const [was, is] = [parametersOf(before), parametersOf(after)];
  const changes: Change[] = [];
  const uses: Found["uses"] = [];
  for (const [key, one] of was) if (!is.has(key)) changes.push({ rule: rules.removed, at: one.at });
  for (const [key, one] of is) {
    const old = was.get(key);
    if (!old) {
      changes.push({ rule: isRequired(one) ? rules.addedRequired : rules.added, at: one.at });
      continue;
    }
    const below = compare(old.schema, one.schema, direction, one.at);
    changes.push(...compareTwo(old, one, direction), ...below.changes);
    uses.push(...below.uses);
  }
  return { changes, uses };
}

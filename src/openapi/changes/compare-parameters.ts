import { propertyPath } from "../field-path";
import { isObject, listAt, textAt, type JsonObject } from "../json";
import { schemaOf } from "../parameters";
import type { References } from "../references";
import type { Direction } from "../schema-tree";
import type { Change } from "./change";
import { joined, only, type CompareSchemas, type SchemaComparison } from "./compare-schemas";

interface Parameter {
  at: string;
  name: string;
  schema: unknown;
  parameter: JsonObject;
}

/** An operation of one of the two descriptions. */
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

/** Parameters by place and name. Those of the path go by position, because their names may change freely. */
function parametersOf({ path, pathItem, operation, references }: OperationSide) {
  const found = new Map<string, Parameter>();
  const names = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = ""]) => name);
  for (const reference of [...listAt(pathItem, "parameters"), ...listAt(operation, "parameters")]) {
    const { value: parameter } = references.follow(reference);
    const [name, place] = [textAt(parameter, "name"), textAt(parameter, "in")];
    if (!isObject(parameter) || !name || !place) continue;
    const key = place === "path" ? names.indexOf(name) : keyName(place, name);
    const at = propertyPath(place, name);
    const schema = schemaOf(parameter, references);
    found.set(`${place} ${key}`, { at, name, schema, parameter });
  }
  return found;
}

/** Names of headers ignore case. */
const keyName = (place: string, name: string) => (place === "header" ? name.toLowerCase() : name);

const isRequired = ({ parameter }: Parameter) =>
  parameter.required === true || parameter.in === "path";

const defaultStyles: Record<string, string> = { query: "form", cookie: "form" };

/** How a value is serialized: `form, repeated`. */
function styleOf({ parameter }: Parameter): string {
  const style = textAt(parameter, "style") ?? defaultStyles[String(parameter.in)] ?? "simple";
  const explode = parameter.explode ?? style === "form";
  return `${style}${explode ? ", repeated" : ""}`;
}

/** Parameters that the API sends (to a webhook or callback) are reported like fields of its responses. */
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

function compareTwo(before: Parameter, after: Parameter, direction: Direction): Change[] {
  const { at } = after;
  const changes: Change[] = [];
  if (before.name !== after.name && after.parameter.in === "path")
    changes.push({ rule: "path-parameter-renamed", at, before: before.name, after: after.name });
  if (isRequired(before) !== isRequired(after))
    changes.push({ rule: ruleFor[direction][isRequired(after) ? "required" : "optional"], at });
  if (after.parameter.deprecated === true && before.parameter.deprecated !== true)
    changes.push({ rule: "parameter-deprecated", at });
  const [oldStyle, newStyle] = [styleOf(before), styleOf(after)];
  if (oldStyle !== newStyle)
    changes.push({ rule: "parameter-style-changed", at, before: oldStyle, after: newStyle });
  return changes;
}

/** Compares the parameters of an operation, which travel in `direction`. */
export function compareParameters({ before, after, compare }: Sides, direction: Direction): SchemaComparison {
  const rules = ruleFor[direction];
  const [oldParameters, newParameters] = [parametersOf(before), parametersOf(after)];
  const parts: SchemaComparison[] = [];
  for (const [key, { at }] of oldParameters)
    if (!newParameters.has(key)) parts.push(only({ rule: rules.removed, at }));
  for (const [key, parameter] of newParameters) {
    const { at, schema } = parameter;
    const earlier = oldParameters.get(key);
    if (earlier)
      parts.push(
        only(...compareTwo(earlier, parameter, direction)),
        compare(earlier.schema, schema, direction, at),
      );
    else parts.push(only({ rule: isRequired(parameter) ? rules.addedRequired : rules.added, at }));
  }
  return joined(parts);
}

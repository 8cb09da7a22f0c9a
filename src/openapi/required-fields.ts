import type { ApiOperation } from "./describe-operation";
import { propertyPath } from "./field-path";
import type { SchemaBelow, SchemaNode, SchemaPart } from "./schema-node";

/** A field that a request cannot do without: how it is written, and its address on the page. */
interface RequiredField {
  /** `name`, `lines[].id` */
  label: string;
  path: string;
}

type Part = (key: string) => SchemaPart | undefined;

/** Lists within lists are followed so far. */
const deepest = 4;

const belowOf = (node: SchemaNode, part: Part): SchemaBelow =>
  (node.part && part(node.part)?.below) || node;

/** Required fields of a schema; those of list items one by one, other objects by their own name. */
function fieldsOf(
  node: SchemaNode,
  label: string,
  path: string,
  part: Part,
  depth = 0,
): RequiredField[] {
  const below = belowOf(node, part);
  if (depth > deepest) return [];
  if (below.items) return fieldsOf(below.items, `${label}[]`, path, part, depth + 1);
  const required = below.properties?.filter((property) => property.required) ?? [];
  return required.flatMap(({ name, schema }) => {
    const own = { label: label ? `${label}.${name}` : name, path: propertyPath(path, name) };
    const isList = belowOf(schema, part).items !== undefined;
    const inside = isList ? fieldsOf(schema, own.label, own.path, part, depth) : [];
    return inside.length ? inside : [own];
  });
}

/** What a request must contain: required parameters, then required fields of a required body. */
export function requiredFields(
  { parameters, requestBody }: Pick<ApiOperation, "parameters" | "requestBody">,
  part: Part,
): RequiredField[] {
  const schema = requestBody?.required ? requestBody.content[0]?.schema : undefined;
  return [
    ...parameters.flatMap(({ place, parameters: list }) =>
      list
        .filter(({ required }) => required)
        .map(({ name }) => ({ label: name, path: propertyPath(place, name) })),
    ),
    ...(schema ? fieldsOf(schema, "", "body", part) : []),
  ];
}
